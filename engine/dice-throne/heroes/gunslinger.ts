/** Gunslinger, Season Two. No printed board was seen. Where sources differ: Reload is spent at any time from the declared
 *  Attack to the last call (reference). Readings: a tie in Duel I is lost; EAT LEAD! inflicts Knockdown from 3 added, as
 *  its twin cards do; WILD WEST! adds its 1 at once and speaks of the next Reload; what lets a Reload's die be rolled again
 *  does so once each. House values: complexity; RUN AND GUN!, after the twin cards of other heroes. */
import { bounty, evasive, knockdown } from '../cards/common-tokens.ts';
import {
  alike,
  alter,
  anyone,
  atLeast,
  choose,
  count,
  damage,
  defineHero,
  draw,
  enhance,
  gain,
  half,
  inflict,
  largeStraight,
  listen,
  oneOf,
  option,
  prevent,
  roll,
  rollOff,
  row,
  scale,
  shows,
  smallStraight,
  sum,
  then,
  U,
  when,
} from '../vocabulary/build.ts';
import type { Cond, Effect, Listener } from '../vocabulary/words.ts';

const declared: Cond = { is: ['attack', 'declared'] };
const loads: Listener = { at: 'begins:upkeep', run: [gain('reload')] };
/** The die of a Reload may be rolled once more. */
const aReload: Cond = { is: ['it', 'from', 'token:reload'] };
const again: Effect = alter('reroll', { whose: 'own', roll: 'this' }, { upTo: true });

const showdown = (won: number, lost: number): Effect[] => [
  rollOff('target', when(atLeast({ sum: 'mine' }, { sum: 'theirs' }), damage(won), damage(lost))),
];
const duel = (won: '>' | '>='): Effect[] => [
  {
    do: 'roll',
    dice: 1,
    who: 'attacker',
    as: 'theirs',
    run: [
      when(
        { compare: [{ sum: 'defence' }, won, { sum: 'theirs' }] },
        oneOf(option(damage(3, U)), option(prevent('half'))),
        damage(1, U),
      ),
    ],
  },
];

export const gunslinger = defineHero({
  id: 'gunslinger',
  name: 'Gunslinger',
  die: ['bullet', 'bullet', 'bullet', 'dash', 'dash', 'bullseye'],
  complexity: 1,
  abilities: {
    revolver: {
      name: 'Revolver',
      needs: scale('bullet', 3, 4, 5),
      levels: [
        { run: [damage(row(3, 4, 5))] },
        { cost: 2, run: [damage(row(4, 5, 6)), when(alike(4), inflict('knockdown'))] },
      ],
    },
    'bounty-hunter': {
      name: 'Bounty Hunter',
      needs: shows({ bullet: 2, bullseye: 2 }),
      levels: [
        { run: [inflict('bounty'), then, damage(1, U)] },
        { cost: 1, run: [inflict('bounty'), then, damage(2, U)] },
      ],
    },
    'quick-draw': {
      name: 'Quick Draw',
      levels: [{ on: [loads] }, { cost: 2, on: [loads, { at: 'rolled', if: aReload, run: [again] }] }],
    },
    'take-cover': {
      name: 'Take Cover',
      needs: shows({ bullet: 2, dash: 3 }),
      levels: [
        { run: [gain('evasive'), then, damage(5)] },
        {
          cost: 2,
          run: [gain('evasive'), then, damage(6)],
          adds: {
            'mark-the-target': {
              name: 'Mark the Target',
              needs: shows({ dash: 3 }),
              run: [gain('evasive', 2), inflict('bounty')],
            },
          },
        },
      ],
    },
    showdown: {
      name: 'Showdown',
      needs: smallStraight,
      levels: [{ run: showdown(7, 5) }, { cost: 1, run: showdown(8, 6) }, { cost: 2, run: showdown(9, 6) }],
    },
    deadeye: {
      name: 'Deadeye',
      needs: shows({ bullseye: 4 }),
      levels: [
        { run: [inflict('knockdown'), then, damage(6, U)] },
        {
          cost: 2,
          run: [inflict('knockdown'), then, damage(8, U)],
          adds: {
            enforcer: {
              name: 'Enforcer',
              needs: shows({ bullseye: 3 }),
              run: [
                gain('evasive'),
                choose('wanted', { players: 'player' }, { n: 2, upTo: true }),
                inflict('bounty', 1, { picked: 'wanted' }),
                inflict('knockdown', 1, { picked: 'wanted' }),
              ],
            },
          },
        },
      ],
    },
    'fan-the-hammer': {
      name: 'Fan the Hammer',
      needs: largeStraight,
      levels: [
        { run: [gain('evasive', 2), then, damage(7)] },
        {
          cost: 2,
          run: [gain('evasive', 2), then, damage(8)],
          adds: {
            'pistol-whip': {
              name: 'Pistol Whip',
              needs: shows({ dash: 2, bullseye: 1 }),
              run: [gain('evasive'), inflict('knockdown'), then, damage(1, U)],
            },
          },
        },
      ],
    },
    duel: {
      name: 'Duel',
      levels: [
        { defence: 1, keep: true, run: duel('>') },
        { cost: 3, defence: 1, keep: true, run: duel('>=') },
      ],
    },
    'fill-em-with-lead': {
      name: "FILL 'EM WITH LEAD!",
      ultimate: true,
      needs: shows({ bullseye: 5 }),
      levels: [
        {
          run: [
            gain('evasive'),
            inflict('bounty'),
            inflict('knockdown'),
            then,
            damage(10, 'ultimate'),
            listen('rolled', again, { if: aReload, until: 'roll' }),
          ],
        },
      ],
    },
  },
  tokens: {
    evasive,
    knockdown,
    reload: {
      name: 'Reload',
      kind: 'positive',
      limit: 2,
      offers: [{ modifier: true, when: declared, run: [roll(1, enhance(half(sum)))] }],
    },
    bounty,
  },
  cards: {
    wanted: { name: 'WANTED!', type: 'main', cost: 2, run: [inflict('bounty', 1, anyone)] },
    'spin-the-chamber': { name: 'SPIN THE CHAMBER!', type: 'main', cost: 1, run: [gain('reload')] },
    roulette: {
      name: 'ROULETTE!',
      type: 'main',
      cost: 1,
      run: [
        choose('foe', { players: 'opponent' }),
        roll(
          1,
          when(shows({ bullet: 1 }), damage(2, U, { to: { picked: 'foe' } })),
          when(shows({ dash: 1 }), inflict('knockdown', 1, { picked: 'foe' })),
          when(shows({ bullseye: 1 }), inflict('bounty', 1, { picked: 'foe' })),
        ),
      ],
    },
    'wild-west': {
      name: 'WILD WEST!',
      type: 'roll',
      modifier: true,
      cost: 1,
      run: [enhance(1), listen('rolled', again, { if: aReload, times: 1, until: 'roll' })],
    },
    'eat-lead': {
      name: 'EAT LEAD!',
      type: 'roll',
      modifier: true,
      cost: 2,
      run: [roll(5, enhance(count('bullet')), when(atLeast(count('bullet'), 3), inflict('knockdown')))],
    },
    'run-and-gun': {
      name: 'RUN AND GUN!',
      type: 'main',
      cost: 0,
      run: [roll(1, when(shows({ bullseye: 1 }), [gain('evasive'), gain('reload', 2)], draw(1)))],
    },
  },
});
