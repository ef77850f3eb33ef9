/** The table: both players, the dice, the own board and hand, the log. It shows what the server says and offers what
 *  the server allows; it knows no rules. */
import type { JSX } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Catalogue, MatchView } from '../../../../engine/dice-throne/state/view-shape.ts';
import type { LegalAction } from '../../../../protocol/messages.ts';
import { useKeys } from '../../../table/keys.ts';
import { Menu } from '../../../table/menu.tsx';
import { useTitle } from '../../../table/use-title.ts';
import type { MatchProps } from '../../page.ts';
import { type TableContext, TableProvider } from '../context.ts';
import { KEY_WORDS } from '../keys.ts';
import { sortLines } from '../lines.ts';
import { Lexicon } from '../model.ts';
import { optionTarget } from '../options.ts';
import { statusOf } from '../words.ts';
import { Actions, type Question } from './actions.tsx';
import { Arena } from './arena.tsx';
import { AskMe } from './ask-me.tsx';
import { TableLayout } from './layout.tsx';
import { MatchResult } from './match-result.tsx';
import { useRoll } from './use-roll.ts';

export function Table(props: MatchProps<MatchView, Catalogue>): JSX.Element {
  const { picture, catalogue, log, settings, act } = props;
  const lexicon = useMemo(() => new Lexicon(catalogue), [catalogue]);
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

  const { mine, head } = statusOf(picture, lexicon);
  useTitle(mine ? head : undefined);

  const take = (ways: readonly LegalAction[], title: string): void => {
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
    lines,
    take,
    choiceOf: (names) => [...lines.choices].find(([option]) => names(optionTarget(option)))?.[1],
  };

  return (
    <TableProvider value={context}>
      <TableLayout
        menu={
          <Menu
            keys={KEY_WORDS}
            settings={settings}
            onSettings={props.onSettings}
            onConcede={you !== undefined && !view.outcome ? () => act({ type: 'concede' }) : undefined}
            onFront={props.onFront}
          />
        }
        middle={
          view.outcome ? (
            <MatchResult outcome={view.outcome} replay={props.replay} onAgain={props.onAgain} onFront={props.onFront} />
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
