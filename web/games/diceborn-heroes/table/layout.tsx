/** Where the parts of the table stand, whoever looks at it. */
import type { ComponentChildren, JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import type { DicebornView } from '../../../../engine/diceborn-heroes/view/view-shape.ts';
import type { Happening, LogEntry } from '../../../table/picture.ts';
import { Strip } from '../../../table/strip.tsx';
import { TableTop } from '../../../table/top.tsx';
import { t } from '../../../words/t.ts';
import { useTable } from '../context.ts';
import { heroKeys } from '../slots.ts';
import { stripOf } from '../strip-words.tsx';
import { Champ } from './champ.tsx';
import { Chooser } from './chooser.tsx';
import { Fiend, Friend } from './fiend.tsx';
import { Ledger } from './ledger.tsx';
import { TimeLine } from './time-line.tsx';
import { Town } from './town.tsx';

interface LayoutProps {
  readonly menu: ComponentChildren;
  readonly tray: ComponentChildren;
  /** Once the match is over: how it ended. */
  readonly end?: ComponentChildren;
  readonly log: readonly LogEntry[];
  readonly happened: readonly Happening[];
}

const phases = () => [
  { id: 'set-up', name: t('Gather') },
  { id: 'assign', name: t('Assign') },
  { id: 'resolve', name: t('In order') },
  { id: 'town', name: t('Town') },
];

const fightWords = ({ boss, quest, level }: DicebornView): string =>
  boss ? t('Boss') : quest ? t('Quest {n}', { n: level }) : t('Fight {n}', { n: level });

export function TableLayout({ menu, tray, end, log, happened }: LayoutProps): JSX.Element {
  const { picture, lexicon, eyes } = useTable();
  const { view } = picture;
  const items = useMemo(() => stripOf(picture, lexicon, happened), [happened, lexicon]);
  const keys = heroKeys(view, lexicon, eyes);
  const now = view.phase === 'quest' ? 'assign' : view.phase;
  // One's own heroes stand first.
  const order = [...view.heroes.keys()].sort(
    (a, b) => Number(view.heroes[b]?.seat === eyes) - Number(view.heroes[a]?.seat === eyes) || a - b,
  );
  return (
    <main class={`table born ${view.phase} ${end ? 'over' : ''}`} data-step={view.step} data-phase={view.phase}>
      <h1 class="unseen">{t('Diceborn Heroes')}</h1>
      <div class="crownbar">
        <TableTop
          what={view.round > 0 ? `${fightWords(view)} · ${t('Round')}` : t('Diceborn Heroes')}
          number={view.round > 0 ? view.round : undefined}
          ranked={picture.ranked}
          label={t('Phases')}
          candles={phases()}
          now={phases().findIndex(({ id }) => id === now)}
        >
          {menu}
        </TableTop>
      </div>
      <Strip items={items} log={log} />
      {end ?? (
        <>
          {view.phase === 'set-up' ? (
            <Chooser />
          ) : view.phase === 'town' ? (
            <Town />
          ) : (
            <>
              <section
                class="fiends"
                aria-label={t('Enemies')}
                // biome-ignore lint/a11y/noNoninteractiveTabindex: a row that scrolls must be reachable by keyboard
                tabIndex={0}
              >
                <h2 class="unseen">{t('Enemies')}</h2>
                {view.enemies.map((enemy, no) => (enemy.defeated ? null : <Fiend key={no} no={no} enemy={enemy} />))}
              </section>
              <TimeLine />
            </>
          )}
          <section
            class="champs"
            aria-label={t('Heroes')}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: a row that scrolls must be reachable by keyboard
            tabIndex={0}
          >
            <h2 class="unseen">{t('Heroes')}</h2>
            {order.map((no) => {
              const hero = view.heroes[no];
              return hero && <Champ key={no} no={no} hero={hero} keys={keys[no] ?? { dice: [], slots: new Map() }} />;
            })}
            {view.allies.map((ally, no) =>
              ally.from === 'companion' || (ally.gone && ally.from === 'summon') ? null : (
                <Friend key={`ally ${no}`} no={no} ally={ally} />
              ),
            )}
          </section>
          <aside class="beside" aria-label={t('Quest and answers')}>
            <Ledger />
            {tray}
          </aside>
        </>
      )}
    </main>
  );
}
