/** Diceborn Heroes in German. */
import type { Words } from '../words.ts';
import { sentences, standingSentences } from './effects.ts';
import { whenMet } from './feats.ts';
import { QUESTIONS } from './questions.ts';
import { said } from './said.ts';
import { labelOf, tellEvent } from './tell.ts';
import { texts } from './texts.ts';

export const german: Words = {
  sentences,
  standing: standingSentences,
  whenMet,
  texts,
  questions: QUESTIONS,
  label: labelOf,
  tell: tellEvent,
  said,
};
