import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { seededStream } from '../../../engine/core/chance.ts';
import { commonCards } from '../../../engine/dice-throne/cards/common-cards.ts';
import { HEROES } from '../../../engine/dice-throne/heroes/index.ts';
import { diceThrone } from '../../../engine/dice-throne/index.ts';
import { buildLibrary } from '../../../engine/dice-throne/library/index.ts';
import { DAMAGE_CHART } from '../../../engine/dice-throne/rules/damage.ts';
import { poolTotals } from '../../../engine/dice-throne/rules/totals.ts';
import { tableOf } from '../../../engine/dice-throne/state/context.ts';
import type { Change, Parcel, Pool } from '../../../engine/dice-throne/state/match.ts';
import { incomingView } from '../../../engine/dice-throne/view/incoming.ts';
import type { DamageType } from '../../../engine/dice-throne/vocabulary/words.ts';

const lib = buildLibrary(HEROES, commonCards);

/** Seat 0 attacks seat 1; what stands is given as parcels and changes. */
const laid = (parcels: readonly Partial<Parcel>[], changes: readonly Partial<Change>[], type?: DamageType) => {
  const m = diceThrone.start({ mode: '1v1', seats: [{ hero: 'barbarian' }, { hero: 'moon-elf' }] }, seededStream(1));
  m.attack = {
    by: 0,
    ability: 'smack',
    ultimate: type === 'ultimate',
    target: 1,
    failed: false,
    made: true,
    pastDefence: true,
    declared: true,
    noted: [],
    landed: [],
  };
  const t = tableOf(lib, m);
  const pool: Pool = {
    id: 1,
    of: 'roll',
    parcels: parcels.map((parcel) => ({
      to: 1,
      from: 0,
      n: 0,
      attack: true,
      sure: false,
      source: 'ability:smack',
      type: type ?? 'normal',
      late: undefined,
      ...parcel,
    })),
    heals: [],
    bearers: [],
    settled: false,
    changes: changes.map((change) => ({ of: { in: 1 }, op: 'less', n: 0, attackOnly: false, source: 'x', ...change })),
  };
  m.pools = [pool];
  return { final: poolTotals(t, pool)[1]?.final, shown: incomingView(t).find(({ to }) => to === 1) };
};
/** What is dealt; the sum that everybody sees comes to the same. */
const finalOf = (parcels: readonly Partial<Parcel>[], changes: readonly Partial<Change>[], type?: DamageType) => {
  const { final, shown } = laid(parcels, changes, type);
  assert.is(shown?.amount ?? 0, final);
  assert.is(shown?.sum.at(-1)?.after ?? 0, final);
  return final;
};

const half: Partial<Change> = { op: 'half' };
const add = (n: number): Partial<Change> => ({ of: 'attack', op: 'add', n });
const less = (n: number): Partial<Change> => ({ op: 'less', n });

const COLLATERAL: Partial<Parcel> = { n: 2, attack: false, type: 'collateral' };
const ELSEWHERE: Partial<Parcel> = { n: 3, from: 1, attack: false, type: undefined };
/** Of what the attacker deals out. */
const OUT: Partial<Change> = { of: { out: 0 } };
const HALF_OUT: Partial<Change> = { ...OUT, op: 'half' };
const NO_OUT: Partial<Change> = { ...OUT, op: 'all' };
const shame = (n: number, attackOnly = true): Partial<Change> => ({ ...OUT, op: 'less', n, attackOnly });

