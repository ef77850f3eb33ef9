/** What holds in every reachable state of a campaign, and what a server would bring into one. Each failure says what was
 *  found. */
import type { CampaignAction } from '../../engine/campaign/actions/actions.ts';
import { dealHiddenAnew } from '../../engine/campaign/imagine.ts';
import { deckSize, MOST_IN_A_DECK, shownCards } from '../../engine/campaign/rules/decks.ts';
import { scenarioOf } from '../../engine/campaign/rules/scenarios.ts';
import { LOOT_CARDS, lootOf, RARITIES, type Rarity } from '../../engine/campaign/state/content.ts';
import type { Campaign } from '../../engine/campaign/state/state.ts';
import type { Row } from '../../engine/campaign/state/terms.ts';
import { waitingFor } from '../../engine/campaign/view/waiting.ts';
import { below, type DiceStream, seededStream } from '../../engine/core/chance.ts';
import { clonePlain } from '../../engine/core/clone.ts';

const fail = (what: string): never => {
  throw new Error(what);
};
const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

/** Throws for a state that no campaign may reach. */
export const checkCampaign = (m: Campaign): void => {
  checkCards(m);
  checkStage(m);
  m.members.forEach(({ loot, out }, seat) => {
    const families = loot.map((card) => lootOf(card).family);
    if (new Set(families).size < families.length) fail(`seat ${seat} has two cards of a family: ${families}`);
    for (const { replaces } of loot.map(lootOf))
      if (replaces !== undefined && !out.includes(replaces)) fail(`seat ${seat} still has ${replaces}`);
  });
  m.sheet.forEach(checkRow);
  if (m.session !== m.sheet.length + 1) fail(`session ${m.session} after ${m.sheet.length} rows`);
  if (waitingFor(m).length === 0 && m.stage.name !== 'playing' && m.stage.name !== 'over')
    fail(`nobody is waited for in ${m.stage.name}`);
};

/** Every loot card is in exactly one place. */
const checkCards = (m: Campaign): void => {
  const { decks, members } = m;
  for (const rarity of RARITIES)
    if (decks[rarity].some((card) => lootOf(card).rarity !== rarity)) fail(`the ${rarity} deck has other cards`);
  const all = [...Object.values(decks).flat(), ...members.flatMap(({ loot }) => loot), ...shownCards(m)];
  if (all.length !== LOOT_CARDS.size || new Set(all).size !== all.length)
    fail(`${all.length} loot cards, ${new Set(all).size} different ones, of ${LOOT_CARDS.size}`);
};

const checkStage = (m: Campaign): void => {
  const { stage, salves, scenario, members } = m;
  const { kind } = scenarioOf(scenario);
  switch (stage.name) {
    case 'camp':
    case 'playing':
      if (sum(stage.allot) !== salves || stage.allot.some((n) => n < 0))
        fail(`${stage.allot} are not ${salves} salves`);
      if ((stage.card !== undefined) !== (kind === 'crawl')) fail(`scenario ${scenario} with card ${stage.card}`);
      if (stage.card !== undefined && m.usedCards.includes(stage.card)) fail(`${stage.card} was lost on already`);
      return checkDecks(m);
    case 'shop':
      if (kind !== 'crawl') fail(`a shop behind scenario ${scenario}`);
      if (stage.purse.some((gold) => gold < 0 || gold % 5 > 0)) fail(`purses of ${stage.purse} gold`);
      return;
    case 'spoils':
      if (kind !== 'battle') fail(`boss loot behind scenario ${scenario}`);
      if (stage.round > stage.chests) fail(`round ${stage.round} of ${stage.chests}`);
      if (stage.drawn.length !== members.length) fail(`${stage.drawn.length} have drawn`);
      return;
    case 'trim':
      if (stage.over.every((n) => n === 0)) fail('nobody has anything to give back');
  }
};

const checkDecks = ({ members }: Campaign): void => {
  const big = members.findIndex((member) => deckSize(member) > MOST_IN_A_DECK);
  if (big >= 0) fail(`seat ${big} departs with more than ${MOST_IN_A_DECK} cards`);
};

const checkRow = ({ won, salves, gold, unclaimed, tiles, base, total }: Row): void => {
  if (salves + gold + unclaimed + tiles + base !== total) fail(`a row that does not add up to ${total}`);
  if (!won && total !== -10) fail(`a loss of ${total}`);
};

/** What the server tells a campaign whose scenario is played: mostly how it ended, now and then that it came to nothing. */
export const reportAtRandom = (m: Campaign, random: DiceStream): CampaignAction => {
  if (m.stage.name !== 'playing') return fail(`nothing to report in ${m.stage.name}`);
  if (below(random, 12) === 0) return { type: 'voided' };
  const tiles = 12;
  const crawl = scenarioOf(m.scenario).kind === 'crawl';
  const rarity = (): Rarity => RARITIES[below(random, RARITIES.length)] ?? 'common';
  return {
    type: 'report',
    report: {
      won: below(random, 3) > 0,
      gold: crawl ? below(random, 60) : 0,
      salves: below(random, 6),
      explored: crawl ? tiles - below(random, 2) : 0,
      tiles: crawl ? tiles : 0,
      unidentified: m.members.map(() => Array.from({ length: crawl ? below(random, 6) : 0 }, rarity)),
      defeated: [],
    },
  };
};

/** The campaign as it could be as well, for all that anybody knows. */
export const hideLoot = (m: Campaign): Campaign => {
  const other = clonePlain(m);
  other.chance = seededStream(`otherwise ${m.step}`);
  dealHiddenAnew(other);
  return other;
};
