/** What a viewer may know of a match: together with `seen.ts` the only door to the outside. */

import type { Seat, Viewer, Waiting } from '../../core/game.ts';
import type { Filling } from '../../core/gathering.ts';
import type { Language } from '../../core/words/language.ts';
import type { Colour } from '../content.ts';
import { waitedFor } from '../rules/rounds.ts';
import { wordsIn } from '../text/languages.ts';
import type { Die, Fighter } from './state.ts';
import { byColour, foeOf, impossible, isLegend, nameOf, type Table } from './table.ts';
import type { DiceClashView, DieView, FighterView, PromptView } from './view-shape.ts';

export const viewOf = (t: Table, viewer: Viewer, language?: Language): DiceClashView => {
  const everybody = publicView(t);
  return Object.assign(everybody, ownViewOf(t, viewer, language, everybody));
};

/** What the viewer sees otherwise than everybody. */
export const ownViewOf = (
  t: Table,
  viewer: Viewer,
  language: Language | undefined,
  everybody: DiceClashView,
): Partial<DiceClashView> => {
  const { fighters, prompt } = t.m;
  const own: Filling<Partial<DiceClashView>> = {};
  if (viewer !== 'public') {
    own.fighters = everybody.fighters.map((shown, seat) => {
      const fighter = fighters[seat];
      return fighter ? { ...shown, pool: poolView(viewer, seat, fighter) } : shown;
    });
  }
  if (prompt) own.prompt = promptView(t, viewer, language);
  return own;
};

/** What everybody may know, but for what is asked. */
const publicView = (t: Table): DiceClashView => {
  const { mode, step, round, first, active, attack, fighters, outcome } = t.m;
  const view: Filling<DiceClashView> = {
    mode,
    step,
    round,
    first,
    active,
    fighters: fighters.map((fighter, seat) => fighterView(t, seat, fighter)),
    waiting: waitingFor(t),
  };
  if (attack !== null) view.attack = attack;
  if (outcome) view.outcome = outcome;
  return view;
};

export const waitingFor = ({ m }: Table): Waiting[] => {
  const seat = waitedFor(m);
  if (seat === undefined) return [];
  return [{ seat, why: m.prompt ? 'choice' : 'move', clock: 'turn', since: m.waitingSince }];
};

const fighterView = (t: Table, seat: Seat, fighter: Fighter): FighterView => {
  const { hero, adrenaline, aside, grid, next, omens, taken } = fighter;
  const view: Filling<FighterView> = {
    seat,
    hero,
    adrenaline,
    pool: poolView('public', seat, fighter),
    aside: aside.map(open),
    grid: grid.map((die) => die && open(die)),
    next: nextView(next),
  };
  if (isLegend(t, seat)) {
    view.reserve = omens.reserve;
    view.coming = [...omens.next];
  }
  if (omens.rolled) view.rolled = open(omens.rolled);
  if (taken) view.taken = open(taken);
  return view;
};

const nextView = ({ blunted, barred, rolls, only }: Fighter['next']): FighterView['next'] => ({
  blunted,
  ...(barred !== null && { barred: barred + 1 }),
  rolls,
  ...(only && { only: nameOf(only) }),
});

const poolView = (viewer: Viewer, seat: Seat, { pool }: Fighter): DieView[] =>
  shownPool(pool, viewer === seat ? 'owner' : viewer === foeOf(seat) ? 'foe' : 'all');

/** Every die as it may be shown, each one object for all matches: whoever compares or packs one again knows it by that. */
const everyDie = (shown: (colour: Colour, value: number) => DieView): Readonly<Record<Colour, readonly DieView[]>> => {
  const of = (colour: Colour): DieView[] => VALUES.map((value) => Object.freeze(shown(colour, value)));
  return { black: of('black'), white: of('white'), red: of('red') };
};
const VALUES = [0, 1, 2, 3, 4, 5, 6];
const OPEN = everyDie((colour, value) => ({ colour, value }));
const HIDDEN = everyDie((colour) => ({ colour }));
const SEEN = everyDie((colour, value) => ({ colour, ...(value > 0 && { value }), seen: true }));
const dieIn = (dice: typeof OPEN, { colour, value }: Die): DieView =>
  dice[colour][value] ?? impossible(`no die shows ${value}`);

const open = (die: Die): DieView => dieIn(OPEN, die);

type Eyes = Die['known'];
const KNOWS: Readonly<Record<Eyes, readonly Eyes[]>> = {
  owner: ['owner', 'foe', 'all'],
  foe: ['foe', 'all'],
  all: ['all'],
};

const unseen = ({ known }: Die): number => Number(known === 'owner');

/** Dice of a colour that the viewer knows come before those that it does not: where a hidden die lies must tell nothing. */
const shownPool = (pool: readonly Die[], eyes: Eyes): DieView[] => {
  const knows = ({ known, value }: Die): boolean => value > 0 && KNOWS[eyes].includes(known);
  const view = (die: Die): DieView => {
    if (eyes === 'owner' && die.known !== 'owner') return dieIn(SEEN, die);
    return dieIn(knows(die) ? OPEN : HIDDEN, die);
  };
  const order = (a: Die, b: Die): number =>
    byColour(a, b) || Number(knows(b)) - Number(knows(a)) || a.value - b.value || unseen(a) - unseen(b);
  // Mostly they lie like that already, and to sort is to copy.
  const lies = pool.every((die, i) => i === 0 || order(pool[i - 1] ?? die, die) <= 0);
  return (lies ? pool : [...pool].sort(order)).map(view);
};

const promptView = ({ m }: Table, viewer: Viewer, language: Language | undefined): PromptView => {
  const { seat, question, options } = m.prompt ?? { seat: 0, question: 'force', options: [] };
  return {
    seat,
    question,
    words: wordsIn(language).questions[question],
    ...(viewer === seat && { options: [...options] }),
  };
};
