/** The Haunted Forest, the Murky Swamp, the Dragon's Altar: names are the book's, figures and Ashwing the house's. */
import {
  add,
  attack,
  cleanse,
  green,
  grey,
  monster,
  poison,
  red,
  relic,
  starred,
  suffer,
} from '../vocabulary/build.ts';
import type { PackDef } from '../vocabulary/words.ts';

const whelp = monster(3, 'Whelp', { type: 'dragon', hp: 3, reward: 1, attack: [attack(1, '2t')] });

export const shadows: PackDef = {
  id: 'shadows',
  name: 'Perilous Shadows',
  quests: [
    {
      id: 'haunted-forest',
      name: 'Haunted Forest',
      level: 1,
      seek: { types: ['undead', 'spirit'], n: 2 },
      slots: [{ slot: green(4), locked: [relic('lantern-of-dawn')], open: [suffer(1, 'heroes')] }],
    },
    {
      id: 'murky-swamp',
      name: 'Murky Swamp',
      level: 2,
      setUp: [poison('heroes')],
      slots: [{ slot: grey(4), locked: [cleanse('heroes'), relic('bog-boots')], open: [add('bog-light')] }],
    },
    {
      id: 'dragons-altar',
      name: "Dragon's Altar",
      level: 3,
      slots: [
        { slot: red(4), while: { holds: 'fiercer' }, locked: [], open: [] },
        { slot: green(3), locked: [], open: [poison('heroes')] },
      ],
    },
  ],
  relics: [
    {
      id: 'lantern-of-dawn',
      name: 'Lantern of Dawn',
      slot: grey(4),
      effects: [attack(1, 'foe', { against: { type: 'undead', n: 3 } })],
    },
    { id: 'bog-boots', name: 'Bog Boots', slot: grey(2), standing: { evade: true }, effects: [] },
  ],
  starred: [starred('bog-light', 1, 'blue', attack(0, 't', { stun: true }))],
  boss: {
    id: 'ashwing',
    name: 'Ashwing',
    type: 'dragon',
    sides: 1,
    immune: [],
    attacks: { green: [attack(2, '2t')], red: [attack(2, 'all')], blue: [attack(3, 't', { poison: true })] },
    brings: [whelp, whelp],
  },
  bossCard: starred('ashen-breath', 3, 'red', attack(1, 't')),
};
