/** What a seat is asked, in German. */
import type { Question } from '../../state/state.ts';

export const QUESTIONS: Readonly<Record<Question, string>> = {
  pack: 'Welches Questpaket spielt ihr?',
  class: 'Welcher Held kommt in die Gruppe?',
  bounty: 'Welches Kopfgeld nimmst du?',
  next: 'Wer ist der Nächste?',
  target: 'Wen findet der Angriff?',
  foe: 'Welcher Gegner?',
  hero: 'Welcher Held?',
  heal: 'Was wird geheilt?',
  die: 'Welcher Würfel?',
  value: 'Was zeigt er?',
  dice: 'Welche Würfel werden noch einmal geworfen?',
  card: 'Welche Angriffskarte im Spiel?',
  peek: 'Welche Karte kommt unter das Deck?',
  foresee: 'Welche Karte tauscht mit einer im Spiel?',
  spoils: 'Welches Monster der Beutestücke?',
  song: 'Welches Lied?',
  item: 'Welcher Gegenstand wird weggegeben?',
  ally: 'Welcher Verbündete?',
  pay: 'Welche Beutestücke bezahlen dafür?',
};
