/** The table: the players, the dice, the own board and hand, what just happened. It shows what the server says and offers
 *  what the server allows; it knows no rules. */
import type { JSX } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Catalogue, MatchView } from '../../../../engine/dice-throne/state/view-shape.ts';
import type { LegalAction } from '../../../../protocol/messages.ts';
import { useKeys } from '../../../table/keys.ts';
import { Menu } from '../../../table/menu.tsx';
import { Undo } from '../../../table/undo.tsx';
import { useFocus } from '../../../table/use-focus.ts';
import { useTitle } from '../../../table/use-title.ts';
import { t } from '../../../words/t.ts';
import type { MatchProps } from '../../page.ts';
import { type TableContext, TableProvider } from '../context.ts';
import { keyWords } from '../keys.ts';
import { sortLines } from '../lines.ts';
import { Lexicon } from '../model.ts';
import { DicePromise } from '../odds/dice-promise.tsx';
import { OddsRing } from '../odds/odds-ring.tsx';
import { useOdds } from '../odds/use-odds.ts';
import { optionTarget } from '../options.ts';
import { slipIn } from '../slips.ts';
import type { Question } from './actions.tsx';
import { AskMe } from './ask-me.tsx';
import { TableLayout } from './layout.tsx';
import { MatchResult } from './match-result.tsx';
import { Stage } from './stage.tsx';
import { Tray } from './tray.tsx';
import { useRoll } from './use-roll.ts';
import { useStatus } from './use-status.ts';
import { useThrown } from './use-thrown.ts';

export function Table(props: MatchProps<MatchView, Catalogue>): JSX.Element {
  const { picture, catalogue, log, happened, settings, act } = props;
  const lexicon = useMemo(() => new Lexicon(catalogue), [catalogue]);
  const { view, you, legal } = picture;
  const lines = useMemo(() => sortLines(legal), [legal]);
  const [question, setQuestion] = useState<Question>();
  const roll = useRoll(picture, lines);
  const thrown = useThrown(view, happened);
  const focus = useFocus();

  useKeys(settings.keys);
  // A question of the page's own is about lines that may be gone after a step.
  useEffect(() => setQuestion(undefined), [view.step]);

  const status = useStatus(picture, lexicon, props.asking.resting ? 'until-my-turn' : settings.asked);
  const odds = useOdds(view, you, catalogue, roll.kept);
  useTitle(status.mine && !status.brief ? status.head : undefined);

  const take = (ways: readonly LegalAction[], title: string): void => {
    // Without `with` the server asks step by step, which lights the dice and tokens themselves.
    const plain = ways.find((line) => !('with' in line.action) && !('count' in line.action));
    const only = plain ?? (ways.length === 1 ? ways[0] : undefined);
    const slip = only && question?.slip !== true && slipIn(only.action, { view, lines, lexicon, odds });
    if (only && slip) setQuestion({ title: slip, lines: [only], slip: true });
    else if (only) act(only.action);
    else setQuestion({ title, lines: ways });
  };
  const context: TableContext = {
    picture,
    lexicon,
    eyes: you,
    lines,
    take,
    thrown,
    oddsOf: (ability) => {
      const chance = odds?.abilities[ability];
      return chance && <OddsRing odds={chance} marked={roll.kept.size > 0} />;
    },
    choiceOf: (names) => [...lines.choices].find(([option]) => names(optionTarget(option)))?.[1],
  };

  return (
    <TableProvider value={context}>
      <TableLayout
        menu={
          <Menu {...props} keys={keyWords()}>
            {you !== undefined && (
              <AskMe asked={settings.asked} onAsked={(asked) => props.onSettings({ ...settings, asked })} />
            )}
            {you !== undefined && !picture.ranked && (
              <label class="check">
                <input
                  type="checkbox"
                  checked={settings.hints}
                  onChange={(event) => props.onSettings({ ...settings, hints: event.currentTarget.checked })}
                />
                {t('Say which dice to keep')}
              </label>
            )}
          </Menu>
        }
        stage={<Stage happened={happened} status={status} />}
        tray={
          <Tray
            roll={roll}
            status={status}
            promise={odds && <DicePromise odds={odds} hint={settings.hints && !picture.ranked} kept={roll.kept} />}
            answers={{
              place: focus,
              question,
              onAnswered: () => setQuestion(undefined),
              asking: you === undefined ? undefined : props.asking,
              undo: <Undo undoable={picture.undoable} you={you} act={act} />,
            }}
          />
        }
        end={
          view.outcome && (
            <MatchResult outcome={view.outcome} match={props.match} replay={props.replay} onFront={props.onFront} />
          )
        }
        log={log}
        happened={happened}
      />
    </TableProvider>
  );
}
