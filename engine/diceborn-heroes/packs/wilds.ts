/** The Wildland Jungle is the book's; temple, root and the Thorn Mother are the house's, and so are all figures. */
import { attack, blue, deck, green, grey, heal, monster, red, relic, spoil, starred } from '../vocabulary/build.ts';
import type { PackDef } from '../vocabulary/words.ts';

const seedling = monster(3, 'Seedling', {
  type: 'plant',
  hp: 3,
  reward: 1,
  attack: [attack(0, '2t', { poison: true })],
});

export const wilds: PackDef = {
  id: 'wilds',
  name: 'The Wilds',
  quests: [
    {
      id: 'wildland-jungle',
      name: 'Wildland Jungle',
      level: 1,
      monsters: 1,
      slots: [{ slot: green(5), locked: [spoil(1), relic('jade-idol')], open: [deck(-1)] }],
    },
    {
      id: 'sunken-temple',
      name: 'Sunken Temple',
      level: 2,
      hazard: { id: 'rising-water', name: 'Rising Water', attack: [attack(1, '2t')] },
      slots: [{ slot: blue(4), locked: [relic('conch-horn')], open: [deck(-2)] }],
    },
    {
      id: 'world-root',
      name: 'World Root',
      level: 3,
      slots: [
        { slot: green(3), while: { at: 'round-end', effects: [heal(1, 'foes-side')] }, locked: [], open: [] },
        { slot: red(3), locked: [], open: [{ do: 'await-boss', block: 2 }] },
      ],
    },
  ],
  relics: [
    { id: 'jade-idol', name: 'Jade Idol', slot: grey(5), effects: [deck(2)] },
    { id: 'conch-horn', name: 'Conch Horn', slot: grey(4), effects: [attack(0, 'foe', { stun: true })] },
  ],
  starred: [],
  boss: {
    id: 'thorn-mother',
    name: 'Thorn Mother',
    type: 'plant',
    sides: 1,
    immune: [],
    standing: { counter: 1 },
    attacks: { green: [attack(1, 'all')], red: [attack(3, 't')], blue: [attack(2, '2t', { poison: true })] },
    brings: [seedling, seedling],
  },
  bossCard: starred('strangling-vine', 3, 'green', attack(0, 't', { recall: true })),
};
