/** What a party is remembered for: the book's achievements of a campaign, each once a match and a star of its score. They
 *  speak of content by its ids, as cards do. */
import type { Achievement } from '../../core/game.ts';

const achievement = (id: string, name: string, text: string): Achievement => ({ id, name, text });

export const ACHIEVEMENTS: readonly Achievement[] = [
  achievement('heroes-of-light', 'Heroes of Light', 'Mage, Ninja, Knight and Priest fight side by side.'),
  achievement('antlions-are-tame', 'Antlions are Tame', 'An Antlion falls before it has found a target.'),
  achievement('spooky-bard', 'Spooky Bard', 'One Bard plays four different songs in a quest.'),
  achievement('not-sophisticated', 'Not Sophisticated', 'A monster falls with more than 5 wounds too many.'),
  achievement('son-of-a-submariner', 'Son of a Submariner', 'Gnash falls by his own attack.'),
  achievement('ante-up', 'Ante Up', 'Fate Dice show three 6s.'),
  achievement('dont-tease-the-octopus', "Don't Tease the Octopus", 'Levanthys falls while a Pincer Arm stands.'),
  achievement('whats-my-number', "What's My Number", 'Exactly one hero stands when the boss falls.'),
  achievement('super-duper-mega-bummer', 'Super-Duper-Mega-Bummer', 'Every hero has a captured die.'),
  achievement('never-miss', 'Never Miss', 'Pummel rolls a 6.'),
  achievement('sir-rustalot', 'Sir Rustalot', 'A Knight is attacked by three enemies in one round.'),
  achievement('being-dead-has-advantages', 'Being Dead Has Advantages', 'A hero is revived twice in a quest.'),
  achievement('gotta-score', 'Gotta Score', 'Three enemies or more fall by one action.'),
  achievement('not-by-resolve-alone', 'Not by Resolve Alone', 'Palace Square ends, and nobody attacked the princess.'),
  achievement('a-targets-a-target', "A Target's a Target", 'One action hits five targets or more.'),
  achievement('maintain-your-composure', 'Maintain Your Composure', 'Every hero has exactly 1 HP left.'),
  achievement('reflect', 'Reflect', 'Lady Whyte falls by a Counter at Whyte Manor.'),
];
