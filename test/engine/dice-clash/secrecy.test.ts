/** Dice behind a screen: what a view, an event or a question tells of them, and to whom. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { scriptedStream } from '../../../engine/core/chance.ts';
import type { Viewer } from '../../../engine/core/game.ts';
import type { DiceClashEvent, EventType } from '../../../engine/dice-clash/state/events.ts';
import type { Match } from '../../../engine/dice-clash/state/state.ts';
import type { DiceClashAction } from '../../../engine/dice-clash/state/view-shape.ts';
import { clashOnKnownGrids as game } from '../../../proof/known-grids.ts';

const secrecy = suite('dice clash: what a screen hides');

const VIEWERS: readonly Viewer[] = [0, 1, 'public'];
const at = (seats: readonly object[], dice: readonly number[] = [], more: object = {}): Match =>
  game.scenario.position({ seats, ...more }, scriptedStream(dice)) as Match;
const place = (die: string, space: number): DiceClashAction => ({ type: 'place', die, space });
const choose = (option: string): DiceClashAction => ({ type: 'choose', option });
/** Plays and gives what happened; each action is `[seat, action]`. */
const play = (m: Match, ...actions: readonly (readonly [number, DiceClashAction])[]): DiceClashEvent[] =>
  actions.flatMap(([seat, action]) => {
    assert.is(game.check(m, seat, action), undefined, JSON.stringify(action));
    return [...game.apply(m, seat, action)];
  });
const pools = (m: Match, viewer: Viewer): (string | undefined)[][] =>
  game
    .view(m, viewer)
    .fighters.map(({ pool }) => pool.map(({ value }) => (value === undefined ? undefined : String(value))));
type Seen<T extends EventType> = Extract<DiceClashEvent, { readonly type: T }>;
const seenAs = <T extends EventType>(m: Match, events: readonly DiceClashEvent[], type: T): readonly Seen<T>[] =>
  VIEWERS.map((viewer) => {
    const found = game.seen(m, events, viewer).find((event): event is Seen<T> => event.type === type);
    assert.ok(found, `no ${type}`);
    return found;
  });
/** Everything that somebody other than the owner is told by view and events, as one text. */
const told = (m: Match, events: readonly DiceClashEvent[], viewer: Viewer): string =>
  JSON.stringify([game.view(m, viewer), game.seen(m, events, viewer)]);

const viking = { hero: 'viking' };

secrecy('each sees the own pool and the colours of the other', () => {
  const m = at([
    { hero: 'viking', pool: ['black:2', 'white:5'] },
    { hero: 'ninja', pool: ['black:3', 'red:1'] },
  ]);
  assert.equal(pools(m, 0), [
    ['2', '5'],
    [undefined, undefined],
  ]);
  assert.equal(pools(m, 1), [
    [undefined, undefined],
    ['3', '1'],
  ]);
  assert.equal(pools(m, 'public'), [
    [undefined, undefined],
    [undefined, undefined],
  ]);
});

secrecy('a fresh match tells no value of a hidden die', () => {
  const m = game.start({ mode: 'duel', seats: [viking, viking] }, scriptedStream([6, 1, ...Array(18).fill(4)]));
  for (const viewer of VIEWERS)
    for (const [seat, { pool }] of game.view(m, viewer).fighters.entries())
      assert.is(pool.filter(({ value }) => value !== undefined).length, seat === viewer ? 9 : 0);
});

secrecy('what was looked at is told to the looker, in view and event, and marked for the owner', () => {
  const m = at([
    { hero: 'viking', pool: ['black:5'] },
    { hero: 'viking', pool: ['black:3', 'white:4'] },
  ]);
  const events = play(m, [0, place('black:5', 8)]);
  const [looker, owner, watcher] = seenAs(m, events, 'looked');
  assert.equal(looker?.dice, [
    { colour: 'black', value: 3 },
    { colour: 'white', value: 4 },
  ]);
  assert.equal(owner?.dice, [{ colour: 'black' }, { colour: 'white' }]);
  assert.equal(watcher?.dice, [{ colour: 'black' }, { colour: 'white' }]);
  assert.equal(pools(m, 0)[1], ['3', '4']);
  assert.equal(pools(m, 'public')[1], [undefined, undefined]);
  assert.equal(game.view(m, 1).fighters[1]?.pool, [
    { colour: 'black', value: 3, seen: true },
    { colour: 'white', value: 4, seen: true },
  ]);
  assert.not.ok(
    game.view(m, 0).fighters[1]?.pool.some(({ seen }) => seen),
    'only the owner needs the mark',
  );
});

