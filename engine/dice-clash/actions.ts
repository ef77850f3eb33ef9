/** Actions of Dice Clash: how an untrusted value is read as one, which are legal, and why one is not. */
import { z } from 'zod';
import { answerTop, type Prompt } from '../core/asking.ts';
import type { Seat } from '../core/game.ts';
import { actionReader } from '../core/issues.ts';
import { type Refusal, refuse } from '../core/refusal.ts';
import { defends, dieToPlace, landingsAt, placementsOf } from './rules/landing.ts';
import { land } from './rules/placing.ts';
import { end } from './rules/rounds.ts';
import { landingsOn } from './rules/worth.ts';
import type { Die } from './state/state.ts';
import {
  emit,
  fighterOf,
  findDie,
  foeOf,
  impossible,
  isLegend,
  nameOf,
  SPACES,
  sideOf,
  type Table,
  takeOut,
} from './state/table.ts';
import type { DiceClashAction } from './state/view-shape.ts';

const die = z.string().regex(/^(black|white|red):[1-6]$/, 'expected a die such as black:4');
const format = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('place'),
    die,
    space: z.number().int().min(1).max(SPACES),
    value: z.number().int().min(1).max(6).optional(),
  }),
  z.strictObject({ type: z.literal('choose'), option: z.string().min(1).max(32) }),
  z.strictObject({ type: z.literal('concede'), late: z.literal(true).optional() }),
  z.strictObject({ type: z.literal('timeout') }),
]);

export const parseAction = actionReader<DiceClashAction>(format);

/** The seat whose turn it is to place a die; nobody while somebody is asked. */
const isToPlace = ({ m }: Table, seat: Seat): boolean => !m.outcome && !m.prompt && m.active === seat;

export const legalFor = (t: Table, seat: Seat): DiceClashAction[] => {
  const { outcome, prompt } = t.m;
  if (!outcome && prompt?.seat === seat) return prompt.options.map((option) => ({ type: 'choose', option }));
  return isToPlace(t, seat) ? placementsOf(t, seat, placing) : [];
};

/** There is one object of each placement, for all matches: what is known of it already (its words, how it travels) is found by it. */
const placing = (die: string, space: number, value: number | undefined): DiceClashAction => {
  const known = placings.get(die) ?? [];
  placings.set(die, known);
  const at = space * VALUES + (value ?? 0);
  known[at] ??= { type: 'place', die, space: space + 1, ...(value !== undefined && { value }) };
  return known[at];
};
const placings = new Map<string, DiceClashAction[]>();
/** None chosen, or one of six. */
const VALUES = 7;

export const refusalOf = (t: Table, seat: Seat, action: DiceClashAction): Refusal | undefined => {
  const { m } = t;
  if (m.outcome) return refuse('match-over', 'The match is over.');
  if (isLegend(t, seat)) return refuse('not-allowed-now', 'The game itself acts for a legend; nobody else does.');
  if (action.type === 'concede') return undefined;
  if (m.prompt && m.prompt.seat === seat) return refusalOfAnswer(m.prompt, action);
  if (m.prompt || m.active !== seat) return refuse('not-your-turn', 'The other player is to act; wait for that.');
  if (action.type === 'timeout') return undefined;
  if (action.type === 'choose') return refuse('not-allowed-now', 'Nothing is asked: place a die.');
  return refusalOfPlacing(t, seat, action);
};

const refusalOfAnswer = ({ options }: Prompt, action: DiceClashAction): Refusal | undefined => {
  if (action.type === 'timeout') return undefined;
  if (action.type !== 'choose') return refuse('not-allowed-now', `A choice comes first: ${options.join(', ')}.`);
  if (options.includes(action.option)) return undefined;
  return refuse('bad-option', `There is no option ${action.option}; there are ${options.join(', ')}.`);
};

type Placing = Extract<DiceClashAction, { type: 'place' }>;

const refusalOfPlacing = (t: Table, seat: Seat, { die: name, space, value }: Placing): Refusal | undefined => {
  const fighter = fighterOf(t.m, seat);
  const { pool, aside, next, grid } = fighter;
  if (!findDie([...pool, ...aside], name)) return refuse('unknown-id', `There is no die ${name} in your pool.`);
  const found = dieToPlace(fighter, name);
  if (!found) {
    return refuse('requirement-not-met', `You rolled ${next.only && nameOf(next.only)} for this turn: place that die.`);
  }
  if (grid[space - 1]) return refuse('requirement-not-met', `Space ${space} is taken; choose an open one.`);
  if (next.barred === space - 1) return refuse('requirement-not-met', `Space ${space} is barred for this die.`);
  const landings = landingsOn(fighter, sideOf(t, seat), found, space - 1);
  if (value === undefined && landings.length > 1) {
    return refuse(
      'bad-option',
      `Say what the die becomes on space ${space}: ${landings.map((one) => one.value).join(' or ')}.`,
    );
  }
  const landing = landings.find((one) => value === undefined || one.value === value);
  if (!landing) return refuse('bad-option', `On space ${space} that die cannot become ${value}.`);
  if (defends(t.m.attack, landing.defence)) return undefined;
  return refuse(
    'requirement-not-met',
    `A defence of ${landing.defence} does not stop an attack of ${t.m.attack}: it takes more, or exactly 1 against 6 and above.`,
  );
};

/** Makes an action happen that was not refused; the machine runs on afterwards. */
export const take = (t: Table, seat: Seat, action: DiceClashAction): void => {
  switch (action.type) {
    case 'place':
      return place(t, seat, action);
    case 'choose':
      return answerTop(t.m, action.option);
    case 'concede':
      emit(t, { type: 'conceded', seat, ...(action.late && { late: true }) });
      return end(t, foeOf(seat));
    case 'timeout':
      emit(t, { type: 'timed-out', seat });
      return take(t, seat, whenLate(t, seat));
  }
};

/** What happens when a seat's time runs out: it declines what may be declined, else the first thing it could do. */
const whenLate = (t: Table, seat: Seat): DiceClashAction =>
  legalFor(t, seat)[0] ?? impossible(`seat ${seat} has nothing to do and ran out of time`);

const place = (t: Table, seat: Seat, { die: name, space, value }: Placing): void => {
  const fighter = fighterOf(t.m, seat);
  const { pool, aside } = fighter;
  const found = dieToPlace(fighter, name) ?? impossible(`no die ${name}`);
  const landing =
    landingsAt(t, seat, found, space - 1).find((one) => value === undefined || one.value === value) ??
    impossible(`no placement of ${name} on ${space}`);
  const heap: Die[] = pool.includes(found) ? pool : aside;
  takeOut(heap, found);
  land(t, seat, found, space - 1, landing);
};
