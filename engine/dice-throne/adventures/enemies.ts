/** Bodies that no player sits behind: they count on from the seats, and stand on a side of their own. */

import { addTokens } from '../rules/tokens.ts';
import { forgetCast } from '../state/cast.ts';
import { impossible } from '../state/context.ts';
import type { BodyId } from '../state/match.ts';
import type { LibraryHero, Table } from '../state/table.ts';

const ENEMIES = 1;

export interface EnemyStart {
  readonly health: number;
  readonly cp: number;
  /** By token, how many it begins with. */
  readonly tokens: Readonly<Record<string, number>>;
}

/** Puts an enemy on the table. Returns its number. */
export const addEnemy = (t: Table, hero: LibraryHero, { health, cp, tokens }: EnemyStart): BodyId => {
  const { m } = t;
  const id = m.bodies.length;
  m.bodies.push({
    id,
    seat: id,
    pilot: undefined,
    team: ENEMIES,
    dial: m.dials.length,
    hero: hero.id,
    side: '',
    out: false,
    tokens: [],
    companions: [],
    limits: undefined,
  });
  m.dials.push({ health, start: health });
  m.holdings.push({
    cp,
    hand: [],
    deck: [],
    discard: [],
    upgrades: [],
    beneath: [],
    equipment: [],
    levels: Array.from({ length: hero.everyAbility.size }, () => 1),
  });
  forgetCast(t);
  for (const [token, n] of Object.entries(tokens)) if (n > 0) addTokens(t, id, { id: token, from: id, since: 0, n });
  return id;
};

/** The hero, boss or minion of an id that our own content names. */
export const combatant = (t: Table, id: string): LibraryHero => t.lib.heroes.get(id) ?? impossible(`there is no ${id}`);
