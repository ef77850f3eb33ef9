/** How environment tiles are written down: a line a tile, from family to family. */
import type { Program } from '../../vocabulary/words.ts';

export interface TileDef {
  /** As it is printed, or where another tile has the same name, with its family. */
  readonly id: string;
  readonly name: string;
  readonly level: 1 | 2 | 3 | 4;
  /** CP for whoever explores it, and gold for the team. Left out: none. */
  readonly cp?: number;
  readonly gold?: number;
  /** What its text does. Left out: it has none. */
  readonly run?: Program;
  /** A minion of its level is there, unless it says otherwise. */
  readonly minion?: false;
  /** It needs a teammate: a hero alone never finds it. */
  readonly noSolo?: true;
}
