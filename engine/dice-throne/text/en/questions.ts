import type { QuestionWords } from '../words.ts';

export const questions: QuestionWords = {
  rules: {
    'rule:target': 'Choose whom to attack',
    'rule:defence': 'Choose your defence',
    'rule:order': 'Choose what comes first',
    'rule:move': 'Choose where to go',
  },
  kinds: {
    value: 'Choose its new value',
    seat: 'Choose a player',
    token: 'Choose a status effect',
    card: 'Choose a card',
    companion: 'Choose a companion',
    ability: 'Choose an ability',
    amount: 'Choose how many',
    yes: 'Choose whether to do it',
  },
  one: 'Choose one',
  orBeDone: ', or be done',
  reroll: 'Choose a die to re-roll',
  copy: 'Choose the die to copy',
  change: 'Choose a die to change',
  discard: 'Choose a card to discard',
  share: (source) => `Choose how much damage ${source} takes`,
};
