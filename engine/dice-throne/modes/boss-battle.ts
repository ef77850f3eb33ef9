/** A boss battle of the campaign: one to four heroes share a dial against a boss that the game itself plays, which acts after
 *  each of their turns (Adventures rulebook: Boss Battle). */
import { asksOfBattle } from '../adventures/asks.ts';
import { positionBattle } from '../adventures/boss-position.ts';
import { setUpBattle } from '../adventures/boss-set-up.ts';
import { scenarioOver } from '../adventures/outcome.ts';
import { reportOf } from '../adventures/report.ts';
import { addLoot, readSetup } from '../adventures/setup.ts';
import { besideBoss } from '../state/battle.ts';
import { bodyForSeat } from '../state/context.ts';
import { duel } from './duel.ts';
import type { Mode } from './mode.ts';

const LOOT_DIE = 20;

export const bossBattle: Mode = {
  ...duel,
  id: 'boss-battle',
  name: 'Boss battle',
  text: 'One to four heroes share their health against a boss that acts after each of their turns.',
  minSeats: 1,
  maxSeats: 4,
  teamOf: () => 0,
  side: () => ({ role: 'party', plays: 'hero' }),
  sharedDial: true,
  skipsFirstIncome: () => false,
  coop: true,
  round: 'battle-round',
  answersUltimate: 'kings-hand-answers',
  startDie: LOOT_DIE,
  /** The boss aims at the hero whose turn it is; heroes at the boss, or as they choose at whoever stands beside it. */
  targetOf: (t, by) => {
    if (by === t.m.battle?.boss) return bodyForSeat(t, t.m.active);
    return besideBoss(t.m) === undefined ? t.m.battle?.boss : 'attacker chooses';
  },
  setUp: (t, setup, scripted) => {
    const read = readSetup(setup, t.m.players);
    addLoot(t, read);
    if (scripted) positionBattle(t, read, scripted);
    else setUpBattle(t, read);
  },
  asks: asksOfBattle,
  scripts: ['setup', 'boss', 'kh', 'setUp'],
  report: reportOf,
  /** Boss and heroes at 0 together: the heroes win. */
  outcome: ({ m }) => {
    if (m.bodies.some(({ id, out }) => out && id === m.battle?.boss)) return scenarioOver(m, true);
    return m.bodies.every(({ out, pilot }) => out || pilot === undefined) ? scenarioOver(m, false) : undefined;
  },
};
