/** Who acts next: hero dice, relic dice, ally dice and attack cards by value, from low to high; stunned bearers after all
 *  others (book: Combat Round, 3). */
import { allyName, enemyName, heroName, type Table } from '../state/table.ts';

export interface Entry {
  readonly who: string;
  /** The relic, or the attack card, if it is one. */
  readonly relic?: string;
  readonly card?: string;
  readonly value: number;
  readonly stunned: boolean;
  /** How it is named among equals. */
  readonly option: string;
}

/** Everything that is still to happen in this round, in table order. */
export const pending = ({ m, lib }: Table): Entry[] => {
  const entries: Entry[] = [];
  for (let no = 0; no < m.heroes.length; no++) {
    const hero = m.heroes[no];
    if (!hero || hero.ko) continue;
    const who = heroName(no);
    const stunned = hero.stun > 0;
    const { assigned } = hero;
    if (assigned && !assigned.done) entries.push({ who, value: assigned.die.value, stunned, option: who });
    for (const { slot, die, done } of hero.relicDice)
      if (!done) entries.push({ who, relic: slot, value: die.value, stunned, option: `relic:${slot}` });
  }
  for (let no = 0; no < m.allies.length; no++) {
    const ally = m.allies[no];
    if (!ally?.assigned || ally.gone || ally.assigned.done) continue;
    const who = allyName(no);
    entries.push({ who, value: ally.assigned.die.value, stunned: ally.stun > 0, option: who });
  }
  for (let no = 0; no < m.enemies.length; no++) {
    const enemy = m.enemies[no];
    if (!enemy || enemy.defeated) continue;
    const who = enemyName(no);
    for (const card of enemy.cards) {
      const value = lib.cards.get(card)?.value ?? 0;
      const option = enemy.kind === 'boss' ? `card:${card}` : who;
      if (value > 0) entries.push({ who, card, value, stunned: enemy.stun > 0, option });
    }
  }
  return entries;
};

/** The total order, but for equals, among which the leader chooses. */
export const byTime = (a: Entry, b: Entry): number => Number(a.stunned) - Number(b.stunned) || a.value - b.value;

/** Those that come next: more than one where they are equal. */
export const earliest = (entries: readonly Entry[]): Entry[] => {
  let found: Entry[] = [];
  for (const entry of entries) {
    const [first] = found;
    const later = first === undefined ? -1 : byTime(entry, first);
    if (later < 0) found = [entry];
    else if (later === 0) found.push(entry);
  }
  return found;
};
