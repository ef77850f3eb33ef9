/** The Town Inn with its Villagers, Castle Prison, the RuneTech Factory: names are the book's, figures and the Colossus the
 *  house's. */
import {
  add,
  ally,
  attack,
  block,
  blue,
  free,
  green,
  grey,
  item,
  monster,
  red,
  relic,
  starred,
  stun,
  whileStands,
} from '../vocabulary/build.ts';
import type { PackDef } from '../vocabulary/words.ts';

const drone = monster(3, 'Drone', {
  type: 'construct',
  hp: 3,
  reward: 1,
  attack: [attack(1, 't', { stun: true })],
});

export const iron: PackDef = {
  id: 'iron',
  name: 'Iron and Runes',
  quests: [
    {
      id: 'town-inn',
      name: 'Town Inn',
      level: 1,
      ally: ally('Villagers', { hp: 2, hpPerHero: 1, value: 4 }),
      slots: [{ slot: green(3), locked: [whileStands('villagers', item(2))], open: [] }],
    },
    {
      id: 'castle-prison',
      name: 'Castle Prison',
      level: 2,
      setUp: [{ do: 'imprison', colour: 'green' }],
      slots: [{ slot: red(3), locked: [relic('skeleton-key')], open: [add('manacles')] }],
    },
    {
      id: 'runetech-factory',
      name: 'RuneTech Factory',
      level: 3,
      slots: [
        { slot: blue(3), while: { at: 'round-start', effects: [stun('fittest-hero')] }, locked: [], open: [] },
        { slot: red(3), locked: [], open: [{ do: 'await-boss', hpPerHero: 1 }] },
      ],
    },
  ],
  relics: [{ id: 'skeleton-key', name: 'Skeleton Key', slot: grey(3), effects: [free] }],
  starred: [starred('manacles', 5, 'green', attack(0, 't', { capture: true }))],
  boss: {
    id: 'colossus',
    name: 'RuneTech Colossus',
    type: 'construct',
    sides: 1,
    immune: ['poison'],
    attacks: {
      green: [attack(2, 't', { stun: true })],
      red: [attack(4, 't')],
      blue: [attack(2, '2t'), block(1, 'self')],
    },
    brings: [drone, drone],
  },
  bossCard: starred('overload', 6, 'red', attack(0, 't', { stun: true })),
};
