/** Whom an effect is for, by case. */
import type { Whom } from '../../vocabulary/words.ts';

interface Party {
  readonly nom: string;
  readonly acc: string;
  readonly dat: string;
  readonly plural?: true;
}
const one = (nom: string, acc: string, dat: string): Party => ({ nom, acc, dat });
const many = (nom: string, dat: string): Party => ({ nom, acc: nom, dat, plural: true });

export const WHOM: Readonly<Record<Whom, Party>> = {
  foe: one('ein Gegner', 'einen Gegner', 'einem Gegner'),
  '2foes': many('bis zu 2 Gegner', 'bis zu 2 Gegnern'),
  '3foes': many('bis zu 3 Gegner', 'bis zu 3 Gegnern'),
  foes: many('beliebige Gegner', 'beliebigen Gegnern'),
  self: one('es selbst', 'sich selbst', 'sich selbst'),
  hero: one('ein Held', 'einen Helden', 'einem Helden'),
  '2heroes': many('2 Helden', '2 Helden'),
  heroes: many('alle Helden', 'allen Helden'),
  t: one('das Ziel', 'das Ziel', 'dem Ziel'),
  '2t': many('bis zu 2 Ziele', 'bis zu 2 Zielen'),
  all: many('alle Gefundenen', 'allen Gefundenen'),
  'foes-side': one('jeder Gegner', 'jeden Gegner', 'jedem Gegner'),
  'fittest-foe': one(
    'der Gegner mit dem meisten Leben',
    'den Gegner mit dem meisten Leben',
    'dem Gegner mit dem meisten Leben',
  ),
  'fittest-hero': one(
    'der Held mit dem meisten Leben',
    'den Helden mit dem meisten Leben',
    'dem Helden mit dem meisten Leben',
  ),
};
export const ofWhom = (whom: Whom): string => {
  const { dat } = WHOM[whom];
  return dat.startsWith('dem ') ? `vom ${dat.slice(4)}` : `von ${dat}`;
};
