/** Where the parts of the table stand, whoever looks at it. */
import type { ComponentChildren, JSX } from 'preact';
import { Log } from '../../table/log.tsx';
import type { LogEntry } from '../../table/picture.ts';
import { listed, seatName } from '../../table/who.ts';
import { useTable } from './context.ts';
import { FighterPanel } from './fighter-panel.tsx';

interface LayoutProps {
  readonly menu: ComponentChildren;
  readonly middle: ComponentChildren;
  /** Where a player has dice and answers; without it every pool lies with its grid. */
  readonly dock?: ComponentChildren;
  readonly log: readonly LogEntry[];
}

export function TableLayout({ menu, middle, dock, log }: LayoutProps): JSX.Element {
  const { picture, eyes } = useTable();
  const { view, you } = picture;
  const near = view.fighters.find(({ seat }) => seat === eyes) ?? view.fighters[0];
  const far = view.fighters.find((fighter) => fighter !== near);
  return (
    <main class={`table clash ${dock ? 'played' : ''}`} data-step={view.step}>
      <h1 class="unseen">{listed(view.fighters.map(({ seat }) => seatName(picture, seat)))} at the table</h1>
      <header class="table-top">
        <a class="brand" href="#/">
          Throneroom
        </a>
        <span class="turn-count">Round {view.round}</span>
        {picture.ranked && <span class="badge turn">Ranked</span>}
        <span class="clash-space-between" />
        {menu}
      </header>
      {middle}
      {near && <FighterPanel fighter={near} near pool={!dock || near.seat !== you} />}
      {far && <FighterPanel fighter={far} near={false} pool />}
      {dock}
      <Log entries={log} />
    </main>
  );
}
