/** Every action a seat may take now, spelled out whole but for answers to what it will be asked. */
import type { Seat } from '../../core/game.ts';
import { mayAnswer } from '../../core/window.ts';
import { diceFor, dieOn, placesFor, placesTaken, refusalOfHero } from '../rules/assign.ts';
import type { DicebornAction } from '../state/actions.ts';
import { dieName, namesOf } from '../state/figures.ts';
import type { Die } from '../state/state.ts';
import type { Table } from '../state/table.ts';
import { itemsFor, refusalOfAbility, refusalOfReroll } from '../turn/may-act.ts';
import { belongings, opensFor, refusalOfBuying, refusalOfRest, waysFor } from '../turn/town.ts';
import { refusalOf } from './refusals.ts';

export const legalFor = (t: Table, seat: Seat): DicebornAction[] => {
  const { m } = t;
  const player = m.players[seat];
  if (m.outcome || !player || player.left) return [];
  if (m.prompt) return m.prompt.seat === seat ? m.prompt.options.map((option) => ({ type: 'choose', option })) : [];
  if (m.window) {
    if (!mayAnswer(m.window, seat)) return [];
    return [{ type: 'pass' }, ...uses(t, seat), { type: 'pass', for: 'round' }];
  }
  if (player.ready) return [];
  if (m.phase === 'town') return inTown(t, seat);
  return m.phase === 'assign' ? whileAssigning(t, seat) : [];
};

const own = ({ m: { heroes } }: Table, seat: Seat): number[] => {
  const numbers: number[] = [];
  for (let no = 0; no < heroes.length; no++) if (heroes[no]?.seat === seat) numbers.push(no);
  return numbers;
};

const uses = (t: Table, seat: Seat): DicebornAction[] => {
  const lines: DicebornAction[] = [];
  for (const hero of own(t, seat)) {
    for (const type of ['ability', 'bounty'] as const) if (!refusalOfAbility(t, hero, type)) lines.push({ type, hero });
    for (const item of itemsFor(t, hero)) lines.push({ type: 'use', hero, item });
  }
  return lines;
};

const whileAssigning = (t: Table, seat: Seat): DicebornAction[] => {
  const lines: DicebornAction[] = refusalOf(t, seat, READY) ? [] : [READY];
  const heroes = own(t, seat);
  // Heroes that have nothing to do yet come first.
  for (const busy of [false, true])
    for (const no of heroes) if (placesTaken(t, no).length > 0 === busy) addAssignments(t, no, lines);
  lines.push(...uses(t, seat));
  return lines;
};
const READY: DicebornAction = { type: 'ready' };

/** Adds what a hero may do with its dice. */
const addAssignments = (t: Table, no: number, lines: DicebornAction[]): void => {
  const hero = t.m.heroes[no];
  if (!hero || refusalOfHero(hero)) return;
  for (const place of placesFor(t, no)) {
    const lying = dieOn(t, no, place.name);
    const there = lying && dieName(lying);
    for (const die of namesOf(diceFor(t, no, place)))
      if (die !== there) lines.push({ type: 'assign', hero: no, die, slot: place.name });
  }
  for (const slot of placesTaken(t, no)) lines.push({ type: 'clear', hero: no, slot });
  if (refusalOfReroll(t, no, [])) return;
  for (const dice of handfuls(hero.pool)) lines.push({ type: 'reroll', hero: no, dice });
};

/** Every different handful of dice that are rolled, by their names. */
const handfuls = (pool: readonly Die[]): string[][] => {
  const rolled = pool.filter(({ value }) => value > 0).map(dieName);
  let all: string[][] = [[]];
  for (let i = 0; i < rolled.length; ) {
    const name = rolled[i];
    if (name === undefined) break;
    let most = 1;
    while (rolled[i + most] === name) most++;
    const more: string[][] = [];
    for (const dice of all) {
      let next = dice;
      more.push(next);
      for (let n = 0; n < most; n++) {
        next = [...next, name];
        more.push(next);
      }
    }
    all = more;
    i += most;
  }
  return all.slice(1);
};

const inTown = (t: Table, seat: Seat): DicebornAction[] => {
  const { m } = t;
  const heroes = own(t, seat);
  return [
    { type: 'ready' },
    ...heroes.flatMap((no): DicebornAction[] => {
      const hero = m.heroes[no];
      if (!hero) return [];
      return [
        ...(refusalOfRest(hero) ? [] : [{ type: 'rest', hero: no } as const]),
        ...(hero.advanced
          ? []
          : opensFor(t, hero).flatMap((id) =>
              waysFor(t).map((how): DicebornAction => ({ type: 'advance', hero: no, class: id, how })),
            )),
        ...[...new Set(m.market)]
          .filter((item) => !refusalOfBuying(t, no, item))
          .map((item): DicebornAction => ({ type: 'buy', hero: no, item })),
        ...belongings(hero).flatMap((what) =>
          [...m.heroes.keys()]
            .filter((to) => to !== no)
            .map((to): DicebornAction => ({ type: 'give', from: no, to, what })),
        ),
      ];
    }),
  ];
};
