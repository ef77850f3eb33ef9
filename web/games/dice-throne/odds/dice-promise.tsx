/** What the dice promise, in a line below them: the damage of what they meet, and what it may still become. */
import type { JSX } from 'preact';
import type { DiceOdds } from '../../../../engine/dice-throne/odds/odds.ts';
import '../../../table/style/decide.css';

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
        Now <b>{points(damage.now)}</b> damage, <b>{points(marked ? damage.kept : damage.reach)}</b>{' '}
        {marked ? 'on average with the dice you keep' : 'on average if you play for damage'}
      </span>
      {hint && <span class="best-keep">{keepWords(bestKeep)}</span>}
    </p>
  );
}

const DICE = 5;
const keepWords = (dice: readonly number[]): string => {
  if (dice.length === DICE) return 'Most damage: keep all.';
  if (dice.length === 0) return 'Most damage: keep none.';
  return `Most damage: keep ${dice.length === 1 ? 'die' : 'dice'} ${dice.map((die) => die + 1).join(', ')}.`;
};

/** One place behind the point, where there is something behind it. */
const points = (n: number): string => n.toFixed(1).replace(/\.0$/, '');
