/** How a campaign stands: points on the score sheet, those that the session would bring if it were closed now, and what
 *  the decks are worth. All members want the same. */
import { deckSize, MOST_IN_A_DECK } from './rules/decks.ts';
import { rowOf, scoreOf } from './rules/score.ts';
import { total } from './rules/shop.ts';
import { lootOf, type Rarity } from './state/content.ts';
import type { Campaign, Member } from './state/state.ts';

/** House values, in points. */
const WORTH: Readonly<Record<Rarity, number>> = { common: 4, rare: 7, epic: 11, legendary: 16 };
/** Of a hero's own card that loot has replaced. */
const OWN = 2;
/** To be under way is what a camp is for. */
const UNDER_WAY = 1;

export const estimateOf = (m: Campaign): number => scoreOf(m) + toCome(m) + total(m.members.map(deckWorth));

const toCome = (m: Campaign): number => {
  const { stage } = m;
  if (stage.name === 'shop') return rowOf(m, stage.report, { gold: total(stage.purse), unclaimed: 0, date: 0 }).total;
  if (stage.name === 'spoils') return rowOf(m, stage.report, { gold: 0, unclaimed: stage.unclaimed, date: 0 }).total;
  return stage.name === 'playing' ? UNDER_WAY : 0;
};

/** Cards that will have to go are worth nothing: the least ones. */
const deckWorth = (member: Member): number => {
  const worths = member.loot.map((card) => WORTH[lootOf(card).rarity]).sort((a, b) => b - a);
  const staying = Math.max(0, worths.length - Math.max(0, deckSize(member) - MOST_IN_A_DECK));
  return total(worths.slice(0, staying)) - OWN * member.out.length;
};
