/** The modes of play by id. */
import { impossible } from '../table.ts';
import { duel } from './duel.ts';
import type { Mode } from './mode.ts';

export const MODES: readonly Mode[] = [duel];
const byId = new Map(MODES.map((mode) => [mode.id, mode]));

export const findMode = (id: string): Mode | undefined => byId.get(id);
export const modeOf = (id: string): Mode => byId.get(id) ?? impossible(`no mode ${id}`);

/** The mode that a number of seats implies where none is named. */
export const modeForSeats = (seats: number): string =>
  ({ 2: '1v1', 3: 'king-of-the-hill', 4: '2v2', 5: 'king-of-the-hill', 6: '3v3' })[seats] ?? '1v1';