secrecy('known dice of a colour come first, so that where a hidden one lies tells nothing', () => {
  const seats = (hidden: string): object[] => [
    viking,
    { hero: 'viking', pool: ['black:3', hidden], seen: ['black:3'] },
  ];
  const views = ['black:1', 'black:3', 'black:6'].map((hidden) => JSON.stringify(game.view(at(seats(hidden)), 0)));
  assert.is(new Set(views).size, 1);
  assert.equal(pools(at(seats('black:1')), 0)[1], ['3', undefined]);
});

secrecy('a white die: the owner sees what was rolled, others how many of which colour', () => {
  const m = at([{ hero: 'viking', pool: ['white:3', 'black:1', 'red:1'] }, viking], [5, 6]);
  const events = play(m, [0, place('white:3', 1)]);
  const [owner, foe, watcher] = seenAs(m, events, 're-rolled');
  assert.equal(owner?.dice, [
    { colour: 'black', value: 5 },
    { colour: 'red', value: 6 },
  ]);
  for (const other of [foe, watcher]) assert.equal(other?.dice, [{ colour: 'black' }, { colour: 'red' }]);
});

secrecy('Nigiri: neither how many dice were 1 or 6 nor which colours', () => {
  const after = (pool: readonly string[], dice: readonly number[]) => {
    const m = at(
      [
        { hero: 'samurai', adrenaline: true, pool: ['red:3', 'black:2'] },
        { hero: 'viking', pool },
      ],
      dice,
    );
    return { m, events: play(m, [0, place('red:3', 1)]) };
  };
  const cases = [
    after(['black:1', 'black:6', 'white:1', 'white:4'], [4, 4, 4]),
    after(['black:2', 'black:3', 'white:1', 'white:6'], [5, 5]),
    after(['black:4', 'black:5', 'white:5', 'white:4'], []),
  ];
  for (const viewer of [0, 'public'] as const)
    assert.is(new Set(cases.map(({ m, events }) => told(m, events, viewer))).size, 1, `as ${viewer} sees it`);
  const [first] = cases;
  assert.ok(first);
  assert.ok(Array.isArray(seenAs(first.m, first.events, 're-rolled')[1]?.dice), 'the owner sees them');
});

secrecy('Smoke Bomb: others learn how many of the own dice were rolled, not which', () => {
  const after = (die: string) => {
    const m = at(
      [{ hero: 'ninja', pool: ['red:3', 'black:2', 'black:5', 'white:2'], seen: ['black:5'] }, viking],
      Array(12).fill(3),
    );
    return { m, events: play(m, [0, place('red:3', 1)], [0, choose(die)], [0, choose('done')]) };
  };
  const [black, white] = [after('die:black:5'), after('die:white:2')];
  for (const viewer of [1, 'public'] as const)
    assert.is(told(black.m, black.events, viewer), told(white.m, white.events, viewer));
  const [own, foe] = seenAs(black.m, black.events, 're-rolled');
  assert.equal(own?.dice, [{ colour: 'black', value: 3 }]);
  assert.is(foe?.dice, undefined);
  assert.is(foe?.count, 1);
});

secrecy('Phalanx: others learn how many dice changed, not which and not how', () => {
  const after = (...options: readonly string[]) => {
    const m = at([{ hero: 'spartan', pool: ['red:3', 'black:1', 'black:5'], seen: ['black:1', 'black:5'] }, viking]);
    return { m, events: play(m, [0, place('red:3', 1)], ...options.map((option) => [0, choose(option)] as const)) };
  };
  const one = after('die:black:1', 'value:2', 'done');
  const other = after('die:black:5', 'value:6', 'done');
  for (const viewer of [1, 'public'] as const)
    assert.is(told(one.m, one.events, viewer), told(other.m, other.events, viewer));
});

