/** Plays until everything that the content knows has been used (`reach.ts`): seeded matches of random and sensible
 *  bots in every mode, from the start or from random positions, with fair or loaded dice. */
import { playBot } from '../../engine/bots/index.ts';
import type { BotKind } from '../../engine/bots/kinds.ts';
import { NoDiceLeft, scriptedStream, seededStream } from '../../engine/core/chance.ts';
import { battleCards } from '../../engine/dice-throne/adventures/battles.ts';
import { bonusTokens } from '../../engine/dice-throne/bosses/hero-bonuses.ts';
import { BOSSES } from '../../engine/dice-throne/bosses/index.ts';
import { commonCards } from '../../engine/dice-throne/cards/common-cards.ts';
import { outcomesThatMeet } from '../../engine/dice-throne/checks/dice.ts';
import { COMBATANTS } from '../../engine/dice-throne/combatants.ts';
import { diceThrone } from '../../engine/dice-throne/index.ts';
import { buildLibrary } from '../../engine/dice-throne/library/index.ts';
import { bossBattle } from '../../engine/dice-throne/modes/boss-battle.ts';
import { duel } from '../../engine/dice-throne/modes/duel.ts';
import { MODES } from '../../engine/dice-throne/modes/index.ts';
import type { Mode } from '../../engine/dice-throne/modes/mode.ts';
import { printedLimit } from '../../engine/dice-throne/state/context.ts';
import type { Match } from '../../engine/dice-throne/state/match.ts';
import type { LibraryAbility, LibraryHero } from '../../engine/dice-throne/state/table.ts';
import { type Choices, choices } from '../random.ts';
import type { Exhausted, UsefulMatch } from './exhausted.ts';
import { applyNoting, reachable, startNoting } from './reach.ts';
import { search } from './search.ts';

const BATTLES = battleCards(BOSSES);

const lib = buildLibrary(COMBATANTS, commonCards);
const MOST_ACTIONS = 300;
const DICE = 2000;
/** Dice of a roll attempt. */
const ROLLED = 5;

/** Plays matches until nothing is missing, or as many as allowed; `known` first (`search.ts`). */
export const exhaust = (seed: string, mostMatches: number, known: readonly UsefulMatch[] = []): Exhausted => {
  const all = reachable();
  const strange = new Set<string>();
  const found = search(
    all,
    (number, missing, use, goOn) => {
      const note = (thing: string): void => {
        use(thing);
        if (thing.startsWith('window ') && !all.has(thing)) strange.add(thing);
      };
      playOne(choices(`${seed} ${number}`), missing, note, goOn);
    },
    mostMatches,
    known,
  );
  return { ...found, strange: [...strange] };
};

const playOne = (c: Choices, missing: readonly string[], note: (thing: string) => void, goOn: () => boolean): void => {
  const match = someMatch(c, missing, note);
  // Looking ahead takes its time: few matches have a sensible player.
  const sensible = c.chance(2) ? c.below(match.players) : -1;
  const random = c.number;
  try {
    for (let i = 0; i < MOST_ACTIONS && !match.outcome && goOn(); i++) {
      const waiting = diceThrone.waiting(match).map(({ seat }) => seat);
      const other = c.below(match.players);
      const seat = c.chance(15) && diceThrone.legal(match, other).length > 0 ? other : c.of(waiting);
      const kind: BotKind = seat === sensible ? 'sensible' : 'random';
      const parsed = diceThrone.parse(playBot(kind, diceThrone, match, seat, random));
      if (!('action' in parsed)) throw new Error('a bot chose what is no action');
      applyNoting(match, seat, parsed.action, note);
    }
  } catch (error) {
    // Loaded dice are a list that can come to its end: then so does the match.
    if (!(error instanceof NoDiceLeft)) throw error;
  }
};

/** The level that an added ability has with the upgrade of a level. */
const stepAt = ({ addedBy, levels }: LibraryAbility, level: number): number =>
  addedBy ? Math.min(level - addedBy.level + 1, levels.length) : 0;

