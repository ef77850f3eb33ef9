/** A tiny game for tests of whatever holds games by their face alone: two seats, five hidden cards each, five rounds.
 *  Both seats are asked at once; what the first one laid stays face down until the second one has chosen. The higher
 *  card takes the round, the most rounds take the match. */
import { type DiceStream, seededStream, shuffle } from '../../../engine/core/chance.ts';
import type { Game, GameEvent, Seat, Side, Viewer, Waiting } from '../../../engine/core/game.ts';
import { BadInput, refuse } from '../../../engine/core/refusal.ts';

export interface HighCardMatch {
  step: number;
  since: number;
  hands: string[][];
  laid: (string | null)[];
  won: number[];
  rounds: number;
  conceded: Seat | null;
  dice: DiceStream;
}

export type HighCardAction =
  | { readonly type: 'lay'; readonly card: string }
  | { readonly type: 'concede' }
  | { readonly type: 'timeout' };

export interface HighCardEvent extends GameEvent {
  readonly seat?: Seat;
  readonly card?: string;
  readonly cards?: readonly string[];
}

export interface HighCardView {
  readonly step: number;
  readonly won: readonly number[];
  readonly rounds: number;
  readonly laid: readonly boolean[];
  readonly hand?: readonly string[];
  readonly waiting: readonly Waiting[];
}

const HAND = 5;
const DECK = Array.from({ length: 30 }, (_, index) => `card-${String(index + 10)}`);

const over = (match: HighCardMatch): boolean => match.conceded !== null || match.rounds === HAND;
const asked = (match: HighCardMatch): Seat[] => (over(match) ? [] : [0, 1].filter((seat) => !match.laid[seat]));
const lowest = (match: HighCardMatch, seat: Seat): string => [...(match.hands[seat] ?? [])].sort()[0] ?? '';

const winners = (match: HighCardMatch): Seat[] => {
  if (match.conceded !== null) return [1 - match.conceded];
  const [first = 0, second = 0] = match.won;
  if (first === second) return [];
  return [first > second ? 0 : 1];
};

const alone = (seat: Seat): Side => ({ seats: [seat], role: 'player', plays: 'hero' });

const reveal = (match: HighCardMatch): HighCardEvent[] => {
  const [first, second] = match.laid;
  if (!first || !second) return [];
  const winner = first > second ? 0 : 1;
  match.won[winner] = (match.won[winner] ?? 0) + 1;
  match.rounds++;
  match.laid = [null, null];
  match.since = match.step;
  return [{ type: 'revealed', seat: winner, cards: [first, second] }];
};

