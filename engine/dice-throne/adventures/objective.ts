/** What an enemy rolls for: a boss what the action card says that it has revealed last, a minion what its own card says. */
import { bodyOf, heroOf } from '../state/context.ts';
import type { BodyId } from '../state/match.ts';
import type { Table } from '../state/table.ts';
import type { Objective } from '../vocabulary/words.ts';
import { minionNamed } from './minions/index.ts';

export const objectiveOf = (t: Table, enemy: BodyId): Objective | undefined => {
  const { battle } = t.m;
  if (battle?.boss === enemy) return heroOf(t, enemy).actions.get(battle.shown ?? '')?.objective;
  return minionNamed(bodyOf(t, enemy).hero)?.objective;
};
