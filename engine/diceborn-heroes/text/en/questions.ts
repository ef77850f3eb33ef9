/** What a seat is asked, in words. */
import type { Question } from '../../state/state.ts';

export const QUESTIONS: Readonly<Record<Question, string>> = {
  pack: 'Which quest pack do you play?',
  class: 'Which hero joins the party?',
  bounty: 'Which bounty do you take?',
  next: 'Who is next?',
  target: 'Whom does the attack find?',
  foe: 'Which enemy?',
  hero: 'Which hero?',
  heal: 'What is healed?',
  die: 'Which die?',
  value: 'What does it show?',
  dice: 'Which dice are rolled again?',
  card: 'Which attack card in play?',
  peek: 'Which card goes under the deck?',
  foresee: 'Which card changes places with one in play?',
  spoils: 'Which monster of the spoils?',
  song: 'Which song?',
  item: 'Which item is given away?',
  ally: 'Which ally?',
  pay: 'Which spoils pay for it?',
};
