/** Artificer, Season Two. Figures rest mostly on one transcription, requirements on three. Where it is of two minds:
 *  Overclock inflicts its Nanite from level II on, which is what the step to II buys. Readings: Arcing Shield is an instant
 *  for who has been attacked; a Nanite's damage has no type; Scratch Built asks first whether to build or to upgrade, where
 *  both can be done. Complexity 4 is a house value. */
import {
  all,
  atLeast,
  atMost,
  choose,
  count,
  damage,
  defineHero,
  draw,
  each,
  enhance,
  foe,
  gain,
  gainCp,
  half,
  heal,
  held,
  holds,
  incoming,
  inflict,
  largeStraight,
  lose,
  oneOf,
  option,
  plus,
  prevent,
  roll,
  row,
  scale,
  shows,
  smallStraight,
  sum,
  then,
  U,
  when,
  whenAttacked,
} from '../vocabulary/build.ts';
import type { CompanionDef, Effect, Level, Offer } from '../vocabulary/words.ts';

const BOTS = ['nanobot', 'shock-bot', 'heal-bot'] as const;
/** Puts a Bot of the player's choice on a side: one from the supply, or one that shows its basic side. */
const assemble = (at: 'supply' | 'basic', side: 'basic' | 'advanced'): Effect[] => [
  choose('bot', { companions: BOTS, at }),
  { do: 'move', what: { picked: 'bot', side }, n: 'all', to: 'self' },
];
/** Activates up to `n` different Bots without Synth; what a turn allows still counts. */
const activateFree = (n: number): Effect[] => [
  choose('bots', { companions: BOTS, usable: 'offer1' }, { n, upTo: true }),
  { do: 'run', part: 'offer1', companion: { picked: 'bots' }, free: true },
];
/** A Bot does the same on both sides; activating it costs 2 Synth on the basic, 1 on the advanced one. */
const bot = (name: string, activation: Offer): CompanionDef => ({
  name,
  single: true,
  sides: [
    { id: 'basic', name: 'Basic', limit: 1, offers: [{ ...activation, cost: { token: { id: 'synth', n: 2 } } }] },
    { id: 'advanced', name: 'Advanced', limit: 1, offers: [{ ...activation, cost: { token: { id: 'synth', n: 1 } } }] },
  ],
});
const nanite = inflict('nanite');
/** The die may be had for a Synth as one likes it. */
const spannerStrike = (...amounts: number[]): Level['run'] => [
  damage(row(...amounts)),
  then,
  {
    ...roll(
      1,
      when(shows({ wrench: 1 }), damage(1)),
      when(shows({ gear: 1 }), damage(2)),
      when(shows({ bolt: 1 }), gain('synth')),
    ),
    value: { for: { token: { id: 'synth', n: 1 } } },
  },
];
const schematics: Effect[] = [draw(2), heal(2), gain('synth', 4)];

