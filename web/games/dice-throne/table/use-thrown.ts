/** Which dice fly. A roll that was not there before is thrown whole; of one that is rolled again, the dice that were: the
 *  changed ones at once, those that show the same again as soon as the events tell it. A die that a card turns does not
 *  fly, it turns over where it lies. */
import { useRef } from 'preact/hooks';
import type { MatchView } from '../../../../engine/dice-throne/state/view-shape.ts';
import type { Happening } from '../../../table/picture.ts';
import { drawn } from '../happenings.ts';

/** How often a die has been thrown since the table was opened; nothing for one that has only lain there. */
export type Thrown = (roll: number, die: number) => number | undefined;

export function useThrown(view: MatchView, happened: readonly Happening[]): Thrown {
  const counts = useRef(new Map<string, number>());
  const before = useRef<MatchView | undefined>(undefined);
  /** Thrown for what they show, before the events said so. */
  const early = useRef(new Set<string>());
  const told = useRef(happened.at(-1)?.id ?? -1);

  const throwDie = (key: string): void => {
    counts.current.set(key, (counts.current.get(key) ?? 0) + 1);
    early.current.add(key);
  };

  const last = before.current;
  if (last !== view) {
    before.current = view;
    for (const roll of last ? view.rolls : []) {
      const same = last?.rolls.find(({ id }) => id === roll.id);
      const again = view.rollsLeft !== last?.rollsLeft;
      for (const [die, { value }] of roll.dice.entries()) {
        if (!same || (again && same.dice[die]?.value !== value)) throwDie(`${roll.id} ${die}`);
      }
    }
  }
  for (const { id, events } of happened) {
    if (id <= told.current) continue;
    told.current = id;
    for (const event of drawn(events)) {
      if (event.type !== 'rolled' || !event.again) continue;
      const roll = view.rolls.findLast((one) => one.seat === event.seat && one.for === event.for);
      for (const die of roll ? event.again : []) {
        const key = `${roll?.id} ${die}`;
        if (!early.current.has(key)) throwDie(key);
      }
    }
    early.current.clear();
  }
  return (roll, die) => counts.current.get(`${roll} ${die}`);
}
