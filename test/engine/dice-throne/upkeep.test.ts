/** Simultaneous effects of an Upkeep Phase: the active player orders them (rulebook: Upkeep Phase 2). No hero so far has
 *  two whose order shows, so one is made up whose two tokens roll dice. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { scriptedStream } from '../../../engine/core/chance.ts';
import { commonCards } from '../../../engine/dice-throne/cards/common-cards.ts';
import { makeDiceThrone } from '../../../engine/dice-throne/index.ts';
import { buildLibrary } from '../../../engine/dice-throne/library/index.ts';
import { damage, defineHero, gainCp, roll, scale, sum } from '../../../engine/dice-throne/vocabulary/build.ts';

const gambler = defineHero({
  id: 'gambler',
  name: 'Gambler',
  die: ['coin', 'coin', 'coin', 'coin', 'coin', 'crown'],
  complexity: 1,
  abilities: { toss: { name: 'Toss', needs: scale('coin', 3, 4, 5), levels: [{ run: [damage(1)] }] } },
  tokens: {
    debt: {
      name: 'Debt',
      kind: 'negative',
      limit: 1,
      on: [{ at: 'begins:upkeep', run: [roll(1, damage(sum, undefined, { to: 'self' }))] }],
    },
    luck: { name: 'Luck', kind: 'positive', limit: 1, on: [{ at: 'begins:upkeep', run: [roll(1, gainCp(sum))] }] },
  },
  cards: {},
});
const game = makeDiceThrone(buildLibrary([gambler], commonCards));

const begin = (tokens: Record<string, number>) =>
  game.scenario.position(
    {
      phase: 'upkeep',
      seats: [
        { hero: 'gambler', tokens },
        { hero: 'gambler', tokens: { debt: 1, luck: 1 } },
      ],
    },
    scriptedStream([5, 2], 0),
  );
const upkeep = suite('upkeep: several effects');

const orders: [string, { health: number; cp: number }][] = [
  ['token:debt', { health: 45, cp: 5 }],
  ['token:luck', { health: 48, cp: 8 }],
];
for (const [option, { health, cp }] of orders) {
  upkeep(`rulebook, Upkeep Phase 2: ${option} comes first when the active player says so`, () => {
    const m = begin({ debt: 1, luck: 1 });
    game.apply(m, 0, { type: 'choose', option });
    while (game.waiting(m)[0]?.why === 'window') game.apply(m, game.waiting(m)[0]?.seat ?? 0, { type: 'pass' });
    const { phase, seats } = game.view(m, 'public');
    assert.is(phase, 'main-1');
    assert.is(seats[0]?.health, health);
    assert.is(seats[0]?.cp, cp, 'with the CP of the Income Phase');
  });
}

upkeep('nobody else is asked', () => {
  const m = begin({ debt: 1, luck: 1 });
  assert.equal(
    game.waiting(m).map(({ seat, why }) => [seat, why]),
    [[0, 'choice']],
  );
  assert.is(game.check(m, 1, { type: 'choose', option: 'token:debt' })?.code, 'not-your-turn');
});

upkeep('one effect alone asks for no order', () => {
  assert.is(game.waiting(begin({ luck: 1 }))[0]?.why, 'window');
});

upkeep.run();
