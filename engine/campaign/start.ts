/** A new campaign: who takes part, and what its set-up says besides. */
import { z } from 'zod';
import type { DiceStream } from '../core/chance.ts';
import type { StartOptions } from '../core/game.ts';
import { firstFault } from '../core/issues.ts';
import { checkModeOptions, checkSeatCount, modeNamed } from '../core/mode-options.ts';
import { BadInput } from '../core/refusal.ts';
import { CAMPAIGN } from './modes.ts';
import { isOpen, LEVELS } from './rules/difficulty.ts';
import { newMember } from './rules/forming.ts';
import { isKeepsake } from './rules/legacy.ts';
import { FIRST_SALVES } from './rules/scenarios.ts';
import { CONTENT_HASH, HEROES, LOOT_CARDS, type Rarity } from './state/content.ts';
import type { Campaign } from './state/state.ts';
import { DIFFICULTIES, LEGACIES, type LootId } from './state/terms.ts';

const setupForm = z.strictObject({
  difficulty: z.enum(DIFFICULTIES).default('normal'),
  /** What earlier campaigns have opened. */
  legacy: z.array(z.enum(LEGACIES)).default([]),
  deeper: z.boolean().default(false),
  unbound: z.boolean().default(false),
  keepsakes: z.array(z.string().nullable()).max(CAMPAIGN.maxSeats).default([]),
  nonces: z.array(z.string().max(64)).max(CAMPAIGN.maxSeats).default([]),
});
type Setup = z.infer<typeof setupForm>;

/** A campaign in `forming`. The key of the dice stream is its secret: nothing is drawn from it as it is. Throws `BadInput`
 *  naming the field. */
export const startCampaign = ({ mode, seats, options, setup = {} }: StartOptions, chance: DiceStream): Campaign => {
  checkModeOptions(modeNamed([CAMPAIGN], mode), options);
  const heroes = seats.map(({ hero }) => hero);
  checkHeroes(heroes);
  const read = setupForm.safeParse(setup);
  if (!read.success) {
    const { field, words } = firstFault(read.error, setup);
    throw new BadInput(field === '' ? 'setup' : `setup.${field}`, words);
  }
  checkSetup(read.data);
  return newCampaign(heroes, read.data, chance);
};

/** Throws `BadInput` unless these are one to four heroes of the game, each once (ruling V1). */
export const checkHeroes = (heroes: readonly string[]): void => {
  checkSeatCount(CAMPAIGN, heroes.length);
  heroes.forEach((hero, seat) => {
    const field = `seats.${seat}.hero`;
    if (!HEROES.has(hero))
      throw new BadInput(field, `there is no hero ${hero}; there are ${[...HEROES.keys()].join(', ')}`);
    if (heroes.indexOf(hero) < seat) throw new BadInput(field, `${hero} sits at another seat; a hero takes part once`);
  });
};

const checkSetup = ({ difficulty, legacy, deeper, unbound, keepsakes }: Setup): void => {
  if (!isOpen({ legacy }, difficulty))
    throw new BadInput('setup.difficulty', `${LEVELS[difficulty].name} opens once a campaign has been won`);
  const wants = [
    ['deeper', deeper, 'deeper-decks'],
    ['unbound', unbound, 'king-unbound'],
    ['keepsakes', keepsakes.some((card) => card !== null), 'keepsake'],
  ] as const;
  for (const [field, wanted, needs] of wants)
    if (wanted && !legacy.includes(needs)) throw new BadInput(`setup.${field}`, `${needs} is not open yet`);
  keepsakes.forEach((card, seat) => {
    if (card === null) return;
    if (!isKeepsake(card)) throw new BadInput(`setup.keepsakes.${seat}`, `${card} is no common loot card`);
    if (keepsakes.indexOf(card) < seat) throw new BadInput(`setup.keepsakes.${seat}`, `${card} is kept twice`);
  });
};

const wholeDecks = (): Record<Rarity, LootId[]> => {
  const ids = (rarity: Rarity): LootId[] =>
    [...LOOT_CARDS.values()].flatMap((card) => (card.rarity === rarity ? card.id : []));
  return { common: ids('common'), rare: ids('rare'), epic: ids('epic'), legendary: ids('legendary') };
};

/** Nothing is checked any more. */
export const newCampaign = (heroes: readonly string[], setup: Partial<Setup>, chance: DiceStream): Campaign => ({
  form: 1,
  content: CONTENT_HASH,
  step: 0,
  difficulty: setup.difficulty ?? 'normal',
  deeper: setup.deeper ?? false,
  unbound: setup.unbound ?? false,
  legacy: [...(setup.legacy ?? [])],
  keepsakes: heroes.map((_, seat) => setup.keepsakes?.[seat] ?? null),
  members: heroes.map((hero, seat) => newMember(hero, setup.nonces?.[seat])),
  leader: 0,
  scenario: 1,
  session: 1,
  salves: FIRST_SALVES,
  usedCards: [],
  stage: { name: 'forming' },
  stageSince: 0,
  vote: null,
  decks: wholeDecks(),
  sheet: [],
  log: [],
  secret: chance.key,
  chance,
});
