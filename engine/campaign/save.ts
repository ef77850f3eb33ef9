/** A campaign as it is kept. It outlives the content that it began with: what is no longer there is replaced as it is
 *  loaded, and the log tells so. */
import type { z } from 'zod';
import { canonical } from '../core/clone.ts';
import type { Seat } from '../core/game.ts';
import { firstFault } from '../core/issues.ts';
import { BadInput } from '../core/refusal.ts';
import { drawBlind, drawFor, gain, shownCards } from './rules/decks.ts';
import { CONTENT_HASH, LOOT_CARDS, RARITIES, type Rarity } from './state/content.ts';
import { savedForm } from './state/form.ts';
import type { Campaign } from './state/state.ts';
import { emit, memberAt, type Table } from './state/table.ts';
import type { LootId } from './state/terms.ts';

type Saved = z.infer<typeof savedForm>;

export const saveCampaign = (m: Campaign): unknown => {
  const cards = [...m.members.flatMap(({ loot }) => loot), ...shownCards(m)];
  const rarities = Object.fromEntries(cards.map((card) => [card, LOOT_CARDS.get(card)?.rarity]));
  return canonical({ ...m, rarities });
};

/** The campaign that was saved. Throws `BadInput` naming the field for anything else. */
export const loadCampaign = (saved: unknown): Campaign => {
  const read = savedForm.safeParse(saved);
  if (!read.success) {
    const { field, words } = firstFault(read.error, saved);
    throw new BadInput(field === '' ? 'saved' : `saved.${field}`, words);
  }
  const { rarities, ...m } = read.data;
  if (m.content !== CONTENT_HASH) migrate(m, rarities);
  return m;
};

const isKnown = (card: LootId): boolean => LOOT_CARDS.has(card);

/** Brings a campaign to the content that there is now: cards that nobody knows leave the decks, new ones go under them, and
 *  what a hero had or was shown is replaced by the next card of its rarity. */
const migrate = (m: Campaign, rarities: Saved['rarities']): void => {
  const t: Table = { m, events: [] };
  for (const rarity of RARITIES) m.decks[rarity] = m.decks[rarity].filter(isKnown);
  addNew(m);
  const rarityOf = (card: LootId): Rarity => {
    const rarity = rarities[card];
    if (!rarity) throw new BadInput(`saved.rarities.${card}`, 'nobody knows the card, nor how rare it was');
    return rarity;
  };
  m.members.forEach((_, seat) => {
    exchangeLoot(t, seat, rarityOf);
  });
  exchangeShown(m, rarityOf);
  m.content = CONTENT_HASH;
};

const addNew = (m: Campaign): void => {
  const there = new Set([...Object.values(m.decks).flat(), ...m.members.flatMap(({ loot }) => loot), ...shownCards(m)]);
  for (const { id, rarity } of LOOT_CARDS.values()) if (!there.has(id)) m.decks[rarity].push(id);
};

const exchangeLoot = (t: Table, seat: Seat, rarityOf: (card: LootId) => Rarity): void => {
  const member = memberAt(t.m, seat);
  const gone = member.loot.filter((card) => !isKnown(card));
  member.loot = member.loot.filter(isKnown);
  for (const lost of gone) {
    const card = drawFor(t.m, seat, rarityOf(lost)) ?? null;
    if (card !== null) gain(t.m, seat, card);
    emit(t, { type: 'exchanged', seat, gone: lost, card });
  }
};

const exchangeShown = (m: Campaign, rarityOf: (card: LootId) => Rarity): void => {
  const { stage } = m;
  if (stage.name === 'shop') {
    stage.dealt = stage.dealt.map((cards, seat) =>
      cards.flatMap((card) => (isKnown(card) ? card : (drawFor(m, seat, rarityOf(card)) ?? []))),
    );
    stage.unidentified = stage.unidentified.map((cards) =>
      cards.flatMap((card) => (isKnown(card) ? card : (drawBlind(m, rarityOf(card)) ?? []))),
    );
  }
  if (stage.name === 'spoils')
    stage.drawn.forEach((drawn, seat) => {
      // What was answered is done; only what is still open needs a card.
      if (drawn.card === null || isKnown(drawn.card) || stage.answered[seat] !== null) return;
      drawn.card = drawFor(m, seat, rarityOf(drawn.card)) ?? null;
      if (drawn.card === null) stage.answered[seat] = 'leave';
    });
};
