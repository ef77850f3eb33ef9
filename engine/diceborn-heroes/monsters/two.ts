/** Monsters of the second level: house values. */
import { attack, block, heal, monster } from '../vocabulary/build.ts';
import type { MonsterDef } from '../vocabulary/words.ts';

export const MONSTERS_TWO: readonly MonsterDef[] = [
  monster(2, 'Harpy', { type: 'beast', hp: 7, reward: 1, attack: [attack(2, 't')], standing: { evade: true } }),
  monster(2, 'Orc', { type: 'humanoid', hp: 10, reward: 2, attack: [attack(2, 't')] }),
  monster(2, 'Ogre', { type: 'humanoid', hp: 11, reward: 2, attack: [attack(3, 't')] }),
  monster(2, 'Zombie', { type: 'undead', hp: 10, reward: 1, attack: [attack(1, 't', { poison: true })] }),
  monster(2, 'Wraith', { type: 'undead', hp: 8, reward: 2, attack: [attack(2, 't')], standing: { counter: 1 } }),
  monster(2, 'Basilisk', { type: 'beast', hp: 8, reward: 2, attack: [attack(1, '2t', { stun: true })] }),
  monster(2, 'Giant Spider', { type: 'insect', hp: 8, reward: 1, attack: [attack(1, '2t', { poison: true })] }),
  monster(2, 'Reef Crab', {
    type: 'sea',
    hp: 8,
    reward: 2,
    attack: [attack(1, 't'), block(1, 'self')],
    standing: { counter: 1 },
  }),
  monster(2, 'Man-Eater', { type: 'plant', hp: 10, reward: 2, attack: [attack(2, 't'), heal(1, 'self')] }),
  monster(2, 'Clay Golem', { type: 'construct', hp: 11, reward: 2, attack: [attack(2, 't')] }),
  monster(2, 'Fire Spirit', { type: 'spirit', hp: 7, reward: 1, attack: [attack(1, 'all')] }),
  monster(2, 'Jailer', { type: 'humanoid', hp: 8, reward: 2, attack: [attack(1, 't', { capture: true })] }),
  monster(2, 'Hellhound', { type: 'demon', hp: 8, reward: 2, attack: [attack(2, '2t')] }),
  monster(2, 'Marauder', { type: 'humanoid', hp: 8, reward: 1, attack: [attack(2, 't', { strip: true })] }),
];
