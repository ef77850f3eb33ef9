/** The library: content made ready for play, so that nothing is found by scanning and no word is read twice. */

import { BadInput } from '../../core/refusal.ts';
import { contentHashOf } from '../../core/saved.ts';
import type { LootDef } from '../adventures/loot/define.ts';
import type { HeroKind, Library, LibraryAbility, LibraryAction, LibraryHero } from '../state/table.ts';
import { wordsIn } from '../vocabulary/programs.ts';
import type { CardDef, HeroDef, Offer, Program, TokenDef } from '../vocabulary/words.ts';
import { buildAbilities } from './abilities.ts';
import { deckOf } from './decks.ts';
import { type Draft, emptyDraft, fileOf } from './draft.ts';
import { enter, offersOf } from './programs.ts';
import { addCard, addCompanion, addLoot, addToken } from './things.ts';

/** Raised whenever the rules, and not the content, lead the same actions elsewhere (`Game.rulesRevision`). */
export const RULES_REVISION = 3;

/** What scenarios bring: minions, status effects, programs of tiles and chests by their addresses, loot cards, and what
 *  everybody may do with those, by what it is used as. */
export interface CrawlContent {
  readonly minions: readonly HeroDef[];
  readonly tokens: Readonly<Record<string, TokenDef>>;
  readonly programs: Readonly<Record<string, Program>>;
  readonly loot: readonly LootDef[];
  readonly everybody: Readonly<Record<string, Offer>>;
}

/** Makes content ready for play; `crawl`: left out, none can be played. Throws `BadInput` naming file, thing and field when
 *  pieces do not fit together. */
export const buildLibrary = (
  heroes: readonly HeroDef[],
  common: Readonly<Record<string, CardDef>>,
  crawl?: CrawlContent,
): Library => {
  const all = [RULES_REVISION, heroes, common, ...(crawl ? [crawl] : [])];
  const d = emptyDraft(contentHashOf(all));
  const commonIds = Object.entries(common).map(([id, def]) => addCard(d, id, def, 'cards/common-cards'));
  d.common = wordsIn(common);
  for (const def of heroes) addHero(d, def, def.kind ?? 'hero', commonIds);
  if (crawl) addCrawl(d, crawl);
  return d;
};

const addCrawl = (d: Draft, { minions, tokens, programs, loot, everybody }: CrawlContent): void => {
  for (const [id, token] of Object.entries(tokens)) addToken(d, id, token, 'adventures/tokens');
  for (const def of minions) addHero(d, def, 'minion', []);
  for (const [place, run] of Object.entries(programs)) enter(d, run, place);
  d.crawl = wordsIn([tokens, programs]);
  for (const def of loot) addLoot(d, def);
  d.loot = wordsIn(loot);
  for (const [id, offer] of Object.entries(everybody))
    d.everybody.set(id, { offers: offersOf(d, [offer], `rule:${id}`), uses: { type: 'use', ability: id } });
};

const addHero = (d: Draft, def: HeroDef, kind: HeroKind, commonIds: readonly string[]): void => {
  const file = fileOf(def);
  if (d.heroes.has(def.id)) throw new BadInput(file, 'another hero has this id already');
  for (const [id, token] of Object.entries(def.tokens)) addToken(d, id, token, file);
  for (const [id, companion] of Object.entries(def.companions ?? {})) addCompanion(d, id, companion, file);
  for (const [part, run] of Object.entries(def.parts ?? {}))
    d.parts.set(`${def.id}:${part}`, { at: enter(d, run, `${def.id}/part:${part}`) });
  const first = buildAbilities(d, def, def.abilities);
  let placed = first.length;
  const others = Object.entries(def.boards ?? {}).map(([side, { abilities }]) => {
    const built = buildAbilities(d, def, abilities, placed);
    placed += built.length;
    return [side, built] as const;
  });
  for (const [id, card] of Object.entries(def.cards)) addCard(d, id, card, file);
  const all = [...first, ...others.flatMap(([, abilities]) => abilities)];
  const everyAbility = new Map(all.map((ability) => [ability.id, ability]));
  if (everyAbility.size < all.length) throw new BadInput(`${file}: boards`, 'an ability id stands on two sides');
  const setUp = def.setUp && enter(d, def.setUp, `${def.id}/set-up`);
  const faces = def.die.map((symbol, i) => Object.freeze({ value: i + 1, symbol }));
  const words = wordsIn(def);
  const actions = actionsOf(d, def);
  const asIs = {
    def,
    words,
    id: def.id,
    name: def.name,
    kind,
    die: def.die,
    faces,
    everyAbility,
    deck: deckOf(def, commonIds),
    setUp,
    actions,
  };
  const boards = new Map(others.map(([side, abilities]) => [side, heroWith(asIs, side, abilities, NO_BOARDS)]));
  d.heroes.set(def.id, heroWith(asIs, '', first, boards));
};
const NO_BOARDS: LibraryHero['boards'] = new Map();

/** What each action card of a boss says to the game that plays it, by its place among them: the cards share the objectives
 *  out evenly, in order, and the bonuses take turns. */
const actionsOf = (d: Draft, { id, cards, automaton }: HeroDef): LibraryHero['actions'] => {
  const actions = new Map<string, LibraryAction>();
  if (!automaton) return actions;
  const { objectives, bonuses } = automaton;
  const deck = Object.keys(cards);
  const addresses = bonuses.map((run, i) =>
    run.length === 0 ? undefined : (d.addresses.get(run) ?? enter(d, run, `${id}/bonus${i + 1}`)),
  );
  for (const [i, card] of deck.entries()) {
    const objective = objectives[Math.floor((i * objectives.length) / deck.length)];
    if (objective) actions.set(card, { objective, bonus: addresses[i % addresses.length] });
  }
  return actions;
};

/** What a hero is whichever side of its board shows. */
type OnEverySide = Omit<
  LibraryHero,
  'side' | 'abilities' | 'ability' | 'offensive' | 'defences' | 'passives' | 'listens' | 'boards'
>;
/** The hero with the abilities of one side of its board, by what they are. Written out in one order: heroes of many shapes
 *  would make every look at one slow. */
const heroWith = (
  hero: OnEverySide,
  side: string,
  abilities: readonly LibraryAbility[],
  boards: LibraryHero['boards'],
): LibraryHero => {
  const passives = abilities.filter((ability) => ability.kind === 'passive');
  return {
    def: hero.def,
    words: hero.words,
    id: hero.id,
    side,
    name: hero.name,
    kind: hero.kind,
    die: hero.die,
    faces: hero.faces,
    everyAbility: hero.everyAbility,
    deck: hero.deck,
    setUp: hero.setUp,
    actions: hero.actions,
    boards,
    abilities,
    ability: new Map(abilities.map((ability) => [ability.id, ability])),
    offensive: abilities.filter((ability) => ability.kind === 'offensive' || ability.kind === 'ultimate'),
    defences: abilities.filter((ability) => ability.kind === 'defensive'),
    passives,
    listens: passives.some((ability) => ability.levels.some((level) => level.on.size > 0)),
  };
};
