/** The games this page can show, by their ids. */
import { diceClashEntry } from './dice-clash/entry.tsx';
import { diceThroneEntry } from './dice-throne/entry.tsx';
import type { AnyGameEntry } from './page.ts';

const GAME_ENTRIES: readonly AnyGameEntry[] = [diceThroneEntry, diceClashEntry];

export const gameEntry = (id: string): AnyGameEntry | undefined => GAME_ENTRIES.find((entry) => entry.id === id);
