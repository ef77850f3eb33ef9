/** The four classes that every hero begins as. Names of Fireball, Hidden Blade and their Counters are the book's; figures are
 *  house values. */
import { action, attack, block, dice, green, guard, heal, peek, stance } from '../vocabulary/build.ts';
import type { ClassDef } from '../vocabulary/words.ts';

export const CLASSES_ONE: readonly ClassDef[] = [
  {
    id: 'fighter',
    name: 'Fighter',
    level: 1,
    hp: 6,
    dice: dice('GG'),
    token: [block(1, 'self')],
    actions: [
      stance('Riposte', green(), { counter: 1 }, block(1, 'self')),
      action('Mighty Blow', green(5), attack(3, 'foe')),
      action('Slash', green(3), attack(2, 'foe')),
    ],
    becomes: ['knight', 'monk'],
  },
  {
    id: 'thief',
    name: 'Thief',
    level: 1,
    hp: 5,
    dice: dice('GG'),
    token: [peek(2)],
    actions: [
      stance('Sidestep', green(3), { evade: true }, attack(1, 'foe')),
      action('Poison Dart', green(4), attack(1, 'foe', { poison: true })),
      action('Hidden Blade', green(), attack(1, 'foe', { sly: true })),
    ],
    becomes: ['monk', 'gambler'],
  },
  {
    id: 'mage',
    name: 'Mage',
    level: 1,
    light: true,
    hp: 4,
    dice: dice('GG'),
    token: [attack(1, 'foe')],
    actions: [
      action('Fireball', green(3), attack(1, '2foes')),
      action('Thunder', green(5), attack(2, 'foe', { stun: true })),
      action('Spark', green(), attack(1, 'foe')),
    ],
    becomes: ['time-sage', 'druid'],
  },
  {
    id: 'priest',
    name: 'Priest',
    level: 1,
    light: true,
    hp: 5,
    dice: dice('GG'),
    token: [heal(1, 'hero')],
    actions: [
      action('Ward', green(3), guard),
      action('Smite', green(4), attack(2, 'foe')),
      action('Mend', green(), heal(2, 'hero')),
    ],
    becomes: ['druid', 'cleric'],
  },
];
