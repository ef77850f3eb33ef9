/** What a seat is asked, in one short sentence. What each answer means is told by its label. */

import type { Table } from '../state/library.ts';
import type { Frame, Prompt } from '../state/match.ts';
import type { Effect } from '../vocabulary/words.ts';
import { sourceName } from './names.ts';

/** The effect that asks, and the one behind it. */
export const asking = (t: Table): readonly [Effect | undefined, Effect | undefined] => {
  const frame: Frame | undefined = t.m.stack.at(-1);
  const program = frame?.kind === 'effects' ? t.lib.programs.get(frame.at) : undefined;
  return frame?.kind === 'effects' ? [program?.[frame.index], program?.[frame.index + 1]] : [undefined, undefined];
};

/** What the rules themselves ask, by what the question is about. */
const RULES: Readonly<Record<string, string>> = {
  'rule:target': 'Choose whom to attack',
  'rule:defence': 'Choose your defence',
  'rule:order': 'Choose what comes first',
  'rule:move': 'Choose where to go',
};
/** Other questions, by the kind of their answers. */
const KINDS: Readonly<Record<string, string>> = {
  die: 'Choose a die',
  value: 'Choose its new value',
  seat: 'Choose a player',
  token: 'Choose a status effect',
  card: 'Choose a card',
  companion: 'Choose a companion',
  ability: 'Choose an ability',
  amount: 'Choose how many',
  yes: 'Choose whether to do it',
};

/** The question of the prompt that is open, or nothing. */
export const questionOf = (t: Table): string | undefined => {
  const { prompt } = t.m;
  if (!prompt) return undefined;
  const [kind = ''] = (prompt.options[0]?.split('/').at(-1) ?? '').split(':');
  const words = RULES[prompt.about] ?? specialQuestion(t, prompt, kind) ?? KINDS[kind];
  return `${words ?? 'Choose one'}${prompt.options.includes('done') ? ', or be done' : ''}.`;
};
/** Questions whose kind of answer does not say enough. */
const specialQuestion = (t: Table, { about }: Prompt, kind: string): string | undefined => {
  if (kind === 'die') return dieQuestion(t);
  if (kind === 'card') return cardQuestion(t);
  const frame = t.m.stack.at(-1);
  if (frame?.kind === 'procedure' && frame.name === 'settle')
    return `Choose how much damage ${sourceName(t.lib, about)} takes`;
  const [effect] = asking(t);
  // Alternatives that go by the names of things.
  return effect?.do === 'choose' && effect.options && kind !== 'yes' ? 'Choose one' : undefined;
};
/** A die is picked to be changed, to be copied or to be re-rolled; a roll or a defence that asks lets re-roll. */
const dieQuestion = (t: Table): string => {
  const [effect] = asking(t);
  if (effect?.do !== 'dice' || effect.how === 'reroll') return 'Choose a die to re-roll';
  const frame = t.m.stack.at(-1);
  const copied = effect.how === 'copy' && frame?.kind === 'effects' && frame.answers?.length === 1;
  return copied ? 'Choose the die to copy' : 'Choose a die to change';
};
const cardQuestion = (t: Table): string =>
  asking(t)[0]?.do === 'cards' ? 'Choose a card to discard' : 'Choose a card';
