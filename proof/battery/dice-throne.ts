/** What holds in every reachable state of a Dice Throne match. Each failure says what was found. */

import { CRAWL_CONTENT } from '../../engine/dice-throne/adventures/crawl/content.ts';
import { freshTiles } from '../../engine/dice-throne/adventures/crawl/lay.ts';
import { MINIONS } from '../../engine/dice-throne/adventures/minions/index.ts';
import { commonCards } from '../../engine/dice-throne/cards/common-cards.ts';
import { COMBATANTS } from '../../engine/dice-throne/combatants.ts';
import { buildLibrary } from '../../engine/dice-throne/library/index.ts';
import { WINDOWS, WINDOWS_OF_SCENARIOS } from '../../engine/dice-throne/stack/windows.ts';
import { heldCount, limitOf, tableOf } from '../../engine/dice-throne/state/context.ts';
import type { Body, Holdings, Match } from '../../engine/dice-throne/state/match.ts';
import { type Crawl, SHARDS } from '../../engine/dice-throne/state/scenario.ts';
import type { Library, Table } from '../../engine/dice-throne/state/table.ts';
import type { HeroDef } from '../../engine/dice-throne/vocabulary/words.ts';

const fail = (what: string): never => {
  throw new Error(what);
};

/** A main phase card, an instant that answers it, and a card that alters the instant's dice. */
const MOST_IN_PLAY = 3;

/** In which phases a window may be open. */
const FORESEEN: Readonly<Record<string, readonly string[]>> = WINDOWS;
const OF_SCENARIOS: Readonly<Record<string, readonly string[]>> = WINDOWS_OF_SCENARIOS;
/** Windows that effects open: content from outside may act in any phase. */
const OF_EFFECTS: readonly string[] = ['then', 'die-rolled', 'isolated-damage'];
const isForeseen = (moment: string, { phase, scenario }: Match, hasOutside: boolean): boolean =>
  FORESEEN[moment]?.includes(phase) === true ||
  (hasOutside && OF_EFFECTS.includes(moment)) ||
  (scenario !== undefined && OF_SCENARIOS[moment]?.includes(phase) === true);

/** Throws for a state that no match may reach, with these heroes besides those of the game. */
export const checkWith = (heroes: readonly HeroDef[]): ((m: Match) => void) => {
  const lib = buildLibrary([...COMBATANTS, ...heroes], commonCards, CRAWL_CONTENT);
  /** Decks hold each card once. */
  const decks = new Map([...lib.heroes.values()].map((hero) => [hero.id, new Set(hero.deck)]));
  const outside = new Set(heroes.map(({ id }) => id));
  return (m) => checkMatch(m, lib, decks, outside);
};
export const checkDiceThrone = checkWith([]);

const checkMatch = (
  m: Match,
  lib: Library,
  decks: ReadonlyMap<string, ReadonlySet<string>>,
  outside: ReadonlySet<string>,
): void => {
  const t = tableOf(lib, m);
  const hasOutside = m.bodies.some(({ hero }) => outside.has(hero));
  m.bodies.forEach((body) => {
    const seat = m.holdings[body.id] ?? fail(`body ${body.id} holds nothing`);
    const deck = decks.get(body.hero) ?? fail(`no hero ${body.hero}`);
    if (body.pilot === undefined) {
      checkEnemy(t, body, seat);
      return;
    }
    const limbo = m.stack.flatMap((f) =>
      f.kind === 'procedure' && f.name === 'play' && f.by === body.id && f.card !== undefined ? [f.card] : [],
    );
    // Looked at after every action: nothing is copied.
    const seen = new Set<string>();
    let cards = 0;
    let replaced = 0;
    const loot: string[] = [];
    for (const pile of [seat.hand, seat.deck, seat.discard, seat.upgrades, seat.beneath, seat.equipment, limbo]) {
      cards += pile.length;
      for (const card of pile) {
        seen.add(card);
        const rank = lib.cards.get(card)?.loot;
        if (rank) loot.push(rank.family);
        if (rank?.replaces !== undefined) replaced++;
        if (!rank && !deck.has(card)) fail(`seat ${body.seat} holds ${card}, which is none of its cards`);
      }
    }
    // A match that ended in the middle of a card leaves it in no pile, nor what was played onto it.
    const gone = m.outcome ? MOST_IN_PLAY : 0;
    const most = deck.size + lootIn(m, body.seat, loot.length) - replaced;
    if (cards < most - gone || cards > most) fail(`seat ${body.seat} has ${cards} of ${most} cards`);
    if (seen.size < cards) fail(`seat ${body.seat} has a card twice`);
    if (new Set(loot).size < loot.length) fail(`seat ${body.seat} has two loot cards of a family`);
    if (seat.equipment.length > MOST_EQUIPMENT) fail(`seat ${body.seat} has ${seat.equipment} in play`);
    if (seat.cp < 0 || seat.cp > 15) fail(`seat ${body.seat} has ${seat.cp} CP`);
    const dial = m.dials[body.dial] ?? fail(`body ${body.id} has no dial`);
    if (dial.health < 0 || dial.health > dial.start + 10) fail(`dial ${body.dial} stands at ${dial.health}`);
    for (const { id, n, from } of body.tokens) {
      if (n < 1) fail(`an entry of ${n} ${id}`);
      const held = heldCount(t, body.id, id, lib.tokens.get(id)?.def.perSource ? from : undefined);
      const limit = limitOf(t, body.id, id, from);
      if (held > limit) fail(`seat ${body.seat} holds ${held} ${id} of at most ${limit}`);
    }
  });
  for (const frame of m.stack) {
    if (frame.kind === 'window' && !isForeseen(frame.moment, m, hasOutside))
      fail(`the window ${frame.moment} is open in ${m.phase}`);
  }
  if (m.crawl) checkCrawl(m, m.crawl);
  for (const roll of m.rolls) {
    if (roll.values.some((value) => value < 1 || value > roll.sides)) fail(`a die shows ${roll.values}`);
  }
};

