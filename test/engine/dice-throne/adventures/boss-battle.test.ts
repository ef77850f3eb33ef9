/** A boss battle from its set-up to its report: figures of the card by heroes and difficulty, what is bad input, what
 *  everybody sees, and that bots play it to its end. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { seededStream } from '../../../../engine/core/chance.ts';
import { BadInput } from '../../../../engine/core/refusal.ts';
import { battleCards } from '../../../../engine/dice-throne/adventures/battles.ts';
import { BOSSES } from '../../../../engine/dice-throne/bosses/index.ts';
import { diceThrone } from '../../../../engine/dice-throne/index.ts';
import type { Match } from '../../../../engine/dice-throne/state/match.ts';
import { isMatched } from '../../../../protocol/pool.ts';
import { playByBots } from '../../../support/games/by-bots.ts';

const BATTLES = battleCards(BOSSES);

const HEROES = ['barbarian', 'moon-elf', 'monk', 'paladin'];
const start = (seats: number, setup?: unknown, seed = 'battle'): Match =>
  diceThrone.start(
    {
      mode: 'boss-battle',
      seats: HEROES.slice(0, seats).map((hero) => ({ hero })),
      ...(setup === undefined ? {} : { setup }),
    },
    seededStream(seed),
  );
const enemyOf = (m: Match) => diceThrone.view(m, 'public').enemies?.[0];

const battle = suite('boss battle');

for (const card of BATTLES) {
  for (const seats of [1, 2, 3, 4]) {
    battle(`scenario ${card.scenario} with ${seats} heroes: the figures of its card`, () => {
      const m = start(seats, { scenario: card.scenario });
      const enemy = enemyOf(m);
      assert.is(enemy?.kind, card.boss);
      assert.is(enemy?.health, card.health[seats - 1]);
      assert.is(enemy?.cp, card.cp);
      assert.is(enemy?.tokens.find(({ id }) => id === 'kings-hand')?.count, card.kingsHands[seats - 1]);
      assert.is(diceThrone.view(m, 0).seats[0]?.health, 50);
      assert.is(diceThrone.view(m, 0).seats.length, seats);
    });
  }
}

battle('health and salves by difficulty', () => {
  const told = (difficulty: string) => {
    const m = start(2, { difficulty });
    return [diceThrone.view(m, 0).seats[0]?.health, m.scenario?.salve];
  };
  assert.equal(told('normal'), [50, 6]);
  assert.equal(told('veteran'), [40, 6]);
  assert.equal(told('insane'), [40, 5]);
  assert.equal(told('hardcore'), [50, 6]);
});

battle("Vis'eer stands beside the boss on Insane and Hardcore, and allows it a second King's Hand", () => {
  for (const [difficulty, there] of [
    ['normal', false],
    ['veteran', false],
    ['insane', true],
    ['hardcore', true],
  ] as const) {
    const { enemies = [], battle: shown } = diceThrone.view(start(2, { difficulty }), 'public');
    assert.is(enemies.length, there ? 2 : 1);
    assert.is(shown?.kh.max, there ? 2 : 1);
    if (there) assert.equal([enemies[1]?.kind, enemies[1]?.health, enemies[1]?.cp], ['viseer', 20, 0]);
  }
});

for (const { scenario, boss } of BATTLES)
  battle(`${boss} unbound has every upgrade in force`, () => {
    const { upgrades = [], abilities = [] } = enemyOf(start(2, { scenario, upgrades: 'unbound' })) ?? {};
    assert.is(upgrades.length, 8);
    assert.ok(upgrades.every((card) => card.endsWith('-3')));
    assert.is(abilities.filter(({ level }) => level === 3).length >= 8, true);
  });

const BAD: readonly [string, unknown, string][] = [
  ['a crawl', { scenario: 1 }, 'setup.scenario'],
  ['no scenario', { scenario: 9 }, 'setup.scenario'],
  ['an unknown difficulty', { difficulty: 'easy' }, 'setup.difficulty'],
  ['salves for other seats', { salves: [1] }, 'setup.salves'],
  ['half a salve', { salves: [1, 0.5] }, 'setup.salves.1'],
  ['other upgrades than all', { upgrades: 'some' }, 'setup.upgrades'],
  ['a stranger field', { moon: true }, 'setup.moon'],
  ['a text', 'scenario 2', 'setup'],
];
for (const [name, setup, field] of BAD) {
  battle(`bad input: ${name}`, () => {
    assert.throws(
      () => start(2, setup),
      (error: unknown) => error instanceof BadInput && error.message.startsWith(field),
    );
  });
}
battle('bad input: a set-up where the mode takes none', () => {
  assert.throws(
    () =>
      diceThrone.start({ mode: '1v1', seats: [{ hero: 'monk' }, { hero: 'ninja' }], setup: {} }, seededStream('duel')),
    (error: unknown) => error instanceof BadInput && error.message.startsWith('setup'),
  );
});

battle('hands are open to everybody, decks to nobody', () => {
  const m = start(2);
  const view = diceThrone.view(m, 'public');
  assert.equal(
    view.seats.map(({ hand }) => hand?.length),
    [m.holdings[0]?.hand.length, m.holdings[1]?.hand.length],
  );
  const other = diceThrone.fork(m);
  for (const { deck } of other.holdings) deck.reverse();
  for (const viewer of ['public', 0, 1] as const)
    assert.equal(diceThrone.view(other, viewer), diceThrone.view(m, viewer));
});

for (const [kind, seats] of [
  ['random', 4],
  ['sensible', 1],
] as const) {
  battle(`${kind} bots play it to its end with ${seats} heroes, and its report tells of it`, () => {
    const m = start(seats, { salves: Array.from({ length: seats }, () => 1) });
    assert.is(
      diceThrone.report?.(m, () => []),
      undefined,
    );
    playByBots(m, kind);
    const outcome = diceThrone.outcome(m);
    assert.is(outcome?.draw, false);
    const report = diceThrone.report?.(m, () => []);
    assert.ok(typeof report === 'object' && report !== null && 'won' in report && 'salves' in report);
    assert.is(report.won, (outcome?.winners.length ?? 0) > 0);
  });
}

battle('nobody is matched for a mode in which all stand together', () => {
  const mode = diceThrone.modes.find(({ id }) => id === 'boss-battle');
  assert.ok(mode?.coop);
  assert.not.ok(isMatched(diceThrone, mode));
});

battle.run();
