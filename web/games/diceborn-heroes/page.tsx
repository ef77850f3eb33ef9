/** The page of Diceborn Heroes. */
import type { DicebornCatalogue } from '../../../engine/diceborn-heroes/view/catalogue-shape.ts';
import type { DicebornView } from '../../../engine/diceborn-heroes/view/view-shape.ts';
import type { GamePage } from '../page.ts';
import { glossaryOf } from './meanings.ts';
import { ReplayTable } from './table/replay-table.tsx';
import { Table } from './table/table.tsx';
import '../../table/style/table.css';
import './style/battle.css';
import './style/figures.css';
import './style/time-line.css';
import './style/ledger.css';
import './style/town.css';
import './style/sizes.css';

export const dicebornHeroesPage: GamePage<DicebornView, DicebornCatalogue> = {
  Match: Table,
  Replay: ReplayTable,
  glossary: glossaryOf,
  // What a seat alone knows is what it is asked about cards that it looks at, and where its dice fit.
  together: (everybody, own) => ({
    ...everybody,
    prompt: own.find(({ prompt }) => prompt?.options)?.prompt ?? everybody.prompt,
  }),
};
