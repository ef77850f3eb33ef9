/** Monsters of the third level: house values. */
import { attack, block, heal, monster } from '../vocabulary/build.ts';
import type { MonsterDef } from '../vocabulary/words.ts';

export const MONSTERS_THREE: readonly MonsterDef[] = [
  monster(3, 'Minotaur', { type: 'beast', hp: 23, reward: 3, attack: [attack(4, 't')] }),
  monster(3, 'Vampire', {
    type: 'undead',
    hp: 19,
    reward: 2,
    attack: [attack(3, 't'), heal(2, 'self')],
    standing: { evade: true },
  }),
  monster(3, 'Lich', { type: 'undead', hp: 19, reward: 2, attack: [attack(2, '2t', { poison: true })] }),
  monster(3, 'Wyvern', { type: 'dragon', hp: 22, reward: 2, attack: [attack(3, 't', { poison: true })] }),
  monster(3, 'Young Drake', { type: 'dragon', hp: 23, reward: 3, attack: [attack(2, 'all')] }),
  monster(3, 'Medusa', {
    type: 'humanoid',
    hp: 19,
    reward: 2,
    attack: [attack(2, '2t', { stun: true })],
    standing: { counter: 1 },
  }),
  monster(3, 'Kraken Spawn', { type: 'sea', hp: 22, reward: 2, attack: [attack(2, 't', { capture: true })] }),
  monster(3, 'Iron Golem', { type: 'construct', hp: 23, reward: 3, attack: [attack(3, 't'), block(1, 'self')] }),
  monster(3, 'Elder Treant', { type: 'plant', hp: 22, reward: 2, attack: [attack(2, '2t'), heal(1, 'self')] }),
  monster(3, 'Storm Spirit', {
    type: 'spirit',
    hp: 19,
    reward: 2,
    attack: [attack(2, '2t', { strip: true })],
    standing: { evade: true },
  }),
  monster(3, 'Archdemon', { type: 'demon', hp: 21, reward: 2, attack: [attack(3, '2t')] }),
  monster(3, 'Scarab Swarm', { type: 'insect', hp: 19, reward: 2, attack: [attack(1, 'all', { poison: true })] }),
  monster(3, 'Black Knight', {
    type: 'humanoid',
    hp: 21,
    reward: 2,
    attack: [attack(3, 't')],
    standing: { counter: 2 },
  }),
];