export const highCard: Game<HighCardMatch, HighCardAction, HighCardView, HighCardEvent> = {
  id: 'high-card',
  name: 'High Card',
  contentHash: 'high-card-1',
  rulesRevision: 1,
  modes: [{ id: '1v1', name: 'Duel', text: 'Two players.', minSeats: 2, maxSeats: 2, formats: [[alone(0), alone(1)]] }],
  heroes: [
    { id: 'knave', name: 'Knave', kind: 'hero', text: 'Plays cards.' },
    { id: 'queen', name: 'Queen', kind: 'hero', text: 'Plays cards, too.' },
  ],
  timeout: { type: 'timeout' },
  concede: { type: 'concede' },
  catalogue: () => ({ cards: DECK }),
  lists: () => ({ modes: highCard.modes, heroes: highCard.heroes, achievements: [] }),

  start({ seats }, dice) {
    if (seats.every(({ hero }) => hero === 'queen')) throw new BadInput('seats', 'there is only one queen');
    const deck = [...DECK];
    shuffle(dice, deck);
    const hands = [deck.slice(0, HAND), deck.slice(HAND, 2 * HAND)];
    return { step: 0, since: 0, hands, laid: [null, null], won: [0, 0], rounds: 0, conceded: null, dice };
  },
  seats() {
    return 2;
  },
  step(match) {
    return match.step;
  },
  legal(match, seat) {
    if (!asked(match).includes(seat)) return [];
    return (match.hands[seat] ?? []).map((card) => ({ type: 'lay', card }));
  },
  waiting(match) {
    return asked(match).map((seat): Waiting => ({ seat, why: 'window', clock: 'window', since: match.since }));
  },
  check(match, seat, action) {
    if (over(match)) return refuse('match-over', 'The match is over.');
    if (action.type === 'concede') return undefined;
    if (!asked(match).includes(seat))
      return refuse('not-your-turn', 'You have laid your card; wait for the other one.');
    if (action.type === 'timeout' || match.hands[seat]?.includes(action.card)) return undefined;
    return refuse('unknown-id', `There is no ${action.card} in your hand.`);
  },
  apply(match, seat, action) {
    const refusal = this.check(match, seat, action);
    if (refusal) throw new Error(refusal.message);
    return this.advance(match, seat, action);
  },
  advance(match, seat, action) {
    match.step++;
    if (action.type === 'concede') {
      match.conceded = seat;
      return [{ type: 'conceded', seat }];
    }
    const card = action.type === 'lay' ? action.card : lowest(match, seat);
    match.hands[seat] = (match.hands[seat] ?? []).filter((held) => held !== card);
    match.laid[seat] = card;
    return [{ type: 'laid', seat, card }, ...reveal(match)];
  },
  advanceUnheard(match, seat, action) {
    this.advance(match, seat, action);
  },
  parse(value) {
    const action = value as { type?: unknown; card?: unknown } | null;
    if (action?.type === 'concede') return { action: { type: 'concede' } };
    if (action?.type === 'timeout') return { action: { type: 'timeout' } };
    if (action?.type === 'lay' && typeof action.card === 'string')
      return { action: { type: 'lay', card: action.card } };
    return { refusal: refuse('bad-message', 'There is `lay` with a `card`, and `concede`.') };
  },
  undoable() {
    return undefined;
  },
  fork(match) {
    return structuredClone(match);
  },
  imagine(match, seat, key) {
    const copy = structuredClone(match);
    const seen = [...(copy.hands[seat] ?? []), ...copy.laid];
    const unseen = DECK.filter((card) => !seen.includes(card));
    shuffle(seededStream(key), unseen);
    copy.hands[1 - seat] = unseen.slice(0, copy.hands[1 - seat]?.length ?? 0);
    return copy;
  },
  outcome(match) {
    if (!over(match)) return undefined;
    const best = winners(match);
    const rest = [0, 1].filter((seat) => !best.includes(seat));
    return { winners: best, draw: best.length === 0, places: [best, rest].filter((place) => place.length > 0) };
  },
  view(match, viewer: Viewer) {
    const { step, won, rounds } = match;
    const laid = match.laid.map((card) => card !== null);
    const shared = { step, won: [...won], rounds, laid, waiting: highCard.waiting(match) };
    return viewer === 'public' ? shared : { ...shared, hand: [...(match.hands[viewer] ?? [])] };
  },
  seen(_match, events, viewer) {
    return events.map((event) => {
      if (event.type !== 'laid' || event.seat === viewer) return event;
      return { type: 'laid', ...(event.seat !== undefined && { seat: event.seat }) };
    });
  },
  save(match) {
    return structuredClone(match);
  },
  load(saved) {
    return structuredClone(saved as HighCardMatch);
  },
  prospect() {
    return undefined;
  },
  estimate(match, seat) {
    return (match.won[seat] ?? 0) - (match.won[1 - seat] ?? 0);
  },
  describe(id) {
    return DECK.includes(id) ? { name: id, text: 'A card.' } : undefined;
  },
  tell(event) {
    return `${event.type}${event.seat === undefined ? '' : ` by seat ${event.seat}`}`;
  },
  label(_match, _seat, action) {
    return action.type === 'lay' ? `Lay ${action.card}` : action.type;
  },
  scenario: {
    position() {
      throw new BadInput('game', 'has no scripted positions');
    },
    truth(match) {
      return match;
    },
    diceLeft() {
      return [];
    },
  },
};

/** The same game with a crack in it: laying a card breaks it. */
export const crackedGame: typeof highCard = {
  ...highCard,
  id: 'cracked',
  advance() {
    throw new Error('the crack');
  },
};
