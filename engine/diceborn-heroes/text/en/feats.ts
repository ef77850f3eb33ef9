/** Words for what bounties ask of a hero. */
import type { BountyDef, Feat } from '../../vocabulary/words.ts';

const times = (n: number): string => (n === 1 ? '' : n === 2 ? ' twice' : ` ${n} times`);

type TypeFeat = Extract<Feat, `felled-${string}`>;
const FEATS: Readonly<Record<Exclude<Feat, TypeFeat>, (n: number) => string>> = {
  blow: (n) => `Deal ${n} damage to one target with one attack.`,
  'healed-others': (n) => `Heal ${n} of other heroes.`,
  'quests-locked': (n) => `Lock a die in ${n} quests.`,
  spoils: (n) => `Hold ${n} spoils.`,
  'low-rounds': (n) => `Act with a die of 1 in ${n} rounds.`,
  'dice-freed': () => 'Get a captured die back.',
  'hit-at-once': (n) => `Hit ${n} targets with one attack.`,
  'untouched-quests': () => 'End a quest without having been wounded in it.',
  blocked: (n) => `Stop ${n} damage with Blocks.`,
  revived: () => 'Be revived.',
  brinks: (n) => `End a round with 1 HP left${times(n)}.`,
  rewards: (n) => `Bring ${n} attack cards back by rewards.`,
};
const isPlain = (feat: Feat): feat is Exclude<Feat, TypeFeat> => feat in FEATS;

/** What has to be done for a bounty: `Defeat 2 undead.` */
export const whenMet = ({ when: { feat, n } }: BountyDef): string => {
  if (feat === 'felled-fresh') return 'Defeat an enemy that has not attacked in this fight.';
  if (feat === 'felled-by-counter') return 'Defeat an enemy by Counter.';
  if (isPlain(feat)) return FEATS[feat](n);
  const type = feat.slice('felled-'.length);
  return `Defeat ${n} ${type}${n === 1 || type === 'undead' ? '' : 's'}.`;
};
