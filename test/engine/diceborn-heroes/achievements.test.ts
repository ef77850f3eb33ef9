/** The book's achievements (Campaign Achievements): each in a position in which it is just missing. */
import { readFileSync } from 'node:fs';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { z } from 'zod';
import { watched } from '../../../engine/core/achievements.ts';
import { scriptedStream } from '../../../engine/core/chance.ts';
import { dicebornHeroes as game } from '../../../engine/diceborn-heroes/index.ts';
import type { DicebornAction } from '../../../engine/diceborn-heroes/state/actions.ts';

const scenario = z.looseObject({
  dice: z.array(z.number()),
  actions: z.array(z.looseObject({ seat: z.number(), type: z.string(), expect: z.string().optional() })),
});
const OWN = new Set(['game', 'origin', 'note', 'want', 'until', 'dice', 'actions']);

/** What is achieved while a scenario is played; windows pass by themselves. */
const achievedIn = (file: string, change: Readonly<Record<string, unknown>> = {}): string[] => {
  const raw: unknown = JSON.parse(readFileSync(`test/scenarios/diceborn-heroes/${file}.json`, 'utf8'));
  const { dice, actions, ...fields } = scenario.parse({ ...scenario.parse(raw), ...change });
  const position = Object.fromEntries(Object.entries(fields).filter(([name]) => !OWN.has(name)));
  const match = game.scenario.position(position, scriptedStream(dice));
  const { apply, achieved } = watched(game, match);
  for (const { seat, expect, ...rest } of actions) {
    if (expect !== undefined) continue;
    const parsed = game.parse(rest);
    if (!('action' in parsed)) throw new Error(parsed.refusal.message);
    for (
      let [next] = game.waiting(match);
      next?.why === 'window' && game.check(match, seat, parsed.action);
      [next] = game.waiting(match)
    )
      apply(next.seat, { type: 'pass' });
    apply(seat, parsed.action);
  }
  for (let [next] = game.waiting(match); next?.why === 'window'; [next] = game.waiting(match))
    apply(next.seat, { type: 'pass' });
  return [...new Set(achieved().map(({ id }) => id))];
};

