/** The runs of the battery: which modes and heroes meet, how often, and the command that plays one seed again. */
import { diceThroneCampaign } from '../../engine/campaign/index.ts';
import type { Campaign } from '../../engine/campaign/state/state.ts';
import { LEGACIES } from '../../engine/campaign/state/terms.ts';
import type { AnyGame, StartOptions } from '../../engine/core/game.ts';
import { kindsAt, ofKind } from '../../engine/core/kinds.ts';
import { modeNamed } from '../../engine/core/mode-options.ts';
import { diceClash } from '../../engine/dice-clash/index.ts';
import type { Match as ClashMatch } from '../../engine/dice-clash/state/state.ts';
import { battleCards } from '../../engine/dice-throne/adventures/battles.ts';
import { CRAWLS } from '../../engine/dice-throne/adventures/crawl/cards.ts';
import { LOOT } from '../../engine/dice-throne/adventures/loot/index.ts';
import { BOSSES } from '../../engine/dice-throne/bosses/index.ts';
import { diceThrone } from '../../engine/dice-throne/index.ts';
import { bossBattle } from '../../engine/dice-throne/modes/boss-battle.ts';
import { portalCrawl } from '../../engine/dice-throne/modes/portal-crawl.ts';
import type { Match } from '../../engine/dice-throne/state/match.ts';
import { DIFFICULTIES } from '../../engine/dice-throne/state/scenario.ts';
import type { HeroDef } from '../../engine/dice-throne/vocabulary/words.ts';
import { dicebornHeroes } from '../../engine/diceborn-heroes/index.ts';
import type { Match as DicebornMatch } from '../../engine/diceborn-heroes/state/state.ts';
import { GAMES, TABLELESS } from '../../engine/games.ts';
import { type BatteryOptions, type BatteryResult, playBattery } from './battery.ts';
import { checkCampaign, hideLoot, reportAtRandom } from './campaign.ts';
import { checkDiceClash, hideOtherDice } from './dice-clash.ts';
import { checkDiceThrone, checkWith, hideOtherwise } from './dice-throne.ts';
import { checkDicebornHeroes, hideDecks } from './diceborn-heroes.ts';

const BATTLES = battleCards(BOSSES);

const heroes = ofKind(diceThrone, 'hero');

/** Every ordered pair of heroes. */
export const pairs: readonly (readonly [string, string])[] = heroes.flatMap((first) =>
  heroes.map((second) => [first, second] as const),
);

/** Every ordered pair in which one of these heroes from outside plays. */
export const pairsWith = (outside: readonly HeroDef[]): readonly (readonly [string, string])[] => {
  const ids = outside.flatMap(({ id, kind }) => (kind === undefined ? [id] : []));
  return ids.flatMap((id) => [
    ...[...heroes, ...ids].map((other) => [id, other] as const),
    ...heroes.map((other) => [other, id] as const),
  ]);
};

/** Every other mode with every number of seats that it has. */
export const tables: readonly { readonly mode: string; readonly seats: number }[] = diceThrone.modes
  .filter(({ id }) => id !== '1v1')
  .flatMap(({ id, minSeats, maxSeats }) =>
    Array.from({ length: maxSeats - minSeats + 1 }, (_, i) => ({ mode: id, seats: minSeats + i })),
  );

/** Scenarios and difficulties of a mode that plays such, in turn. */
const setupFrom = (mode: string, seats: number, from: number): unknown => {
  const loot = Array.from({ length: seats }, (_, seat) => lootFrom(seats, from * seats + seat));
  const difficulty = DIFFICULTIES[from % DIFFICULTIES.length];
  if (mode === portalCrawl.id) {
    const { scenario } = CRAWLS[from % CRAWLS.length] ?? {};
    return {
      scenario,
      difficulty,
      card: `${scenario}${'ABCD'[Math.floor(from / CRAWLS.length) % 4]}`,
      deeper: from % 2 === 0,
      loot,
    };
  }
  if (mode !== bossBattle.id) return undefined;
  const scenario = BATTLES[from % BATTLES.length]?.scenario;
  return { scenario, difficulty, loot, ...(from % 3 === 2 && { upgrades: 'unbound' }) };
};

/** Loot cards of a deck, all of them in turn; a deck has one of a family. */
const LOOT_IN_A_DECK = 12;
const lootFrom = (seats: number, from: number): string[] => {
  const cards = LOOT.filter(({ noSolo }) => seats > 1 || !noSolo);
  const some = Array.from({ length: LOOT_IN_A_DECK }, (_, i) => cards[(from * LOOT_IN_A_DECK + i) % cards.length]);
  return some.flatMap((card, i) =>
    card && some.findIndex((other) => other?.family === card.family) === i ? [card.id] : [],
  );
};

/** Seats of a mode, filled in turn from a number on with whoever may sit there. */
export const seatsFrom = (mode: string, seats: number, from: number): StartOptions => {
  const info = modeNamed(diceThrone.modes, mode);
  const pick = (kind: string, i: number): string => {
    const ids = ofKind(diceThrone, kind);
    return ids[(from + i * 3) % ids.length] ?? '';
  };
  const setup = setupFrom(mode, seats, from);
  return {
    mode,
    seats: kindsAt(info, seats).map((kind, i) => ({ hero: pick(kind, i) })),
    ...(setup === undefined ? {} : { setup }),
  };
};

/** Every other mode with every number of seats, for each of these heroes and bosses from outside in one of the seats where it
 *  may sit. */
