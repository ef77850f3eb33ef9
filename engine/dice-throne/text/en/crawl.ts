import type { CrawlWords } from '../words.ts';
import { counted } from './names.ts';

export const crawl: CrawlWords = {
  ability: (name) => name,
  straights: 'numbers in a row',
  chest: (level) => `a chest of level ${level}`,
  gainCp: (n) => `gain ${n} CP`,
  gainGold: (n) => `the team gains ${n} gold`,
  dice: (n) => counted(n, 'die', 'dice'),
  minionComes: 'A minion appears.',
  start: 'Here it begins.',
  guardian: (level) => `Its guardian, a minion of level ${level}, appears with a King's Hand more.`,
};
