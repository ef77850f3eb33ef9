/** The table of a match that is watched again: nothing is rolled, taken or asked there. */
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import type { Catalogue, MatchView } from '../../../../engine/dice-throne/state/view-shape.ts';
import type { ReplayProps } from '../../page.ts';
import { type TableContext, TableProvider } from '../context.ts';
import { sortLines } from '../lines.ts';
import { Lexicon } from '../model.ts';
import { statusOf } from '../words.ts';
import { TableLayout } from './layout.tsx';
import { MatchResult } from './match-result.tsx';
import { Stage } from './stage.tsx';
import { Tray } from './tray.tsx';
import { useThrown } from './use-thrown.ts';

const NO_LINES = sortLines([]);
const NO_ROLL = { kept: new Set<number>(), toggle: () => {} };

export function ReplayTable(props: ReplayProps<MatchView, Catalogue>): JSX.Element {
  const { picture, catalogue, log, happened, eyes, menu } = props;
  const lexicon = useMemo(() => new Lexicon(catalogue), [catalogue]);
  const { view } = picture;
  const status = statusOf(picture, lexicon);
  const context: TableContext = {
    picture,
    lexicon,
    eyes,
    lines: NO_LINES,
    take: () => {},
    thrown: useThrown(view, happened),
    oddsOf: () => undefined,
    choiceOf: () => undefined,
  };
  return (
    <TableProvider value={context}>
      <TableLayout
        menu={menu}
        stage={<Stage happened={happened} status={status} />}
        tray={<Tray roll={NO_ROLL} status={status} />}
        end={view.outcome && <MatchResult outcome={view.outcome} />}
        log={log}
        happened={happened}
      />
    </TableProvider>
  );
}
