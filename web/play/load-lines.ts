/** Loads what speaks with rooms, once. */
import { load } from '../lazy.tsx';

export const loadLines = (): Promise<typeof import('./lines.ts')> => load(() => import('./lines.ts'));
