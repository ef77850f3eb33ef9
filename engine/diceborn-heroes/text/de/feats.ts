/** German words for what bounties ask of a hero. */
import { type BountyDef, type Feat, type MonsterType, TYPES } from '../../vocabulary/words.ts';
import { TYPES as NAMES } from './effects.ts';

type TypeFeat = Extract<Feat, `felled-${string}`>;
const FEATS: Readonly<Record<Exclude<Feat, TypeFeat>, (n: number) => string>> = {
  blow: (n) => `Mach mit einem Angriff ${n} Schaden bei einem Ziel.`,
  'healed-others': (n) => `Heile ${n} bei anderen Helden.`,
  'quests-locked': (n) => `Binde in ${n} Quests einen Würfel.`,
  spoils: (n) => `Besitze ${n} Beutestücke.`,
  'low-rounds': (n) => `Handle in ${n} Runden mit einer 1.`,
  'dice-freed': () => 'Hol einen gefangenen Würfel zurück.',
  'hit-at-once': (n) => `Triff mit einem Angriff ${n} Ziele.`,
  'untouched-quests': () => 'Beende eine Quest ohne eine Wunde aus ihr.',
  blocked: (n) => `Halte mit Blocks ${n} Schaden auf.`,
  revived: () => 'Werde wiederbelebt.',
  brinks: (n) => `Beende ${n === 1 ? 'eine Runde' : `${n} Runden`} mit noch 1 Leben.`,
  rewards: (n) => `Bring durch Belohnungen ${n} Angriffskarten zurück.`,
};
const isPlain = (feat: Feat): feat is Exclude<Feat, TypeFeat> => feat in FEATS;
const typeOf = (feat: string): MonsterType | undefined => TYPES.find((type) => feat === `felled-${type}`);

/** What has to be done for a bounty: `Besiege 2 Untote.` */
export const whenMet = ({ when: { feat, n } }: BountyDef): string => {
  if (feat === 'felled-fresh') return 'Besiege einen Gegner, der in diesem Kampf noch nicht angegriffen hat.';
  if (feat === 'felled-by-counter') return 'Besiege einen Gegner durch Konter.';
  if (isPlain(feat)) return FEATS[feat](n);
  const type = typeOf(feat);
  return `Besiege ${n} ${type ? NAMES[type][n === 1 ? 0 : 1] : 'Gegner'}.`;
};
