/** What holds in every reachable state of a Diceborn Heroes match. Each failure says what was found. */
import { seededStream, shuffle } from '../../engine/core/chance.ts';
import { clonePlain } from '../../engine/core/clone.ts';
import { CONTENT } from '../../engine/diceborn-heroes/library/content.ts';
import { buildLibrary } from '../../engine/diceborn-heroes/library/library.ts';
import { actionsOf, diceOfHero, fits, hpOf, tokensOf } from '../../engine/diceborn-heroes/state/figures.ts';
import type { Die, Figure, Hero, Match } from '../../engine/diceborn-heroes/state/state.ts';
import { allyName, enemyName, heroName, type Table } from '../../engine/diceborn-heroes/state/table.ts';
import { SUPPLY } from '../../engine/diceborn-heroes/turn/quest.ts';
import { COLOURS } from '../../engine/diceborn-heroes/vocabulary/words.ts';

const fail = (what: string): never => {
  throw new Error(what);
};

const lib = buildLibrary(CONTENT, '');
const STARRED = [...lib.cards.values()].flatMap(({ id, starred }) => (starred ? id : []));
const BASE = CONTENT.baseCards.map(({ id }) => id);
const MOST_ROUNDS = 200;

/** Throws for a state that no match may reach. */
export const checkDicebornHeroes = (m: Match): void => {
  const t: Table = { m, lib, events: [] };
  checkAttackCards(m);
  checkMonsters(m);
  checkDice(m);
  m.heroes.forEach((hero, no) => {
    try {
      checkHero(t, hero, no);
    } catch (error) {
      fail(`hero ${no}: ${error instanceof Error ? error.message : error}`);
    }
  });
  m.enemies.forEach((enemy, no) => {
    checkFigure(enemyName(no), enemy);
    const { defeated, hp, wounds, cards } = enemy;
    if (!defeated && hp > 0 && wounds >= hp && !m.outcome) fail(`enemy ${no} stands with ${wounds} wounds of ${hp}`);
    if (defeated && cards.length > 0) fail(`enemy ${no} is defeated and has cards`);
  });
  m.allies.forEach((ally, no) => {
    checkFigure(allyName(no), ally);
    if (!ally.gone && ally.wounds >= ally.hp) fail(`ally ${no} stands with ${ally.wounds} wounds of ${ally.hp}`);
  });
  if (m.prompt && m.prompt.options.length === 0) fail(`no answer to ${m.prompt.question}`);
  if (m.prompt && new Set(m.prompt.options).size < m.prompt.options.length)
    fail(`an answer to ${m.prompt.question} stands there twice`);
  if (m.outcome && (m.prompt || m.window || m.stack.length > 0)) fail('something goes on after the end');
  if (m.answers.length > 0) fail('an answer is left over');
  if (m.round > MOST_ROUNDS) fail(`round ${m.round}`);
};

const sorted = (ids: readonly string[]): string => [...ids].sort().join(' ');

/** All cards are somewhere, each once. */
const checkAttackCards = ({ attack, enemies, aside }: Match): void => {
  const all = [...attack.deck, ...attack.discard, ...enemies.flatMap(({ cards }) => cards), ...aside.starred];
  if (sorted(all) !== sorted([...BASE, ...STARRED])) fail(`attack cards: ${sorted(all)}`);
};

/** Each monster of a deck is in one place: there, in play, with a hero, or fighting for one. */
const checkMonsters = (m: Match): void => {
  const fought = m.enemies.flatMap(({ kind, id, defeated }) => (kind === 'monster' && !defeated ? id : []));
  const summoned = m.allies.flatMap(({ from, of, gone }) => (from === 'summon' && !gone ? of : []));
  const held = m.heroes.flatMap(({ spoils }) => spoils);
  for (const level of [1, 2, 3] as const) {
    const printed = CONTENT.monsters.filter((def) => def.level === level).map(({ id }) => id);
    const { deck, discard } = m.monsters[level];
    const all = [...deck, ...discard, ...fought, ...summoned, ...held].filter((id) => printed.includes(id));
    if (new Set(all).size < all.length) fail(`a monster of level ${level} twice: ${sorted(all)}`);
  }
};

/** Every die has its place, and no more than the box holds. */
const checkDice = (m: Match): void => {
  const lying = diceIn(m);
  for (const colour of COLOURS) {
    const n = lying.filter((die) => die.colour === colour).length;
    if (n > SUPPLY[colour]) fail(`${n} ${colour} dice`);
  }
  if (m.phase !== 'assign' && m.phase !== 'resolve') return;
  const t: Pick<Table, 'lib'> = { lib };
  m.heroes.forEach((hero, no) => {
    const own = lying.filter(({ owner }) => owner === no).length;
    const due = diceOfHero(t, hero).length;
    // An item lost or an oddly rich party may leave a hero with another number than its cards say.
    if (Math.abs(own - due) > 1 && lying.length < 20) fail(`hero ${no} has ${own} of ${due} dice`);
  });
};
const diceIn = ({ heroes, enemies, allies, quest, removed }: Match): Die[] => [
  ...heroes.flatMap(({ pool, assigned, relicDice }) => [
    ...pool,
    ...(assigned ? [assigned.die] : []),
    ...relicDice.map(({ die }) => die),
  ]),
  ...enemies.flatMap(({ captured }) => captured),
  ...allies.flatMap(({ assigned }) => (assigned ? [assigned.die] : [])),
  ...(quest?.locks ?? []).map(({ die }) => die),
  ...removed,
];

const checkFigure = (name: string, { wounds, block, poison, stun }: Figure): void => {
  if (wounds < 0) fail(`${name} has ${wounds} wounds`);
  if (block < 0 || block > 2) fail(`${name} has ${block} Blocks`);
  if (poison < 0 || poison > 1 || stun < 0 || stun > 1) fail(`${name} has a condition twice`);
};

const checkHero = (t: Table, hero: Hero, no: number): void => {
  const { ko, wounds, block, poison, stun, assigned, relicDice, tokens } = hero;
  const hp = hpOf(t, heroName(no));
  checkFigure(heroName(no), hero);
  if (ko !== wounds >= hp && !t.m.outcome) fail(`${wounds} wounds of ${hp}, KO'd: ${ko}`);
  if (ko && (block + poison + stun > 0 || assigned || relicDice.length > 0)) fail("KO'd with conditions or dice");
  if (tokens < 0 || tokens > tokensOf(t.m, hero)) fail(`${tokens} Hero Tokens`);
  if (assigned) {
    const slot = actionsOf(t, hero).find(({ id }) => id === assigned.slot)?.slot;
    if (!slot || !fits(slot, assigned.die)) fail(`${assigned.slot} with a die that does not fit`);
  }
  for (const { slot, die } of relicDice)
    if (!hero.relics.includes(slot) || !fits(lib.relics.get(slot)?.slot ?? { colour: 'grey', least: 7 }, die))
      fail(`a die on ${slot}`);
};

/** The match as it could be as well, for all that a viewer knows: decks lie in another order, but for what it looks at. */
export const hideDecks = (m: Match, viewer: number): Match => {
  const other = clonePlain(m);
  const chance = seededStream(`otherwise ${m.step}`);
  const looks = (m.prompt?.question === 'peek' || m.prompt?.question === 'foresee') && m.prompt.seat === viewer;
  const known = looks ? other.attack.deck.splice(0, MOST_LOOKED_AT) : [];
  for (const { deck } of [other.attack, other.items, ...Object.values(other.monsters)]) shuffle(chance, deck);
  other.attack.deck.unshift(...known);
  return other;
};
const MOST_LOOKED_AT = 4;
