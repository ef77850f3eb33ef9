import type { CrawlWords } from '../words.ts';
import { dice, unprinted } from './names.ts';

export const crawl: CrawlWords = {
  ability: (name) => unprinted(name) ?? name,
  straights: 'Zahlen in Folge',
  chest: (level) => `eine Truhe der Stufe ${level}`,
  gainCp: (n) => `erhalte ${n} KP`,
  gainGold: (n) => `das Team erhält ${n} Gold`,
  dice,
  minionComes: 'Ein Scherge taucht auf.',
  start: 'Hier beginnt es.',
  guardian: (level) => `Der Wächter, ein Scherge der Stufe ${level}, taucht auf, mit 1 King's Hand mehr.`,
};
