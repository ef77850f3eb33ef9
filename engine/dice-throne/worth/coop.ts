/** How a match of friends against the game itself stands, in points of health: theirs, less that of what the game plays. */
import { dialOf, heldCount } from '../state/context.ts';
import type { Body } from '../state/match.ts';
import { salveToken } from '../state/scenario-tokens.ts';
import type { Table } from '../state/table.ts';
import { attacksOf, thingsHeldBy } from './held.ts';
import { ATTACK, CARD_WORTH, GOLD_WORTH, LOOT_WORTH } from './programs.ts';

/** So little health counts double; more of it for a hero alone, whom nobody saves. */
const LOW = 6;
const LOW_ALONE = 10;
/** A salve may come too late, or find nothing to heal. */
const SALVE_KEPT = 0.8;
/** A hero alone in a crawl had better keep them until little is left: they heal more with every shard. */
const SALVE_ALONE = 8;
/** One that is kept takes a whole blow that would have felled a teammate, and with it the crawl: parties that keep theirs
 *  for that win two or three times as often as those that heal with them. */
const REVIVAL = 16;
const ENEMY = 1.1;
/** Who guards the portal stands between the heroes and the end. */
const GUARDIAN = 1.3;
const SHARD = 6;

export const coopStanding = (t: Table): number => {
  let total = 0;
  const seen = new Set<number>();
  const low = t.m.crawl && t.m.players === 1 ? LOW_ALONE : LOW;
  for (const body of t.m.bodies) {
    if (body.out && body.pilot === undefined) continue;
    const { health } = dialOf(t, body.id);
    const hero = body.pilot !== undefined;
    const weight = body.id === t.m.crawl?.guardian ? GUARDIAN : ENEMY;
    if (!seen.has(body.dial)) total += hero ? health + Math.min(health, low) : -weight * health;
    seen.add(body.dial);
    const held = body.out ? 0 : thingsHeldBy(t, body, body.id) + ATTACK * attacksOf(t, body.id);
    total += hero ? held + salvesOf(t, body) : -weight * (held + openCardOf(t, body));
  }
  return total + foundIn(t);
};

/** Gold, loot and shards of a crawl. */
const foundIn = ({ m: { crawl } }: Table): number => {
  if (!crawl) return 0;
  const loot = crawl.unidentified.flat().reduce((sum, rarity) => sum + LOOT_WORTH[rarity], 0);
  return crawl.gold * GOLD_WORTH + loot + crawl.shards * SHARD;
};

const salvesOf = (t: Table, { id }: Body): number => {
  const { crawl, scenario, players } = t.m;
  const inCrawl = players > 1 ? REVIVAL : SALVE_ALONE;
  return heldCount(t, id, salveToken(t)) * (crawl ? inCrawl : (scenario?.salve ?? 0) * SALVE_KEPT);
};
const openCardOf = ({ m: { battle } }: Table, { id }: Body): number =>
  battle?.waits && battle.boss === id ? CARD_WORTH : 0;
