/** What a viewer may know of a match: together with `seen.ts` the only door to the outside. */
import type { Seat, Viewer, Waiting } from '../../core/game.ts';
import type { Language } from '../../core/words/language.ts';
import { waitedFor } from '../rules/rounds.ts';
import { wordsIn } from '../text/languages.ts';
import type { Die, Fighter } from './state.ts';
import { byName, foeOf, isLegend, nameOf, type Table } from './table.ts';
import type { DiceClashView, DieView, FighterView, PromptView } from './view-shape.ts';

export const viewOf = (t: Table, viewer: Viewer, language?: Language): DiceClashView => {
  const everybody = publicView(t);
  return { ...everybody, ...ownViewOf(t, viewer, language, everybody) };
};

/** What the viewer sees otherwise than everybody. */
export const ownViewOf = (
  t: Table,
  viewer: Viewer,
  language: Language | undefined,
  everybody: DiceClashView,
): Partial<DiceClashView> => {
  const { fighters, prompt } = t.m;
  return {
    ...(viewer !== 'public' && {
      fighters: everybody.fighters.map((shown, seat) => {
        const fighter = fighters[seat];
        return fighter ? { ...shown, pool: poolView(viewer, seat, fighter) } : shown;
      }),
    }),
    ...(prompt && { prompt: promptView(t, viewer, language) }),
  };
};

/** What everybody may know, but for what is asked. */
const publicView = (t: Table): DiceClashView => {
  const { mode, step, round, first, active, attack, fighters, outcome } = t.m;
  return {
    mode,
    step,
    round,
    first,
    active,
    ...(attack !== null && { attack }),
    fighters: fighters.map((fighter, seat) => fighterView(t, seat, fighter)),
    waiting: waitingFor(t),
    ...(outcome && { outcome }),
  };
};

export const waitingFor = ({ m }: Table): Waiting[] => {
  const seat = waitedFor(m);
  if (seat === undefined) return [];
  return [{ seat, why: m.prompt ? 'choice' : 'move', clock: 'turn', since: m.waitingSince }];
};

const fighterView = (t: Table, seat: Seat, fighter: Fighter): FighterView => {
  const { hero, adrenaline, aside, grid, next, omens, taken } = fighter;
  return {
    seat,
    hero,
    adrenaline,
    pool: poolView('public', seat, fighter),
    aside: aside.map(open),
    grid: grid.map((die) => die && open(die)),
    next: {
      blunted: next.blunted,
      ...(next.barred !== null && { barred: next.barred + 1 }),
      rolls: next.rolls,
      ...(next.only && { only: nameOf(next.only) }),
    },
    ...(isLegend(t, seat) && { reserve: omens.reserve, coming: [...omens.next] }),
    ...(omens.rolled && { rolled: open(omens.rolled) }),
    ...(taken && { taken: open(taken) }),
  };
};

const poolView = (viewer: Viewer, seat: Seat, { pool }: Fighter): DieView[] =>
  shownPool(pool, viewer === seat ? 'owner' : viewer === foeOf(seat) ? 'foe' : 'all');

const open = ({ colour, value }: Die): DieView => ({ colour, value });

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
  const view = (die: Die): DieView => ({
    colour: die.colour,
    ...(knows(die) && { value: die.value }),
    ...(eyes === 'owner' && die.known !== 'owner' && { seen: true as const }),
  });
  const colourFirst = (a: Die, b: Die): number => byName({ ...a, value: 0 }, { ...b, value: 0 });
  return [...pool]
    .sort(
      (a, b) => colourFirst(a, b) || Number(knows(b)) - Number(knows(a)) || a.value - b.value || unseen(a) - unseen(b),
    )
    .map(view);
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
