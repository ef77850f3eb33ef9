/** What the dice promise, in a line below them: the damage of what they meet, and what it may still become. */
import type { JSX } from 'preact';
import type { DiceOdds } from '../../../../engine/dice-throne/odds/odds.ts';
import '../../../table/style/decide.css';
import { rich } from '../../../words/rich.ts';
import { figure, t } from '../../../words/t.ts';

interface DicePromiseProps {
  readonly odds: DiceOdds;
  /** Says which dice to keep: not where the match counts for the ladder. */
  readonly hint: boolean;
  readonly kept: ReadonlySet<number>;
}

export function DicePromise({ odds: { damage, bestKeep }, hint, kept }: DicePromiseProps): JSX.Element {
  const marked = kept.size > 0;
  return (
    <p class="dice-promise">
      <span>
        {marked
          ? rich('Now {now} damage, {then} on average with the dice you keep', {
              now: <b>{points(damage.now)}</b>,
              then: <b>{points(damage.kept)}</b>,
            })
          : rich('Now {now} damage, {then} on average if you play for damage', {
              now: <b>{points(damage.now)}</b>,
              then: <b>{points(damage.reach)}</b>,
            })}
      </span>
      {hint && <span class="best-keep">{keepWords(bestKeep)}</span>}
    </p>
  );
}

const DICE = 5;
const keepWords = (dice: readonly number[]): string => {
  if (dice.length === DICE) return t('Most damage: keep all.');
  if (dice.length === 0) return t('Most damage: keep none.');
  return t('Most damage: keep {n, plural, one {die} other {dice}} {dice}.', {
    n: dice.length,
    dice: dice.map((die) => die + 1).join(', '),
  });
};

/** One place behind the point, where there is something behind it. */
const points = (n: number): string => figure(n, 0, 1);
