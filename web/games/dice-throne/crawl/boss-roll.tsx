/** The boss at the dice: what it keeps them for, how far they have come to it, and what they have met. */
import type { JSX } from 'preact';
import type { EnemyView } from '../../../../engine/dice-throne/state/view-shape.ts';
import { Mark } from '../../../kit/icon.tsx';
import { DieSymbol } from '../../../kit/symbol.tsx';
import { toneOf } from '../../../kit/words.ts';
import { t } from '../../../words/t.ts';
import { useTable } from '../context.ts';
import { turnOf } from '../fighters.ts';
import { type Need, pipsOf } from '../needs.ts';
import { Explained } from '../table/seats/stock.tsx';
import '../../../kit/style/pips.css';

interface BossRollProps {
  readonly boss: EnemyView;
  /** In words. */
  readonly objective: string;
}

export function BossRoll({ boss, objective }: BossRollProps): JSX.Element {
  const { picture, lexicon } = useTable();
  const { view } = picture;
  const { body, kind, abilities } = boss;
  const die = lexicon.dieOf(kind);
  // Dice of a turn that is over say nothing of the next one.
  const rolled = turnOf(view) === body ? view.rolls : [];
  const dice = rolled.find(({ seat, for: purpose }) => seat === body && purpose === 'offensive')?.dice ?? [];
  const need = needOf(boss);
  const { attack } = view;
  const met = attack?.by === body ? attack.ability : undefined;
  const level = abilities.find(({ id }) => id === met)?.level ?? 1;
  return (
    <>
      <p class="objective">
        <Mark of="goal" /> <span>{t('keeps dice for')}</span>
        <span class={need?.kind === 'symbols' ? 'unseen' : 'word'}>{objective}</span>
        {need && (
          <span class="need" aria-hidden="true">
            {pipsOf(need, dice, []).map((pip, index) =>
              'symbol' in pip ? (
                <i key={index} class={`pip ${pip.paid ? toneOf(die, pip.symbol) : 'open'}`}>
                  <DieSymbol symbol={pip.symbol} hero={kind} silent />
                </i>
              ) : (
                'number' in pip && (
                  <i key={index} class={`pip n ${pip.paid ? '' : 'open'}`}>
                    {pip.number}
                  </i>
                )
              ),
            )}
          </span>
        )}
      </p>
      {met !== undefined && (
        <p class="met">
          <Mark of="attack" /> <span>{t('has met')}</span>
          <Explained class="bare" name={lexicon.nameOf(met)} text={lexicon.abilityWords(kind, met, level)?.text ?? ''}>
            {lexicon.nameOf(met)}
          </Explained>
        </p>
      )}
    </>
  );
}

const LARGE_STRAIGHT = 5;

const needOf = ({ objective }: EnemyView): Need | undefined => {
  if (objective === undefined) return undefined;
  if (objective === 'straights') return { kind: 'straight', length: LARGE_STRAIGHT, words: '' };
  return {
    kind: 'symbols',
    groups: Object.entries(objective).map(([symbol, count]) => ({ symbol, counts: [count] })),
  };
};
