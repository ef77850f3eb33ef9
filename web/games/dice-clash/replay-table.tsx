/** The table of a match that is watched again. */
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import type { DiceClashCatalogue, DiceClashView } from '../../../engine/dice-clash/state/view-shape.ts';
import type { ReplayProps } from '../page.ts';
import { onlyLooking, TableProvider } from './context.ts';
import { TableLayout } from './layout.tsx';
import { Lexicon } from './model.ts';
import { MatchResult } from './story/match-result.tsx';
import { Tray } from './tray.tsx';

type Props = ReplayProps<DiceClashView, DiceClashCatalogue>;

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
