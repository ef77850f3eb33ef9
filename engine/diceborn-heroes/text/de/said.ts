/** What is written out in English elsewhere, in German: modes, pairs and achievements. */
import type { Dictionary } from '../../../core/words/dictionary.ts';

export const said: Dictionary = {
  'Three quests of one pack and its final boss. A town lies between them.':
    'Drei Quests eines Pakets und sein letzter Boss. Dazwischen liegt je eine Stadt.',
  Family: 'Familie',
  'Three fights against monsters, without quest cards. The best first game.':
    'Drei Kämpfe gegen Monster, ohne Questkarten. Das beste erste Spiel.',
  Adventure: 'Abenteuer',
  'A quest of each level, drawn from all packs, and the boss of the third.':
    'Eine Quest jeder Stufe, aus allen Paketen gezogen, und der Boss der dritten.',
  Expert: 'Experte',
  'Three quests of one pack and its final boss. Each of two players leads two heroes.':
    'Drei Quests eines Pakets und sein letzter Boss. Zwei Spieler führen je zwei Helden.',
  'Boss Arena': 'Bossarena',
  'Champions against three bosses, one after the other.': 'Champions gegen drei Bosse, einen nach dem anderen.',
  'Two heroes': 'Zwei Helden',
  'Two champions': 'Zwei Champions',
  'Mage, Ninja, Knight and Priest fight side by side.': 'Mage, Ninja, Knight und Priest kämpfen Seite an Seite.',
  'An Antlion falls before it has found a target.': 'Ein Antlion fällt, bevor es ein Ziel gefunden hat.',
  'One Bard plays four different songs in a quest.': 'Ein Bard spielt in einer Quest vier verschiedene Lieder.',
  'A monster falls with more than 5 wounds too many.': 'Ein Monster fällt mit mehr als 5 Wunden zu viel.',
  'Gnash falls by his own attack.': 'Gnash fällt durch den eigenen Angriff.',
  'Fate Dice show three 6s.': 'Schicksalswürfel zeigen drei Sechsen.',
  'Levanthys falls while a Pincer Arm stands.': 'Levanthys fällt, während ein Pincer Arm steht.',
  'Exactly one hero stands when the boss falls.': 'Genau ein Held steht, wenn der Boss fällt.',
  'Every hero has a captured die.': 'Jeder Held hat einen gefangenen Würfel.',
  'Pummel rolls a 6.': 'Pummel würfelt eine 6.',
  'A Knight is attacked by three enemies in one round.': 'Ein Knight wird in einer Runde von drei Gegnern angegriffen.',
  'A hero is revived twice in a quest.': 'Ein Held wird in einer Quest zweimal wiederbelebt.',
  'Three enemies or more fall by one action.': 'Drei oder mehr Gegner fallen durch eine Aktion.',
  'Palace Square ends, and nobody attacked the princess.':
    'Palace Square endet, und niemand hat die Prinzessin angegriffen.',
  'One action hits five targets or more.': 'Eine Aktion trifft fünf oder mehr Ziele.',
  'Every hero has exactly 1 HP left.': 'Jeder Held hat genau 1 Leben übrig.',
  'Lady Whyte falls by a Counter at Whyte Manor.': 'Lady Whyte fällt in Whyte Manor durch einen Konter.',
};
