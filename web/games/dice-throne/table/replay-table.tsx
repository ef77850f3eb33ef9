/** The table of a match that is watched again: nothing is rolled, taken or asked there. */
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import type { Catalogue, MatchView } from '../../../../engine/dice-throne/state/view-shape.ts';
import type { ReplayProps } from '../../page.ts';
import { type TableContext, TableProvider } from '../context.ts';
import { sortLines } from '../lines.ts';
import { Lexicon } from '../model.ts';
import { Arena } from './arena.tsx';
import { TableLayout } from './layout.tsx';
import { MatchResult } from './match-result.tsx';

const NO_LINES = sortLines([]);
const NO_ROLL = { kept: new Set<number>(), toggle: () => {} };

export function ReplayTable({ picture, catalogue, log, eyes, menu }: ReplayProps<MatchView, Catalogue>): JSX.Element {
  const lexicon = useMemo(() => new Lexicon(catalogue), [catalogue]);
  const context: TableContext = {
    picture,
    lexicon,
    eyes,
    lines: NO_LINES,
    take: () => {},
    choiceOf: () => undefined,
  };
  const { outcome } = picture.view;
  return (
    <TableProvider value={context}>
      <TableLayout
        menu={menu}
        middle={outcome ? <MatchResult outcome={outcome} /> : <Arena roll={NO_ROLL} />}
        log={log}
      />
    </TableProvider>
  );
}
