/** Anchor Bridge, the St. Lesalle, the Whirlpool, and Levanthys with his Pincer Arms: names are the book's, figures the house's. */
import {
  add,
  ally,
  attack,
  block,
  blue,
  deck,
  green,
  grey,
  heal,
  item,
  monster,
  relic,
  starred,
} from '../vocabulary/build.ts';
import type { PackDef } from '../vocabulary/words.ts';

const arm = monster(3, 'Pincer Arm', {
  type: 'sea',
  hp: 3,
  reward: 2,
  attack: [attack(1, 't', { capture: true })],
  standing: { counter: 1 },
});

export const tide: PackDef = {
  id: 'tide',
  name: 'The Tide',
  quests: [
    {
      id: 'anchor-bridge',
      name: 'Anchor Bridge',
      level: 1,
      ally: ally('Ferryman', { hp: 4, value: 5 }),
      slots: [
        {
          slot: green(4),
          locked: [{ do: 'if', when: { ally: 'ferryman' }, then: [relic('pearl-of-tides')], else: [item(1)] }],
          open: [],
        },
      ],
    },
    {
      id: 'on-the-st-lesalle',
      name: 'On the St. Lesalle',
      level: 2,
      hazard: { id: 'heaving-deck', name: 'Heaving Deck', attack: [attack(0, 't', { recall: true })] },
      slots: [{ slot: blue(2), locked: [relic('sea-charm'), deck(6)], open: [add('undertow')] }],
    },
    {
      id: 'in-the-whirlpool',
      name: 'In the Whirlpool',
      level: 3,
      slots: [
        { slot: green(3), while: { holds: 'no-items' }, locked: [], open: [] },
        {
          slot: blue(3),
          locked: [{ do: 'if', when: { locks: 2 }, then: [relic('whirlpool-shell')], else: [] }],
          open: [{ do: 'remove', to: 'heroes' }],
        },
      ],
    },
  ],
  relics: [
    { id: 'pearl-of-tides', name: 'Pearl of Tides', slot: grey(3), effects: [heal(1, 'heroes')] },
    { id: 'sea-charm', name: 'Sea Charm', slot: grey(2), effects: [block(1, 'hero')] },
    { id: 'whirlpool-shell', name: 'Whirlpool Shell', slot: grey(5), effects: [{ do: 'redraw' }] },
  ],
  starred: [starred('undertow', 4, 'blue', attack(0, 't', { recall: true }))],
  boss: {
    id: 'levanthys',
    name: 'Levanthys',
    type: 'sea',
    sides: 1,
    immune: ['stun'],
    attacks: { green: [attack(2, '2t')], red: [attack(3, 't')], blue: [attack(1, 't', { capture: true })] },
    brings: [arm, arm],
  },
  bossCard: starred('crushing-depths', 5, 'blue', attack(0, 't', { capture: true })),
};
