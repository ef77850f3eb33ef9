/** Where the parts of a table stand, whoever looks at it: the players, the middle, a hand, the boards, the log. */
import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { SeatView } from '../../../../engine/dice-throne/state/view-shape.ts';
import { Log } from '../../../table/log.tsx';
import type { LogEntry } from '../../../table/picture.ts';
import { listed, seatName } from '../../../table/who.ts';
import { useTable } from '../context.ts';
import { Board } from './board.tsx';
import { Hand } from './hand.tsx';
import { PhaseStrip } from './phase-strip.tsx';
import { PlayerPanel } from './player-panel.tsx';

interface LayoutProps {
  /** At the end of the top line. */
  readonly menu: ComponentChildren;
  readonly middle: ComponentChildren;
  /** Where a player answers. */
  readonly dock?: ComponentChildren;
  readonly log: readonly LogEntry[];
}

export function TableLayout({ menu, middle, dock, log }: LayoutProps): JSX.Element {
  const { picture, lexicon, eyes } = useTable();
  const { view, you } = picture;
  const [shown, setShown] = useState(eyes ?? 0);
  useEffect(() => setShown(eyes ?? 0), [eyes]);

  const mine = view.seats.find((seat) => seat.seat === eyes);
  const others = view.seats.filter((seat) => seat.seat !== eyes);
  const board = view.seats.find((seat) => seat.seat === shown) ?? view.seats[0];
  // Whoever has no seat sees the hand that belongs to the board shown, if hands lie open.
  const holder = mine ?? board;

  const boardTitle = (seat: SeatView): string => {
    if (seat.seat === you) return 'Your board';
    return others.length > 1 ? lexicon.heroName(seat.hero) : `${seatName(picture, seat.seat)}’s board`;
  };

  return (
    <main class="table" data-step={view.step}>
      <h1 class="unseen">{listed(view.seats.map((seat) => seatName(picture, seat.seat)))} at the table</h1>
      <header class="table-top">
        <a class="brand" href="#/">
          Throneroom
        </a>
        <span class="turn-count">Turn {view.turn}</span>
        {picture.ranked && <span class="badge turn">Ranked</span>}
        <PhaseStrip phase={view.phase} />
        {menu}
      </header>
      <div class="players">
        {mine && <PlayerPanel seat={mine} />}
        {others.map((seat) => (
          <PlayerPanel key={seat.seat} seat={seat} />
        ))}
      </div>
      {middle}
      {dock}
      {holder?.hand && <Hand cards={holder.hand} seat={holder} />}
      <section class="boards" aria-label="Hero boards">
        <fieldset class="tabs" aria-label="Whose board">
          {[...(mine ? [mine] : []), ...others].map((seat) => (
            <button type="button" key={seat.seat} aria-pressed={seat === board} onClick={() => setShown(seat.seat)}>
              {boardTitle(seat)}
            </button>
          ))}
        </fieldset>
        {board && <Board seat={board} />}
      </section>
      <Log entries={log} />
    </main>
  );
}
