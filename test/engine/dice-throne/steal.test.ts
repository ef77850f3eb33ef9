/** Stealing health (rulebook: Steal). CP are stolen in scenarios; no hero so far steals health, so one is made up. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { scriptedStream } from '../../../engine/core/chance.ts';
import { defineHero, shows } from '../../../engine/dice-throne/build.ts';
import { commonCards } from '../../../engine/dice-throne/content/common-cards.ts';
import { makeDiceThrone } from '../../../engine/dice-throne/index.ts';
import { buildLibrary } from '../../../engine/dice-throne/library.ts';

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
  },
  tokens: {},
  cards: {},
});
const game = makeDiceThrone(buildLibrary([leech], commonCards));
const steal = suite('stealing health');

const cases: [string, [number, number], [number, number]][] = [
  ['what one gains the other loses', [30, 30], [34, 26]],
  ['no more than is there', [30, 3], [33, 0]],
  ['the thief gains up to ten above the start, the victim loses it all the same', [58, 30], [60, 26]],
];
for (const [name, before, after] of cases) {
  steal(`rulebook, Steal: ${name}`, () => {
    const m = game.scenario.position(
      { phase: 'offensive-roll', seats: before.map((health) => ({ hero: 'leech', health })) },
      scriptedStream([1, 1, 1, 6, 6], 0),
    );
    game.apply(m, 0, { type: 'roll' });
    game.apply(m, 0, { type: 'announce', ability: 'drain' });
    while (game.waiting(m)[0]?.why === 'window') game.apply(m, game.waiting(m)[0]?.seat ?? 0, { type: 'pass' });
    assert.equal(
      game.view(m, 'public').seats.map(({ health }) => health),
      after,
    );
    assert.is(game.outcome(m) !== undefined, after.includes(0));
  });
}

steal.run();
