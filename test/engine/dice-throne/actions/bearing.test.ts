/** What bears on what hangs over the table: each row a window, what a seat holds there, and which of it matters. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { scriptedStream } from '../../../../engine/core/chance.ts';
import { diceThrone } from '../../../../engine/dice-throne/index.ts';
import type { DiceThroneAction } from '../../../../engine/dice-throne/state/view-shape.ts';

const bearing = suite('dice throne: what bears on what hangs over the table');

type Holds = Readonly<Record<string, unknown>>;
interface Case {
  readonly attacker?: Holds;
  readonly defender?: Holds;
  /** Who is asked, and where. */
  readonly seat: 0 | 1;
  readonly at: string;
  /** Left out: Smack. */
  readonly announces?: string;
  /** Before that. */
  readonly first?: readonly (readonly [number, DiceThroneAction])[];
  /** Of what may be played, spent or used. */
  readonly bears: readonly string[];
  readonly not?: readonly string[];
}
const roll: DiceThroneAction = { type: 'roll' };
const play = (card: string, ...answers: string[]): DiceThroneAction => ({ type: 'play', card, with: answers });

/** Smack for 8, against a defence that does nothing. */
const DICE = [1, 1, 2, 2, 3, 5, 5, 5, 5, 5, 5];

const cases: readonly (readonly [string, Case])[] = [
  [
    'announced: the opponent may change the dice; money and cards can wait',
    {
      seat: 1,
      at: 'announced',
      defender: { hand: ['tip-it', 'getting-paid', 'double-up'] },
      bears: ['tip-it'],
      not: ['getting-paid', 'double-up'],
    },
  ],
  [
    'announced: whoever announced has had the dice as wanted',
    { seat: 0, at: 'announced', attacker: { hand: ['tip-it'] }, bears: [], not: ['tip-it'] },
  ],
  [
    'announced: unless another has changed them since',
    {
      seat: 0,
      at: 'announced',
      attacker: { hand: ['tip-it'] },
      defender: { hand: ['so-wild'] },
      first: [
        [0, { type: 'pass' }],
        [1, play('so-wild', 'seat:0/die:0', 'value:2')],
      ],
      bears: ['tip-it'],
    },
  ],
  [
    'attack declared: what prevents can wait for the last call',
    {
      seat: 1,
      at: 'attack-declared',
      defender: { tokens: { evasive: 1, protect: 1 }, hand: ['not-this-time'] },
      bears: [],
      not: ['evasive', 'protect', 'not-this-time'],
    },
  ],
  [
    'attack declared: what makes it undefendable cannot',
    {
      seat: 0,
      at: 'attack-declared',
      attacker: { hero: 'fallen-barbarian', hand: ['no-guard-holds', 'crushing-weight'], cp: 5 },
      defender: { hero: 'fallen-monk' },
      announces: 'smackdown',
      bears: ['no-guard-holds'],
      not: ['crushing-weight'],
    },
  ],
  [
    'last call: what prevents bears for who is hit; what removes tokens does not',
    {
      seat: 1,
      at: 'last-call',
      defender: { tokens: { evasive: 1, protect: 1, burn: 1 }, hand: ['not-this-time', 'buh-bye'], cp: 5 },
      bears: ['evasive', 'protect', 'not-this-time'],
      not: ['buh-bye'],
    },
  ],
  [
    'last call: who attacks does not prevent, but adds',
    {
      seat: 0,
      at: 'last-call',
      attacker: { hand: ['not-this-time', 'get-some', 'head-bash'], cp: 5 },
      bears: ['get-some', 'head-bash'],
      not: ['not-this-time'],
    },
  ],
  [
    'last call: a token that prevents may still be gained',
    { seat: 1, at: 'last-call', defender: { hand: ['evade'] }, bears: ['evade'] },
  ],
  [
    'last call: health counts when one would fall',
    {
      seat: 1,
      at: 'last-call',
      defender: { hero: 'barbarian', health: 8, hand: ['feelin-good'] },
      bears: ['feelin-good'],
    },
  ],
  [
    'last call: else it can wait',
    {
      seat: 1,
      at: 'last-call',
      defender: { hero: 'barbarian', health: 9, hand: ['feelin-good'] },
      bears: [],
      not: ['feelin-good'],
    },
  ],
  [
    'last call: CP that pays for what bears',
    { seat: 1, at: 'last-call', defender: { cp: 0, hand: ['getting-paid', 'not-this-time'] }, bears: ['getting-paid'] },
  ],
  [
    'last call: CP that pays for nothing of the kind',
    {
      seat: 1,
      at: 'last-call',
      defender: { cp: 0, hand: ['getting-paid', 'tip-it'] },
      bears: [],
      not: ['getting-paid'],
    },
  ],
  [
    'defence rolled: either side may change those dice; who lets a player re-roll means his own',
    {
      seat: 0,
      at: 'defence-rolled',
      attacker: { hand: ['so-wild', 'better-d'] },
      bears: ['so-wild'],
      not: ['better-d'],
    },
  ],
  [
    'defence rolled: to the defender it is his own',
    { seat: 1, at: 'defence-rolled', defender: { hand: ['better-d'] }, bears: ['better-d'] },
  ],
  [
    'the end of the offensive roll: what acts there alone',
    { seat: 0, at: 'offensive-end', attacker: { tokens: { accuracy: 1 } }, bears: ['accuracy'] },
  ],
];

const nameOf = (action: DiceThroneAction): string => {
  if (action.type === 'play') return action.card;
  if (action.type === 'spend') return action.token;
  return action.type === 'use' ? action.ability : action.type;
};

for (const [name, { attacker, defender, seat, at, announces = 'smack', first = [], bears, not = [] }] of cases) {
  bearing(name, () => {
    const match = diceThrone.scenario.position(
      {
        phase: 'offensive-roll',
        seats: [
          { hero: 'barbarian', ...attacker },
          { hero: 'moon-elf', ...defender },
        ],
      },
      scriptedStream(DICE),
    );
    const take = (by: number, action: DiceThroneAction): void => {
      assert.is(diceThrone.check(match, by, action), undefined);
      diceThrone.apply(match, by, action);
    };
    take(0, roll);
    take(0, { type: 'announce', ability: announces });
    for (const [by, action] of first) take(by, action);
    const moment = (): string | undefined => diceThrone.view(match, 'public').window?.moment;
    for (let i = 0; moment() !== at; i++) {
      const next = diceThrone.waiting(match)[0];
      assert.ok(i < 40 && next, `no window ${at}`);
      take(next.seat, { type: 'timeout' });
    }
    const legal = diceThrone.legal(match, seat);
    const matter = legal.filter((action) => diceThrone.bears?.(match, seat, action)).map(nameOf);
    assert.equal([...new Set(matter)].sort(), [...bears].sort());
    for (const id of not) assert.ok(legal.map(nameOf).includes(id), `${id} cannot be played at all`);
  });
}

bearing('outside of windows nothing is asked', () => {
  const match = diceThrone.scenario.position(
    { seats: [{ hero: 'barbarian', hand: ['getting-paid'] }, { hero: 'moon-elf' }] },
    scriptedStream([]),
  );
  for (const action of diceThrone.legal(match, 0)) assert.not.ok(diceThrone.bears?.(match, 0, action));
});

bearing.run();
