/** Samurai, Season Two. No printed board was seen; most figures rest on one transcription, that of Katana Slice II and III on
 *  the rulebook's feats as well. Where sources differ: Budo I deals 6, Masamune II rolls 6 dice, GISHI! and FOLLOW
 *  THROUGH! cost 1. Readings: Shame and Back Strike of FOLLOW THROUGH! come once, however many Helms and Rising Suns are
 *  rolled; Bushido counts the roll attempts of the whole turn, none if the phase was skipped; Shame is an Attack Modifier
 *  (reference), so collateral damage neither removes it nor is lowered, and an Ultimate removes it unlowered. House
 *  values: complexity; KENSEI!, after the twin cards of other heroes. */
import { backStrike } from '../cards/common-tokens.ts';
import {
  alike,
  count,
  damage,
  defineHero,
  draw,
  enhance,
  foe,
  gain,
  held,
  inflict,
  largeStraight,
  lessThan,
  lose,
  plus,
  prevent,
  roll,
  row,
  scale,
  shows,
  smallStraight,
  then,
  times,
  U,
  when,
} from '../vocabulary/build.ts';
import type { Cond, Effect } from '../vocabulary/words.ts';

const declared: Cond = { is: ['attack', 'declared'] };

const masamune = (dice: number): Effect[] => [
  roll(
    dice,
    damage(plus(7, count('katana'))),
    inflict('shame', count('helm')),
    gain('back-strike', count('rising-sun')),
  ),
];
const stand: Effect[] = [damage(count('katana'), U), prevent(plus(count('helm'), times(2, count('rising-sun'))))];

export const samurai = defineHero({
  id: 'samurai',
  name: 'Samurai',
  die: ['katana', 'katana', 'katana', 'helm', 'helm', 'rising-sun'],
  complexity: 2,
  abilities: {
    'katana-slice': {
      name: 'Katana Slice',
      needs: scale('katana', 3, 4, 5),
      levels: [
        { run: [damage(row(5, 6, 7))] },
        { cost: 2, run: [damage(row(6, 7, 8)), when(alike(4), inflict('shame'))] },
        { cost: 3, run: [damage(row(6, 7, 8)), when(alike(3), inflict('shame'))] },
      ],
    },
    wakizashi: {
      name: 'Wakizashi',
      needs: shows({ katana: 2, 'rising-sun': 2 }),
      levels: [
        { run: [gain('back-strike'), then, damage(3, U)] },
        { cost: 2, run: [gain('back-strike'), then, damage(4, U)] },
        { cost: 3, run: [gain('back-strike'), inflict('shame'), then, damage(4, U)] },
      ],
    },
    bushido: {
      name: 'Bushido',
      levels: [
        {
          on: [
            { at: 'set-up', if: { is: ['self', 'start player'] }, run: [gain('honor')] },
            { at: 'ends:turn', if: lessThan({ used: 'attempts' }, 3), run: [gain('honor')] },
          ],
        },
      ],
    },
    solemnity: {
      name: 'Solemnity',
      needs: shows({ katana: 2, helm: 3 }),
      levels: [
        { run: [inflict('shame'), then, damage(7)] },
        {
          cost: 2,
          run: [inflict('shame', 2), then, damage(8)],
          adds: { solemn: { name: 'Solemn', needs: shows({ helm: 3 }), run: [inflict('shame', 2)] } },
        },
      ],
    },
    budo: {
      name: 'Budo',
      needs: smallStraight,
      levels: [{ run: [gain('honor'), then, damage(6)] }, { cost: 2, run: [gain('honor'), then, damage(8)] }],
    },
    hagakure: {
      name: 'Hagakure',
      needs: shows({ 'rising-sun': 4 }),
      levels: [
        { run: [gain('honor'), gain('back-strike'), inflict('shame'), then, damage(5, U)] },
        {
          cost: 2,
          run: [gain('honor'), gain('back-strike'), inflict('shame', 2), then, damage(7, U)],
          adds: {
            haga: {
              name: 'Haga',
              needs: shows({ 'rising-sun': 3 }),
              run: [gain('honor'), inflict('shame', 2), then, damage(2, U)],
            },
          },
        },
      ],
    },
    masamune: {
      name: 'Masamune',
      needs: largeStraight,
      levels: [
        { run: masamune(5) },
        {
          cost: 2,
          run: masamune(6),
          adds: {
            empower: {
              name: 'Empower',
              needs: shows({ katana: 1, helm: 1, 'rising-sun': 1 }),
              run: [gain('back-strike')],
            },
          },
        },
      ],
    },
    'stand-tall': {
      name: 'Stand Tall',
      levels: [
        {
          defence: 3,
          run: [...stand, when(lessThan(count(['helm', 'rising-sun']), 1), gain('shame'))],
        },
        { cost: 3, defence: 4, run: stand },
      ],
    },
    shogun: {
      name: 'SHOGUN!',
      ultimate: true,
      needs: shows({ 'rising-sun': 5 }),
      levels: [{ run: [gain('honor'), inflict('shame', 2), then, damage(13, 'ultimate')] }],
    },
  },
  tokens: {
    honor: {
      name: 'Honor',
      kind: 'positive',
      limit: 2,
      offers: [
        { modifier: true, when: declared, run: [enhance(1)] },
        { modifier: true, when: declared, tokens: 2, run: [enhance(3)] },
      ],
    },
    shame: {
      name: 'Shame',
      kind: 'negative',
      limit: 2,
      on: [
        {
          at: 'attacked',
          of: 'opponents',
          if: { is: ['attack', 'mine'] },
          run: [{ do: 'modify', of: { out: 'self' }, prevent: held('shame'), attackOnly: true }, lose('shame', 'all')],
        },
      ],
    },
    'back-strike': backStrike,
  },
  cards: {
    honorable: { name: 'HONORABLE!', type: 'main', cost: 1, run: [gain('honor', 2)] },
    'shame-on-you': { name: 'SHAME ON YOU!', type: 'main', cost: 1, run: [inflict('shame', 2, foe)] },
    'dont-back-down': { name: "DON'T BACK DOWN!", type: 'main', cost: 1, run: [gain('back-strike')] },
    gishi: {
      name: 'GISHI!',
      type: 'roll',
      modifier: true,
      cost: 1,
      run: [
        roll(
          1,
          when(shows({ katana: 1 }), enhance(2)),
          when(shows({ helm: 1 }), inflict('shame', 2)),
          when(shows({ 'rising-sun': 1 }), gain('back-strike')),
        ),
      ],
    },
    'follow-through': {
      name: 'FOLLOW THROUGH!',
      type: 'roll',
      modifier: true,
      cost: 1,
      run: [
        roll(
          5,
          enhance(count('katana')),
          when(shows({ helm: 1 }), inflict('shame')),
          when(shows({ 'rising-sun': 1 }), gain('back-strike')),
        ),
      ],
    },
    kensei: {
      name: 'KENSEI!',
      type: 'main',
      cost: 0,
      run: [roll(1, when(shows({ 'rising-sun': 1 }), [gain('honor', 2), gain('back-strike')], draw(1)))],
    },
  },
});
