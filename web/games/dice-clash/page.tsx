/** The page of Dice Clash. */
import type { DiceClashCatalogue, DiceClashView } from '../../../engine/dice-clash/state/view-shape.ts';
import type { GamePage } from '../page.ts';
import { glossaryOf } from './meanings.ts';
import { ReplayTable } from './replay-table.tsx';
import { Table } from './table.tsx';
import '../../table/style/table.css';
import './style.css';

export const diceClashPage: GamePage<DiceClashView, DiceClashCatalogue> = {
  Match: Table,
  Replay: ReplayTable,
  glossary: glossaryOf,
  together: (everybody, own) => ({
    ...everybody,
    fighters: everybody.fighters.map((fighter) => own[fighter.seat]?.fighters[fighter.seat] ?? fighter),
  }),
};
