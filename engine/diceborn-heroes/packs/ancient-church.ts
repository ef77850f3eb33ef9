/** The Ancient Church, Whyte Manor, the Darkened Peak: names are the book's, figures and the boss the house's. */
import {
  add,
  attack,
  block,
  blue,
  cleanse,
  green,
  grey,
  heal,
  monster,
  red,
  relic,
  starred,
  suffer,
} from '../vocabulary/build.ts';
import type { PackDef } from '../vocabulary/words.ts';

const choir = monster(3, 'Bone Choir', { type: 'undead', hp: 3, reward: 1, attack: [attack(1, 't')] });

export const ancientChurch: PackDef = {
  id: 'ancient-church',
  name: 'Ancient Church',
  quests: [
    {
      id: 'ancient-church',
      name: 'Ancient Church',
      level: 1,
      hazard: { id: 'tolling-bell', name: 'Tolling Bell', attack: [attack(1, 't')] },
      slots: [{ slot: green(4), locked: [relic('silver-bell')], open: [add('tolling')] }],
    },
    {
      id: 'whyte-manor',
      name: 'Whyte Manor',
      level: 2,
      monsters: -1,
      enemy: monster(2, 'Lady Whyte', {
        type: 'undead',
        hp: 4,
        hpPerHero: 1,
        reward: 2,
        attack: [attack(2, 't', { stun: true })],
      }),
      slots: [{ slot: grey(4), locked: [relic('mirror-of-whyte')], open: [add('white-veil')] }],
    },
    {
      id: 'darkened-peak',
      name: 'Darkened Peak',
      level: 3,
      slots: [
        {
          slot: red(3),
          while: { at: 'round-start', effects: [block(1, 'fittest-foe')] },
          locked: [],
          open: [],
        },
        { slot: blue(3), locked: [], open: [suffer(1, 'heroes')] },
      ],
    },
  ],
  relics: [
    { id: 'silver-bell', name: 'Silver Bell', slot: grey(4), effects: [cleanse('hero')] },
    { id: 'mirror-of-whyte', name: 'Mirror of Whyte', slot: grey(3), standing: { counter: 1 }, effects: [] },
  ],
  starred: [
    starred('tolling', 3, 'red', attack(0, 't', { poison: true })),
    starred('white-veil', 0, 'blue', block(1, 'self'), heal(1, 'self')),
  ],
  boss: {
    id: 'morvane',
    name: 'Morvane the Hollow',
    type: 'undead',
    sides: 1,
    immune: ['poison'],
    attacks: {
      green: [attack(2, '2t')],
      red: [attack(3, 't')],
      blue: [attack(2, 't', { poison: true }), heal(1, 'self')],
    },
    brings: [choir, choir],
  },
  bossCard: starred('hollow-hymn', 4, 'red', attack(0, 't', { poison: true })),
};
