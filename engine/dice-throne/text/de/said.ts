/** What is written out in English elsewhere, in German: modes and what may be chosen of them. */
import type { Dictionary } from '../../../core/words/dictionary.ts';

export const said: Dictionary = {
  Duel: 'Duell',
  'One against one, 50 health each.': 'Eins gegen eins, je 50 Leben.',
  'Three to six players, 35 health each. Attack whom you like; attacking a Leader draws a card.':
    'Drei bis sechs Spieler, je 35 Leben. Greif an, wen du willst; wer einen Führenden angreift, zieht eine Karte.',
  'Two against two': 'Zwei gegen zwei',
  'Teams of two share 50 health. A die finds the target.':
    'Zweierteams teilen sich 50 Leben. Ein Würfel findet das Ziel.',
  'Three against three': 'Drei gegen drei',
  'Teams of three share 50 health. A die finds the target.':
    'Dreierteams teilen sich 50 Leben. Ein Würfel findet das Ziel.',
  'Three teams of two': 'Drei Zweierteams',
  'Three teams of two, seated across, share 50 health each. A die finds the target.':
    'Drei Zweierteams, über den Tisch verteilt, mit je 50 gemeinsamen Leben. Ein Würfel findet das Ziel.',
  'One plays the boss, two to four heroes share 50 health. The boss begins, with 10 health and 20 more for each hero, give or take its handicap.':
    'Einer spielt den Boss, zwei bis vier Helden teilen sich 50 Leben. Der Boss fängt an; er hat 10 Leben und 20 mehr je Held, plus oder minus seine Vorgabe.',
  'Even start': 'Gleicher Start',
  'The boss starts without its handicap, as printed.': 'Der Boss beginnt ohne Vorgabe, wie gedruckt.',
  'A duel of two bosses, 70 health each, give or take their handicaps. Whoever begins starts with 5 less.':
    'Ein Duell zweier Bosse, je 70 Leben, plus oder minus ihre Vorgaben. Wer anfängt, beginnt mit 5 weniger.',
  'Both start with 70 health, as printed.': 'Beide beginnen mit 70 Leben, wie gedruckt.',
  'Boss battle': 'Bosskampf',
  'One to four heroes share their health against a boss that acts after each of their turns.':
    'Ein bis vier Helden mit gemeinsamen Leben gegen einen Boss, der nach jedem ihrer Züge handelt.',
  'One to four heroes explore a map full of minions, and look for three shards that open the portal.':
    'Ein bis vier Helden erkunden eine Landkarte voller Schergen und suchen drei Splitter, die das Portal öffnen.',
  Scenario: 'Szenario',
  Difficulty: 'Schwierigkeit',
  'Veteran: less health': 'Veteran: weniger Leben',
  'Insane: less health, weaker salves': 'Insane: weniger Leben, schwächere Salben',
  Map: 'Landkarte',
  'By chance': 'Zufällig',
  Minions: 'Schergen',
  'The usual 52': 'Die üblichen 52',
  'Deeper decks: 13 more': 'Tiefere Stapel: 13 mehr',
};
