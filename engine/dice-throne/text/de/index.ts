/** Dice Throne in German. */
import { english } from '../en/index.ts';
import type { Words } from '../words.ts';
import { labels } from './labels.ts';
import { questions } from './questions.ts';
import { said } from './said.ts';
import { tellEvent } from './tell.ts';

export const german: Words = { ...english, labels, questions, said, tell: tellEvent };
