/** Treant, Season One (Re-Rolled). Where sources differ: Call of the Wild deals 8 and rolls 4 dice; Rooted grows on 2 Leaf;
 *  its Wellspring clause comes with II; Drink Deep! is an instant. Readings: Nature's Grasp counts the Spirits once it has
 *  grown, before the break (reference: as many as there were when it was activated); a Dryad stops one token of what an
 *  Attack would inflict, on whomever it will land; Down Pour!'s order is the one that lets most Spirits grow, Saplings
 *  first. Nothing here is a house value. */
import { barbedVine } from '../cards/common-tokens.ts';
import {
  alike,
  all,
  alter,
  any,
  anyone,
  atLeast,
  choose,
  count,
  counted,
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
  inflict,
  largeStraight,
  lessThan,
  may,
  not,
  oneOf,
  ownDice,
  picked,
  plus,
  prevent,
  remove,
  retype,
  roll,
  row,
  scale,
  shows,
  smallStraight,
  sum,
  then,
  times,
  U,
  when,
} from '../vocabulary/build.ts';
import type { Amount, Cond, Effect } from '../vocabulary/words.ts';

const SIDES = ['seedling', 'sapling', 'dryad'] as const;
type Side = (typeof SIDES)[number];
const LIMITS: Readonly<Record<Side, number>> = { seedling: 3, sapling: 2, dryad: 1 };

const roomFor = (side: Side): Cond => not(atLeast(held(side), LIMITS[side]));
const spirit = (side: Side): Effect => ({ do: 'move', what: { companion: 'spirit', side }, n: 1, to: 'self' });
/** Grow 1: a Seedling, or a Spirit turned into the next of its kind. */
const grow: Effect = oneOf(
  { if: roomFor('seedling'), run: [spirit('seedling')] },
  { if: roomFor('sapling'), cost: { companion: 'seedling' }, run: [spirit('sapling')] },
  { if: roomFor('dryad'), cost: { companion: 'sapling' }, run: [spirit('dryad')] },
);
const grows = (n: Amount): Effect => each(n, grow);
/** Something grows unless every place is taken. */
const anyGrows = lessThan(held('spirit'), LIMITS.seedling + LIMITS.sapling + LIMITS.dryad);
/** Spirits of any kind may be given up for something; nothing is gained as if they had been spent. */
const giveUp = (n: number): Effect[] => [
  choose('given', { companions: SIDES }, { n, upTo: true }),
  { do: 'move', what: { picked: 'given' }, n: 'all', from: 'self' },
];
const vine = inflict('barbed-vine');
const overgrowth = (base: number): Effect[] => [
  damage(base),
  ...giveUp(2),
  damage(times(4, picked('given'))),
  when(holds('wellspring'), may([retype(U)], { token: { id: 'wellspring', n: 1 } })),
];
const tend = (n: number): Effect[] => [
  draw(1),
  grows(n),
  gain('wellspring', 1, anyone),
  inflict('barbed-vine', 1, foe),
];
const wild = (dice: number): Effect[] => [
  damage(8),
  roll(dice, damage(count('branch')), when(shows({ leaf: 1 }), gain('wellspring')), grows(count('spirit'))),
];
const grasp = (base: number): Effect[] => [
  grows(2),
  counted('spirits', held('spirit')),
  then,
  damage(plus(base, picked('spirits')), U),
];
const rooted: Effect[] = [prevent(count(['branch', 'spirit'])), when(shows({ leaf: 2 }), grow)];

