import type { QuestionWords } from '../words.ts';

export const questions: QuestionWords = {
  rules: {
    'rule:target': 'Wähle, wen du angreifst',
    'rule:defence': 'Wähle deine Verteidigung',
    'rule:order': 'Wähle, was zuerst kommt',
    'rule:move': 'Wähle, wohin du gehst',
  },
  kinds: {
    value: 'Wähle den neuen Wert',
    seat: 'Wähle, wen es betrifft',
    token: 'Wähle einen Statuseffekt',
    card: 'Wähle eine Karte',
    companion: 'Wähle einen Gefährten',
    ability: 'Wähle eine Fähigkeit',
    amount: 'Wähle, wie viele',
    yes: 'Wähle, ob du es tust',
  },
  one: 'Wähle eines davon',
  orBeDone: ', oder hör auf',
  reroll: 'Wähle einen Würfel für einen neuen Wurf',
  copy: 'Wähle den Würfel, dessen Wert gilt',
  change: 'Wähle einen Würfel zum Ändern',
  discard: 'Wähle eine Karte zum Ablegen',
  share: (source) => `Wähle, wie viel Schaden ${source} nimmt`,
};
