/** What a won campaign opens for later ones. The contents of the printed packs have no source: these are house values, and
 *  nothing is destroyed. */
import type { Seat } from '../../core/game.ts';
import { LOOT_CARDS } from '../state/content.ts';
import type { Campaign } from '../state/state.ts';
import { LEGACIES, type Legacy, type LootId } from '../state/terms.ts';

interface LegacyWords {
  readonly name: string;
  readonly text: string;
}
export const LEGACY_WORDS: Readonly<Record<Legacy, LegacyWords>> = {
  'hard-ways': { name: 'Harder ways', text: "Insane and Hardcore, and with them Vis'eer." },
  'deeper-decks': { name: 'Deeper decks', text: 'Thirteen more minions may join a new campaign.' },
  keepsake: { name: 'Keepsake', text: 'A hero may begin with one common card of its last deck.' },
  'king-unbound': { name: 'The King Unbound', text: 'The Mad King with every upgrade, for 20 points more.' },
};

const FIRST: readonly Legacy[] = ['hard-ways', 'deeper-decks', 'keepsake'];

/** Everything that is open after this campaign. */
export const openedBy = ({ stage, legacy, difficulty }: Campaign): Legacy[] => {
  const won = stage.name === 'over' && stage.won;
  const opened = won ? [...FIRST, ...(difficulty === 'normal' ? [] : (['king-unbound'] as const))] : [];
  return LEGACIES.filter((one) => legacy.includes(one) || opened.some((other) => other === one));
};

/** Whether a hero may begin with that card. */
export const isKeepsake = (card: LootId): boolean => LOOT_CARDS.get(card)?.rarity === 'common';

/** What the seat's deck leaves to begin a later campaign with. */
export const keepsakesOf = ({ members }: Campaign, seat: Seat): LootId[] =>
  (members[seat]?.loot ?? []).filter(isKeepsake);
