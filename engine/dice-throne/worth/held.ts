/** What a body holds besides its health, in points of health. */
import { holdingsOf, isOwner, limitOf, tokenOf } from '../state/context.ts';
import type { Body, BodyId } from '../state/match.ts';
import { salveToken } from '../state/scenario-tokens.ts';
import type { Table } from '../state/table.ts';
import { CARD_WORTH, COMPANION_HEALTH, CP_WORTH } from './programs.ts';
import { UPGRADE_WORTH, worthsOf } from './things.ts';

/** Offensive Roll Phases that are the body's now or still in this turn, and in which nothing has been rolled: an additional
 *  one is what a Stun is for. */
export const attacksOf = ({ m: { rolling, extra } }: Table, body: BodyId): number => {
  const now = rolling?.by === body && rolling.roll === undefined && !rolling.ended ? 1 : 0;
  return extra.reduce((sum, { by }) => (by === body ? sum + 1 : sum), now);
};

/** CP, cards, companions and tokens of a body. `viewer`: whose own hand is known. */
export const thingsHeldBy = (t: Table, owner: Body, viewer: BodyId): number => {
  const worths = worthsOf(t.lib);
  const { cp, hand, upgrades, equipment } = holdingsOf(t, owner.id);
  let total = cp * CP_WORTH;
  // Whose hand is not known is imagined: any card for another.
  if (owner.id === viewer) for (const card of hand) total += worths.card(card);
  else total += hand.length * CARD_WORTH;
  for (const id of upgrades) total += UPGRADE_WORTH[t.lib.cards.get(id)?.upgrade?.level ?? 0] ?? 0;
  for (const id of equipment) total += worths.equipment(id);
  for (const { side, health } of owner.companions) total += worths.side(side) + (health ?? 0) * COMPANION_HEALTH;
  for (const { id, n, from } of owner.tokens) {
    const { def } = tokenOf(t, id);
    if (id === salveToken(t)) continue;
    const worth = worths.token(id, isOwner(t, owner.id, id, def.perSource ? from : undefined));
    total += worth > 0 ? stockWorth(worth, n, limitOf(t, owner.id, id, from)) : worth * n;
  }
  return total;
};

/** Each further one is worth less: at the limit the next that comes is lost. */
const stockWorth = (worth: number, n: number, limit: number): number => worth * (n - ((n - 1) * n) / 2 / limit);