export const artificer = defineHero({
  id: 'artificer',
  name: 'Artificer',
  die: ['wrench', 'wrench', 'wrench', 'gear', 'gear', 'bolt'],
  complexity: 4,
  setUp: [gain('synth', 3)],
  abilities: {
    'spanner-strike': {
      name: 'Spanner Strike',
      needs: scale('wrench', 3, 4, 5),
      levels: [{ run: spannerStrike(3, 4, 5) }, { cost: 1, run: spannerStrike(4, 5, 6) }],
    },
    schematics: {
      name: 'Schematics',
      needs: shows({ gear: 3, bolt: 1 }),
      levels: [{ run: schematics }, { cost: 1, run: [gainCp(2), ...schematics] }],
    },
    'scrap-collector': {
      name: 'Scrap Collector',
      levels: [
        {
          offers: [{ cost: { token: { id: 'synth', n: 4 } }, run: [inflict('nanite', 1, foe)] }],
          on: [{ at: 'begins:upkeep', run: [gain('synth')] }],
        },
        {
          cost: 2,
          on: [{ at: 'begins:upkeep', run: [roll(1, when(shows({ wrench: 1 }), gain('synth'), gain('synth', 2)))] }],
        },
      ],
    },
    eureka: {
      name: 'Eureka',
      needs: shows({ wrench: 2, gear: 3 }),
      levels: [
        { run: [gain('synth', 3), then, damage(7)] },
        {
          cost: 2,
          run: [gain('synth', 3), then, damage(8)],
          adds: {
            'scratch-built': {
              name: 'Scratch Built',
              needs: shows({ wrench: 2, gear: 2 }),
              run: [oneOf(option(assemble('supply', 'advanced')), option(assemble('basic', 'advanced')))],
            },
          },
        },
      ],
    },
    jolt: {
      name: 'Jolt',
      needs: smallStraight,
      levels: [
        { run: [gain('synth'), nanite, then, damage(7)] },
        {
          cost: 2,
          run: [gain('synth'), inflict('nanite', 2), then, damage(7)],
          adds: {
            'nuts-n-bolts': {
              name: "Nuts N' Bolts",
              needs: shows({ wrench: 3, bolt: 1 }),
              run: [gain('synth', 5)],
            },
          },
        },
      ],
    },
    overclock: {
      name: 'Overclock',
      needs: shows({ bolt: 4 }),
      levels: [
        { run: [damage(6, U), ...activateFree(2)] },
        {
          cost: 2,
          run: [nanite, damage(6, U), ...activateFree(2)],
          adds: {
            'power-up': { name: 'Power Up', needs: shows({ bolt: 3 }), run: [inflict('nanite', 3)] },
          },
        },
      ],
    },
    zapppp: {
      name: 'Zapppp!',
      needs: largeStraight,
      levels: [
        { run: [nanite, then, damage(9), ...activateFree(1)] },
        {
          cost: 2,
          run: [gain('synth', 2), nanite, then, damage(9), ...activateFree(1)],
          adds: {
            'swarming-bots': {
              name: 'Swarming Bots',
              needs: shows({ wrench: 1, gear: 2, bolt: 1 }),
              run: [damage(plus(5, ...BOTS.map((bot) => held(bot))))],
            },
          },
        },
      ],
    },
    'ratchet-up': {
      name: 'Ratchet Up',
      levels: [
        {
          defence: 4,
          run: [gain('synth', count('gear')), when(shows({ bolt: 1 }), inflict('nanite', 1, 'attacker'))],
        },
        {
          cost: 3,
          defence: 5,
          run: [
            when(shows({ wrench: 2 }), damage(1)),
            gain('synth', count('gear')),
            inflict('nanite', count('bolt'), 'attacker'),
          ],
        },
      ],
    },
    'maximum-power': {
      name: 'MAXIMUM POWER!',
      ultimate: true,
      needs: shows({ bolt: 5 }),
      levels: [{ run: [gain('synth', 2), nanite, damage(10, 'ultimate'), ...activateFree(2)] }],
    },
  },
  tokens: {
    synth: {
      name: 'Synth',
      kind: 'positive',
      limit: 7,
      offers: [
        { tokens: 2, when: { during: ['main'] }, run: assemble('supply', 'basic') },
        { tokens: 3, when: { during: ['main'] }, run: assemble('basic', 'advanced') },
      ],
    },
    nanite: {
      name: 'Nanite',
      kind: 'negative',
      limit: 3,
      on: [
        {
          at: 'begins:upkeep',
          run: [each(held('nanite'), when(holds('nanite'), roll(1, when(shows({ 6: 1 }), lose('nanite')))))],
        },
      ],
      parts: {
        detonate: [
          damage({ table: [0, 1, 3, 5], by: held('nanite') }, undefined, { to: 'self', from: 'source' }),
          lose('nanite', 'all'),
        ],
      },
    },
  },
  companions: {
    nanobot: bot('Nanobot', {
      at: 'upkeep',
      when: atLeast(held('nanite', 'everyone'), 1),
      limit: { n: 1, per: 'turn' },
      run: [{ do: 'run', part: 'nanite/detonate', of: 'everyone' }],
    }),
    'shock-bot': bot('Shock Bot', {
      modifier: true,
      when: { is: ['attack', 'declared'] },
      limit: { n: 1, per: 'turn' },
      run: [enhance(3)],
    }),
    'heal-bot': bot('Heal Bot', {
      when: all(whenAttacked, atLeast(incoming(), 6)),
      limit: { n: 2, per: 'turn' },
      run: [roll(1, when(atMost(sum, 3), heal(1), heal(2)))],
    }),
  },
  cards: {
    synthesize: {
      name: 'Synthesize!',
      type: 'main',
      cost: 0,
      run: [roll(1, when(shows({ bolt: 1 }), gain('synth', 5), draw(1)))],
    },
    'robo-revenge': {
      name: 'Robo Revenge!',
      type: 'instant',
      cost: 1,
      when: whenAttacked,
      run: [prevent(2), inflict('nanite', 1, 'attacker')],
    },
    'high-voltage': { name: 'High Voltage!', type: 'instant', cost: 1, run: [gain('synth', 2)] },
    'nanite-assault': { name: 'Nanite Assault!', type: 'instant', cost: 1, run: [inflict('nanite', 1, foe)] },
    conductivity: {
      name: 'Conductivity!',
      type: 'instant',
      cost: 0,
      run: [
        roll(
          1,
          when(shows({ wrench: 1 }), heal(2)),
          when(shows({ gear: 1 }), gain('synth')),
          when(shows({ bolt: 1 }), inflict('nanite', 1, foe)),
        ),
      ],
    },
    'oooh-shiny': { name: 'Oooh Shiny!', type: 'instant', cost: 0, run: [roll(1, gain('synth', half(sum)))] },
    'arcing-shield': {
      name: 'Arcing Shield',
      type: 'instant',
      cost: 0,
      when: whenAttacked,
      run: [oneOf(option(prevent(2)), { cost: { token: { id: 'synth', n: 1 } }, run: [prevent(3)] })],
    },
  },
});