const MOST_EQUIPMENT = 2;
/** Loot cards of a seat when its match was first looked at: none is lost and none comes. */
const lootIn = (m: Match, seat: number, now: number): number => {
  const first = lootAtFirst.get(m) ?? new Map<number, number>();
  lootAtFirst.set(m, first);
  const n = first.get(seat) ?? now;
  first.set(seat, n);
  return m.outcome ? now : n;
};
const lootAtFirst = new WeakMap<Match, Map<number, number>>();

/** What the game itself plays has no hand; of a boss's action cards each is somewhere. */
const checkEnemy = (t: Table, { id, tokens }: Body, { cp, hand, deck, discard }: Holdings): void => {
  const { battle, outcome, stack, bodies, scenario } = t.m;
  if (hand.length > 0) fail(`enemy ${id} has a hand`);
  if (cp < 0 || cp > 15) fail(`enemy ${id} has ${cp} CP`);
  for (const token of tokens) if (token.n < 1) fail(`an entry of ${token.n} ${token.id}`);
  if (battle?.boss === id) {
    const open = battle.waits && battle.shown !== undefined ? [battle.shown] : [];
    const played = stack.flatMap((f) =>
      f.kind === 'procedure' && f.by === id && f.card !== undefined ? [f.card] : [],
    );
    const lying = [...deck, ...discard, ...open, ...played];
    const cards = t.lib.heroes.get(bodies[id]?.hero ?? '')?.actions.size ?? 0;
    const gone = outcome ? MOST_IN_PLAY : 0;
    if (lying.length < cards - gone || lying.length > cards)
      fail(`the boss has ${lying.length} of ${cards} action cards`);
    if (new Set(lying).size < lying.length) fail('the boss has an action card twice');
  }
  if ((scenario?.kingsHand.used ?? 0) > (scenario?.kingsHand.max ?? 0) + (battle?.viseer === undefined ? 0 : 1))
    fail('too many of the Hands were spent');
};

/** Of a crawl: whoever fights stands on the enemy's tile, nothing is lost or twice there. */
const checkCrawl = ({ bodies, players, phase }: Match, crawl: Crawl): void => {
  const { tiles, engaged, where, decks, shards, gold } = crawl;
  const living = bodies.filter(({ pilot, out }) => pilot === undefined && !out);
  for (const [seat, enemy] of engaged.entries()) {
    const tile = tiles.find(({ at }) => at === where[seat]) ?? fail(`seat ${seat} stands nowhere`);
    if (!tile.up && phase !== 'explore') fail(`seat ${seat} stands on a tile that lies face-down`);
    if ((tile.enemy ?? null) !== enemy) fail(`seat ${seat} fights ${enemy}, and ${tile.enemy} is on its tile`);
  }
  for (const { id } of living) {
    if (tiles.filter(({ enemy }) => enemy === id).length !== 1) fail(`enemy ${id} is not on one tile`);
    if (!engaged.includes(id)) fail(`enemy ${id} fights nobody`);
  }
  const minions = [...decks.flat(), ...living.map(({ hero }) => hero)];
  if (new Set(minions).size < minions.length) fail('a minion is there twice');
  const most = MINIONS.filter(({ noSolo }) => players > 1 || !noSolo).length;
  if (minions.length > most) fail(`${minions.length} minions of ${most}`);
  const lying = tiles.flatMap(({ items }) => items).filter((item) => item === 'shard').length;
  if (lying + shards !== SHARDS) fail(`${lying} shards lie, ${shards} were found`);
  if (new Set(tiles.map(({ tile }) => tile)).size < tiles.length) fail('a tile is there twice');
  if (gold < 0) fail(`${gold} gold`);
};

/** The same match with the hidden cards of every other seat changed: some of each hand change places with the deck.
 *  What a seat sees must not tell the two apart. Where hands are open, decks alone are hidden. */
export const hideOtherwise = (m: Match, viewer: number): Match => {
  const copy = structuredClone(m);
  const team = copy.bodies.find((body) => body.pilot === viewer)?.team;
  for (const body of copy.bodies) {
    if (body.team === team || copy.scenario) continue;
    const seat = copy.holdings[body.id];
    if (!seat) continue;
    const all = [...seat.hand, ...seat.deck].reverse();
    seat.hand = all.splice(0, seat.hand.length);
    seat.deck = all;
  }
  for (const body of copy.bodies) if (body.team === team || copy.scenario) copy.holdings[body.id]?.deck.reverse();
  if (copy.crawl) hideTiles(copy.players, copy.crawl);
  return copy;
};

/** Other tiles lie face-down, and minions come in another order. */
const hideTiles = (players: number, { tiles, decks }: Crawl): void => {
  for (const deck of decks) deck.reverse();
  const there = tiles.map(({ tile }) => tile);
  for (const [i, tile] of tiles.entries()) {
    const { level } = tile;
    if (tile.up || typeof level !== 'number') continue;
    const other = freshTiles(level, players).find((id) => !there.includes(id));
    if (other === undefined) continue;
    there[i] = other;
    tiles[i] = { ...tile, tile: other };
  }
};
