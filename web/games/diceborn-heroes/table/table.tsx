/** The table of Diceborn Heroes: enemies above, heroes below, the line of time between them. It shows what the server says
 *  and offers what the server allows. */
import type { JSX } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import type { DicebornCatalogue } from '../../../../engine/diceborn-heroes/view/catalogue-shape.ts';
import type { DicebornView } from '../../../../engine/diceborn-heroes/view/view-shape.ts';
import { useKeys } from '../../../table/keys.ts';
import { Menu } from '../../../table/menu.tsx';
import { useFocus } from '../../../table/use-focus.ts';
import { useTitle } from '../../../table/use-title.ts';
import type { MatchProps } from '../../page.ts';
import { type HeldDie, type Picked, type TableContext, TableProvider } from '../context.ts';
import { keyWords } from '../keys.ts';
import { placeOf, sortLines } from '../lines.ts';
import { Lexicon } from '../model.ts';
import { statusOf } from '../words.ts';
import { HowItGoes } from './how-it-goes.tsx';
import { TableLayout } from './layout.tsx';
import { MatchResult } from './match-result.tsx';
import { Tray } from './tray.tsx';
import { useMotion } from './use-motion.ts';

export function Table(props: MatchProps<DicebornView, DicebornCatalogue>): JSX.Element {
  const { picture, catalogue, log, happened, settings, act } = props;
  const { view, you, legal } = picture;
  const lexicon = useMemo(() => new Lexicon(catalogue), [catalogue]);
  const lines = useMemo(() => sortLines(legal), [legal]);
  const [hand, setHand] = useState<HeldDie>();
  const [dice, setDice] = useState<Picked>();
  const focus = useFocus();

  useKeys(settings.keys);
  useMotion(happened);

  // Everybody assigns at once: a die stays in the hand while others act, as long as it can be put somewhere.
  const held = hand && lines.places.has(placeOf(hand.hero, hand.die)) ? hand : undefined;
  const picked = dice && lines.rerolls.some(({ hero }) => hero === dice.hero) ? dice : undefined;
  const { mine, head } = statusOf(picture, lexicon, lines, held);
  useTitle(mine && !view.outcome ? head : undefined);

  const context: TableContext = {
    picture,
    lexicon,
    eyes: you,
    lines,
    held,
    picked,
    hold: setHand,
    pick: setDice,
    take: (line) => act(line.action),
  };
  return (
    <TableProvider value={context}>
      <TableLayout
        menu={
          <Menu {...props} keys={keyWords()}>
            <HowItGoes />
          </Menu>
        }
        tray={you === undefined ? <Tray /> : <Tray place={focus} />}
        end={view.outcome && <MatchResult outcome={view.outcome} replay={props.replay} onFront={props.onFront} />}
        log={log}
        happened={happened}
      />
    </TableProvider>
  );
}
