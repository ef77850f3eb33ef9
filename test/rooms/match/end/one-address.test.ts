/** Which opponents of a ranked match are told to whoever runs the server. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { sidesAt } from '../../../../engine/core/kinds.ts';
import { diceThrone } from '../../../../engine/dice-throne/index.ts';
import type { Incident } from '../../../../infra/incidents/incidents.ts';
import { OneAddress, type Sitter } from '../../../../rooms/match/end/one-address.ts';

const one = suite('opponents from one address');

/** By seat: the address of its connection, or nothing where nobody is there. */
type Addresses = readonly (string | undefined)[];

const NAMES = ['Ada', 'Ben', 'Cid', 'Dee', 'Eva', 'Fay'];
const sitters = (addresses: Addresses): Sitter[] =>
  addresses.map((address, seat) => {
    const player = { id: `id-${seat}`, name: NAMES[seat] ?? '' };
    return { seat, player, ...(address !== undefined && { connection: { auth: { ...player, address } } }) };
  });

const CASES: readonly [string, mode: string, looks: readonly Addresses[], told: readonly string[]][] = [
  ['two of a duel from two addresses', '1v1', [['a', 'b']], []],
  ['two of a duel from one', '1v1', [['a', 'a']], ['Ada (id-0) and Ben (id-1)']],
  [
    'it is told once, however often they come back',
    '1v1',
    [
      ['a', 'a'],
      ['a', undefined],
      ['a', 'a'],
    ],
    ['Ada (id-0) and Ben (id-1)'],
  ],
  [
    'the second comes later',
    '1v1',
    [
      ['a', undefined],
      ['a', 'a'],
    ],
    ['Ada (id-0) and Ben (id-1)'],
  ],
  ['nobody is there', '1v1', [[undefined, undefined]], []],
  ['teammates may share one', '2v2', [['a', 'a', 'b', 'b']], []],
  ['one of each side', '2v2', [['a', 'b', 'c', 'b']], ['Ben (id-1) and Dee (id-3)']],
  [
    'whoever stands for themselves has opponents alone',
    'king-of-the-hill',
    [['a', 'b', 'c', 'b']],
    ['Ben (id-1) and Dee (id-3)'],
  ],
  ['a boss and one of the heroes', 'boss-vs-many', [['a', 'b', 'a']], ['Ada (id-0) and Cid (id-2)']],
  ['the heroes of a party', 'boss-vs-many', [['a', 'b', 'b']], []],
];

const watched = (mode: string, seats: number, kept: Incident[]): OneAddress => {
  const info = diceThrone.modes.find(({ id }) => id === mode);
  assert.ok(info);
  const incidents = { add: async (incident: Incident) => void kept.push(incident), latest: async () => kept };
  return new OneAddress('the match', sidesAt(info, seats), incidents);
};

for (const [sentence, mode, looks, told] of CASES) {
  one(`${mode}: ${sentence}`, async () => {
    const kept: Incident[] = [];
    const watch = watched(mode, looks[0]?.length ?? 0, kept);
    for (const addresses of looks) await watch.look(sitters(addresses));
    assert.equal(
      kept.map(({ room, kind, message }) => ({ room, kind, message })),
      told.map((who) => ({
        room: 'the match',
        kind: 'one-address',
        message: `${who} play each other from one address`,
      })),
    );
    assert.not.match(JSON.stringify(kept), /"[abc]"/, 'no address is kept');
  });
}

one('defect: it was told anew of a match that goes on after a restart', async () => {
  const kept: Incident[] = [];
  for (let room = 0; room < 2; room++) await watched('1v1', 2, kept).look(sitters(['a', 'a']));
  assert.is(kept.length, 1);
});

one.run();