/** Where the library names what a card does, or puts on the board. */
const placesOf = ({ id, abilities }: LibraryHero, card: string): string[] => {
  const { upgrade } = lib.cards.get(card) ?? {};
  if (!upgrade) return [card, `card:${card}`];
  const { ability, level } = upgrade;
  const added = abilities.filter((other) => other.addedBy?.ability === ability && stepAt(other, level) > 0);
  return [card, `${id}/${ability}/${level}`, ...added.map((other) => `${id}/${other.id}/${stepAt(other, level)}`)];
};
const wantedCards = (hero: LibraryHero, missing: readonly string[]): string[] =>
  hero.deck.filter((card) =>
    placesOf(hero, card).some((place) => missing.some((thing) => thing.includes(` ${place}`))),
  );

/** A match of any mode, with heroes of whom something is missing more often than others. */
const someMatch = (c: Choices, missing: readonly string[], note: (thing: string) => void): Match => {
  const all = [...lib.heroes.values()];
  const wanted = all.filter(
    (hero) => missing.some((thing) => thing.includes(` ${hero.id}/`)) || wantedCards(hero, missing).length > 0,
  );
  const seated = wanted.length > 0 ? c.of(wanted).kind : 'hero';
  // What a boss says to the game that plays it comes only there.
  if (missing.some(isOfScenarios) && c.chance(30)) return bossBattleFor(c, note);
  const modes = MODES.filter(({ side, coop }) => side(0).plays === seated && !coop);
  const usual = seated === 'hero' && c.chance(missing.length > 50 ? 70 : 30) ? duel : undefined;
  const mode = usual ?? c.of(c.chance(80) ? modes : MODES.filter(({ coop }) => !coop));
  const size = mode.minSeats + c.below(mode.maxSeats - mode.minSeats + 1);
  const heroes = Array.from({ length: size }, (_, seat) => {
    const fits = ({ kind }: LibraryHero): boolean => kind === mode.side(seat).plays;
    const first = wanted.filter(fits);
    return c.of(first.length > 0 && c.chance(80) ? first : all.filter(fits)).id;
  });
  const dice = heroes.flatMap((id) => wantedDice(lib.heroes.get(id) ?? fail(id), missing));
  const chance = c.chance(30) ? seededStream(c.seed) : scriptedStream(loadedDice(c, dice), c.seed);
  if (c.chance(20)) return startNoting({ mode: mode.id, seats: heroes.map((hero) => ({ hero })) }, chance, note);
  for (;;) {
    const match = diceThrone.scenario.position(somePosition(c, mode, heroes, missing), chance);
    if (!match.outcome) return match;
  }
};

/** Only scenarios have it: hero bonuses, and the tokens that they give. */
const isOfScenarios = (thing: string): boolean =>
  thing.includes('/bonus') || Object.keys(bonusTokens).some((id) => thing.includes(id));

/** A boss battle from its beginning. */
const bossBattleFor = (c: Choices, note: (thing: string) => void): Match => {
  const { scenario } = c.of(BATTLES);
  const hero = c.of([...lib.heroes.values()].filter(({ kind }) => kind === 'hero')).id;
  return startNoting(
    { mode: bossBattle.id, seats: [{ hero }], setup: { scenario, salves: [2] } },
    seededStream(c.seed),
    note,
  );
};

/** Outcomes that meet an ability of which something is missing, row by row. */
const wantedDice = ({ id, def, offensive }: LibraryHero, missing: readonly string[]): (readonly number[])[][] =>
  offensive.flatMap((ability) =>
    ability.levels.flatMap(({ rows }, i) =>
      missing.some((thing) => thing.includes(` ${id}/${ability.id}/${i + 1}`))
        ? rows.map(({ needs }) => outcomesThatMeet(def.die, ROLLED, needs, 'scale' in needs ? needs.at[0] : undefined))
        : [],
    ),
  );