const damage = suite('damage: final total');
const cases: [string, readonly Partial<Parcel>[], readonly Partial<Change>[], DamageType | undefined, number][] = [
  [
    'rulebook, Reducing Damage: half of 8 + 4 is prevented, in whatever order',
    [{ n: 8 }],
    [half, add(4)],
    undefined,
    6,
  ],
  ['half of an odd subtotal is rounded up before it is prevented', [{ n: 9 }], [half], undefined, 4],
  ['reference, Final Total: each half is taken from the same subtotal', [{ n: 9 }], [half, half], undefined, 0],
  ['two halves of an even subtotal prevent all of it', [{ n: 10 }], [half, half], undefined, 0],
  ['additions and subtractions come before halves', [{ n: 10 }], [half, less(3), add(2)], undefined, 4],
  ['never below zero', [{ n: 2 }], [less(6)], undefined, 0],
  [
    'what prevents more than there is leaves nothing for additions made before settlement',
    [{ n: 2 }],
    [less(6), add(5)],
    undefined,
    1,
  ],
  [
    'what lowers the Attack from its own side goes together with what is added, whichever came first',
    [{ n: 1 }],
    [shame(2), add(3)],
    undefined,
    2,
  ],
  ['it lowers no further than zero', [{ n: 1 }], [shame(2)], undefined, 0],
  ['it does not lower an Ultimate', [{ n: 12 }], [shame(2)], 'ultimate', 12],
  [
    'an Attack Modifier lowers no collateral damage beside the Attack',
    [{ n: 1 }, { n: 3, attack: false, type: 'collateral' }],
    [shame(2)],
    undefined,
    3,
  ],
  ['undefendable damage is avoidable and enhanceable', [{ n: 4 }], [add(2), less(1)], 'undefendable', 5],
  ['pure damage cannot be enhanced, but avoided', [{ n: 4 }], [add(3), less(1)], 'pure', 3],
  ['an Ultimate is enhanced, never lowered', [{ n: 12 }], [add(2), less(6), half, { op: 'all' }], 'ultimate', 14],
  ['all prevented is all, also what is added later', [{ n: 5 }], [{ op: 'all' }, add(4)], undefined, 0],
  [
    'collateral beside an Attack is summed with it but not enhanced',
    [{ n: 5 }, { n: 2, attack: false, type: 'collateral' }],
    [add(1)],
    undefined,
    8,
  ],
  [
    'untyped damage can be avoided, not enhanced',
    [{ n: 3, attack: false, type: undefined }],
    [add(4), less(1)],
    undefined,
    2,
  ],
  [
    'what is sure cannot be lowered',
    [{ n: 4, attack: false, sure: true, type: undefined }],
    [less(4), half],
    undefined,
    4,
  ],
  ['a cap holds after everything else', [{ n: 9 }], [{ op: 'cap', n: 3 }], undefined, 3],
  ['an addition needs an Attack of 1 or more', [{ n: 0 }], [add(4)], undefined, 0],
  [
    'reference, Wither: collateral damage of the Offensive Roll Phase is lowered along with the Attack',
    [{ n: 5 }, COLLATERAL],
    [{ ...OUT, op: 'less', n: 2 }],
    undefined,
    5,
  ],
  ['... and alone', [COLLATERAL], [{ ...OUT, op: 'less', n: 1 }], undefined, 1],
  ['what an Attack Modifier lowers is the Attack alone', [{ n: 1 }, COLLATERAL], [shame(2)], undefined, 2],
  ['subtractions are summed with additions before they stop at 0', [{ n: 1 }], [shame(2), add(3)], undefined, 2],
  ['nothing is dealt out: neither the Attack nor what comes along', [{ n: 5 }, COLLATERAL], [NO_OUT], undefined, 0],
  ['... but what comes from elsewhere', [{ n: 5 }, ELSEWHERE], [NO_OUT], undefined, 3],
  [
    'half of what is dealt out, rounded up: not of what comes from elsewhere',
    [{ n: 5 }, ELSEWHERE],
    [HALF_OUT],
    undefined,
    5,
  ],
  ['half of what is dealt out, with collateral damage', [{ n: 5 }, COLLATERAL], [HALF_OUT], undefined, 3],
  ['... is never more than is left', [{ n: 5 }], [HALF_OUT, less(4)], undefined, 0],
  ['what another deals out is another matter', [{ n: 5 }], [{ of: { out: 1 }, op: 'half' }], undefined, 5],
];
for (const [name, parcels, changes, type, expected] of cases) {
  damage(name, () => assert.is(finalOf(parcels, changes, type), expected));
}

damage('rulebook, Damage Type Chart: each row as printed', () => {
  const rows = Object.entries(DAMAGE_CHART).map(([type, traits]) => [
    type,
    traits.defendable,
    traits.avoidable,
    traits.enhanceable,
  ]);
  assert.equal(rows, [
    ['normal', true, true, true],
    ['undefendable', false, true, true],
    ['pure', false, true, false],
    ['collateral', false, true, false],
    ['ultimate', false, false, true],
  ]);
});

damage(
  'the sum that everybody sees: what was laid, what adds, what takes off, what halves; no word without effect',
  () => {
    const changes: Partial<Change>[] = [
      { op: 'half', source: 'token:protect' },
      { op: 'less', n: 3, source: 'card:escape' },
      { op: 'less', n: 0, source: 'card:nothing' },
      { of: 'attack', op: 'add', n: 4, source: 'card:get-some' },
    ];
    const { shown } = laid([{ n: 8 }, { n: 2, attack: false, type: 'collateral', source: 'card:wide-swing' }], changes);
    assert.equal(shown?.sum, [
      { source: 'ability:smack', op: 'base', n: 8, after: 8 },
      { source: 'card:wide-swing', op: 'base', n: 2, after: 10 },
      { source: 'card:get-some', op: 'add', n: 4, after: 14 },
      { source: 'card:escape', op: 'less', n: 3, after: 11 },
      { source: 'token:protect', op: 'half', n: 0, after: 5 },
    ]);
  },
);

damage.run();
