/** Palace Square and Princess Sona are the book's; road, tower and Chancellor Voss the house's, and so are all figures. */
import {
  add,
  ally,
  attack,
  blue,
  deck,
  green,
  grey,
  heal,
  monster,
  peek,
  refresh,
  relic,
  starred,
  whileStands,
} from '../vocabulary/build.ts';
import type { PackDef } from '../vocabulary/words.ts';

const SONA = { hp: 5, value: 5 };

export const palace: PackDef = {
  id: 'palace',
  name: 'The Palace',
  quests: [
    {
      id: 'festival-road',
      name: 'Festival Road',
      level: 1,
      ally: ally('Dancers', { hp: 4, value: 3 }),
      slots: [{ slot: green(2), locked: [refresh, whileStands('dancers', relic('festival-mask'))], open: [] }],
    },
    {
      id: 'palace-square',
      name: 'Palace Square',
      level: 2,
      ally: ally('Princess Sona', { ...SONA, whenKod: [deck(-3)] }),
      slots: [
        { slot: grey(5), locked: [whileStands('princess-sona', relic('sonas-ribbon'))], open: [add('whispers')] },
      ],
    },
    {
      id: 'clock-tower',
      name: 'Clock Tower',
      level: 3,
      slots: [
        { slot: blue(4), while: { holds: 'twice' }, locked: [], open: [] },
        { slot: green(3), locked: [], open: [deck(-2)] },
      ],
    },
  ],
  relics: [
    { id: 'festival-mask', name: 'Festival Mask', slot: grey(3), effects: [peek(3)] },
    { id: 'sonas-ribbon', name: "Sona's Ribbon", slot: grey(4), effects: [heal(2, 'hero')] },
  ],
  starred: [starred('whispers', 0, 'green', deck(-1))],
  boss: {
    id: 'voss',
    name: 'Chancellor Voss',
    type: 'humanoid',
    sides: 2,
    immune: [],
    attacks: {
      green: [attack(2, 't', { capture: true })],
      red: [attack(3, 't', { strip: true })],
      blue: [attack(0, 'all', { stun: true }), attack(1, 'all')],
    },
    brings: [
      monster(3, 'Clerk', { type: 'humanoid', hp: 3, reward: 1, attack: [attack(0, 't', { recall: true })] }),
      ally('Princess Sona', SONA),
    ],
  },
  bossCard: starred('false-verdict', 2, 'blue', deck(-1)),
};
