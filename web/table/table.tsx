/** The table: both players, the dice, the own board and hand, the log. It shows what the server says and offers what
 *  the server allows; it knows no rules. */
import type { JSX } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { LegalLine } from '../../rooms/protocol.ts';
import type { Preferences } from '../session.ts';
import { Actions, type Question } from './actions.tsx';
import { Arena } from './arena.tsx';
import { type Asking, AskMe } from './ask-me.tsx';
import { type MatchClock, type TableContext, TableProvider } from './context.ts';
import { useKeys } from './keys.ts';
import { TableLayout } from './layout.tsx';
import { sortLines } from './lines.ts';
import { Menu } from './menu.tsx';
import type { Lexicon, LogEntry, StartedPicture } from './model.ts';
import { optionTarget } from './options.ts';
import { Result } from './result.tsx';
import { useRoll } from './use-roll.ts';
import { statusOf } from './words.ts';

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
  /** Where the match can be watched again once it is over. */
  readonly replay?: string;
}

export function Table(props: TableProps): JSX.Element {
  const { picture, log, lexicon, settings, act } = props;
  const { view, you, legal } = picture;
  const lines = useMemo(() => sortLines(legal), [legal]);
  const [question, setQuestion] = useState<Question>();
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
    eyes: you,
    time: props.time,
    lines,
    take,
    choiceOf: (names) => [...lines.choices].find(([option]) => names(optionTarget(option)))?.[1],
  };

  return (
    <TableProvider value={context}>
      <TableLayout
        menu={
          <Menu
            settings={settings}
            onSettings={props.onSettings}
            onConcede={you !== undefined && !view.outcome ? () => act({ type: 'concede' }) : undefined}
            onFront={props.onFront}
          />
        }
        middle={
          view.outcome ? (
            <Result outcome={view.outcome} replay={props.replay} onAgain={props.onAgain} onFront={props.onFront} />
          ) : (
            <Arena roll={roll}>
              {you !== undefined && (
                <AskMe
                  asked={settings.asked}
                  onAsked={(asked) => props.onSettings({ ...settings, asked })}
                  asking={props.asking}
                />
              )}
            </Arena>
          )
        }
        dock={<Actions place={focus} question={question} onAnswered={() => setQuestion(undefined)} roll={roll.next} />}
        log={log}
      />
    </TableProvider>
  );
}
