/** The look of the Painter. */
import type { Art } from '../art.ts';

export const painter: Art = {
  cloth: '#6a3466',
  trim: '#f7d7a4',
  field: 'crescents',
  emblem: 'palette',
  die: {},
  icons: {
    sketch: 'pencil-brush',
    whitewash: 'paint-bucket',
    palette: 'large-paint-brush',
  },
};
