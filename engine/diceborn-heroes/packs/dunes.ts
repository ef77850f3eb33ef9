/** The Dune Sea, the Glass Mine, the Sky Forge and the Sand King: all of it the house's. */
import {
  add,
  attack,
  block,
  blue,
  green,
  grey,
  item,
  monster,
  red,
  relic,
  starred,
  suffer,
} from '../vocabulary/build.ts';
import type { PackDef } from '../vocabulary/words.ts';

const brood = monster(3, 'Brood', { type: 'insect', hp: 3, reward: 1, attack: [attack(2, 't')] });

export const dunes: PackDef = {
  id: 'dunes',
  name: 'The Dunes',
  quests: [
    {
      id: 'dune-sea',
      name: 'Dune Sea',
      level: 1,
      fetch: 'antlion',
      slots: [{ slot: green(3), locked: [item(2)], open: [add('sandstorm')] }],
    },
    {
      id: 'glass-mine',
      name: 'Glass Mine',
      level: 2,
      setUp: [block(1, 'foes-side')],
      slots: [{ slot: blue(2), locked: [relic('glass-heart')], open: [suffer(1, 'heroes')] }],
    },
    {
      id: 'sky-forge',
      name: 'Sky Forge',
      level: 3,
      slots: [
        { slot: red(3), while: { holds: 'less-healing' }, locked: [], open: [] },
        { slot: blue(3), locked: [], open: [suffer(1, 'heroes')] },
      ],
    },
  ],
  relics: [{ id: 'glass-heart', name: 'Glass Heart', slot: grey(6), effects: [attack(4, 'foe')] }],
  starred: [starred('sandstorm', 6, 'green', attack(1, 'all'))],
  boss: {
    id: 'sand-king',
    name: 'The Sand King',
    type: 'insect',
    sides: 1,
    immune: ['stun'],
    attacks: { green: [attack(2, '2t')], red: [attack(4, 't')], blue: [attack(1, 'all', { poison: true })] },
    brings: [brood, brood],
  },
  bossCard: starred('royal-sting', 4, 'red', attack(0, 't', { poison: true })),
};
