/** The table: both players, the dice, the own board and hand, the log. It shows what the server says and offers what
 *  the server allows; it knows no rules. */
import type { JSX } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { SeatView } from '../../engine/dice-throne/view-shape.ts';
import type { LegalLine } from '../../rooms/protocol.ts';
import type { Preferences } from '../session.ts';
import { Actions, type Question } from './actions.tsx';
import { Arena } from './arena.tsx';
import type { Asking } from './ask-me.tsx';
import { Board } from './board.tsx';
import { type MatchClock, type TableContext, TableProvider } from './context.ts';
import { Hand } from './hand.tsx';
import { useKeys } from './keys.ts';
import { sortLines } from './lines.ts';
import { Log } from './log.tsx';
import { Menu } from './menu.tsx';
import type { Lexicon, LogEntry, StartedPicture } from './model.ts';
import { optionTarget } from './options.ts';
import { PhaseStrip } from './phase-strip.tsx';
import { PlayerPanel } from './player-panel.tsx';
import { Result } from './result.tsx';
import { useRoll } from './use-roll.ts';
import { listed, seatName, statusOf } from './words.ts';

interface TableProps {
  readonly picture: StartedPicture;
  readonly log: readonly LogEntry[];
  readonly lexicon: Lexicon;
  readonly settings: Preferences;
  readonly onSettings: (settings: Preferences) => void;
  readonly time: MatchClock;
  readonly asking: Asking;
  readonly act: (action: { readonly type: string }) => void;
  readonly onFront: () => void;
  readonly onAgain?: () => void;
}

export function Table(props: TableProps): JSX.Element {
  const { picture, log, lexicon, settings, act } = props;
  const { view, you, legal } = picture;
  const lines = useMemo(() => sortLines(legal), [legal]);
  const [question, setQuestion] = useState<Question>();
  const [shown, setShown] = useState(you ?? 0);
  const roll = useRoll(picture, lines);
  const focus = useRef<HTMLElement>(null);

  useKeys(settings.keys);
  // A question of the page's own is about lines that may be gone after a step.
  useEffect(() => setQuestion(undefined), [view.step]);
  // What had the focus may be gone after a step; keyboards go on from the bar of answers, not from the top.
  useEffect(() => {
    if (document.activeElement === document.body) focus.current?.focus({ preventScroll: true });
  }, [view.step]);

  // Whoever looks at another tab sees there that the match waits.
  const { mine: waitsForMe, head } = statusOf(picture, lexicon);
  useEffect(() => {
    document.title = waitsForMe ? `${head} · Throneroom` : 'Throneroom';
    return () => {
      document.title = 'Throneroom';
    };
  }, [waitsForMe, head]);

  const take = (ways: readonly LegalLine[], title: string): void => {
    // Without `with` the server asks step by step, which lights the dice and tokens themselves.
    const plain = ways.find((line) => !('with' in line.action) && !('count' in line.action));
    const only = plain ?? (ways.length === 1 ? ways[0] : undefined);
    if (only) act(only.action);
    else setQuestion({ title, lines: ways });
  };
  const context: TableContext = {
    picture,
    lexicon,
    time: props.time,
    lines,
    take,
    choiceOf: (names) => [...lines.choices].find(([option]) => names(optionTarget(option)))?.[1],
  };

  const boardTitle = (seat: SeatView): string => {
    if (seat.seat === you) return 'Your board';
    return others.length > 1 ? lexicon.heroName(seat.hero) : `${seatName(picture, seat.seat)}’s board`;
  };

  const mine = view.seats.find((seat) => seat.seat === you);
  const others = view.seats.filter((seat) => seat.seat !== you);
  const board = view.seats.find((seat) => seat.seat === shown) ?? view.seats[0];

  return (
    <TableProvider value={context}>
      <main class="table" data-step={view.step}>
        <h1 class="unseen">{listed(view.seats.map((seat) => seatName(picture, seat.seat)))} at the table</h1>
        <header class="table-top">
          <a class="brand" href="#/">
            Throneroom
          </a>
          <span class="turn-count">Turn {view.turn}</span>
          <PhaseStrip phase={view.phase} />
          <Menu
            settings={settings}
            onSettings={props.onSettings}
            onConcede={you !== undefined && !view.outcome ? () => act({ type: 'concede' }) : undefined}
            onFront={props.onFront}
          />
        </header>
        <div class="players">
          {mine && <PlayerPanel seat={mine} />}
          {others.map((seat) => (
            <PlayerPanel key={seat.seat} seat={seat} />
          ))}
        </div>
        {view.outcome ? (
          <Result outcome={view.outcome} onAgain={props.onAgain} onFront={props.onFront} />
        ) : (
          <Arena
            roll={roll}
            asked={settings.asked}
            onAsked={(asked) => props.onSettings({ ...settings, asked })}
            asking={props.asking}
          />
        )}
        <Actions place={focus} question={question} onAnswered={() => setQuestion(undefined)} roll={roll.next} />
        {mine?.hand && <Hand cards={mine.hand} />}
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
    </TableProvider>
  );
}
