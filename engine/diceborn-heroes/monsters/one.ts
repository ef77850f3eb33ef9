/** Monsters of the first level. Sahaugin and the Ghost's Counter are the book's; other figures are house values. */
import { attack, heal, monster } from '../vocabulary/build.ts';
import type { MonsterDef } from '../vocabulary/words.ts';

export const MONSTERS_ONE: readonly MonsterDef[] = [
  monster(1, 'Shoo', { type: 'beast', hp: 2, reward: 1, attack: [attack(1, 't')] }),
  monster(1, 'Sahaugin', { type: 'sea', hp: 3, reward: 2, attack: [attack(1, '2t')] }),
  monster(1, 'Ghost', { type: 'undead', hp: 3, reward: 2, attack: [attack(1, 't')], standing: { counter: 1 } }),
  monster(1, 'Antlion', { type: 'insect', hp: 4, reward: 3, attack: [attack(2, 't')] }),
  monster(1, 'Giant Bat', {
    type: 'beast',
    hp: 2,
    reward: 2,
    attack: [attack(1, 't'), heal(1, 'self')],
    standing: { evade: true },
  }),
  monster(1, 'Slime', { type: 'ooze', hp: 4, reward: 2, attack: [attack(0, 't', { poison: true })] }),
  monster(1, 'Goblin', { type: 'humanoid', hp: 3, reward: 2, attack: [attack(1, 't')] }),
  monster(1, 'Cutpurse', { type: 'humanoid', hp: 3, reward: 2, attack: [attack(0, 't', { capture: true })] }),
  monster(1, 'Plague Rat', { type: 'beast', hp: 2, reward: 1, attack: [attack(1, 't', { poison: true })] }),
  monster(1, 'Skeleton', { type: 'undead', hp: 3, reward: 2, attack: [attack(1, 't')] }),
  monster(1, "Will-o'-Wisp", {
    type: 'spirit',
    hp: 2,
    reward: 2,
    attack: [attack(0, '2t', { stun: true })],
    standing: { evade: true },
  }),
  monster(1, 'Sporecap', { type: 'plant', hp: 3, reward: 2, attack: [attack(0, '2t', { poison: true })] }),
  monster(1, 'Wolf', { type: 'beast', hp: 4, reward: 2, attack: [attack(1, '2t')] }),
  monster(1, 'Imp', { type: 'demon', hp: 3, reward: 2, attack: [attack(1, 't', { strip: true })] }),
];
