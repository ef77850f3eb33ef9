/** What heroes gain and lose: items, spoils, relics. */
import type { Asker } from '../rules/asking.ts';
import { discardItem, draw } from '../rules/decks.ts';
import { gainSpoils } from '../rules/feats.ts';
import { takeOne } from '../state/figures.ts';
import type { EffectsFrame } from '../state/state.ts';
import { emit, heroAt, heroOf, isHero, leadersHero, numberOf, type Table } from '../state/table.ts';

/** Who gets what an effect gives: the hero who does it, else the leader's first. */
const getter = ({ m }: Table, by: string | null): number => (by === null ? null : heroOf(m, by)) ?? leadersHero(m);

/** An item, or a relic that a campaign brought along, comes to a hero. */
export const giveItem = (t: Table, no: number, id: string): void => {
  const hero = heroAt(t.m, no);
  (t.lib.relics.has(id) ? hero.relics : hero.items).push(id);
};

export const drawItems = (t: Table, { by }: EffectsFrame, n: number): void => {
  const no = getter(t, by);
  for (let i = 0; i < n; i++) {
    const item = draw(t, t.m.items);
    if (item === undefined) return;
    giveItem(t, no, item);
    emit(t, { type: 'gained-item', hero: no, item });
  }
};

/** From the monster deck of the present level. */
export const drawSpoils = (t: Table, { by }: EffectsFrame, n: number): void => {
  const no = getter(t, by);
  for (let i = 0; i < n; i++) {
    const id = draw(t, t.m.monsters[t.m.level]);
    if (id === undefined) return;
    emit(t, { type: 'gained-spoils', hero: no, id });
    gainSpoils(t, no, id);
  }
};

/** A relic that lies aside. */
export const gainRelic = (t: Table, { by }: EffectsFrame, relic: string): void => {
  if (!takeOne(t.m.aside.relics, relic)) return;
  const no = getter(t, by);
  heroAt(t.m, no).relics.push(relic);
  emit(t, { type: 'gained-relic', hero: no, relic });
};

/** Each of them gives an item, if it has one, to the discard; its seat says which. */
export const loseItems = (t: Table, asker: Asker, names: readonly string[]): boolean => {
  const lost: { no: number; item: string }[] = [];
  for (const name of names) {
    if (!isHero(name)) continue;
    const no = numberOf(name);
    const { items, seat } = heroAt(t.m, no);
    if (items.length === 0) continue;
    const answer = asker.ask(
      seat,
      'item',
      [...new Set(items)].map((item) => `item:${item}`),
    );
    if (answer === undefined) return false;
    lost.push({ no, item: answer.slice('item:'.length) });
  }
  for (const { no, item } of lost) {
    takeOne(heroAt(t.m, no).items, item);
    discardItem(t, item);
    emit(t, { type: 'lost-item', hero: no, item });
  }
  return true;
};
