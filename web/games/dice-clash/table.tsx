/** The table of Dice Clash: both grids, the attack to beat, the own dice. It shows what the server says and offers what
 *  the server allows. */
import type { JSX } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { DiceClashCatalogue, DiceClashView } from '../../../engine/dice-clash/state/view-shape.ts';
import type { LegalAction } from '../../../protocol/messages.ts';
import { useKeys } from '../../table/keys.ts';
import { Menu } from '../../table/menu.tsx';
import { useFocus } from '../../table/use-focus.ts';
import { useTitle } from '../../table/use-title.ts';
import type { MatchProps } from '../page.ts';
import { type TableContext, TableProvider } from './context.ts';
import { HowItGoes } from './how-it-goes.tsx';
import { keyWords } from './keys.ts';
import { TableLayout } from './layout.tsx';
import { landingsOf, sortLines } from './lines.ts';
import { Lexicon } from './model.ts';
import { MatchResult } from './story/match-result.tsx';
import { type Question, Tray } from './tray.tsx';
import { statusOf } from './words.ts';

export function Table(props: MatchProps<DiceClashView, DiceClashCatalogue>): JSX.Element {
  const { picture, catalogue, log, happened, settings, act } = props;
  const { view, you, legal } = picture;
  const lexicon = useMemo(() => new Lexicon(catalogue), [catalogue]);
  const own = view.fighters.find(({ seat }) => seat === you);
  const lines = useMemo(() => {
    const side = own && lexicon.side(own);
    return sortLines(legal, side && landingsOf(own, side));
  }, [legal, own, lexicon]);
  const [held, setHeld] = useState<{ readonly die: string; readonly at: number; readonly step: number }>();
  const [question, setQuestion] = useState<Question>();
  const focus = useFocus();

  useKeys(settings.keys);
  // A question of the page's own is about lines that may be gone after a step.
  useEffect(() => setQuestion(undefined), [view.step]);

  // A die is held for one turn, and let go of when it cannot be placed any more.
  const chosen = held?.step === view.step && lines.placements.has(held.die) ? held.die : undefined;
  const { mine, head } = statusOf(picture, chosen);
  useTitle(mine && !view.outcome ? head : undefined);

  const context: TableContext = {
    picture,
    lexicon,
    eyes: you,
    lines,
    chosen,
    chosenAt: chosen === undefined ? undefined : held?.at,
    choose: (die, at) => {
      setQuestion(undefined);
      setHeld({ die, at, step: view.step });
    },
    letGo: () => setHeld(undefined),
    take: (ways: readonly LegalAction[]) => {
      const [only] = ways;
      if (only && ways.length === 1) act(only.action);
      else setQuestion({ ways });
    },
  };
  return (
    <TableProvider value={context}>
      <TableLayout
        menu={
          <Menu {...props} keys={keyWords()}>
            <HowItGoes parriedFrom={lexicon.parriedFrom} />
          </Menu>
        }
        tray={
          you === undefined ? (
            <Tray />
          ) : (
            <Tray place={focus} question={question} onAnswered={() => setQuestion(undefined)} />
          )
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
