/** Dice Throne in German. */
import type { Words } from '../words.ts';
import { achievements } from './achievements.ts';
import { crawl } from './crawl.ts';
import { labels } from './labels.ts';
import { momentIf } from './moments.ts';
import { listed, sourceName, symbolWord } from './names.ts';
import { parts } from './parts.ts';
import { needsWords } from './phrases.ts';
import { questions } from './questions.ts';
import { said } from './said.ts';
import { alternativeLine, programLine, programWords } from './sentences.ts';
import { tellEvent } from './tell.ts';
import { payWords } from './transfers.ts';

export const german: Words = {
  grammar: {
    programWords,
    programLine,
    alternativeLine,
    needsWords,
    payWords,
    momentIf,
    sourceName,
    listed,
    symbol: symbolWord,
    spent: 'ausgegeben',
  },
  labels,
  questions,
  parts,
  crawl,
  said: { ...said, ...achievements },
  tell: tellEvent,
};
