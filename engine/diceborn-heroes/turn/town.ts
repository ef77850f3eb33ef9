/** Town (book: Town Phase; Level up): rest, buy, give, advance, in any order, until everybody is ready. */
import { type Refusal, refuse } from '../../core/refusal.ts';
import { RELIC_PRICE } from '../cards/items.ts';
import { giveItem } from '../effects/belongings.ts';
import { Asker } from '../rules/asking.ts';
import { discardItem, discardMonster, draw, loseCards } from '../rules/decks.ts';
import { dismiss } from '../rules/fall.ts';
import { gainSpoils } from '../rules/feats.ts';
import { classOf, hpOf, takeOne, tokensOf } from '../state/figures.ts';
import type { Frame, Hero } from '../state/state.ts';
import { emit, heroAt, heroName, push, step, type Table } from '../state/table.ts';

const ON_SALE = 3;

/** Conditions leave, tokens are ready, the KO'd stand with 1 HP, and items are on sale; between bosses there is no market. */
export const enterTown = (t: Table): void => {
  const { m } = t;
  m.phase = 'town';
  for (const [no, hero] of m.heroes.entries()) {
    Object.assign(hero, { block: 0, poison: 0, stun: 0, tokens: tokensOf(m, hero), rested: false, advanced: false });
    hero.pool = [];
    if (hero.ko) Object.assign(hero, { ko: false, wounds: hpOf(t, heroName(no)) - 1 });
  }
  m.allies.forEach(({ gone }, no) => {
    if (!gone) dismiss(t, no);
  });
  emit(t, { type: 'town', level: m.level });
  if (!isArena(t)) {
    while (m.market.length < ON_SALE) {
      const item = draw(t, m.items);
      if (item === undefined) break;
      m.market.push(item);
    }
    emit(t, { type: 'market', items: [...m.market] });
  }
  for (const player of m.players) Object.assign(player, { ready: player.left, since: m.step });
};

/** What comes next is a boss, not a quest: there is no market, and what is learnt is of the second level. */
const isArena = ({ m, lib }: Table): boolean => lib.bosses.has(m.line[m.fight] ?? '');

export const leaveTown = (t: Table): void => {
  const { m } = t;
  for (const item of m.market.splice(0)) discardItem(t, item);
  push(t, step('begin-quest'));
};

// ---- rest

export const refusalOfRest = ({ rested, wounds }: Hero): Refusal | undefined => {
  if (rested) return refuse('requirement-not-met', 'That hero has rested already.');
  return wounds > 0 ? undefined : refuse('requirement-not-met', 'That hero has no wounds.');
};
export const rest = (t: Table, no: number): void => {
  Object.assign(heroAt(t.m, no), { rested: true, wounds: 0 });
  emit(t, { type: 'rested', hero: no });
  loseCards(t, 1);
};

// ---- buy

const priceOf = ({ lib }: Pick<Table, 'lib'>, item: string): number => lib.items.get(item)?.price ?? RELIC_PRICE;

export const refusalOfBuying = (t: Table, no: number, item: string): Refusal | undefined => {
  if (!t.m.market.includes(item)) return refuse('unknown-id', `${item} is not on sale.`);
  const price = priceOf(t, item);
  if (heroAt(t.m, no).spoils.length >= price) return undefined;
  return refuse('requirement-not-met', `${item} costs ${price} spoils.`);
};

/** The price is paid with any monsters; the seat says which, where there is a choice. */
export const pay = (t: Table, frame: Extract<Frame, { do: 'pay' }>): boolean => {
  const { m } = t;
  const { hero: no, item } = frame;
  const hero = heroAt(m, no);
  const left = [...hero.spoils];
  const paid: string[] = [];
  const asker = new Asker(t, frame);
  for (let owed = priceOf(t, item); owed > 0; owed--) {
    const options = [...new Set(left)].map((id) => `spoils:${id}`);
    // Where all of them are the price, there is nothing to choose.
    const all = hero.spoils.length === priceOf(t, item);
    const answer = asker.ask(hero.seat, 'pay', all ? options.slice(0, 1) : options);
    if (answer === undefined) return false;
    const id = answer.slice('spoils:'.length);
    takeOne(left, id);
    paid.push(id);
  }
  hero.spoils = left;
  for (const id of paid) discardMonster(t, id);
  takeOne(m.market, item);
  emit(t, { type: 'bought', hero: no, item, paid });
  giveItem(t, no, item);
  return true;
};

// ---- give

/** What a hero can give away, as it is named. */
export const belongings = ({ items, relics, spoils }: Hero): string[] => [
  ...new Set([
    ...items.map((id) => `item:${id}`),
    ...relics.map((id) => `relic:${id}`),
    ...spoils.map((id) => `spoils:${id}`),
  ]),
];
export const give = (t: Table, from: number, to: number, what: string): void => {
  const [kind, id = ''] = what.split(':');
  const giver = heroAt(t.m, from);
  const getter = heroAt(t.m, to);
  emit(t, { type: 'gave', from, to, what });
  if (kind === 'spoils') {
    takeOne(giver.spoils, id);
    return gainSpoils(t, to, id);
  }
  const field = kind === 'item' ? 'items' : 'relics';
  takeOne(giver[field], id);
  getter[field].push(id);
};

// ---- advance

/** Classes that a hero may take or tuck now. */
export const opensFor = (t: Table, hero: Hero): string[] => {
  const own = classOf(t, hero);
  const all = isArena(t) ? t.lib.content.classes.flatMap(({ id, level }) => (level === 2 ? id : [])) : own.becomes;
  return all.filter((id) => !hero.tucked.includes(id));
};
export const waysFor = (t: Table): readonly ('cover' | 'tuck')[] => (isArena(t) ? ['tuck'] : ['cover', 'tuck']);

export const refusalOfAdvance = (t: Table, no: number, id: string, how: 'cover' | 'tuck'): Refusal | undefined => {
  const hero = heroAt(t.m, no);
  if (!t.lib.classes.has(id)) return refuse('unknown-id', `There is no class ${id}.`);
  if (hero.advanced) return refuse('requirement-not-met', 'That hero has changed already.');
  const open = opensFor(t, hero);
  if (!open.includes(id))
    return refuse('requirement-not-met', `Open to that hero: ${open.join(', ') || 'no class any more'}.`);
  if (waysFor(t).includes(how)) return undefined;
  return refuse('requirement-not-met', 'Between bosses a class is tucked, not taken.');
};

/** A new card covers the old one, of which the last action stays; or it is tucked under it. */
export const advance = (t: Table, no: number, id: string, how: 'cover' | 'tuck'): void => {
  const hero = heroAt(t.m, no);
  if (how === 'tuck') hero.tucked.push(id);
  else {
    hero.kept.push(classOf(t, hero).actions[2].id);
    hero.class = id;
  }
  hero.advanced = true;
  emit(t, { type: 'advanced', hero: no, class: id, how });
};
