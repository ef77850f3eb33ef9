/** Dice Throne in English. */

import { symbolName } from '../names.ts';
import type { Words } from '../words.ts';
import { crawl } from './crawl.ts';
import { labels } from './labels.ts';
import { momentIf } from './moments.ts';
import { listed, sourceName } from './names.ts';
import { parts } from './parts.ts';
import { needsWords } from './phrases.ts';
import { questions } from './questions.ts';
import { alternativeLine, programLine, programWords } from './sentences.ts';
import { tellEvent } from './tell.ts';
import { payWords } from './transfers.ts';

export const english: Words = {
  grammar: {
    programWords,
    programLine,
    alternativeLine,
    needsWords,
    payWords,
    momentIf,
    sourceName,
    listed,
    symbol: symbolName,
    spent: 'spent',
  },
  labels,
  questions,
  parts,
  crawl,
  said: {},
  tell: tellEvent,
};
