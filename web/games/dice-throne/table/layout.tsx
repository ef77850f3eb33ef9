/** Where the parts of a table stand, whoever looks at it: the players, the tray with the dice and the answers, the boards,
 *  a hand, what just happened. */
import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Seat } from '../../../../engine/core/game.ts';
import type { MatchView, SeatView } from '../../../../engine/dice-throne/state/view-shape.ts';
import type { Happening, LogEntry } from '../../../table/picture.ts';
import { Strip } from '../../../table/strip.tsx';
import { TableTop } from '../../../table/top.tsx';
import { list, t } from '../../../words/t.ts';
import { nameAt } from '../called.ts';
import { useTable } from '../context.ts';
import { ActionCard } from '../crawl/action-card.tsx';
import { Reveal } from '../crawl/reveal.tsx';
import { fightersOf } from '../fighters.ts';
import { isDuel, sidesOf } from '../sides.ts';
import { stripOf } from '../strip-words.tsx';
import { phasesOf } from '../words.ts';
import { Boards, type Opened } from './boards.tsx';
import { Hand } from './hand.tsx';
import { Duel } from './seats/duel.tsx';
import { Sides } from './seats/sides-row.tsx';

/** What is open unless somebody chooses: the own board; on a crawl the own battle, and without one the map. Who has no seat
 *  follows the hero whose turn it is there. */
const opensWith = (view: MatchView, eyes: Seat | undefined): Opened => {
  if (!view.crawl) return eyes ?? 0;
  const seat = view.seats[eyes ?? view.active];
  return typeof seat?.engaged === 'number' && !isOnTheWay(view, seat) ? seat.seat : 'map';
};
/** Somebody chooses where to go: the map is what one looks at, unless one's own turn is another. */
const isOnTheWay = ({ crawl, active }: MatchView, { seat }: SeatView): boolean =>
  crawl?.goals !== undefined && active === seat;

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
  const meant = opensWith(view, eyes);
  const [shown, setShown] = useState<Opened>(meant);
  useEffect(() => setShown(meant), [meant]);

  const sides = sidesOf(view, eyes);
  const seats = sides.flatMap((side) => side.seats);
  const mine = view.seats.find((seat) => seat.seat === eyes);
  // Whoever has no seat sees the hand that belongs to the board shown, if hands lie open.
  const holder = mine ?? view.seats.find((seat) => seat.seat === shown) ?? view.seats[0];
  // Everybody on the map can be looked at, besides those at hand.
  const order = [...new Set([...seats, ...fightersOf(view)].map(({ seat }) => seat))];
  const items = useMemo(() => stripOf(picture, lexicon, happened), [happened, lexicon]);
  const duel = isDuel(view, sides);
  const phases = phasesOf(view);

  return (
    <main class={`table throne ${duel ? '' : 'six'} ${end ? 'over' : ''}`} data-step={view.step}>
      <h1 class="unseen">
        {t('{list} at the table', {
          list: list(fightersOf(view).map(({ seat }) => nameAt({ picture, lexicon }, seat))),
        })}
      </h1>
      <div class="crownbar">
        <TableTop
          what={t('Turn')}
          number={view.turn}
          ranked={picture.ranked}
          label={t('Phases of the turn')}
          candles={phases}
          now={phases.findIndex(({ id }) => id === view.phase)}
        >
          {menu}
        </TableTop>
        {duel ? <Duel sides={sides} onBoard={setShown} /> : <Sides sides={sides} onBoard={setShown} />}
      </div>
      <Strip items={items} log={log} />
      {stage}
      {view.crawl && <Reveal happened={happened} />}
      {end ?? (
        <>
          {tray}
          {view.battle && <ActionCard battle={view.battle} />}
          <Boards order={order} shown={shown} onShow={setShown} />
          {holder?.hand && <Hand cards={holder.hand} seat={holder} />}
        </>
      )}
    </main>
  );
}
