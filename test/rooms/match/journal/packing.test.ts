/** Lines of a match in few bytes: what is packed comes back, whatever the game, and what is not sound is said to be. */
import { dequal } from 'dequal/lite';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { seededStream } from '../../../../engine/core/chance.ts';
import type { Action, AnyGame } from '../../../../engine/core/game.ts';
import { choices } from '../../../../proof/random.ts';
import { games } from '../../../../rooms/all-games.ts';
import { keptKey, type PackingPlace, pack, unpack, withoutKey } from '../../../../rooms/match/journal/packing.ts';
import type { Actor, MatchEntry } from '../../../../rooms/match/match-entry.ts';

const packing = suite('journal: lines of a match, packed');

const TIMEOUT = { type: 'timeout' };
const CONCEDE = { type: 'concede' };
const LIST: readonly Action[] = [{ type: 'pass' }, { type: 'roll', keep: [true, false] } as Action, { type: 'done' }];
const place: PackingPlace = {
  last: 5000,
  opened: 1_700_000_000_000,
  game: { timeout: TIMEOUT, concede: CONCEDE },
  legal: () => LIST,
};
const NOW = place.opened + 86_400_000;
const KEY = keptKey('0192f0c1-7e5b-7c3e-9a55-000000000001');
const entryOf = (more: object): MatchEntry => ({ at: 5900, seat: 1, action: { type: 'pass' }, by: 'player', ...more });

const LINES: readonly [string, MatchEntry, number][] = [
  ['an action from the list', entryOf({}), 5],
  ['the same, half an hour later', entryOf({ at: 1_805_000 }), 7],
  ['an action from the list, with a key', entryOf({ key: KEY }), 13],
  ['an equal action that is another object', entryOf({ action: { type: 'roll', keep: [true, false] } }), 5],
  ['time that ran out', entryOf({ action: TIMEOUT, by: 'clock' }), 4],
  ['a seat that gives up', entryOf({ action: CONCEDE, key: KEY }), 12],
  ['an action that is in no list', entryOf({ action: { type: 'odd', ü: [1, '☃'] }, key: KEY }), 0],
  ['by a bot, by the end of a hold', entryOf({ by: 'hold', seat: 5 }), 5],
  ['somebody went, said late', { at: 4990, seat: 3, there: false }, 6],
  ['somebody came', { at: 5000, seat: 0, there: true }, 6],
];
for (const [name, entry, most] of LINES) {
  packing(`${name} comes back${most > 0 ? `, from ${most} bytes` : ''}`, () => {
    const bytes = pack(entry, place, NOW);
    const listed = 'action' in entry && LIST.some((action) => dequal(action, entry.action));
    const expected = 'action' in entry ? { entry, listed } : { entry, when: NOW };
    assert.equal(unpack(bytes, place), expected);
    if (most > 0) assert.is(bytes.length, most);
  });
}

packing('without its key a line says the same, and a line without one stays as it is', () => {
  for (const [, entry] of LINES) {
    const { key: _key, ...bare } = 'action' in entry ? entry : { ...entry, key: undefined };
    assert.equal(unpack(withoutKey(pack(entry, place, NOW)), place).entry, bare);
  }
});

packing('an action that stands elsewhere in the list is not taken for the one that stands there now', () => {
  const bytes = pack(entryOf({}), place, NOW);
  const turned = { ...place, legal: () => [...LIST].reverse() };
  assert.throws(() => unpack(bytes, turned), /the order of the list has changed/);
  assert.throws(() => unpack(bytes, { ...place, legal: () => [] }), /action 0 of 0 is not the one/);
});

packing('a line that is cut is said to be, and never another line', () => {
  for (const [name, entry] of LINES) {
    const whole = pack(entry, place, NOW);
    for (let length = 0; length < whole.length; length++) {
      let read: MatchEntry | undefined;
      try {
        read = unpack(whole.subarray(0, length), place).entry;
      } catch {
        continue;
      }
      assert.not.equal(read, entry, `${name}, cut at ${length}`);
    }
  }
});

/** A whole match by a random player, packed as it goes and unpacked beside a second one. */
const throughPacking = (game: AnyGame, mode: string, heroes: readonly string[], seed: string): number => {
  const options = { mode, seats: heroes.map((hero) => ({ hero })) };
  const [match, read] = [game.start(options, seededStream(seed)), game.start(options, seededStream(seed))];
  const chosen = choices(seed);
  let [last, bytes, steps] = [0, 0, 0];
  for (; game.outcome(match) === undefined && steps < 400; steps++) {
    const seat = chosen.of(game.waiting(match)).seat;
    const action = chosen.below(50) === 0 ? game.timeout : chosen.of(game.legal(match, seat));
    const by: Actor = action === game.timeout ? 'clock' : 'player';
    const entry: MatchEntry = {
      at: last + chosen.below(200) * chosen.below(200),
      seat,
      action,
      by,
      key: keptKey(`${seed} ${steps}`),
    };
    const line = pack(entry, { ...place, last, game, legal: (who) => game.legal(match, who) }, NOW);
    const back = unpack(line, { ...place, last, game, legal: (who) => game.legal(read, who) });
    assert.equal(back, { entry, listed: action !== game.timeout }, `${game.id}, ${seed}, step ${steps}`);
    game.apply(match, seat, action);
    game.apply(read, seat, action);
    [last, bytes] = [entry.at, bytes + line.length];
  }
  return bytes / steps;
};

for (const { game } of games.values()) {
  packing(`${game.id}: whole matches come back action by action`, () => {
    const { id, minSeats, formats } = game.modes[0] ?? { id: '', minSeats: 0, formats: [] };
    const plays = formats[0]?.flatMap(({ seats, plays }) => seats.map(() => plays)) ?? [];
    for (const seed of ['one', 'two', 'three', 'four']) {
      const chosen = choices(`heroes ${seed}`);
      const heroes = Array.from({ length: minSeats }, (_, seat) => {
        return chosen.of(game.heroes.filter(({ kind, automaton }) => kind === plays[seat] && !automaton)).id;
      });
      const mean = throughPacking(game, id, heroes, seed);
      assert.ok(mean < 15, `${mean} bytes a line, eight of them a key`);
    }
  });
}

packing.run();
