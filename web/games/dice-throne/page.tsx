/** The page of Dice Throne. */
import type { Catalogue, MatchView } from '../../../engine/dice-throne/state/view-shape.ts';
import type { GamePage } from '../page.ts';
import { ReplayTable } from './table/replay-table.tsx';
import { Table } from './table/table.tsx';
import { glossaryOf } from './texts/meanings.ts';
// Last: where the parts stand has the last word on each.
import '../../table/style/table.css';

export const diceThronePage: GamePage<MatchView, Catalogue> = {
  Match: Table,
  Replay: ReplayTable,
  glossary: glossaryOf,
  together: (everybody, own) => ({
    ...everybody,
    seats: everybody.seats.map((seat) => own[seat.seat]?.seats.find((one) => one.seat === seat.seat) ?? seat),
  }),
};
