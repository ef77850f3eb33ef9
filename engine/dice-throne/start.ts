/** Set-up of a match, step by step as in the rulebook's Game Setup. */
import { below, type DiceStream, rollDice, shuffle } from '../core/chance.ts';
import type { Seat, StartOptions } from '../core/game.ts';
import { checkModeOptions, checkSeatCount, modeNamed } from '../core/mode-options.ts';
import { BadInput } from '../core/refusal.ts';
import { run } from './machine.ts';
import { MODES } from './modes/index.ts';
import { EVEN_START, type Mode } from './modes/mode.ts';
import { setOut } from './rules/companions.ts';
import { raiseAll } from './rules/moments.ts';
import { pushEffects, pushProcedure } from './stack/frames.ts';
import { clockwise, dialOf, emit, heroOf, holdingsOf, impossible, playable, tableOf } from './state/context.ts';
import type { Body, Match } from './state/match.ts';
import type { Library, LibraryHero } from './state/table.ts';

const START_CP = 2;
const START_HAND = 4;

export const startMatch = (lib: Library, options: StartOptions, chance: DiceStream): Match => {
  const mode = modeNamed(MODES, options.mode);
  const seats = options.seats.length;
  checkSeatCount(mode, seats);
  checkModeOptions(mode, options.options);
  const heroes = options.seats.map(({ hero }, i) => heroFor(lib, mode, i, hero));
  const m = emptyMatch(lib, mode, heroes, chance);
  const t = tableOf(lib, m);
  if (mode.setUp) mode.setUp(t, options.setup);
  else refuseSetup(mode, options.setup);
  for (const i of heroes.keys()) {
    const holdings = holdingsOf(t, i);
    shuffle(chance, holdings.deck);
    holdings.hand = holdings.deck.splice(-START_HAND).reverse();
  }
  m.active = mode.startPlayer ?? startPlayer(chance, seats, mode.startDie);
  m.turnOf = m.active;
  m.startPlayer = m.active;
  if (!options.options?.includes(EVEN_START)) {
    for (const [i, { def }] of heroes.entries()) {
      const more = def.handicap?.[mode.id]?.[seats - mode.minSeats] ?? 0;
      const dial = dialOf(t, i);
      dial.health += more;
      dial.start += more;
    }
    dialOf(t, m.active).health -= mode.starterLacks ?? 0;
  }
  emit(t, { type: 'start', mode: mode.id, seat: m.active });
  pushProcedure(t, mode.round ?? 'round');
  raiseAll(
    t,
    clockwise(t).map(({ id }) => ({ moment: 'set-up', by: id })),
  );
  // The last put on the stack comes first.
  for (const { id } of clockwise(t).reverse()) {
    const { setUp } = heroOf(t, id);
    if (setUp !== undefined) pushEffects(t, setUp, id, 'rule:set-up');
  }
  run(t);
  return m;
};

/** Throws `BadInput` for a set-up that the mode has no use for. */
const refuseSetup = ({ id }: Mode, setup: unknown): void => {
  if (setup !== undefined) throw new BadInput('setup', `${id} takes none`);
};

/** What the seat plays, if there is such a hero, of the kind that the mode seats there. Throws `BadInput` naming the seat. */
export const heroFor = (lib: Library, mode: Mode, seat: Seat, id: string): LibraryHero => {
  const hero = heroNamed(lib, seat, id);
  const { plays } = mode.side(seat);
  if (hero.kind === plays) return hero;
  const fit = [...lib.heroes.values()].filter(({ kind }) => kind === plays).map((other) => other.id);
  throw new BadInput(
    `seats.${seat}.hero`,
    `${mode.id} has a ${plays} in seat ${seat} (${fit.join(', ')}), and ${id} is a ${hero.kind}`,
  );
};
export const heroNamed = (lib: Library, seat: Seat, id: string): LibraryHero => {
  const hero = lib.heroes.get(id);
  if (hero && hero.kind !== 'minion') return hero;
  throw new BadInput(
    `seats.${seat}.hero`,
    `there is no hero ${id}; there are ${playable(lib)
      .map((hero) => hero.id)
      .join(', ')}`,
  );
};

/** Everybody rolls; the highest goes first, ties roll again. */
const startPlayer = (chance: DiceStream, seats: number, sides?: number): Seat => {
  let rolling = Array.from({ length: seats }, (_, seat) => seat);
  while (rolling.length > 1) {
    const values = rollDice(chance, rolling.length, sides);
    const most = Math.max(...values);
    rolling = rolling.filter((_, i) => values[i] === most);
  }
  return rolling[0] ?? below(chance, seats);
};

/** A match with everybody at the table and nothing drawn: decks lie in content order. */
export const emptyMatch = (lib: Library, mode: Mode, heroes: readonly LibraryHero[], chance: DiceStream): Match => {
  const seats = heroes.length;
  const teams = heroes.map((_, seat) => mode.teamOf(seat, seats));
  const dialOfTeam = [...new Set(teams)];
  const bodies = heroes.map((hero, seat): Body => {
    const team = teams[seat] ?? impossible(`seat ${seat} has no team`);
    return {
      id: seat,
      seat,
      pilot: seat,
      team,
      dial: mode.sharedDial ? dialOfTeam.indexOf(team) : seat,
      hero: hero.id,
      side: '',
      out: false,
      tokens: [],
      companions: setOut(hero),
      limits: undefined,
    };
  });
  return {
    content: lib.hash,
    mode: mode.id,
    step: 0,
    turn: 0,
    active: 0,
    turnOf: 0,
    startPlayer: 0,
    phase: 'upkeep',
    now: 0,
    turnBegan: 0,
    phaseBegan: 0,
    rollBegan: 0,
    players: seats,
    bodies,
    holdings: heroes.map(({ everyAbility, deck }) => ({
      cp: START_CP,
      hand: [],
      deck: [...deck],
      discard: [],
      upgrades: [],
      beneath: [],
      equipment: [],
      levels: new Array<number>(everyAbility.size).fill(1),
    })),
    dials: (mode.sharedDial ? dialOfTeam : teams).map((team) => {
      const start = mode.health(seats, team);
      return { health: start, start };
    }),
    // Named from the start, so that every match has one shape.
    prompt: undefined,
    given: undefined,
    rolling: undefined,
    attack: undefined,
    conceded: undefined,
    drawn: undefined,
    undoable: undefined,
    outcome: undefined,
    scenario: undefined,
    battle: undefined,
    crawl: undefined,
    imagined: undefined,
    stack: [],
    rolls: [],
    pools: [],
    lasting: [],
    extra: [],
    selfAnswered: [],
    fallen: [],
    uses: [],
    locked: [],
    chance,
    next: 0,
    waitingSince: 0,
  };
};
