/** The look of whom quests and bosses bring, and of the companion. */
import type { Heraldry } from '../art.ts';

export const questFigures: Readonly<Record<string, Heraldry>> = {
  'lady-whyte': { cloth: '#4a4658', trim: '#f4ecff', field: 'crescents', emblem: 'female-vampire' },
  gnash: { cloth: '#7a2a16', trim: '#f5c39a', field: 'gyronny', emblem: 'bull' },
  'tolling-bell': { cloth: '#5c4a1c', trim: '#f4dc98', field: 'rays', emblem: 'ringing-bell' },
  'heaving-deck': { cloth: '#1c4a66', trim: '#b4e4f8', field: 'wavy', emblem: 'ship-wheel' },
  'rising-water': { cloth: '#174f63', trim: '#a6ecf4', field: 'wavy', emblem: 'big-wave' },
  ferryman: { cloth: '#2a4a58', trim: '#c4e8f0', field: 'wavy', emblem: 'lucky-fisherman' },
  villagers: { cloth: '#5a4526', trim: '#f0dab0', field: 'paly', emblem: 'village' },
  dancers: { cloth: '#7a2f5c', trim: '#ffd0ea', field: 'glory', emblem: 'ballerina-shoes' },
  'princess-sona': { cloth: '#6a3a7c', trim: '#f8d4ff', field: 'glory', emblem: 'queen-crown' },
  'old-king': { cloth: '#5c4212', trim: '#f8e0a0', field: 'cross', emblem: 'crown' },
  'bone-choir': { cloth: '#3a3640', trim: '#e8e0d4', field: 'paly', emblem: 'skull-crossed-bones' },
  'royal-guard': { cloth: '#27406a', trim: '#d0e0ff', field: 'checky', emblem: 'guards' },
  'pincer-arm': { cloth: '#7a3320', trim: '#ffcfb0', field: 'wavy', emblem: 'crab-claw' },
  whelp: { cloth: '#7a3a14', trim: '#ffd8a4', field: 'scales', emblem: 'sea-dragon' },
  drone: { cloth: '#3c4650', trim: '#d8e8f4', field: 'masonry', emblem: 'delivery-drone' },
  seedling: { cloth: '#2f5a28', trim: '#d0f0a0', field: 'chape', emblem: 'sprout' },
  clerk: { cloth: '#4a3a34', trim: '#ecd8c8', field: 'bend', emblem: 'quill-ink' },
  brood: { cloth: '#5c4616', trim: '#f2d890', field: 'scales', emblem: 'egg-clutch' },
  silverfang: { cloth: '#46505c', trim: '#e8eef6', field: 'chape', emblem: 'wolf-howl' },
};
