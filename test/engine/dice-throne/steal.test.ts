/** Stealing (rulebook: Steal). No hero so far steals health, or more CP than the victim may have, so one is made up. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { scriptedStream } from '../../../engine/core/chance.ts';
import { commonCards } from '../../../engine/dice-throne/cards/common-cards.ts';
import { makeDiceThrone } from '../../../engine/dice-throne/index.ts';
import { buildLibrary } from '../../../engine/dice-throne/library/index.ts';
import { defineHero, shows, stealCp } from '../../../engine/dice-throne/vocabulary/build.ts';

const leech = defineHero({
  id: 'leech',
  name: 'Leech',
  die: ['tooth', 'tooth', 'tooth', 'tooth', 'tooth', 'moon'],
  complexity: 1,
  abilities: {
    drain: {
      name: 'Drain',
      needs: shows({ tooth: 3 }),
      levels: [{ run: [{ do: 'move', what: 'health', n: 4, from: 'target', to: 'self' }] }],
    },
    rob: { name: 'Rob', needs: shows({ moon: 2 }), levels: [{ run: [stealCp(4, 'target')] }] },
  },
  tokens: {},
  cards: {},
});
const game = makeDiceThrone(buildLibrary([leech], commonCards));
type Dials = { health: [number, number]; cp: [number, number] };

/** What the dials show after seat 0 has rolled three teeth and two moons and activated the ability. */
const after = (ability: string, { health, cp }: Dials): Dials & { over: boolean } => {
  const seats = health.map((n, i) => ({ hero: 'leech', health: n, cp: cp[i] }));
  const m = game.scenario.position({ phase: 'offensive-roll', seats }, scriptedStream([1, 1, 1, 6, 6], 0));
  game.apply(m, 0, { type: 'roll' });
  game.apply(m, 0, { type: 'announce', ability });
  while (game.waiting(m)[0]?.why === 'window') game.apply(m, game.waiting(m)[0]?.seat ?? 0, { type: 'pass' });
  const [own, other] = game.view(m, 'public').seats;
  return {
    health: [own?.health ?? -1, other?.health ?? -1],
    cp: [own?.cp ?? -1, other?.cp ?? -1],
    over: game.outcome(m) !== undefined,
  };
};

const steal = suite('stealing');

const cases: [string, string, [number, number], [number, number]][] = [
  ['drain', 'what one gains the other loses', [30, 30], [34, 26]],
  ['drain', 'no more than is there', [30, 3], [33, 0]],
  ['drain', 'the thief gains up to ten above the start, the victim loses it all the same', [58, 30], [60, 26]],
  ['rob', 'what one gains the other loses', [2, 5], [6, 1]],
  ['rob', 'no more than is there', [2, 3], [5, 0]],
  ['rob', 'the thief gains up to 15, the victim loses it all the same', [13, 5], [15, 1]],
];
for (const [ability, name, before, then] of cases) {
  steal(`rulebook, Steal: ${ability}, ${name}`, () => {
    const healthy: [number, number] = [50, 50];
    const poor: [number, number] = [2, 2];
    const drain = ability === 'drain';
    assert.equal(after(ability, { health: drain ? before : healthy, cp: drain ? poor : before }), {
      health: drain ? then : healthy,
      cp: drain ? poor : then,
      over: drain && then.includes(0),
    });
  });
}

steal.run();
