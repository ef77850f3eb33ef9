/** The look of the Shadow Thief. */
import type { Art } from '../art.ts';

export const shadowThief: Art = {
  cloth: '#46306a',
  trim: '#d2b4f4',
  field: 'bend',
  emblem: 'cloak-dagger',
  die: { dagger: 'plain-dagger', bag: 'swap-bag', card: 'card-ace-spades', shadow: 'hood' },
  icons: {
    'dagger-strike': 'thrown-daggers',
    pickpocket: 'robber-hand',
    'shifty-strike': 'sly',
    'shadow-strike': 'backstab',
    'insidious-strike': 'stiletto',
    'shank-attack': 'bowie-knife',
    'shadow-dance': 'two-shadows',
    carducopia: 'card-draw',
    'shadow-defense': 'shadow-follower',
    'counter-strike': 'sword-clash',
    'shadow-shank': 'daggers',
    sneaky: 'sly',
    'poison-wound': 'poison-bottle',
    'wild-shadow': 'invisible',
    'shadow-coin': 'coins',
    'enter-the-shadows': 'shadow-follower',
    'card-trick': 'card-pickup',
    'shadow-meld': 'cloak',
    poison: 'poison-bottle',
    shadows: 'two-shadows',
    'sneak-attack': 'backstab',
  },
};