export const treant = defineHero({
  id: 'treant',
  name: 'Treant',
  die: ['branch', 'branch', 'branch', 'leaf', 'leaf', 'spirit'],
  complexity: 6,
  abilities: {
    fertilize: { name: 'Fertilize', levels: [{ on: [{ at: 'begins:upkeep', run: [grow] }] }] },
    splinter: {
      name: 'Splinter',
      needs: scale('branch', 3, 4, 5),
      levels: [
        { run: [damage(row(5, 6, 7)), ...giveUp(1), when(atLeast(picked('given'), 1), vine)] },
        { cost: 1, run: [damage(row(5, 6, 7)), vine] },
        { cost: 2, run: [damage(row(5, 6, 7)), when(alike(3), grow), vine] },
      ],
    },
    tend: {
      name: 'Tend',
      needs: shows({ leaf: 2, spirit: 2 }),
      levels: [
        { run: tend(3) },
        {
          cost: 2,
          run: tend(4),
          adds: { cultivate: { name: 'Cultivate', needs: shows({ branch: 2, spirit: 2 }), run: [grows(6)] } },
        },
      ],
    },
    overgrowth: {
      name: 'Overgrowth',
      needs: shows({ branch: 2, leaf: 3 }),
      levels: [
        { run: overgrowth(2) },
        {
          cost: 2,
          run: overgrowth(4),
          adds: { plant: { name: 'Plant', needs: shows({ branch: 1, leaf: 2 }), run: [grows(3)] } },
        },
      ],
    },
    'vengeful-vines': {
      name: 'Vengeful Vines',
      needs: smallStraight,
      levels: [
        { run: [vine, damage(7)] },
        {
          cost: 2,
          run: [vine, damage(8)],
          adds: {
            bitterroot: { name: 'Bitterroot', needs: shows({ leaf: 3 }), run: [damage(held('spirit'), 'pure')] },
          },
        },
      ],
    },
    'natures-grasp': {
      name: "Nature's Grasp",
      needs: shows({ spirit: 4 }),
      levels: [
        { run: grasp(5) },
        {
          cost: 2,
          run: grasp(6),
          adds: {
            'natures-blessing': {
              name: "Nature's Blessing",
              needs: shows({ spirit: 3 }),
              run: [heal(1), gainCp(1), draw(1), grow],
            },
          },
        },
      ],
    },
    'call-of-the-wild': {
      name: 'Call of the Wild',
      needs: largeStraight,
      levels: [
        { run: wild(4) },
        {
          cost: 2,
          run: wild(5),
          adds: {
            enrapture: { name: 'Enrapture', needs: shows({ branch: 2, spirit: 2 }), run: [vine, damage(4, U)] },
          },
        },
      ],
    },
    rooted: {
      name: 'Rooted',
      levels: [
        { defence: 3, run: rooted },
        { cost: 3, defence: 4, run: [...rooted, when(shows({ spirit: 2 }), gain('wellspring', 1, anyone))] },
      ],
    },
    'wake-the-forest': {
      name: 'WAKE THE FOREST!',
      ultimate: true,
      needs: shows({ spirit: 5 }),
      levels: [
        {
          run: [
            gain('wellspring'),
            gain('wellspring', 1, { choose: 'teammate' }),
            grows(5),
            vine,
            then,
            damage(10, 'ultimate'),
          ],
        },
      ],
    },
  },
  tokens: {
    'barbed-vine': barbedVine,
    wellspring: {
      name: 'Wellspring',
      kind: 'positive',
      limit: 1,
      offers: [{ when: { during: ['main'] }, run: [roll(1, heal(half(sum)))] }],
    },
  },
  companions: {
    spirit: {
      name: 'Spirit',
      sides: [
        {
          id: 'seedling',
          name: 'Seedling',
          limit: LIMITS.seedling,
          offers: [
            {
              cost: { companion: 'seedling' },
              limit: { n: 1, per: 'turn' },
              run: [alter('reroll', ownDice)],
            },
          ],
        },
        {
          id: 'sapling',
          name: 'Sapling',
          limit: LIMITS.sapling,
          offers: [
            {
              cost: { companion: 'sapling' },
              limit: { n: 1, per: 'turn' },
              run: [
                {
                  do: 'choose',
                  options: [{ run: [heal(1), gainCp(1)] }, { cost: { cp: 1 }, run: [draw(1)] }],
                },
              ],
            },
          ],
        },
        {
          id: 'dryad',
          name: 'Dryad',
          limit: LIMITS.dryad,
          offers: [
            {
              cost: { companion: 'dryad' },
              limit: { n: 1, per: 'turn' },
              modifier: true,
              run: [enhance(3)],
            },
            {
              at: 'offensive-end',
              cost: { companion: 'dryad' },
              limit: { n: 1, per: 'turn' },
              when: { who: 'attacker', among: 'opponents' },
              run: remove({ of: 'self', inflictedBy: 'attack' }),
            },
          ],
        },
      ],
    },
  },
  cards: {
    harvest: {
      name: 'Harvest!',
      type: 'main',
      cost: 0,
      when: atLeast(held('spirit'), 1),
      run: [
        ...giveUp(3),
        gainCp(picked('given')),
        when(atLeast(picked('given'), 2), [
          choose('watered', { players: 'player' }, { n: 2, upTo: true }),
          gain('wellspring', 1, { picked: 'watered' }),
        ]),
      ],
    },
    cultivate: { name: 'Cultivate!', type: 'main', cost: 3, when: anyGrows, run: [grows(3)] },
    'will-o-wisp': {
      name: "Will o' Wisp!",
      type: 'main',
      cost: 1,
      run: [
        roll(
          3,
          when(shows({ branch: 1 }), damage(1, 'collateral', { to: 'opponents' })),
          when(shows({ leaf: 1 }), gain('wellspring')),
          when(shows({ spirit: 1 }), grow),
        ),
      ],
    },
    'down-pour': {
      name: 'Down Pour!',
      type: 'main',
      cost: 2,
      when: any(
        all(holds('seedling'), lessThan(held('sapling'), LIMITS.sapling)),
        all(holds('sapling'), lessThan(held('dryad'), LIMITS.dryad)),
      ),
      run: [
        counted('young', held('seedling')),
        each(held('sapling'), when(roomFor('dryad'), may([spirit('dryad')], { companion: 'sapling' }))),
        each(picked('young'), when(roomFor('sapling'), may([spirit('sapling')], { companion: 'seedling' }))),
      ],
    },
    stomp: {
      name: 'Stomp!',
      type: 'roll',
      modifier: true,
      cost: 1,
      run: [roll(5, enhance(count('branch')), when(atLeast(count('branch'), 3), vine))],
    },
    'drink-deep': { name: 'Drink Deep!', type: 'instant', cost: 1, run: [gain('wellspring', 1, anyone)] },
    'mother-tree': {
      name: 'Mother Tree!',
      type: 'main',
      cost: 0,
      run: [roll(1, when(shows({ spirit: 1 }), grows(4), draw(1)))],
    },
  },
});
