/** Loads what speaks with rooms, once. */
import { load } from '../load.ts';

export const loadLines = (): Promise<typeof import('./lines.ts')> => load(() => import('./lines.ts'));
