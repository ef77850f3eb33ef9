/** The look of the final bosses. */
import type { Heraldry } from '../art.ts';

export const finalBosses: Readonly<Record<string, Heraldry>> = {
  morvane: { cloth: '#241a30', trim: '#c9a6ff', field: 'crescents', emblem: 'grim-reaper' },
  aldric: { cloth: '#4a1420', trim: '#ffc27a', field: 'rays', emblem: 'throne-king' },
  levanthys: { cloth: '#0d3a4a', trim: '#7ff0e8', field: 'wavy', emblem: 'octopus' },
  ashwing: { cloth: '#4a1a0c', trim: '#ff9e5c', field: 'flames', emblem: 'spiked-dragon-head' },
  colossus: { cloth: '#23303a', trim: '#8fdcff', field: 'masonry', emblem: 'mecha-mask' },
  'thorn-mother': { cloth: '#1f3a18', trim: '#b8f06a', field: 'chape', emblem: 'vine-flower' },
  voss: { cloth: '#2c2438', trim: '#e9bdff', field: 'checky', emblem: 'gavel' },
  'sand-king': { cloth: '#4a3408', trim: '#ffd24a', field: 'scales', emblem: 'scorpion' },
};
