/** What an enemy may raise in a window that nobody else wants any more: an action card that fits, and its positive tokens. */
import { offersOpenTo } from '../actions/offers.ts';
import { situationOf } from '../actions/situation.ts';
import { silenceOf, tokenOf } from '../state/context.ts';
import type { Body } from '../state/match.ts';
import type { Table } from '../state/table.ts';
import { useOffer } from '../turn/play.ts';
import { fittingCard, useCard } from './boss-turn.ts';
import { touchesDice } from './enemy-rolls.ts';

/** What could be raised; `forced`: the first of it is, without being weighed. */
export interface EnemyPlays {
  readonly deeds: readonly ((t: Table) => void)[];
  readonly forced: boolean;
}
const NOTHING: EnemyPlays = { deeds: [], forced: false };

/** Nothing, unless it is a matter of roll phases. */
export const enemyPlays = (t: Table): EnemyPlays => {
  if (!t.m.rolling) return NOTHING;
  const card = t.m.attack?.by === t.m.battle?.boss ? fittingCard(t) : undefined;
  if (card) return { deeds: [(trial) => useCard(trial, card, 'play')], forced: !touchesDice(card) };
  return { deeds: t.m.bodies.flatMap((body) => (isEnemy(t, body) ? spends(t, body) : [])), forced: false };
};

const isEnemy = (t: Table, body: Body): boolean =>
  body.pilot === undefined && !body.out && silenceOf(t, body) === undefined;

const spends = (t: Table, { id: self, tokens }: Body): ((t: Table) => void)[] => {
  const now = situationOf(t);
  return [...new Set(tokens.map(({ id }) => id))].flatMap((id) => {
    if (tokenOf(t, id).def.kind !== 'positive') return [];
    return offersOpenTo(t, now, self, 'token', id).map(({ offer }) => (trial: Table) => {
      const count = typeof offer.def.tokens === 'number' ? offer.def.tokens : 1;
      useOffer(trial, self, offer, { kind: 'token', id, count }, undefined);
    });
  });
};
