/** Where the parts of the table stand, whoever looks at it. */
import type { ComponentChildren, JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import type { Happening, LogEntry } from '../../table/picture.ts';
import { Strip } from '../../table/strip.tsx';
import { TableTop } from '../../table/top.tsx';
import { seatName } from '../../table/who.ts';
import { list, t } from '../../words/t.ts';
import { AttackLane } from './attack-lane.tsx';
import { useTable } from './context.ts';
import { Field } from './field.tsx';
import { FighterPlate } from './fighter-plate.tsx';
import { ROUNDS_TO_WIN } from './model.ts';
import { useMotion } from './motion/use-motion.ts';
import { stripOf } from './strip-words.tsx';

interface LayoutProps {
  readonly menu: ComponentChildren;
  /** Where a player has dice and answers; without it every pool lies with its grid. */
  readonly tray: ComponentChildren;
  /** Once the match is over: how it ended. */
  readonly end?: ComponentChildren;
  readonly log: readonly LogEntry[];
  readonly happened: readonly Happening[];
}

/** As many as can be played. */
const ROUNDS = Array.from({ length: 2 * ROUNDS_TO_WIN - 1 }, (_, round) => ({
  id: `${round + 1}`,
  name: t('Round {round}', { round: round + 1 }),
}));

export function TableLayout({ menu, tray, end, log, happened }: LayoutProps): JSX.Element {
  const { picture, eyes, lexicon } = useTable();
  const { view } = picture;
  const near = view.fighters.find(({ seat }) => seat === eyes) ?? view.fighters[0];
  const far = view.fighters.find((fighter) => fighter !== near);
  useMotion(picture, lexicon, happened);
  const items = useMemo(() => stripOf(picture, lexicon, happened), [happened, lexicon]);
  return (
    <main class={`table clash ${end ? 'over' : ''}`} data-step={view.step}>
      <h1 class="unseen">
        {t('{list} at the table', { list: list(view.fighters.map(({ seat }) => seatName(picture, seat))) })}
      </h1>
      <div class="crownbar">
        <TableTop
          what={t('Dice Clash')}
          ranked={picture.ranked}
          label={t('Rounds')}
          candles={ROUNDS}
          now={view.round - 1}
        >
          {menu}
        </TableTop>
        <div class="seats duel">
          {near && <FighterPlate fighter={near} near />}
          <AttackLane near={near?.seat ?? 0} />
          {far && <FighterPlate fighter={far} near={false} />}
        </div>
      </div>
      <Strip items={items} log={log} />
      {end ?? (
        <>
          {tray}
          <section class="boards" aria-label={t('Battle grids')}>
            {near && <Field fighter={near} near />}
            {far && <Field fighter={far} near={false} />}
          </section>
        </>
      )}
    </main>
  );
}
