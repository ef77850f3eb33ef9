/** Whom an attack card finds: heroes and allies whose die is as high as the card or higher, the closest ones first (book:
 *  Resolving a Monster Attack). Pure: views and bots ask it too. */
import { allyName, heroName, type Table } from '../state/table.ts';

interface Candidate {
  readonly name: string;
  readonly value: number;
}

/** Everybody whom a card of that value could find, in the order in which it looks. */
const candidates = (t: Table, value: number): Candidate[] => {
  const { heroes, allies } = t.m;
  const found: (Candidate & { readonly taunts: boolean })[] = [];
  for (let no = 0; no < heroes.length; no++) {
    const hero = heroes[no];
    if (!hero?.assigned || hero.ko || hero.assigned.die.value < value) continue;
    const taunts = hero.stun === 0 && t.lib.actions.get(hero.assigned.slot)?.passive?.taunt === true;
    found.push({ name: heroName(no), value: taunts ? 0 : hero.assigned.die.value, taunts });
  }
  for (let no = 0; no < allies.length; no++) {
    const ally = allies[no];
    if (!ally || ally.gone) continue;
    const shown = ally.assigned?.die.value ?? ally.value;
    if (shown > 0 && shown >= value) found.push({ name: allyName(no), value: shown, taunts: false });
  }
  return found.sort((a, b) => a.value - b.value);
};

export interface Found {
  /** Found for certain, closest first. */
  readonly sure: readonly string[];
  /** Equals for the last places, of which so many are found. */
  readonly among: readonly string[];
  readonly places: number;
}

/** The targets of an enemy's card that looks for so many. Its companion takes the first place, if anybody is found at all. */
export const findTargets = (t: Table, enemy: number, value: number, reach: number): Found => {
  const all = candidates(t, value);
  const companion = t.m.allies.findIndex(({ on, gone }) => on === enemy && !gone);
  const first = companion >= 0 && all.length > 0 ? [allyName(companion)] : [];
  const places = reach - first.length;
  if (all.length <= places) return { sure: [...first, ...all.map(({ name }) => name)], among: [], places: 0 };
  const last = places > 0 ? all[places - 1]?.value : undefined;
  if (last === undefined) return { sure: first, among: [], places: 0 };
  const closer = all.filter((one) => one.value < last);
  const equal = all.filter((one) => one.value === last).map(({ name }) => name);
  const left = places - closer.length;
  const certain = closer.map(({ name }) => name);
  if (left === equal.length) return { sure: [...first, ...certain, ...equal], among: [], places: 0 };
  return { sure: [...first, ...certain], among: equal, places: left };
};

/** Everybody a card of that value finds when it takes all. */
export const findAll = (t: Table, value: number): string[] => candidates(t, value).map(({ name }) => name);
