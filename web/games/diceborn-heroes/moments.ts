/** The line of time: what stands at each value from 1 to 6, and what comes last since it is stunned. */
import type { DicebornView, PendingView } from '../../../engine/diceborn-heroes/view/view-shape.ts';
import { dieNamed, type Lexicon } from './model.ts';

export interface Moment {
  /** `hero:0`, `enemy:1`, `ally:0`. */
  readonly who: string;
  readonly value: number;
  /** A die below the line, by its colour; or a card above it. */
  readonly die?: string;
  readonly card?: string;
  /** The action or relic that the die lies on. */
  readonly slot?: string;
  readonly done?: boolean;
  readonly stunned: boolean;
  /** Whom the card would find, and among whom it would be chosen. */
  readonly finds?: readonly string[];
  readonly among?: readonly string[];
  /** How it is named where it is asked who is next. */
  readonly option: string;
}

export const VALUES = [1, 2, 3, 4, 5, 6] as const;

export const momentsOf = (view: DicebornView, lexicon: Lexicon): Moment[] => {
  const { heroes, allies, enemies, pending = [] } = view;
  const moments: Moment[] = [];
  for (const [no, { assigned, relicDice = [], stun, ko }] of heroes.entries()) {
    const who = `hero:${no}`;
    const stunned = stun === true && !ko;
    if (assigned) moments.push({ ...ofDie(who, assigned.die, assigned.slot, assigned.done), stunned, option: who });
    for (const { slot, die, done } of relicDice)
      moments.push({ ...ofDie(who, die, slot, done), stunned, option: `relic:${slot}` });
  }
  for (const [no, { assigned, stun, gone }] of allies.entries()) {
    const who = `ally:${no}`;
    if (assigned && !gone)
      moments.push({ ...ofDie(who, assigned.die, '', assigned.done), stunned: stun === true, option: who });
  }
  for (const [no, { cards, kind, stun, defeated }] of enemies.entries()) {
    const who = `enemy:${no}`;
    for (const card of defeated ? [] : cards) {
      const value = lexicon.cards.get(card)?.value ?? 0;
      if (value === 0) continue;
      const { finds = [], among } = pendingOf(pending, who, card) ?? {};
      moments.push({
        who,
        value,
        card,
        stunned: stun === true,
        finds,
        among,
        option: kind === 'boss' ? `card:${card}` : who,
      });
    }
  }
  return moments;
};

const ofDie = (who: string, die: string, slot: string, done: boolean | undefined) => ({
  who,
  value: dieNamed(die).value,
  die: dieNamed(die).colour,
  slot,
  done,
});
const pendingOf = (pending: readonly PendingView[], who: string, card: string): PendingView | undefined =>
  pending.find((one) => one.who === who && one.card === card);

/** Whether it is this moment's turn: it is among the first of those to come. */
export const isNow = ({ pending = [] }: DicebornView, { who, value, stunned, done }: Moment): boolean => {
  const [first] = pending;
  if (!first || done) return false;
  return first.value === value && (first.stunned ?? false) === stunned && pending.some((one) => one.who === who);
};
