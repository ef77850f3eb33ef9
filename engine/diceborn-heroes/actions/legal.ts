/** Every action a seat may take now, spelled out whole but for answers to what it will be asked. */
import type { Seat } from '../../core/game.ts';
import { mayAnswer } from '../../core/window.ts';
import type { DicebornAction } from '../state/actions.ts';
import { dieName, namesOf } from '../state/figures.ts';
import type { Die } from '../state/state.ts';
import type { Table } from '../state/table.ts';
import { diceFor, dieOn, placesFor, placesTaken, refusalOfHero } from '../turn/assign.ts';
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

const own = ({ m }: Table, seat: Seat): number[] => [...m.heroes.keys()].filter((no) => m.heroes[no]?.seat === seat);

const uses = (t: Table, seat: Seat): DicebornAction[] =>
  own(t, seat).flatMap((hero) => [
    ...(['ability', 'bounty'] as const).flatMap((type) => (refusalOfAbility(t, hero, type) ? [] : { type, hero })),
    ...itemsFor(t, hero).map((item): DicebornAction => ({ type: 'use', hero, item })),
  ]);

const whileAssigning = (t: Table, seat: Seat): DicebornAction[] => [
  ...(refusalOf(t, seat, { type: 'ready' }) ? [] : [{ type: 'ready' } as const]),
  // Heroes that have nothing to do yet come first.
  ...[...own(t, seat)].sort((a, b) => busy(t, a) - busy(t, b)).flatMap((no) => assignments(t, no)),
  ...uses(t, seat),
];
const busy = (t: Table, no: number): number => Number(placesTaken(t, no).length > 0);

const assignments = (t: Table, no: number): DicebornAction[] => {
  const hero = t.m.heroes[no];
  if (!hero || refusalOfHero(hero)) return [];
  return [
    ...placesFor(t, no).flatMap((place) =>
      namesOf(diceFor(t, no, place))
        .filter((die) => !liesThere(t, no, place.name, die))
        .map((die): DicebornAction => ({ type: 'assign', hero: no, die, slot: place.name })),
    ),
    ...placesTaken(t, no).map((slot): DicebornAction => ({ type: 'clear', hero: no, slot })),
    ...(refusalOfReroll(t, no, []) ? [] : handfuls(hero.pool.filter(({ value }) => value > 0))).map(
      (dice): DicebornAction => ({ type: 'reroll', hero: no, dice }),
    ),
  ];
};
/** Such a die is there already. */
const liesThere = (t: Table, no: number, slot: string, die: string): boolean => {
  const lying = dieOn(t, no, slot);
  return lying !== undefined && dieName(lying) === die;
};

/** Every different handful of dice, by their names. */
const handfuls = (pool: readonly Die[]): string[][] => {
  let all: string[][] = [[]];
  for (const name of namesOf(pool)) {
    const most = pool.filter((die) => dieName(die) === name).length;
    all = all.flatMap((dice) => Array.from({ length: most + 1 }, (_, n) => [...dice, ...Array<string>(n).fill(name)]));
  }
  return all.filter((dice) => dice.length > 0);
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
