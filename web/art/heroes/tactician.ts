/** The look of the Tactician. */
import type { Art } from '../art.ts';

export const tactician: Art = {
  cloth: '#405872',
  trim: '#e4ebf3',
  field: 'checky',
  emblem: 'knight-banner',
  die: { saber: 'sparkling-sabre', flag: 'flying-flag', medal: 'medal' },
  icons: {
    'saber-strike': 'saber-slash',
    'carpet-bomb': 'carpet-bombing',
    strategize: 'chess-knight',
    profiteer: 'cash',
    'strategic-approach': 'path-distance',
    'indirect-approach': 'fast-arrow',
    flank: 'pincers',
    exploit: 'spotted-wound',
    interdiction: 'barbed-wire',
    maneuver: 'swirl-ring',
    reconnaissance: 'spyglass',
    countermeasures: 'checked-shield',
    'higher-ground': 'peaks',
    'upper-hand': 'hand',
    'war-room': 'table',
    'bunker-up': 'bunker',
    disengage: 'return-arrow',
    'feigned-retreat': 'run',
    ambush: 'box-trap',
    'tactical-advantage': 'chess-king',
    constrict: 'snake-spiral',
  },
};
