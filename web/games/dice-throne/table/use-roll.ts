/** The own roll under way: which dice are set aside, and what the next roll would be. The choice lives on this page
 *  only; kept dice stay kept from one attempt to the next, and another roll begins with none. */
import { useEffect, useState } from 'preact/hooks';
import type { RollView } from '../../../../engine/dice-throne/state/view-shape.ts';
import type { LegalAction } from '../../../../protocol/messages.ts';
import { t } from '../../../words/t.ts';
import { rollLine, type SortedLines } from '../lines.ts';
import type { StartedPicture } from '../model.ts';

export interface RollState {
  /** The own dice on the table that may be rolled again. */
  readonly current?: RollView;
  readonly kept: ReadonlySet<number>;
  toggle(die: number): void;
  /** The roll that the button makes; absent when there is none to make. */
  readonly next?: { readonly label: string; readonly line?: LegalAction };
}

export function useRoll({ view, you }: StartedPicture, { rolls }: SortedLines): RollState {
  const newest = view.rolls.at(-1);
  const current = rolls.size > 0 && newest?.open && newest.seat === you && newest.dice.length > 0 ? newest : undefined;
  const [kept, setKept] = useState<ReadonlySet<number>>(new Set());

  const toggle = (die: number): void =>
    setKept((before) => {
      const after = new Set(before);
      if (!after.delete(die)) after.add(die);
      return after;
    });
  useEffect(() => setKept(new Set()), [newest?.id, newest?.seat, view.turn]);

  return { current, kept, toggle, next: rolls.size > 0 ? next() : undefined };

  function next() {
    const price = view.rollPrice > 0 ? ` ${t('for {n} CP', { n: view.rollPrice })}` : '';
    if (!current) return { label: `${t('Throw the dice')}${price}`, line: [...rolls.values()][0] };
    const dice = current.dice.map((_, index) => index).filter((index) => !kept.has(index));
    if (dice.length === 0) return { label: t('All are kept') };
    const what = kept.size === 0 ? t('Throw all again') : t('Throw the other {n}', { n: dice.length });
    return { label: `${what}${price}`, line: rollLine(rolls, dice, current.dice.length) };
  }
}
