/** The eighteen items. The potion's price is the book's; all else are house values. */
import { attack, block, cleanse, deck, heal, revive, set, veil } from '../vocabulary/build.ts';
import type { ItemDef } from '../vocabulary/words.ts';

export const ITEMS: readonly ItemDef[] = [
  { id: 'healing-potion', name: 'Healing Potion', price: 3, copies: 4, effects: [heal(5, 'hero')] },
  { id: 'antidote', name: 'Antidote', price: 1, copies: 2, effects: [cleanse('hero'), heal(1, 'hero')] },
  { id: 'smoke-bomb', name: 'Smoke Bomb', price: 1, copies: 2, effects: [veil('hero')] },
  { id: 'oil-flask', name: 'Oil Flask', price: 1, copies: 2, effects: [attack(2, 'foe')] },
  { id: 'phoenix-feather', name: 'Phoenix Feather', price: 2, copies: 2, effects: [revive, heal(2, 'hero')] },
  { id: 'loaded-die', name: 'Loaded Die', price: 2, copies: 2, effects: [set] },
  { id: 'hourglass', name: 'Hourglass', price: 2, copies: 2, effects: [deck(2)] },
  { id: 'tower-shield', name: 'Tower Shield', price: 2, copies: 1, keeps: { fight: [block(2, 'self')] } },
  { id: 'crystal', name: 'Crystal', price: 3, copies: 1, keeps: { die: 'green' } },
];

/** What a relic costs where a campaign brought it into the market. */
export const RELIC_PRICE = 3;