/** Now and then one value comes up more often than it should, or all of them in a row, or what meets something missing. */
const loadedDice = (c: Choices, wanted: readonly (readonly number[])[][]): number[] => {
  const dice: number[] = [];
  while (dice.length < DICE) {
    if (wanted.length > 0 && c.chance(40)) {
      // Whatever was rolled before, any five of them are these.
      const five = c.of(c.of(wanted));
      for (let i = 0; i < 20; i++) dice.push(five[i % five.length] ?? 1);
      continue;
    }
    const favourite = c.below(6) + 1;
    const row = c.chance(30);
    const from = c.below(2) + 1;
    for (let i = 0; i < 20; i++) dice.push(row ? (i % 5) + from : c.chance(55) ? favourite : c.below(6) + 1);
  }
  return dice;
};

const FEW = 30;
const PHASES = ['upkeep', 'income', 'main-1', 'offensive-roll', 'main-2', 'discard'] as const;
const somePosition = (
  c: Choices,
  mode: Mode,
  heroes: readonly string[],
  missing: readonly string[],
): Record<string, unknown> => ({
  mode: mode.id,
  active: c.below(heroes.length),
  phase: missing.length < FEW && c.chance(60) ? c.of(wantedPhases(missing)) : c.of(PHASES),
  seats: heroes.map((hero) => ({
    ...someSeat(c, lib.heroes.get(hero) ?? fail(hero), missing),
    ...(mode.sharedDial || c.chance(50) ? {} : { health: c.below(15) + 1 }),
  })),
});

/** Where a window has not opened yet; else where branches of abilities are, which is mostly what is left in the end. */
const wantedPhases = (missing: readonly string[]): readonly string[] => {
  const phases = PHASES.filter((phase) =>
    missing.some((thing) => thing.startsWith('window ') && thing.endsWith(` in ${phase}`)),
  );
  return phases.length > 0 ? phases : ['offensive-roll'];
};

/** Of tokens without a limit. */
const MOST_TOKENS = 12;
const someSeat = (c: Choices, hero: LibraryHero, missing: readonly string[]): Record<string, unknown> => {
  // What is wanted comes first, so that it is taken more often.
  const first = c.chance(70) ? wantedCards(hero, missing) : [];
  const deck = [...new Set([...first, ...hero.deck])];
  const take = (n: number, fits: (card: string) => boolean): string[] =>
    c
      .list(n, () => {
        const card = first.length > 0 && c.chance(50) ? (deck[0] ?? '') : c.of(deck);
        return fits(card) ? deck.splice(deck.indexOf(card), 1) : [];
      })
      .flat();
  const upgraded = new Set<string>();
  const upgrades = take(12, (card) => {
    const ability = lib.cards.get(card)?.upgrade?.ability;
    if (ability === undefined || upgraded.has(ability)) return false;
    upgraded.add(ability);
    return true;
  });
  const known = [...lib.tokens.values()];
  const own = known.filter(({ id }) => hero.def.tokens[id] !== undefined);
  // What a hero does most often asks for tokens of its own.
  const tokens = c.list(5, () => c.of(own.length > 0 && c.chance(50) ? own : known));
  return {
    hero: hero.id,
    cp: c.below(16),
    upgrades,
    hand: take(9, () => true),
    tokens: Object.fromEntries(
      tokens.map(({ id, def }) => [
        id,
        c.below(Math.min(MOST_TOKENS, printedLimit(def, hero.def.tokens[id] !== undefined)) + 1),
      ]),
    ),
    companions: someCompanions(c, hero),
    ...(hero.boards.size > 0 && c.chance(50) ? { board: c.of([...hero.boards.keys()]) } : {}),
  };
};

/** Of which there is one: on some side, with some health. Of others, some of each side. */
const someCompanions = (c: Choices, { def }: LibraryHero): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(def.companions ?? {}).flatMap(([id, { single, dial, sides }]): [string, unknown][] => {
      if (!single) return sides.map((side) => [side.id, c.below(side.limit + 1)]);
      return [[id, { side: c.of(sides).id, ...(dial ? { health: c.below(dial.max + 1) } : {}) }]];
    }),
  );

const fail = (hero: string): never => {
  throw new Error(`there is no hero ${hero}`);
};