const deck = ['atk-6-red', 'atk-6-blue', 'atk-6-red', 'atk-6-blue'];
const orc = { id: 'orc', hp: 20 };
const ready = [
  { seat: 0, type: 'ready' },
  { seat: 1, type: 'ready' },
];
const song = (id: string) => ({ seat: 0, type: 'ability', hero: 0, with: [`song:${id}`] });
/** A round in which the first hero sings one more; what is asked for targets is asked of the one enemy. */
const ballad = (id: string) => [
  { seat: 0, type: 'assign', hero: 0, die: 'blue:1', slot: 'ballad' },
  ...ready,
  { seat: 0, type: 'choose', option: `song:${id}` },
  ...(id === 'elegy' ? [] : [{ seat: 0, type: 'choose', option: 'enemy:0' }]),
];
const struckDown = (die: string) => [{ seat: 0, type: 'assign', hero: 0, die, slot: 'slash' }, ...ready];
const CASES: readonly (readonly [string, string, Readonly<Record<string, unknown>>?])[] = [
  ['never-miss', 'classes/monk/pummel-six'],
  ['gotta-score', 'bounties/beastmaster-met'],
  [
    'ante-up',
    'classes/gambler/fate-dice',
    {
      dice: [2, 1, 2, 6, 6, 6, 1, 2, 3, 4, 5, 6],
      actions: [
        { seat: 0, type: 'assign', hero: 0, die: 'blue:2', slot: 'fate-dice' },
        { seat: 0, type: 'ready' },
        { seat: 1, type: 'ready' },
      ],
    },
  ],
  ['not-sophisticated', 'classes/berserker/full-swing', { enemies: [{ id: 'goblin', wounds: 2 }, orc] }],
  ['antlions-are-tame', 'classes/fighter/slash', { enemies: [{ id: 'antlion', wounds: 3 }, orc] }],
  ['son-of-a-submariner', 'quests/figures/gnash', { enemies: [{ id: 'gnash', hp: 7, wounds: 6 }, orc] }],
  [
    'reflect',
    'bounties/turnabout-met',
    {
      quest: 'whyte-manor',
      mode: 'quest',
      seats: [{ hero: 'fighter', dice: 'G', items: ['smoke-bomb'] }, { hero: 'priest' }],
      enemies: [{ id: 'lady-whyte', wounds: 5 }, orc],
      actions: [
        { seat: 0, type: 'use', hero: 0, item: 'smoke-bomb', with: ['hero:0'] },
        { seat: 0, type: 'assign', hero: 0, die: 'green:2', slot: 'riposte' },
        { seat: 0, type: 'ready' },
        { seat: 1, type: 'ready' },
      ],
    },
  ],
  [
    'heroes-of-light',
    'classes/fighter/slash',
    {
      seats: [{ hero: 'mage' }, { hero: 'priest' }, { hero: 'knight' }, { hero: 'ninja' }],
      actions: [{ seat: 0, type: 'ready' }],
    },
  ],
  [
    'super-duper-mega-bummer',
    'classes/fighter/slash',
    {
      seats: [{ hero: 'fighter', dice: 'GG' }, { hero: 'priest' }],
      dice: [3, 1, 2, 5, 1, 2],
      enemies: [{ ...orc, captured: ['0:green', '1:green'] }],
    },
  ],
  [
    'maintain-your-composure',
    'classes/fighter/slash',
    {
      seats: [
        { hero: 'fighter', dice: 'G', wounds: 5 },
        { hero: 'priest', wounds: 4 },
      ],
    },
  ],
  ['dont-tease-the-octopus', 'rules/end/the-boss-falls-and-it-is-won'],
  [
    'whats-my-number',
    'rules/end/the-boss-falls-and-it-is-won',
    {
      seats: [
        { hero: 'fighter', dice: 'G' },
        { hero: 'priest', ko: true, dice: 'G' },
      ],
      actions: [
        { seat: 0, type: 'assign', hero: 0, die: 'green:3', slot: 'slash' },
        { seat: 0, type: 'ready' },
        { seat: 0, type: 'choose', option: 'enemy:0' },
      ],
    },
  ],
  ['a-targets-a-target', 'classes/oracle/landslide', { enemies: [orc, orc, orc, orc, orc], deck: [...deck, ...deck] }],
  [
    'sir-rustalot',
    'classes/knight/bulwark',
    {
      dice: [6, 1, 2, 1, 2, 3, 4, 5],
      enemies: [orc, orc, orc],
      deck: ['atk-1-green', 'atk-2-red', 'atk-3-blue', 'atk-6-red'],
      actions: [
        { seat: 0, type: 'assign', hero: 0, die: 'red:6', slot: 'bulwark' },
        { seat: 0, type: 'ready' },
        { seat: 1, type: 'ready' },
      ],
    },
  ],
  ['not-by-resolve-alone', 'quests/palace-square/locked-and-sona-stands'],
  [
    'spooky-bard',
    'songs/each-once-a-quest',
    {
      dice: [1, 1, 2, 1, 1, 2, 1, 1, 2, 1, 1, 2],
      actions: [song('anthem'), ...['elegy', 'lullaby', 'march'].flatMap(ballad)],
    },
  ],
  [
    'being-dead-has-advantages',
    'classes/fighter/slash',
    {
      seats: [{ hero: 'fighter', wounds: 5 }, { hero: 'priest' }],
      enemies: [{ id: 'goblin', hp: 20 }],
      // It falls, stands up with two alike, and does the same again; each fall takes a card.
      deck: ['atk-1-green', 'atk-6-red', 'atk-1-green', 'atk-6-red', 'atk-6-blue'],
      dice: [3, 4, 1, 2, 3, 3, 1, 2, 5, 5, 1, 2],
      actions: [...struckDown('green:3'), ...struckDown('green:3')],
    },
  ],
];

