/** The sixteen bounties: what a hero must do, and what it may do from then on. House values. */
import {
  attack,
  block,
  deck,
  free,
  guard,
  heal,
  refresh,
  reroll,
  revive,
  set,
  spoil,
  veil,
} from '../vocabulary/build.ts';
import type { BountyDef, Effect, Feat } from '../vocabulary/words.ts';

const bounty = (id: string, name: string, feat: Feat, n: number, ...effects: readonly Effect[]): BountyDef => ({
  id,
  name,
  when: { feat, n },
  effects,
});

export const BOUNTIES: readonly BountyDef[] = [
  bounty('swift-strike', 'Swift Strike', 'felled-fresh', 1, attack(1, 'foe')),
  bounty('giant-slayer', 'Giant Slayer', 'blow', 5, set),
  bounty('turnabout', 'Turnabout', 'felled-by-counter', 1, block(2, 'self')),
  bounty('field-medic', 'Field Medic', 'healed-others', 8, heal(2, 'hero')),
  bounty('dutiful', 'Dutiful', 'quests-locked', 2, refresh),
  bounty('collector', 'Collector', 'spoils', 5, spoil(1)),
  bounty('low-road', 'Low Road', 'low-rounds', 3, reroll),
  bounty('jailbreaker', 'Jailbreaker', 'dice-freed', 1, free),
  bounty('gravedigger', 'Gravedigger', 'felled-undead', 2, attack(2, 'foe', { pierce: true })),
  bounty('crowd-pleaser', 'Crowd Pleaser', 'hit-at-once', 3, block(1, 'heroes')),
  bounty('untouched', 'Untouched', 'untouched-quests', 1, veil('hero')),
  bounty('iron-wall', 'Iron Wall', 'blocked', 5, guard),
  bounty('phoenix', 'Phoenix', 'revived', 1, revive),
  bounty('beastmaster', 'Beastmaster', 'felled-beast', 3, attack(0, 'foe', { stun: true })),
  bounty('daredevil', 'Daredevil', 'brinks', 2, heal(2, 'self')),
  bounty('timekeeper', 'Timekeeper', 'rewards', 6, deck(1)),
];
