/** How loot cards are written down: a table for each rarity, a row a card. */
import type { Rarity } from '../../vocabulary/lists.ts';
import type { CardType, Cond, Listener, Offer, Program, Standing } from '../../vocabulary/words.ts';

/** A card as its row in the table has it. */
export interface LootRow {
  /** Its family and, from the second step on, its numeral: `codex`, `codex-ii`. */
  readonly id: string;
  readonly name: string;
  /** `equipment` is played in a main phase and stays in play; its words are those of tokens, alive while it lies there. */
  readonly type: CardType | 'equipment';
  readonly cost: number;
  /** Counts as an Attack Modifier; equipment never does. */
  readonly modifier?: true;
  readonly when?: Cond;
  /** Of equipment: what is done as it comes into play. */
  readonly run?: Program;
  readonly standing?: readonly Standing[];
  readonly on?: readonly Listener[];
  readonly offers?: readonly Offer[];
  /** The card of a hero's own deck that it takes the place of: that one is the first step of the family. */
  readonly replaces?: string;
  /** It needs a teammate: a hero alone never gets it. */
  readonly noSolo?: true;
  /** It may be played in a portal crawl only. */
  readonly crawlOnly?: true;
}

/** A loot card. No deck has two cards of a family; a higher step takes the place of a lower one. */
export interface LootDef extends LootRow {
  readonly rarity: Rarity;
  readonly family: string;
  /** 1 … 4. */
  readonly step: number;
}

const NUMERALS: Readonly<Record<string, number>> = { ii: 2, iii: 3, iv: 4 };

/** The cards of a rarity. */
export const defineLoot = (rarity: Rarity, rows: readonly LootRow[]): readonly LootDef[] =>
  rows.map((row) => {
    const [, family = row.id, numeral = ''] = /^(.+)-(ii|iii|iv)$/.exec(row.id) ?? [];
    return { ...row, ...onlyInCrawls(row), rarity, family, step: NUMERALS[numeral] ?? 1 };
  });

const onlyInCrawls = ({ crawlOnly, when }: LootRow): Pick<LootRow, 'when'> => {
  if (!crawlOnly) return {};
  const crawl: Cond = { is: ['mode', 'crawl'] };
  return { when: when ? { all: [crawl, when] } : crawl };
};
