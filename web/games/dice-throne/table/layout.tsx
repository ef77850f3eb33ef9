/** Where the parts of a table stand, whoever looks at it: the players, the tray with the dice and the answers, the boards,
 *  a hand, what just happened. */
import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Seat } from '../../../../engine/core/game.ts';
import { Crest } from '../../../kit/heraldry.tsx';
import type { Happening, LogEntry } from '../../../table/picture.ts';
import { Strip } from '../../../table/strip.tsx';
import { TableTop } from '../../../table/top.tsx';
import { listed, seatName } from '../../../table/who.ts';
import { useTable } from '../context.ts';
import { isDuel, sidesOf } from '../sides.ts';
import { stripOf } from '../strip-words.tsx';
import { PHASES } from '../words.ts';
import { Board } from './board.tsx';
import { Hand } from './hand.tsx';
import { Duel } from './seats/duel.tsx';
import { Sides } from './seats/sides-row.tsx';

interface LayoutProps {
  /** At the end of the top line. */
  readonly menu: ComponentChildren;
  /** What moves over it. */
  readonly stage?: ComponentChildren;
  /** What to do, the dice, and the answers. */
  readonly tray?: ComponentChildren;
  /** Once the match is over: how it ended, in place of tray, boards and hand. */
  readonly end?: ComponentChildren;
  readonly log: readonly LogEntry[];
  readonly happened: readonly Happening[];
}

export function TableLayout({ menu, stage, tray, end, log, happened }: LayoutProps): JSX.Element {
  const { picture, lexicon, eyes } = useTable();
  const { view } = picture;
  const [shown, setShown] = useState<Seat>(eyes ?? 0);
  useEffect(() => setShown(eyes ?? 0), [eyes]);

  const sides = sidesOf(view, eyes);
  const seats = sides.flatMap((side) => side.seats);
  const mine = view.seats.find((seat) => seat.seat === eyes);
  const board = view.seats.find((seat) => seat.seat === shown) ?? view.seats[0];
  // Whoever has no seat sees the hand that belongs to the board shown, if hands lie open.
  const holder = mine ?? board;
  const items = useMemo(() => stripOf(picture, lexicon, happened), [happened, lexicon]);
  const names = (seat: Seat): string => (seat === picture.you ? 'Your board' : `Board of ${seatName(picture, seat)}`);

  return (
    <main class={`table throne ${isDuel(sides) ? '' : 'six'} ${end ? 'over' : ''}`} data-step={view.step}>
      <h1 class="unseen">{listed(view.seats.map((seat) => seatName(picture, seat.seat)))} at the table</h1>
      <div class="crownbar">
        <TableTop
          what="Turn"
          number={view.turn}
          ranked={picture.ranked}
          label="Phases of the turn"
          candles={PHASES}
          now={PHASES.findIndex(({ id }) => id === view.phase)}
        >
          {menu}
        </TableTop>
        {isDuel(sides) ? <Duel sides={sides} onBoard={setShown} /> : <Sides sides={sides} onBoard={setShown} />}
      </div>
      <Strip items={items} log={log} />
      {stage}
      {end ?? (
        <>
          {tray}
          <section class="boards" aria-label="Hero boards">
            <nav aria-label="Whose board">
              {seats.map(({ seat, hero }) => (
                <button
                  type="button"
                  key={seat}
                  aria-pressed={seat === board?.seat}
                  aria-label={names(seat)}
                  title={names(seat)}
                  onClick={() => setShown(seat)}
                >
                  <Crest of={hero} />
                </button>
              ))}
            </nav>
            {board && <Board seat={board} key={board.seat} />}
          </section>
          {holder?.hand && <Hand cards={holder.hand} seat={holder} />}
        </>
      )}
    </main>
  );
}
