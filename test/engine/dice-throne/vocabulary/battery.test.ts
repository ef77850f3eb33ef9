/** Whole matches of heroes made up of words that no printed hero uses yet: they end, and hold what every match holds. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { below, seededStream } from '../../../../engine/core/chance.ts';
import type { Match } from '../../../../engine/dice-throne/state/match.ts';
import {
  choose,
  count,
  damage,
  dealt,
  draw,
  gain,
  gainCp,
  heal,
  held,
  inflict,
  lose,
  may,
  picked,
  prevent,
  remove,
  roll,
  scale,
  shows,
  sum,
  then,
} from '../../../../engine/dice-throne/vocabulary/build.ts';
import type { Effect } from '../../../../engine/dice-throne/vocabulary/words.ts';
import { playBattery } from '../../../../proof/battery/battery.ts';
import { hideOtherwise } from '../../../../proof/battery/dice-throne.ts';
import { card, gameWith, madeUp, token } from '../../../support/games/made-up.ts';

const foe = { choose: 'opponent' } as const;
const run = (part: string, more = {}): Effect => ({ do: 'run', part, ...more });
const hatch: Effect = { do: 'become', what: { companion: 'bird', from: 'egg' }, side: 'next' };
const steal = (n: number, from: 'target' | 'attacker'): Effect => ({ do: 'move', what: 'health', n, from, to: 'self' });

const oddity = madeUp(
  {
    parts: { rest: [heal(1), gainCp(1)] },
    tokens: {
      keg: token({
        kind: 'negative',
        limit: 1,
        overflow: [lose('keg'), damage(3, 'undefendable', { to: 'self', isolated: true })],
        parts: { burst: [damage(2, undefined, { to: 'self' }), lose('keg')] },
      }),
      coin: token({
        kind: 'unique',
        limit: { owner: 4, others: 2 },
        perSource: true,
        declinable: true,
        locks: ['move', 'remove', 'but by its board'],
        on: [{ at: 'begins:upkeep', run: [damage(held('coin'), undefined, { to: 'self' })] }],
      }),
      ward: token({
        on: [{ at: 'gaining', if: { is: ['it', 'from', 'card:lob'] }, run: [{ do: 'cancel' }, lose('ward')] }],
      }),
      itch: token({
        kind: 'negative',
        on: [{ at: 'modified', times: 2, per: 'turn', run: [damage(1, undefined, { to: 'self' })] }],
      }),
      noose: token({
        kind: 'negative',
        standing: [
          { do: 'adjust', what: 'attempt price', by: 1 },
          { do: 'cannot', what: 'activate:ultimate' },
        ],
        leaves: { ends: 'roll', aged: true },
      }),
      veil: token({ limit: 1, on: [{ at: 'attacked', run: [{ do: 'cancel' }, lose('veil')] }] }),
      drip: token({
        kind: 'negative',
        on: [
          {
            at: 'ends:income',
            run: [damage(1, undefined, { to: 'self' }), { do: 'move', what: 'health', n: 1, from: 'self' }],
          },
        ],
      }),
    },
    companions: {
      bird: {
        name: 'Bird',
        sides: [
          { id: 'egg', name: 'Egg', limit: 2, on: [{ at: 'begins:upkeep', run: [hatch] }] },
          {
            id: 'hawk',
            name: 'Hawk',
            limit: 1,
            standing: [{ do: 'modify', of: { out: 'self' }, add: 1 }],
            offers: [{ cost: { cards: 1 }, limit: { n: 1, per: 'turn' }, run: [gainCp(1)] }],
          },
        ],
      },
    },
    abilities: {
      drought: {
        name: 'Drought',
        needs: scale('star', 2, 3),
        levels: [
          { run: [steal(3, 'target'), inflict('itch'), damage(2)] },
          { cost: 1, run: [damage(4), steal(2, 'target'), heal(dealt('target'))] },
        ],
      },
      again: {
        name: 'Again',
        needs: shows({ moon: 2 }),
        levels: [{ run: [run('rest'), { do: 'phase', which: 'offensive', how: 'restart' }] }],
      },
      lay: {
        name: 'Lay',
        needs: shows({ sword: 2, star: 1, moon: 1 }),
        levels: [
          {
            run: [
              { do: 'move', what: { companion: 'bird', side: 'egg' }, n: 1, to: 'self' },
              inflict('keg'),
              then,
              damage(3),
            ],
          },
        ],
      },
      mercy: {
        name: 'Mercy',
        needs: { alike: 4 },
        target: { choose: 'player' },
        levels: [
          {
            run: [
              {
                do: 'if',
                cond: { who: 'target', among: 'opponents' },
                run: [inflict('coin'), damage(5)],
                else: [heal(2, 'target')],
              },
            ],
          },
        ],
      },
      luck: {
        name: 'Luck',
        levels: [
          {
            on: [
              { at: 'rolled', if: shows({ moon: 1 }), times: 1, per: 'turn', run: [gain('ward')] },
              { at: 'ends:turn', run: [may({ do: 'become', what: 'board', side: 'next' })] },
            ],
          },
        ],
      },
      shell: { name: 'Shell', levels: [{ defence: 3, run: [prevent(count('star')), steal(1, 'attacker')] }] },
    },
    boards: {
      dark: {
        name: 'Dark',
        abilities: {
          tear: {
            name: 'Tear',
            needs: scale('sword', 2, 3),
            levels: [
              { run: [damage({ row: [5, 7] }), inflict('drip')] },
              { cost: 2, run: [damage({ row: [6, 8] }), inflict('noose')] },
            ],
          },
          thorns: { name: 'Thorns', levels: [{ defence: 4, run: [damage(count('star'))] }] },
          dusk: {
            name: 'Dusk',
            levels: [
              {
                on: [
                  { at: 'begins:upkeep', run: [may({ do: 'become', what: 'board', side: 'first' })] },
                  { at: 'defeated', of: 'fallen', run: [gainCp(2)] },
                ],
              },
            ],
          },
        },
      },
    },
    cards: {
      lob: card('main', inflict('keg', 1, foe)),
      bang: card('instant', run('keg/burst', { of: 'everyone' })),
      toss: card('main', inflict('coin', 2, foe), gain('coin')),
      hide: { ...card('instant', gain('veil')), cost: 2 },
      tie: card('main', inflict('noose', 1, foe)),
      seek: card('main', { do: 'cards', n: 1, from: 'deck', to: 'hand', pick: 'search', only: { cost: 1 } }),
      peek: card('main', { do: 'cards', n: 'all', of: foe, from: 'hand', to: 'hand', pick: 'top', show: true }),
      tuck: card('main', { do: 'cards', n: 1, from: 'hand', to: 'bottom', pick: 'self' }, draw(1)),
      recall: card('main', { do: 'cards', n: 1, from: 'discard', to: 'hand', pick: 'self' }),
      gag: card('roll', choose('who', { players: 'opponent' }), {
        do: 'cannot',
        what: 'defend',
        of: { picked: 'who' },
        until: 'roll',
      }),
      levy: card('main', { do: 'adjust', what: 'card price', by: 1, of: foe, until: 'turn' }),
      ransack: card('roll', choose('die', { dice: { whose: 'opponents', roll: 'open' } }), {
        do: 'choose',
        who: { owner: 'die' },
        options: [
          { name: 'yes', cost: { cp: 1 }, run: [gainCp(1)] },
          { name: 'no', run: [{ do: 'dice', which: { picked: 'die' }, how: 'reroll' }] },
        ],
      }),
      decide: card('main', { ...roll(1, gainCp(sum)), value: 'chosen' }),
      chance: card(
        'main',
        { do: 'choose', as: 'gone', from: { tokens: { of: 'everyone' } }, random: true },
        { do: 'move', what: { picked: 'gone' }, n: 'all', from: 'everyone' },
      ),
      sweep: card('main', ...remove({ of: 'everyone', kind: 'negative' }), gainCp(picked('removed'))),
    },
  },
  'oddity',
);
const game = gameWith(oddity);

const battery = suite('battery: the whole vocabulary');
const MODES: readonly (readonly [mode: string, seats: number])[] = [
  ['1v1', 2],
  ['king-of-the-hill', 4],
  ['2v2', 4],
  ['2v2v2', 6],
];
const asMatch = (match: unknown): Match => match as Match;
for (const [mode, n] of MODES) {
  for (const others of ['oddity', 'barbarian', 'treant']) {
    battery(`${mode}, against ${others}`, () => {
      for (let seed = 0; seed < (n === 2 ? 6 : 2); seed++) {
        const seats = Array.from({ length: n }, (_, i) => ({ hero: i % 2 === 0 ? 'oddity' : others }));
        const { actions } = playBattery({
          game,
          start: { mode, seats },
          seed: `oddity ${mode} ${others} ${seed}`,
          depth: 53,
          twice: seed % 2 === 0,
          invariants: (match) => {
            const { holdings: all, dials } = asMatch(match);
            assert.ok(
              all.every(({ cp }) => cp >= 0 && cp <= 15) && dials.every(({ health }) => health >= 0),
              'a dial is off',
            );
          },
          hideOtherwise: (match, viewer) => hideOtherwise(asMatch(match), viewer),
        });
        assert.ok(actions > 20);
      }
    });
  }
}
battery('all of it happens, and is told', () => {
  const happened = new Set<string>();
  for (let seed = 0; seed < 12; seed++) {
    const match = game.start(
      { mode: '1v1', seats: [{ hero: 'oddity' }, { hero: 'oddity' }] },
      seededStream(`oddity told ${seed}`),
    );
    const random = seededStream(`oddity told ${seed} moves`);
    for (let next = game.waiting(match)[0]; next; next = game.waiting(match)[0]) {
      const legal = game.legal(match, next.seat);
      const action = legal[below(random, legal.length)] ?? game.timeout;
      assert.not.match(game.label(match, next.seat, action), /undefined|NaN|Option \d/);
      for (const event of game.apply(match, next.seat, action)) {
        happened.add(event.type);
        assert.not.match(game.tell(event), /undefined|NaN|\[object/);
      }
    }
  }
  const wanted = [
    'became',
    'turned',
    'phase-restarted',
    'taken',
    'put-back',
    'token-stopped',
    'lose-health',
    'modified',
    'ability-failed',
  ];
  assert.equal(
    wanted.filter((type) => !happened.has(type)),
    [],
  );
});
battery('every word has a sentence', () => {
  for (const id of [
    'oddity',
    ...Object.keys(oddity.tokens),
    ...Object.keys(oddity.cards),
    ...Object.keys(oddity.abilities),
    'tear',
    'egg',
    'hawk',
  ]) {
    const text = game.describe(id)?.text ?? '';
    assert.ok(text.length > 3, `${id}: ${text}`);
    assert.not.match(text, /undefined|NaN|\[object|null| {2}|\.\.|: :|No effect/);
  }
});

battery.run();
