/** A hand: in a match the own one. Cards that can be played are lit; a click plays them. */
import type { JSX } from 'preact';
import type { CardEntry, SeatView } from '../../../../engine/dice-throne/state/view-shape.ts';
import type { LegalAction } from '../../../../protocol/messages.ts';
import { SymbolText } from '../../../glyphs.tsx';
import { Key } from '../../../table/key.tsx';
import { seatName } from '../../../table/who.ts';
import { useTable } from '../context.ts';
import { CARD_KEYS } from '../keys.ts';

const TYPES: Readonly<Record<CardEntry['type'], string>> = {
  main: 'Main phase',
  roll: 'Roll phase',
  instant: 'Instant',
  upgrade: 'Upgrade',
};

interface HandProps {
  readonly cards: readonly string[];
  /** Whose cards they are. */
  readonly seat: SeatView;
}

export function Hand({ cards, seat }: HandProps): JSX.Element {
  const { picture, lexicon, lines, choiceOf, take } = useTable();
  const own = seat.seat === picture.you;
  const name = seatName(picture, seat.seat);
  const die = lexicon.hero(seat.hero)?.die ?? [];
  const lit = [...new Set(cards.filter((card) => lines.plays.has(card)))];

  return (
    <section class="hand" aria-label={own ? 'Your hand' : `Hand of ${name}`}>
      <h3>
        {own ? 'Hand' : `Hand of ${name}`} <span>{cards.length}</span>
      </h3>
      {cards.length === 0 && <p class="none">No cards in hand.</p>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by keyboard */}
      <ul tabIndex={0} aria-label={own ? 'Cards in your hand' : `Cards of ${name}`}>
        {cards.map((card, index) => {
          const chosen = choiceOf((target) => target.kind === 'card' && target.card === card);
          const plays = chosen ? [chosen] : lines.plays.get(card);
          return (
            <Card
              key={`${card} ${cards.slice(0, index).filter((other) => other === card).length}`}
              name={lexicon.nameOf(card)}
              entry={lexicon.card(card)}
              die={die}
              hotkey={CARD_KEYS[lit.indexOf(card)]}
              act={plays && (() => take(plays, `How to play ${lexicon.nameOf(card)}?`))}
              sell={lines.sells.get(card)}
            />
          );
        })}
      </ul>
    </section>
  );
}

interface CardProps {
  readonly name: string;
  readonly entry?: CardEntry;
  /** Symbols of its owner's die. */
  readonly die: readonly string[];
  readonly hotkey?: string;
  readonly act?: () => void;
  readonly sell?: LegalAction;
}

function Card({ name, entry, die, hotkey, act, sell }: CardProps): JSX.Element {
  const { take, picture } = useTable();
  const onlySelling = picture.legal.every((line) => line.action.type === 'sell');
  const face = (
    <>
      <span class="card-head">
        {entry && (
          <span class="cost" title={`Costs ${entry.cost} CP`}>
            {entry.cost}
          </span>
        )}
        <strong>{name}</strong>
        <Key of={act && hotkey} />
      </span>
      <span class="kind">{entry && TYPES[entry.type]}</span>
      <span class="text">{entry?.type === 'upgrade' ? <UpgradeText text={entry.text} die={die} /> : entry?.text}</span>
    </>
  );
  return (
    <li class={`card ${entry?.type ?? ''}`}>
      {act ? (
        <button type="button" class="card-face lit" data-key={hotkey} onClick={act}>
          {face}
        </button>
      ) : (
        <div class="card-face">{face}</div>
      )}
      {sell && (
        <button
          type="button"
          class={`sell ${onlySelling ? 'lit' : ''}`}
          title={sell.label}
          aria-label={sell.label}
          onClick={() => take([sell], '')}
        >
          Sell
        </button>
      )}
    </li>
  );
}

/** What an upgrade says, with the symbols that its abilities need drawn: these stand in brackets. */
function UpgradeText({ text, die }: { readonly text: string; readonly die: readonly string[] }): JSX.Element {
  const parts = text.split(/(\([^)]*\))/);
  return <>{parts.map((part, index) => (index % 2 === 1 ? <SymbolText key={index} text={part} die={die} /> : part))}</>;
}
