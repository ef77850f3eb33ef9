/** The games this page can show, by their ids. */
import { diceClashEntry } from './dice-clash/entry.ts';
import { diceThroneEntry } from './dice-throne/entry.ts';
import { dicebornHeroesEntry } from './diceborn-heroes/entry.ts';
import type { GameEntry } from './page.ts';

const GAME_ENTRIES: readonly GameEntry[] = [diceThroneEntry, diceClashEntry, dicebornHeroesEntry];

export const gameEntry = (id: string): GameEntry | undefined => GAME_ENTRIES.find((entry) => entry.id === id);
