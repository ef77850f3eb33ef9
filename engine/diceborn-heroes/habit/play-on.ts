/** Plays an imagined match on to the end of the round, or out of town, as people by habit would: whoever has not assigned puts
 *  the die down that promises most, nobody uses anything, attacks go where they fell somebody. */
import { answerTop } from '../../core/asking.ts';
import { anyAssigned, assign, diceFor, placesFor, placesTaken, refusalOfHero } from '../rules/assign.ts';
import { dieName } from '../state/figures.ts';
import type { Match } from '../state/state.ts';
import { push, step, type Table } from '../state/table.ts';
import { run } from '../turn/machine.ts';
import { closeBetween } from '../turn/resolve.ts';
import { answerByHabit } from './answers.ts';
import { worthOf } from './worth.ts';

const MOST_STEPS = 400;

export const playOn = (t: Table, from: Match): void => {
  const { m } = t;
  // Nobody is asked between attacks.
  for (const player of m.players) player.silent = true;
  for (let i = 0; i < MOST_STEPS && !m.outcome && isSameRound(m, from); i++) {
    if (m.prompt) answerTop(m, answerByHabit(t, m.prompt));
    else if (m.window) closeBetween(t);
    else {
      if (m.phase === 'assign') assignAll(t);
      for (const player of m.players) player.ready = true;
      push(t, step(m.phase === 'town' ? 'leave-town' : 'reveal'));
    }
    run(t);
  }
};

const isSameRound = (m: Match, from: Match): boolean =>
  m.round === from.round && m.fight === from.fight && (m.phase === 'town') === (from.phase === 'town');

const assignAll = (t: Table): void => {
  const open = [...t.m.heroes.keys()].filter((no) => isOpen(t, no));
  for (const no of open) {
    // Relics are left: else whatever a seat does but being ready would seem to use them.
    if (placesTaken(t, no).every(isRelic)) putBest(t, no, (place) => !isRelic(place), 0);
  }
  // Somebody has to act.
  for (const no of open) if (!anyAssigned(t)) putBest(t, no, isAction, Number.NEGATIVE_INFINITY);
};
const isOpen = ({ m }: Table, no: number): boolean => {
  const hero = m.heroes[no];
  return hero !== undefined && !m.players[hero.seat]?.ready && !refusalOfHero(hero);
};
const isRelic = (place: string): boolean => place.startsWith('relic:');
const isAction = (place: string): boolean => !isRelic(place) && !place.startsWith('quest');

/** The die and slot that promise most, if they promise more than that. */
const putBest = (t: Table, no: number, among: (place: string) => boolean, least: number): void => {
  const hero = t.m.heroes[no];
  if (!hero) return;
  let best: { die: string; slot: string } | undefined;
  let most = least;
  for (const place of placesFor(t, no)) {
    if (!among(place.name)) continue;
    for (const die of diceFor(t, no, place)) {
      const worth = worthOf(t, no, hero, place, die);
      if (worth <= most) continue;
      most = worth;
      best = { die: dieName(die), slot: place.name };
    }
  }
  if (best) assign(t, no, best.die, best.slot);
};
