/** The games this page can show, by their ids. */
import { diceThroneEntry } from './dice-throne/entry.tsx';
import type { AnyGameEntry } from './page.ts';

const GAME_ENTRIES: readonly AnyGameEntry[] = [diceThroneEntry];

export const gameEntry = (id: string): AnyGameEntry | undefined => GAME_ENTRIES.find((entry) => entry.id === id);
