/** What is probably a slip of the hand, and cannot be taken back: worth a second look before it is sent. */
import type { DiceOdds } from '../../../engine/dice-throne/odds/odds.ts';
import type { MatchView } from '../../../engine/dice-throne/state/view-shape.ts';
import { t } from '../../words/t.ts';
import type { SortedLines } from './lines.ts';

/** What has at most this chance again with the dice kept was rare. */
const RARE = 0.35;

/** What things are called, and of what type a card is. */
interface Words {
  nameOf(id: string): string;
  card(id: string): { readonly type: string } | undefined;
}

interface Known {
  readonly view: MatchView;
  readonly lines: SortedLines;
  readonly lexicon: Words;
  readonly odds?: DiceOdds | undefined;
}

/** A question to be answered first, or nothing. */
export const slipIn = (action: { readonly type: string }, known: Known): string | undefined => {
  switch (action.type) {
    case 'roll':
      return rollsAway(known);
    case 'announce':
      return Reflect.get(action, 'ability') === null ? leavesUnused(known) : undefined;
    case 'sell':
      return sellsUpgrade(String(Reflect.get(action, 'card')), known);
    default:
      return undefined;
  }
};

/** The dice meet what they will hardly meet again: of such, the rarest. */
const rollsAway = ({ odds, lexicon }: Known): string | undefined => {
  const [rarest] = Object.entries(odds?.abilities ?? {})
    .filter(([, { now, kept }]) => now === 1 && kept <= RARE)
    .sort(([, a], [, b]) => a.kept - b.kept);
  return rarest && t('Roll away {name}?', { name: lexicon.nameOf(rarest[0]) });
};

const leavesUnused = ({ lines, lexicon }: Known): string | undefined => {
  const [first] = lines.announces.keys();
  return first === undefined
    ? undefined
    : t('Activate nothing, though {name} is ready?', { name: lexicon.nameOf(first) });
};

/** In a main phase it can be taken back. */
const sellsUpgrade = (card: string, { view, lexicon }: Known): string | undefined =>
  view.phase === 'discard' && lexicon.card(card)?.type === 'upgrade'
    ? t('Sell {name}, an upgrade?', { name: lexicon.nameOf(card) })
    : undefined;
