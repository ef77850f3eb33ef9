/** A hand: in a match the own one, with the purse that pays for it. Cards that can be played are lit; a click plays them,
 *  a click on another shows all of its words. */
import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';
import type { CardEntry, SeatView } from '../../../../engine/dice-throne/state/view-shape.ts';
import type { LegalAction } from '../../../../protocol/messages.ts';
import { CardFace, cardClass } from '../../../kit/card.tsx';
import { Meant } from '../../../rules/word.tsx';
import { Bubble, useBubble } from '../../../table/bubble.tsx';
import { seatName } from '../../../table/who.ts';
import { useTable } from '../context.ts';
import { CARD_KEYS } from '../keys.ts';
import { RichText } from '../texts/rich-text.tsx';
import '../../../table/style/hand.css';
import { rich } from '../../../words/rich.ts';
import { t } from '../../../words/t.ts';

interface HandProps {
  readonly cards: readonly string[];
  /** Whose cards they are. */
  readonly seat: SeatView;
}

export function Hand({ cards, seat }: HandProps): JSX.Element {
  const { picture, lexicon, lines, choiceOf, take } = useTable();
  const own = seat.seat === picture.you;
  const name = seatName(picture, seat.seat);
  const lit = [...new Set(cards.filter((card) => lines.plays.has(card)))];
  const nothingElse = picture.legal.length > 0 && picture.legal.every((line) => line.action.type === 'sell');

  return (
    <section class="hand-row" aria-label={own ? t('Your hand') : t('Hand of {name}', { name })}>
      <div class="purse">
        <span class="coin">{seat.cp}</span>
        <span class="sums">
          <span>{own ? rich('{cp} to spend', { cp: <b>{t('CP')}</b> }) : <b>{t('CP')}</b>}</span>
          <span>{t('{n} in hand', { n: cards.length })}</span>
        </span>
      </div>
      <ul
        class="hand"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by keyboard
        tabIndex={0}
        aria-label={own ? t('Cards in your hand') : t('Cards of {name}', { name })}
        data-cards={cards.length}
      >
        {cards.length === 0 && <li class="none">{t('No cards in hand.')}</li>}
        {cards.map((card, index) => {
          const chosen = choiceOf((target) => target.kind === 'card' && target.card === card);
          const plays = chosen ? [chosen] : lines.plays.get(card);
          return (
            <Card
              key={`${card} ${cards.slice(0, index).filter((other) => other === card).length}`}
              id={card}
              hero={seat.hero}
              name={lexicon.nameOf(card)}
              entry={lexicon.card(card)}
              hotkey={CARD_KEYS[lit.indexOf(card)]}
              act={plays && (() => take(plays, t('How to play {name}?', { name: lexicon.nameOf(card) })))}
              sell={lines.sells.get(card)}
              sellKey={CARD_KEYS[index]}
              onlySells={nothingElse}
              idle={!own}
            />
          );
        })}
      </ul>
    </section>
  );
}

interface CardProps {
  readonly id: string;
  readonly hero: string;
  readonly name: string;
  readonly entry?: CardEntry;
  readonly hotkey?: string;
  readonly act?: () => void;
  readonly sell?: LegalAction;
  /** Sells it with Shift. */
  readonly sellKey?: string;
  readonly onlySells: boolean;
  /** Nobody plays it here. */
  readonly idle: boolean;
}

function Card({ id, hero, name, entry, hotkey, act, sell, sellKey, onlySells, idle }: CardProps): JSX.Element {
  const { take } = useTable();
  const face = useRef<HTMLButtonElement>(null);
  const bubble = useBubble(face);
  const type = entry?.type ?? 'main';
  const key = sellKey && `shift+${sellKey}`;
  return (
    <li data-card={id}>
      <button
        type="button"
        class={`${cardClass(type, idle ? '' : act ? 'can' : 'cannot')} card-face`}
        ref={face}
        data-key={act && hotkey}
        aria-describedby={bubble.open ? bubble.id : undefined}
        onClick={act ?? bubble.show}
      >
        <CardFace id={id} hero={hero} name={name} cost={entry?.cost ?? 0} type={type} hotkey={act && hotkey}>
          <RichText text={entry?.text ?? ''} hero={hero} />
        </CardFace>
      </button>
      {sell && (
        <button
          type="button"
          class={`sell ${onlySells ? 'lit' : ''}`}
          title={`${t('Sell {name} for 1 CP', { name })}${sellKey ? ` (Shift + ${sellKey.toUpperCase()})` : ''}`}
          aria-label={t('Sell {name} for 1 CP', { name })}
          data-key={key}
          onClick={() => take([sell], '')}
        >
          {t('Sell')}
        </button>
      )}
      <Bubble of={bubble}>
        <Meant of={{ name, text: entry?.text ?? '' }}>
          <RichText text={entry?.text ?? ''} hero={hero} />
        </Meant>
      </Bubble>
    </li>
  );
}
