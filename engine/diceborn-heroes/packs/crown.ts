/** Thieves Den, the Colosseum, the Throne Room: names are the book's, figures and the Usurper the house's. */
import {
  add,
  ally,
  attack,
  block,
  blue,
  deck,
  green,
  grey,
  item,
  monster,
  red,
  relic,
  starred,
  strip,
  suffer,
} from '../vocabulary/build.ts';
import type { PackDef } from '../vocabulary/words.ts';

export const crown: PackDef = {
  id: 'crown',
  name: 'The Crown',
  quests: [
    {
      id: 'thieves-den',
      name: 'Thieves Den',
      level: 1,
      setUp: [{ do: 'lose-item', to: 'heroes' }],
      slots: [{ slot: green(3), locked: [item(1)], open: [add('ransom')] }],
    },
    {
      id: 'colosseum',
      name: 'Colosseum',
      level: 2,
      monsters: -1,
      enemy: monster(2, 'Gnash', {
        type: 'humanoid',
        hp: 9,
        hpPerHero: 1,
        reward: 1,
        attack: [attack(3, 't'), suffer(1, 'self')],
      }),
      slots: [{ slot: grey(5), locked: [relic('champions-belt')], open: [add('roar')] }],
    },
    {
      id: 'throne-room',
      name: 'Throne Room',
      level: 3,
      slots: [
        { slot: red(3), while: { at: 'round-end', effects: [deck(-1)] }, locked: [], open: [] },
        { slot: blue(3), locked: [], open: [{ do: 'await-boss', block: 2 }] },
      ],
    },
  ],
  relics: [
    { id: 'champions-belt', name: "Champion's Belt", slot: grey(5), effects: [attack(1, 'foe')] },
    { id: 'usurpers-ring', name: "Usurper's Ring", slot: grey(4), effects: [strip('foes')] },
  ],
  starred: [
    starred('ransom', 2, 'green', { do: 'lose-item', to: 't' }),
    starred('roar', 0, 'red', block(1, 'foes-side')),
  ],
  boss: {
    id: 'aldric',
    name: 'Usurper Aldric',
    type: 'humanoid',
    sides: 2,
    immune: ['stun'],
    attacks: {
      green: [attack(2, 't', { strip: true })],
      red: [attack(4, 't')],
      blue: [attack(1, '2t'), block(2, 'self')],
    },
    brings: [
      monster(3, 'Royal Guard', { type: 'humanoid', hp: 4, reward: 1, attack: [attack(2, 't')] }),
      ally('Old King', { hp: 5, value: 3 }),
    ],
    sideDown: [relic('usurpers-ring')],
  },
  bossCard: starred('usurpers-decree', 2, 'blue', strip('t')),
};