export const tablesWith = (outside: readonly HeroDef[], from: number): readonly StartOptions[] =>
  tables.flatMap(({ mode, seats }) => {
    const kinds = kindsAt(modeNamed(diceThrone.modes, mode), seats);
    return outside.flatMap(({ id, kind = 'hero' }) => {
      const places = [...kinds.keys()].filter((seat) => kinds[seat] === kind);
      const place = places[from % places.length];
      if (place === undefined) return [];
      const start = seatsFrom(mode, seats, from);
      return [{ ...start, seats: start.seats.with(place, { hero: id }) }];
    });
  });

export const duelOf = ([first, second]: readonly [string, string]): StartOptions => ({
  mode: '1v1',
  seats: [{ hero: first }, { hero: second }],
});

/** Dice Clash: every ordered pair of warriors, and every warrior against every legend. */
const clashHeroes = (kind: string): string[] =>
  diceClash.heroes.filter((hero) => hero.kind === kind).map(({ id }) => id);
const clashOf = (mode: string, foes: readonly string[]): readonly StartOptions[] =>
  clashHeroes('warrior').flatMap((hero) => foes.map((foe) => ({ mode, seats: [{ hero }, { hero: foe }] })));
export const clashDuels = clashOf('duel', clashHeroes('warrior'));
export const clashSolos = clashOf('solo', clashHeroes('legend'));

/** Diceborn Heroes: every mode with every number of seats, classes in turn from a number on. */
export const dicebornParties = (from: number): readonly StartOptions[] => partiesOf(dicebornHeroes, from);
/** Campaigns of one to four heroes, in turn from a number on. */
export const campaignParties = (from: number): readonly StartOptions[] => partiesOf(diceThroneCampaign, from);

/** Any game: every mode with every number of seats, whoever may sit there in turn from a number on. */
export const partiesOf = (game: Pick<AnyGame, 'modes' | 'heroes'>, from: number): readonly StartOptions[] =>
  game.modes.flatMap((mode) =>
    mode.formats.map((_, i): StartOptions => {
      const seats = kindsAt(mode, mode.minSeats + i).map((kind, seat) => {
        const ids = ofKind(game, kind);
        return { hero: ids[(from + seat * 3) % ids.length] ?? '' };
      });
      return { mode: mode.id, seats };
    }),
  );

type Checks = Pick<BatteryOptions, 'game' | 'invariants' | 'hideOtherwise' | 'imaginesAlike' | 'house'> & {
  /** What every match begins with besides. */
  readonly setup?: unknown;
};
/** The battery hands back what the game's own start made. */
const CHECKS: Readonly<Record<string, Checks>> = {
  [diceThrone.id]: {
    game: diceThrone,
    invariants: (match) => checkDiceThrone(match as Match),
    hideOtherwise: (match, viewer) => hideOtherwise(match as Match, viewer),
  },
  [diceClash.id]: {
    game: diceClash,
    invariants: (match) => checkDiceClash(match as ClashMatch),
    hideOtherwise: (match, viewer) => hideOtherDice(match as ClashMatch, viewer),
    imaginesAlike: true,
  },
  [dicebornHeroes.id]: {
    game: dicebornHeroes,
    invariants: (match) => checkDicebornHeroes(match as DicebornMatch),
    hideOtherwise: (match, viewer) => hideDecks(match as DicebornMatch, viewer),
  },
  [diceThroneCampaign.id]: {
    game: diceThroneCampaign,
    invariants: (match) => checkCampaign(match as Campaign),
    hideOtherwise: (match) => hideLoot(match as Campaign),
    imaginesAlike: true,
    house: (match, random) => reportAtRandom(match as Campaign, random),
    setup: { legacy: LEGACIES },
  },
};

interface PlayOptions {
  readonly depth?: number;
  readonly twice?: boolean;
  readonly game?: string;
  /** Heroes from outside that may play. */
  readonly outside?: readonly HeroDef[];
}

/** Dice Throne with heroes from outside. */
const checksWith = (outside: readonly HeroDef[]): Checks => {
  const known = madeWith.get(outside);
  if (known) return known;
  const check = checkWith(outside);
  const made: Checks = {
    game: diceThrone.withHeroes?.(outside) ?? diceThrone,
    invariants: (match) => check(match as Match),
    hideOtherwise: (match, viewer) => hideOtherwise(match as Match, viewer),
  };
  madeWith.set(outside, made);
  return made;
};
const madeWith = new WeakMap<readonly HeroDef[], Checks>();

/** What holds in every game is looked at in one that has no more to say, too. */
export const checksOf = (game: AnyGame): Checks => CHECKS[game.id] ?? { game, invariants: () => undefined };

/** Plays one match of a game; a failure names the command that plays it again. */
export const playOne = (
  start: StartOptions,
  seed: string,
  { depth = 97, twice = true, game = diceThrone.id, outside = [] }: PlayOptions = {},
): BatteryResult => {
  const known = [...GAMES, ...TABLELESS].find(({ id }) => id === game);
  if (!known) throw new Error(`there is no game ${game}`);
  const checks = outside.length > 0 ? checksWith(outside) : checksOf(known);
  try {
    const { setup, ...rest } = checks;
    return playBattery({ ...rest, start: { ...start, ...(setup !== undefined && { setup }) }, seed, depth, twice });
  } catch (error) {
    const seats = start.seats.map(({ hero }) => hero).join(',');
    const reason = error instanceof Error ? error.message : String(error);
    const which = game === diceThrone.id ? '' : ` --game ${game}`;
    const setup = start.setup === undefined ? '' : ` --setup '${JSON.stringify(start.setup)}'`;
    throw new Error(
      `${reason}\n  again: npm run battery --${which} --seed '${seed}' --mode ${start.mode} --heroes ${seats}${setup}`,
      {
        cause: error,
      },
    );
  }
};