/** Positions that differ in hidden dice alone, and what is done there. */
const ALIKE: readonly (readonly [
  string,
  readonly object[],
  readonly object[],
  readonly DiceClashAction[],
  number[],
])[] = [
  [
    'Phalanx: a 1 and a 4 are both asked for their new value',
    [{ hero: 'spartan', pool: ['red:3', 'black:1'] }, viking],
    [{ hero: 'spartan', pool: ['red:3', 'black:4'] }, viking],
    [place('red:3', 1)],
    [],
  ],
  [
    'Donnybrook: two dice that are alike and two that are not',
    [
      { hero: 'highlander', pool: ['red:3', 'black:2'] },
      { hero: 'viking', pool: ['black:4', 'black:4'] },
    ],
    [
      { hero: 'highlander', pool: ['red:3', 'black:2'] },
      { hero: 'viking', pool: ['black:4', 'black:5'] },
    ],
    [place('red:3', 1)],
    [5],
  ],
  [
    'High Guard: two dice that are alike and two that are not',
    [
      { hero: 'knight', adrenaline: true, pool: ['red:3'] },
      { hero: 'viking', pool: ['black:4', 'black:4'] },
    ],
    [
      { hero: 'knight', adrenaline: true, pool: ['red:3'] },
      { hero: 'viking', pool: ['black:4', 'black:5'] },
    ],
    [place('red:3', 1)],
    [],
  ],
  [
    'Rashomon: two dice that are alike and two that are not',
    [{ hero: 'samurai', pool: ['red:3', 'black:4', 'black:4'] }, viking],
    [{ hero: 'samurai', pool: ['red:3', 'black:4', 'black:5'] }, viking],
    [place('red:3', 1)],
    [],
  ],
  [
    'Quickening: two dice that are alike and two that are not',
    [viking, { hero: 'viking', pool: ['black:4', 'black:4'], rolls: true }],
    [viking, { hero: 'viking', pool: ['black:4', 'black:5'], rolls: true }],
    [],
    [],
  ],
];
for (const [name, one, other, actions, dice] of ALIKE) {
  secrecy(`others cannot tell apart: ${name}`, () => {
    const [first, second] = [one, other].map((seats) => {
      const m = at(seats, dice, actions.length === 0 ? { active: 1 } : {});
      const events = play(m, ...actions.map((action) => [0, action] as const));
      return { m, events };
    });
    assert.ok(first && second);
    const asked = first.m.prompt?.seat;
    assert.ok(asked !== undefined, 'somebody is asked');
    assert.is(second.m.prompt?.seat, asked);
    // Whoever owns the other pool in the case, and whoever only watches.
    assert.is(told(first.m, first.events, 'public'), told(second.m, second.events, 'public'));
    assert.is(told(first.m, first.events, 1 - asked), told(second.m, second.events, 1 - asked));
    assert.ok(game.view(first.m, asked).prompt?.options, 'who is asked sees the options');
    assert.is(game.view(first.m, 1 - asked).prompt?.options, undefined);
    assert.is(game.view(first.m, 'public').prompt?.options, undefined);
    assert.equal(game.legal(first.m, 1 - asked), []);
  });
}

secrecy('why somebody may not act tells nothing of its dice', () => {
  const m = at([viking, { hero: 'viking', pool: ['black:4'] }]);
  const codes = ['black:4', 'black:5', 'red:1'].map((die) => game.check(m, 1, place(die, 1)));
  assert.is(new Set(codes.map((code) => JSON.stringify(code))).size, 1);
});

secrecy('dice that were rolled openly are seen by everybody: by Quickening, and by Donnybrook', () => {
  const rolled = at([viking, { hero: 'viking', pool: ['black:4', 'white:4'], rolls: true }], [6], { active: 1 });
  play(rolled, [1, choose('die:white:4')]);
  const returned = at([{ hero: 'highlander', pool: ['red:3', 'black:2', 'white:2'] }, viking], [6]);
  play(returned, [0, place('red:3', 1)], [0, choose('die:white:2')]);
  for (const viewer of ['public', 0, 1] as const) {
    assert.is(pools(rolled, viewer)[1]?.[1], '6', `Quickening, as ${viewer} sees it`);
    assert.is(pools(returned, viewer)[0]?.[1], '6', `Donnybrook, as ${viewer} sees it`);
  }
  assert.is(pools(rolled, 'public')[1]?.[0], undefined);
});

