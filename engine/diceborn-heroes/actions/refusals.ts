/** Why an action may not be taken; nothing if it may. Never changes the match. */
import { clonePlain } from '../../core/clone.ts';
import type { Seat } from '../../core/game.ts';
import { type Refusal, refuse } from '../../core/refusal.ts';
import { mayAnswer } from '../../core/window.ts';
import { anyAssigned, couldAssign, placesTaken, refusalOfAssigning, refusalOfHero } from '../rules/assign.ts';
import type { DicebornAction } from '../state/actions.ts';
import type { Hero, Match } from '../state/state.ts';
import { push, type Table } from '../state/table.ts';
import { run } from '../turn/machine.ts';
import { refusalOfAbility, refusalOfItem, refusalOfReroll } from '../turn/may-act.ts';
import { belongings, refusalOfAdvance, refusalOfBuying, refusalOfRest } from '../turn/town.ts';
import { doing } from './doing.ts';

export const refusalOf = (t: Table, seat: Seat, action: DicebornAction): Refusal | undefined => {
  const { m } = t;
  if (m.outcome) return refuse('match-over', 'The match is over.');
  const player = m.players[seat];
  if (!player || player.left) return refuse('not-allowed-now', 'That seat has left the match.');
  if (action.type === 'concede') return undefined;
  if (m.prompt) return refusalOfAnswer(m, seat, action);
  if (m.window) return refusalInBetween(t, seat, action);
  if (action.type === 'choose') return refuse('not-allowed-now', 'Nothing is asked.');
  if (action.type === 'pass') return refuse('not-allowed-now', 'There is nothing to pass: say that you are ready.');
  if (player.ready) return refuse('not-allowed-now', 'You are ready; wait for the others.');
  if (action.type === 'timeout') return undefined;
  return m.phase === 'town' ? refusalInTown(t, seat, action) : refusalWhileAssigning(t, seat, action);
};

const refusalOfAnswer = ({ prompt }: Match, seat: Seat, action: DicebornAction): Refusal | undefined => {
  if (prompt?.seat !== seat) return refuse('not-your-turn', 'Another player has to choose first.');
  if (action.type === 'timeout') return undefined;
  if (action.type !== 'choose') return refuse('not-allowed-now', `A choice comes first: ${prompt.options.join(', ')}.`);
  if (prompt.options.includes(action.option)) return undefined;
  return refuse('bad-option', `There is no option ${action.option}; there are ${prompt.options.join(', ')}.`);
};

const refusalInBetween = (t: Table, seat: Seat, action: DicebornAction): Refusal | undefined => {
  if (action.type === 'choose') return refuse('not-allowed-now', 'Nothing is asked.');
  if (!t.m.window || !mayAnswer(t.m.window, seat))
    return refuse('not-allowed-now', 'You are not asked now; others may still use something.');
  if (action.type === 'pass' || action.type === 'timeout') return undefined;
  if (action.type !== 'ability' && action.type !== 'bounty' && action.type !== 'use')
    return refuse('not-allowed-now', 'Between attacks abilities and items are used, or you pass.');
  return refusalOfOwn(t, seat, action);
};

type Using = Extract<DicebornAction, { type: 'ability' | 'bounty' | 'use' }>;
/** What is spent: it is possible, and the answers that come along fit. */
const refusalOfOwn = (t: Table, seat: Seat, action: Using): Refusal | undefined =>
  refusalOfForeign(t.m, seat, action.hero) ??
  (action.type === 'use'
    ? refusalOfItem(t, action.hero, action.item)
    : refusalOfAbility(t, action.hero, action.type)) ??
  refusalOfAnswers(t, action);

const heroOfSeat = (m: Match, seat: Seat, no: number): Hero | Refusal => {
  const hero = m.heroes[no];
  if (!hero) return refuse('unknown-id', `There is no hero ${no}.`);
  return hero.seat === seat ? hero : refuse('not-your-turn', 'That hero is led by another player.');
};
const refusalOfForeign = (m: Match, seat: Seat, no: number): Refusal | undefined => {
  const found = heroOfSeat(m, seat, no);
  return 'code' in found ? found : undefined;
};

