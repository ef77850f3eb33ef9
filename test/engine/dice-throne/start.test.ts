/** Game setup, as the rulebook tells it. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { scriptedStream } from '../../../engine/core/chance.ts';
import { BOSSES } from '../../../engine/dice-throne/bosses/index.ts';
import { HEROES } from '../../../engine/dice-throne/heroes/index.ts';
import { diceThrone } from '../../../engine/dice-throne/index.ts';

const seatsOf = (n: number): { hero: string }[] => Array.from({ length: n }, () => ({ hero: 'barbarian' }));
const start = (mode: string, seats: { hero: string }[], dice: readonly number[], seed: string | number = 0) =>
  diceThrone.start({ mode, seats }, scriptedStream(dice, seed));
const healthOf = (m: ReturnType<typeof diceThrone.start>) =>
  diceThrone.view(m, 'public').seats.map(({ health }) => health);

const setup = suite('game setup');

const health: [string, number, number][] = [
  ['1v1', 2, 50],
  ['king-of-the-hill', 3, 35],
  ['king-of-the-hill', 6, 35],
  ['2v2', 4, 50],
  ['3v3', 6, 50],
  ['2v2v2', 6, 50],
];
for (const [mode, seats, expected] of health) {
  setup(`${mode}, ${seats} seats: ${expected} health, 2 CP and 4 cards each; nobody has drawn or gained yet`, () => {
    const m = start(mode, seatsOf(seats), [6, ...Array.from({ length: seats - 1 }, () => 1)]);
    for (const viewer of m.holdings.keys()) {
      const own = diceThrone.view(m, viewer).seats[viewer];
      assert.is(own?.health, expected);
      assert.is(own?.cp, 2);
      assert.is(own?.hand?.length, 4);
      assert.equal(own?.tokens, []);
    }
  });
}

const bosses: [string, string[], number[]][] = [
  ['boss-vs-many', ['fallen-barbarian', 'monk', 'ninja'], [50, 50, 50]],
  ['boss-vs-many', ['fallen-barbarian', 'monk', 'ninja', 'monk'], [70, 50, 50, 50]],
  ['boss-vs-many', ['fallen-barbarian', 'monk', 'ninja', 'monk', 'treant'], [90, 50, 50, 50, 50]],
  ['boss-vs-boss', ['fallen-barbarian', 'fallen-barbarian'], [70, 70]],
];
for (const [mode, heroes, expected] of bosses) {
  const seats = heroes.map((hero) => ({ hero }));
  setup(`${mode}, ${seats.length} seats, even start: ${expected.join(', ')} health; 2 CP and 4 cards each`, () => {
    const dice = scriptedStream(mode === 'boss-vs-many' ? [] : [6, 1], 0);
    const m = diceThrone.start({ mode, seats, options: ['even-start'] }, dice);
    const { seats: shown } = diceThrone.view(m, 'public');
    assert.equal(
      shown.map(({ health }) => health),
      expected,
    );
    const waiting = shown.filter(({ seat }) => seat !== m.active);
    assert.ok(waiting.every(({ cp, handCount }) => cp === 2 && handCount === 4));
  });
}
setup('ruling 67: whoever begins Boss against Boss lacks 5 health, unless an even start is chosen', () => {
  const seats = [{ hero: 'fallen-barbarian' }, { hero: 'fallen-barbarian' }];
  const mode = 'boss-vs-boss';
  assert.equal(healthOf(start(mode, seats, [1, 6])), [70, 65]);
  assert.equal(
    healthOf(diceThrone.start({ mode, seats, options: ['even-start'] }, scriptedStream([1, 6], 0))),
    [70, 70],
  );
});
setup('ruling 68: a boss has its handicap at every number of heroes, unless an even start is chosen', () => {
  const printed = [50, 70, 90];
  const measured = BOSSES.filter(({ handicap }) => handicap !== undefined);
  assert.ok(measured.length > 0);
  for (const { id, handicap } of measured) {
    for (const [more, health] of printed.entries()) {
      const seats = [id, 'monk', 'ninja', 'treant', 'paladin'].slice(0, 3 + more).map((hero) => ({ hero }));
      const mode = 'boss-vs-many';
      assert.is(healthOf(start(mode, seats, []))[0], health + (handicap?.[mode]?.[more] ?? 0), id);
      const even = diceThrone.start({ mode, seats, options: ['even-start'] }, scriptedStream([], 0));
      assert.is(healthOf(even)[0], health, id);
    }
  }
});
setup('a boss begins with 4 cards and 2 CP, and skips no first income', () => {
  for (const [mode, heroes] of bosses) {
    const m = start(
      mode,
      heroes.map((hero) => ({ hero })),
      [6, 1],
    );
    assert.is(m.active, 0, 'nobody rolls for the start against many');
    const [boss] = diceThrone.view(m, 'public').seats;
    const foes = heroes.length - 1;
    // Its income, and what its passive brings behind it (ruling 59).
    const brought = Math.ceil(foes / 2);
    assert.equal([boss?.handCount, boss?.cp], [4 + 1 + brought - 1, 2 + 1 + brought], mode);
    assert.equal(boss?.tokens, [{ id: 'kings-hand', count: 1 }]);
  }
});

setup('hand and deck together are the hero’s cards, each once', () => {
  for (const { id } of HEROES) {
    const [one, other] = start('1v1', [{ hero: id }, { hero: id }], [6, 1]).holdings.map(({ hand, deck, discard }) => {
      assert.equal(discard, []);
      return [...hand, ...deck].sort();
    });
    assert.is(new Set(one).size, one?.length, `${id} has no card twice`);
    assert.equal(one, other, `two of ${id} have the same cards`);
  }
});

setup('the deck is shuffled: players of one hero, and matches of other seeds, get other cards', () => {
  const hands = (seed: number): string[] =>
    start('1v1', seatsOf(2), [6, 1], seed).holdings.map(({ hand }) => hand.join());
  assert.is(new Set([...hands(1), ...hands(2), ...hands(3)]).size, 6);
});

const first: [string, number, number[], number][] = [
  ['the highest die goes first', 2, [3, 5], 1],
  ['the first of the highest', 3, [6, 5, 1], 0],
  ['equals roll again', 2, [4, 4, 2, 6], 1],
  ['only the highest roll again', 3, [6, 2, 6, 1, 3], 2],
];
for (const [name, seats, dice, expected] of first) {
  setup(`${name}: ${dice.join(', ')}`, () => {
    const m = start(seats === 2 ? '1v1' : 'king-of-the-hill', seatsOf(seats), dice);
    assert.is(m.active, expected);
    assert.is(diceThrone.view(m, 'public').phase, 'main-1');
    assert.is(diceThrone.view(m, 'public').seats[expected]?.cp, 2, 'the Start Player skips the first income');
    assert.is(diceThrone.view(m, 'public').seats[expected]?.handCount, 4);
  });
}

setup.run();
