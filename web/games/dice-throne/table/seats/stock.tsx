/** What lies before a player in figures and coins: CP, cards, tokens, companions. What can be spent, or what a prompt
 *  names, is a button there. */
import type { ComponentChildren, JSX } from 'preact';
import { useRef } from 'preact/hooks';
import type { SeatView } from '../../../../../engine/dice-throne/state/view-shape.ts';
import type { LegalAction } from '../../../../../protocol/messages.ts';
import { symbolOf } from '../../../../art/look-up.ts';
import { Mark } from '../../../../kit/icon.tsx';
import { TokenCoin, type TokenKind } from '../../../../kit/token.tsx';
import { Meant } from '../../../../rules/word.tsx';
import { Bubble, useBubble } from '../../../../table/bubble.tsx';
import { t } from '../../../../words/t.ts';
import { useTable } from '../../context.ts';
import { isEnemy } from '../../fighters.ts';
import type { OptionTarget } from '../../options.ts';
import { RichText } from '../../texts/rich-text.tsx';

/** `brief`: CP and hand only, as in a row of six. */
export function Stock({ seat, brief }: { readonly seat: SeatView; readonly brief?: boolean }): JSX.Element {
  const { lexicon } = useTable();
  const holdsCards = !isEnemy(seat);
  return (
    <p class="stock">
      <span class="cp" title={t('Combat points')}>
        <Mark of="cp" /> <b>{seat.cp}</b> {!brief && t('CP')}
        {brief && <span class="unseen"> {t('CP')}</span>}
      </span>
      {holdsCards && (
        <span title={t('Cards in hand')}>
          <Mark of="hand" /> <b>{seat.handCount}</b> {brief ? <span class="unseen"> {t('in hand')}</span> : t('hand')}
        </span>
      )}
      {holdsCards && !brief && (
        <>
          <span class="opt" title={t('Cards in the deck')}>
            <Mark of="deck" /> <b>{seat.deckCount}</b>
            <span class="unseen"> {t('in the deck')}</span>
          </span>
          <Explained
            class="opt bare"
            name={t('Discard pile')}
            text={
              seat.discard.length ? seat.discard.map((card) => lexicon.nameOf(card)).join(', ') : t('Nothing discarded')
            }
          >
            <Mark of="discard" /> <b>{seat.discard.length}</b>
            <span class="unseen"> {t('discarded')}</span>
          </Explained>
        </>
      )}
    </p>
  );
}

/** Tokens, companions and equipment in play. `brief`: without their names. */
export function Tokens({ seat, brief }: { readonly seat: SeatView; readonly brief?: boolean }): JSX.Element | null {
  const { lexicon, lines } = useTable();
  const { equipment = [] } = seat;
  if (seat.tokens.length + seat.companions.length + equipment.length === 0) return null;
  return (
    <ul
      class="tokens"
      aria-label={equipment.length > 0 ? t('Tokens, companions and equipment') : t('Tokens and companions')}
    >
      {seat.tokens.map(({ id, count }) => (
        <Chip
          key={id}
          id={id}
          seat={seat}
          name={lexicon.nameOf(id)}
          kind={lexicon.tokenKind(id)}
          text={lexicon.token(id)?.text ?? ''}
          count={count}
          brief={brief}
          names={(target) => target.kind === 'token' && target.token === id && (target.seat ?? seat.seat) === seat.seat}
        />
      ))}
      {seat.companions.map(({ id, side, count, health }) => {
        const words = lexicon.companion(id, side);
        return (
          <Chip
            key={`${id} ${side}`}
            id={symbolOf(side, seat.hero) ? side : id}
            source={id}
            seat={seat}
            name={words?.name ?? lexicon.nameOf(side)}
            kind="companion"
            text={words?.text ?? ''}
            count={count}
            health={health}
            brief={brief}
            names={(target) =>
              target.kind === 'companion' &&
              (target.companion === id || target.companion === side) &&
              (target.seat ?? seat.seat) === seat.seat
            }
          />
        );
      })}
      {equipment.map((id) => (
        <Chip
          key={id}
          id={id}
          seat={seat}
          name={lexicon.nameOf(id)}
          kind="equipment"
          text={lexicon.card(id)?.text ?? ''}
          count={1}
          brief={brief}
          uses={lines.uses.get(id)}
          names={(target) => target.kind === 'card' && target.card === id}
        />
      ))}
    </ul>
  );
}

interface ChipProps {
  readonly id: string;
  /** Under which id it is spent, where that is another. */
  readonly source?: string;
  readonly seat: SeatView;
  readonly name: string;
  readonly kind: TokenKind;
  readonly text: string;
  readonly count: number;
  readonly health?: number;
  readonly brief?: boolean;
  /** How its owner may use it now, where that is not spending it. */
  readonly uses?: readonly LegalAction[] | undefined;
  /** Whether an option of a prompt means this very thing. */
  readonly names: (target: OptionTarget) => boolean;
}

function Chip({ id, source, seat, name, kind, text, count, health, brief, uses, names }: ChipProps): JSX.Element {
  const { choiceOf, lines, picture, take } = useTable();
  const chosen = choiceOf(names);
  const own = seat.seat === picture.you;
  const ways: readonly LegalAction[] | undefined = chosen
    ? [chosen]
    : own
      ? (uses ?? lines.spends.get(id) ?? lines.spends.get(source ?? id))
      : undefined;
  return (
    <li data-token={id}>
      <Explained
        class={`token ${kind} ${ways ? 'can' : ''}`}
        name={name}
        text={text}
        act={ways && (() => take(ways, t('How to use {name}?', { name })))}
      >
        <TokenCoin id={id} hero={seat.hero} name={name} kind={kind} />
        <span class={brief ? 'unseen' : 'name-of'}>{name}</span>
        {count > 1 && (
          <>
            {' '}
            <b>×{count}</b>
          </>
        )}
        {health !== undefined && (
          <span class="token-health">
            <Mark of="heart" />
            {health}
          </span>
        )}
      </Explained>
    </li>
  );
}

interface ExplainedProps {
  readonly class: string;
  readonly name: string;
  readonly text: string;
  readonly act?: () => void;
  readonly children: ComponentChildren;
}

/** Something that says what it is on hover, focus or touch; a click takes it where that is possible. */
export function Explained({ class: extra, name, text, act, children }: ExplainedProps): JSX.Element {
  const anchor = useRef<HTMLButtonElement>(null);
  const bubble = useBubble(anchor);
  return (
    <>
      <button
        type="button"
        class={extra}
        ref={anchor}
        aria-describedby={bubble.open ? bubble.id : undefined}
        onClick={act ?? bubble.show}
      >
        {children}
      </button>
      <Bubble of={bubble}>
        <Meant of={{ name, text }}>
          <RichText text={text} />
        </Meant>
      </Bubble>
    </>
  );
}
