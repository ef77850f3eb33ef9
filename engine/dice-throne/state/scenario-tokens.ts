/** The tokens that rules of a scenario speak of, as the content names them (`scenario` of a token). */
import { impossible } from './context.ts';
import type { Table } from './table.ts';

/** Spent before the own turn to heal, and to save a teammate who falls. */
export const salveToken = ({ lib }: Table): string => lib.scenarioTokens.get('saves') ?? impossible('no token saves');

/** Thrown for by the game, for the enemy that holds it. */
export const kingsHandToken = ({ lib }: Table): string =>
  lib.scenarioTokens.get('throws') ?? impossible('no token is thrown for');