secrecy('dice on a grid and dice set aside lie open', () => {
  const m = at([{ hero: 'samurai', pool: ['black:2'], aside: ['white:5'], grid: { 2: 'black:4' } }, viking]);
  for (const viewer of VIEWERS) {
    const fighter = game.view(m, viewer).fighters[0];
    assert.equal(fighter?.aside, [{ colour: 'white', value: 5 }]);
    assert.equal(fighter?.grid[1], { colour: 'black', value: 4 });
  }
});

secrecy('what is known in advance of a legend lies open', () => {
  const m = at([viking, { hero: 'da-ji', coming: [4, 2] }]);
  for (const viewer of VIEWERS) assert.equal(game.view(m, viewer).fighters[1]?.coming, [4, 2]);
});

secrecy('imagined dice: known ones stay, hidden ones change, the own stay', () => {
  const m = at([
    { hero: 'viking', pool: ['black:2', 'black:6'] },
    { hero: 'viking', pool: ['black:1', 'black:1', 'black:1', 'white:1', 'red:1'], seen: ['white:1'] },
  ]);
  const values = new Set<number | undefined>();
  for (let i = 0; i < 60; i++) {
    const other = game.imagine(m, 0, `key ${i}`);
    assert.equal(other.fighters[0], m.fighters[0]);
    assert.is(other.fighters[1]?.pool.find(({ colour }) => colour === 'white')?.value, 1);
    values.add(other.fighters[1]?.pool.find(({ colour }) => colour === 'red')?.value);
    assert.is.not(other.chance.key, m.chance.key);
    assert.is(other.chance.script, undefined);
  }
  assert.equal([...values].sort(), [1, 2, 3, 4, 5, 6]);
});

secrecy('an imagined player answers its own questions anew, about the dice it is imagined to have', () => {
  const m = at([{ hero: 'spartan', pool: ['red:3', 'black:1', 'black:4'] }, viking]);
  play(m, [0, place('red:3', 1)], [0, choose('die:black:4')]);
  for (let i = 0; i < 30; i++) {
    const other = game.imagine(m, 1, `key ${i}`);
    const names = other.fighters[0]?.pool.map(({ colour, value }) => `die:${colour}:${value}`) ?? [];
    assert.equal(other.prompt?.question, 'adjust-die');
    assert.equal(other.prompt?.options, ['done', ...new Set(names)]);
    assert.is(other.waitingSince, m.waitingSince);
    const own = game.imagine(m, 0, `key ${i}`);
    assert.equal(own.prompt, m.prompt, 'the own question stays as it is');
  }
});

secrecy('an imagined player that is to place a die can place one', () => {
  const m = at([viking, { hero: 'viking', pool: ['black:6'] }], [], { active: 1, attack: 5 });
  for (let i = 0; i < 60; i++) assert.ok(game.legal(game.imagine(m, 0, `key ${i}`), 1).length > 0);
});

/** One die, and a grid on which no die stops a 5. */
const hopeless = (active: number): Match => {
  const m = at([viking, { hero: 'viking', pool: ['black:6'] }], [], { active, attack: 5 });
  const foe = m.fighters[1];
  assert.ok(foe);
  // Only the space that matches a neighbour is open, and every neighbour is a 2.
  foe.grid = foe.grid.map((_, space) => (space === 3 ? null : { colour: 'black', value: 2, known: 'all' }));
  return m;
};
secrecy('where no dice could be played the round is imagined as lost', () => {
  const other = game.imagine(hopeless(1), 0, 'key');
  assert.is(other.round, 2);
  assert.is(other.fighters[1]?.adrenaline, true);
  assert.equal(other.stack, [], 'the next round has begun');
});

secrecy('a player who is not to place a die yet is imagined with any dice', () => {
  const values = new Set<number | undefined>();
  for (let i = 0; i < 60; i++) {
    const other = game.imagine(hopeless(0), 0, `key ${i}`);
    assert.is(other.round, 1);
    values.add(other.fighters[1]?.pool[0]?.value);
  }
  assert.is(values.size, 6);
});

secrecy.run();
