/** What a seat is asked, in one short sentence. What each answer means is told by its label. */

import type { Frame, Prompt } from '../state/match.ts';
import type { Table } from '../state/table.ts';
import type { Effect } from '../vocabulary/words.ts';
import type { Words } from './words.ts';

/** The effect that asks, and the one behind it. */
export const asking = (t: Table): readonly [Effect | undefined, Effect | undefined] => {
  const frame: Frame | undefined = t.m.stack.at(-1);
  const program = frame?.kind === 'effects' ? t.lib.programs.get(frame.at) : undefined;
  return frame?.kind === 'effects' ? [program?.[frame.index], program?.[frame.index + 1]] : [undefined, undefined];
};

/** The question of the prompt that is open, or nothing. */
export const questionOf = (t: Table, { questions, grammar }: Words): string | undefined => {
  const { prompt } = t.m;
  if (!prompt) return undefined;
  const [kind = ''] = (prompt.options[0]?.split('/').at(-1) ?? '').split(':');
  const words =
    questions.rules[prompt.about] ?? special(t, { questions, grammar }, prompt, kind) ?? questions.kinds[kind];
  return `${words ?? questions.one}${prompt.options.includes('done') ? questions.orBeDone : ''}.`;
};
/** Questions whose kind of answer does not say enough. */
const special = (
  t: Table,
  { questions, grammar }: Pick<Words, 'questions' | 'grammar'>,
  { about }: Prompt,
  kind: string,
): string | undefined => {
  if (kind === 'die') return questions[dieQuestion(t)];
  if (kind === 'card') return asking(t)[0]?.do === 'cards' ? questions.discard : undefined;
  const frame = t.m.stack.at(-1);
  if (frame?.kind === 'procedure' && frame.name === 'settle') return questions.share(grammar.sourceName(t.lib, about));
  const [effect] = asking(t);
  // Alternatives that go by the names of things.
  return effect?.do === 'choose' && effect.options && kind !== 'yes' ? questions.one : undefined;
};
/** A die is picked to be changed, to be copied or to be re-rolled; a roll or a defence that asks lets re-roll. */
const dieQuestion = (t: Table): 'reroll' | 'copy' | 'change' => {
  const [effect] = asking(t);
  if (effect?.do !== 'dice' || effect.how === 'reroll') return 'reroll';
  const frame = t.m.stack.at(-1);
  const copied = effect.how === 'copy' && frame?.kind === 'effects' && frame.answers?.length === 1;
  return copied ? 'copy' : 'change';
};
