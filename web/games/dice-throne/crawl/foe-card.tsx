/** A minion's card: what it rolls for, line by line, the line that its dice meet lit; what it keeps dice for, and what there is
 *  for whoever defeats it. */
import type { JSX } from 'preact';
import type { EnemyView, MinionRow } from '../../../../engine/dice-throne/state/view-shape.ts';
import { Crest, clothOf, Emblem } from '../../../kit/heraldry.tsx';
import { Mark } from '../../../kit/icon.tsx';
import { useTable } from '../context.ts';
import { enemySeat } from '../fighters.ts';
import { pipsOf, readNeed } from '../needs.ts';
import { ROMAN } from '../roman.ts';
import { Tokens } from '../table/seats/stock.tsx';
import { RichText } from '../texts/rich-text.tsx';
import { withinSentence } from '../words.ts';
import { MinionLine } from './minion-line.tsx';
import './foe-card.css';
import { rich } from '../../../words/rich.ts';
import { t } from '../../../words/t.ts';

export function FoeCard({ enemy }: { readonly enemy: EnemyView }): JSX.Element | null {
  const { picture, lexicon } = useTable();
  const { view } = picture;
  const entry = lexicon.minion(enemy.kind);
  if (!entry) return null;
  const shown = entry.rows.filter(({ ability }) => enemy.abilities.some(({ id }) => id === ability));
  const dice = view.rolls.find(({ seat, for: purpose }) => seat === enemy.body && purpose === 'offensive')?.dice ?? [];
  const met = shown.findLastIndex((row) => row.kind === 'attack' && isMet(row));
  function isMet({ needs }: MinionRow): boolean {
    const pips = pipsOf(readNeed(needs, entry?.die ?? []), dice, []);
    return pips.length > 0 && pips.every((pip) => 'points' in pip || pip.paid);
  }
  return (
    <section
      class="foe-card panel-box"
      style={clothOf(enemy.kind)}
      aria-label={t('Card of {name}', { name: entry.name })}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
    >
      <header>
        <Crest of={enemy.kind} />
        <div>
          <h2>{entry.name}</h2>
          <p>
            {[
              t('Level {roman}, {cp} CP', { roman: ROMAN[entry.level], cp: enemy.cp }),
              ...(enemy.guardian ? [t('guards the portal')] : []),
              ...(enemy.firstStrike ? [t('strikes first')] : []),
            ].join(', ')}
          </p>
        </div>
        <p class="lifeof">
          <Mark of="heart" />
          <b class="num">{enemy.health}</b>
          <small>{t('of {most}', { most: entry.health })}</small>
        </p>
      </header>
      <Tokens seat={enemySeat(enemy)} />
      <ul class="rows">
        {shown.map((row, index) => (
          <MinionLine key={index} row={row} minion={enemy.kind} die={entry.die} met={index === met}>
            <RichText text={row.text} hero={enemy.kind} opens />
          </MinionLine>
        ))}
      </ul>
      <p class="reward">
        <Mark of="goal" />{' '}
        {rich('Keeps dice for {objective}. {reward}', {
          objective: entry.objective,
          reward: (
            <span class="nobreak">
              <Mark of="chest" /> {t('Leaves {reward} for all.', { reward: withinSentence(entry.reward) })}
            </span>
          ),
        })}
      </p>
      <Emblem of={enemy.kind} class="ghost" />
    </section>
  );
}
