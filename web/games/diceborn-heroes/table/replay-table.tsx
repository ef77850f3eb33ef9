/** The table of a match that is watched again. */
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import type { DicebornCatalogue } from '../../../../engine/diceborn-heroes/view/catalogue-shape.ts';
import type { DicebornView } from '../../../../engine/diceborn-heroes/view/view-shape.ts';
import type { ReplayProps } from '../../page.ts';
import { onlyLooking, TableProvider } from '../context.ts';
import { Lexicon } from '../model.ts';
import { TableLayout } from './layout.tsx';
import { MatchResult } from './match-result.tsx';
import { Tray } from './tray.tsx';

type Props = ReplayProps<DicebornView, DicebornCatalogue>;

export function ReplayTable({ picture, catalogue, log, happened, eyes, menu }: Props): JSX.Element {
  const lexicon = useMemo(() => new Lexicon(catalogue), [catalogue]);
  const { outcome } = picture.view;
  return (
    <TableProvider value={onlyLooking(picture, lexicon, eyes)}>
      <TableLayout
        menu={menu}
        tray={<Tray />}
        end={outcome && <MatchResult outcome={outcome} />}
        log={log}
        happened={happened}
      />
    </TableProvider>
  );
}