type WithAnswers = Extract<DicebornAction, { readonly with?: readonly string[] }>;
/** Answers in advance are tried on a copy, which is then thrown away. */
const refusalOfAnswers = (t: Table, action: WithAnswers): Refusal | undefined => {
  if (!action.with || action.with.length === 0) return undefined;
  const copy: Table = { m: clonePlain(t.m), lib: t.lib, events: [] };
  copy.m.window = null;
  copy.m.answers = [...action.with];
  // Only what the action itself brings about is asked: below it lies nothing.
  copy.m.stack = [];
  push(copy, doing(copy, action));
  run(copy);
  const left = copy.m.answers[0];
  if (copy.fault !== undefined) return refuse('bad-option', copy.fault);
  return left === undefined ? undefined : refuse('bad-option', `Nothing asks for ${left}.`);
};

const refusalWhileAssigning = (t: Table, seat: Seat, action: DicebornAction): Refusal | undefined => {
  const { m } = t;
  if (m.phase !== 'assign') return refuse('not-allowed-now', 'Nothing can be done now.');
  if (action.type === 'ready') return refusalOfReady(t, seat);
  if (!('hero' in action)) return refuse('not-allowed-now', 'That is done in town.');
  const hero = heroOfSeat(m, seat, action.hero);
  if ('code' in hero) return hero;
  switch (action.type) {
    case 'assign':
      return refusalOfAssigning(t, action.hero, action.die, action.slot);
    case 'clear':
      return refusalOfClear(t, hero, action.hero, action.slot);
    case 'reroll':
      return refusalOfReroll(t, action.hero, action.dice);
    case 'ability':
    case 'bounty':
    case 'use':
      return refusalOfOwn(t, seat, action);
    default:
      return refuse('not-allowed-now', 'That is done in town.');
  }
};

const refusalOfClear = (t: Table, hero: Hero, no: number, slot: string | undefined): Refusal | undefined => {
  const refusal = refusalOfHero(hero);
  if (refusal) return refusal;
  const taken = placesTaken(t, no);
  if (taken.length === 0) return refuse('requirement-not-met', 'None of its dice lies assigned.');
  if (slot === undefined || taken.includes(slot)) return undefined;
  return refuse('unknown-id', `No die of that hero lies on ${slot}.`);
};

/** At least one hero acts: the last seat is held to it, unless it cannot. */
const refusalOfReady = (t: Table, seat: Seat): Refusal | undefined => {
  const { m } = t;
  const last = m.players.every(({ ready }, other) => ready || other === seat);
  if (!last || anyAssigned(t)) return undefined;
  if (!couldAssign(t, seat)) return undefined;
  return refuse('requirement-not-met', 'At least one hero has to assign a die to an action.');
};

const refusalInTown = (t: Table, seat: Seat, action: DicebornAction): Refusal | undefined => {
  const { m } = t;
  switch (action.type) {
    case 'ready':
      return undefined;
    case 'give':
      return refusalOfGiving(m, seat, action);
    case 'rest': {
      const hero = heroOfSeat(m, seat, action.hero);
      return 'code' in hero ? hero : refusalOfRest(hero);
    }
    case 'buy':
      return (
        refusalOfForeign(m, seat, action.hero) ??
        refusalOfBuying(t, action.hero, action.item) ??
        refusalOfAnswers(t, action)
      );
    case 'advance':
      return refusalOfForeign(m, seat, action.hero) ?? refusalOfAdvance(t, action.hero, action.class, action.how);
    default:
      return refuse('not-allowed-now', 'In town one rests, buys, gives and advances.');
  }
};

type Giving = Extract<DicebornAction, { type: 'give' }>;
const refusalOfGiving = (m: Match, seat: Seat, { from, to, what }: Giving): Refusal | undefined => {
  const giver = heroOfSeat(m, seat, from);
  if ('code' in giver) return giver;
  if (!m.heroes[to] || to === from) return refuse('unknown-id', `There is no other hero ${to}.`);
  if (belongings(giver).includes(what)) return undefined;
  return refuse('unknown-id', `That hero has no ${what} to give.`);
};