const achievements = suite('diceborn heroes: achievements');
for (const [id, file, change] of CASES) {
  achievements(`${id}: ${file}`, () => {
    assert.ok(achievedIn(file, change).includes(id));
  });
}
achievements('each of them is among these', () =>
  assert.equal(
    game.achievements?.all.map(({ id }) => id).filter((id) => !CASES.some(([proved]) => proved === id)),
    [],
  ),
);
achievements('an ordinary blow is nothing to remember', () => assert.equal(achievedIn('classes/fighter/slash'), []));
/** A sweep of a Berserker fells two; what else falls in this round falls by something else. */
const sweep = (enemies: readonly unknown[], change: Readonly<Record<string, unknown>> = {}): string[] =>
  achievedIn('classes/fighter/slash', {
    seats: [
      { hero: 'berserker', dice: 'G', tokens: { hero: 0 } },
      { hero: 'priest', dice: 'G', tokens: { hero: 0 } },
    ],
    enemies: [{ id: 'shoo' }, { id: 'shoo' }, ...enemies, { ...orc, hp: 40 }],
    dice: [5, 1, ...Array<number>(20).fill(1)],
    deck: [...deck, ...deck],
    actions: [
      { seat: 0, type: 'assign', hero: 0, die: 'green:5', slot: 'axe-sweep' },
      ...ready,
      { seat: 0, type: 'choose', option: 'enemy:0' },
      { seat: 0, type: 'choose', option: 'enemy:1' },
    ],
    ...change,
  });
achievements('what falls by Poison after an attack has not fallen by it', () =>
  assert.not.ok(sweep([{ ...orc, wounds: 19, tokens: { poison: 1 } }]).includes('gotta-score')),
);
achievements('nor what a companion bites', () =>
  assert.not.ok(sweep([{ ...orc, wounds: 19, companion: 1 }]).includes('gotta-score')),
);
achievements('nor what a summoned monster fells', () =>
  assert.not.ok(
    sweep([{ ...orc, wounds: 19 }], {
      seats: [
        { hero: 'berserker', dice: 'G', tokens: { hero: 0 } },
        { hero: 'summoner', dice: 'B', spoils: ['wolf'], tokens: { hero: 0 } },
      ],
      dice: [1, 1, 4, 5, ...Array<number>(20).fill(1)],
      actions: [
        { seat: 1, type: 'assign', hero: 1, die: 'blue:1', slot: 'summon' },
        { seat: 1, type: 'ready' },
        { seat: 0, type: 'assign', hero: 0, die: 'green:4', slot: 'axe-sweep' },
        { seat: 1, type: 'assign', hero: 1, die: 'blue:5', slot: 'ally:0' },
        ...ready,
        { seat: 0, type: 'choose', option: 'enemy:0' },
        { seat: 0, type: 'choose', option: 'enemy:1' },
        { seat: 1, type: 'choose', option: 'enemy:2' },
        { seat: 1, type: 'choose', option: 'done' },
      ],
    }).includes('gotta-score'),
  ),
);
achievements('in the arena, too, Levanthys falls while a Pincer Arm stands', () => {
  const match = game.scenario.position(
    {
      mode: 'arena',
      pack: 'tide',
      level: 3,
      seats: [
        { hero: 'dragoon', dice: 'R' },
        { hero: 'paladin', dice: 'G' },
      ],
      enemies: [{ id: 'levanthys', hp: 20, wounds: 18 }, { id: 'pincer-arm' }],
      deck: [...deck, ...deck],
    },
    scriptedStream([3, 1]),
  );
  // Two more bosses come after him.
  match.fight = 1;
  const { apply, achieved } = watched(game, match);
  const take = (seat: number, action: DicebornAction) => apply(seat, action);
  take(0, { type: 'assign', hero: 0, die: 'red:3', slot: 'jump' });
  for (const seat of [0, 1]) if (!match.players[seat]?.ready) take(seat, { type: 'ready' });
  for (let [next] = game.waiting(match); next?.why === 'window'; [next] = game.waiting(match))
    take(next.seat, { type: 'pass' });
  take(0, { type: 'choose', option: 'enemy:0' });
  assert.is(game.outcome(match), undefined);
  assert.ok(achieved().some(({ id }) => id === 'dont-tease-the-octopus'));
});
achievements('a princess who was attacked', () =>
  assert.not.ok(achievedIn('quests/palace-square/sona-falls').includes('not-by-resolve-alone')),
);
achievements('there are seventeen, and every seat of the party is told', () =>
  assert.is(game.achievements?.all.length, 17),
);
achievements.run();
