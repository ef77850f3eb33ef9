/** Set-up of a match (rulebook: Set Up; Solo Mode). */
import { type DiceStream, rollDice } from '../core/chance.ts';
import type { Seat, StartOptions } from '../core/game.ts';
import { kindsAt } from '../core/kinds.ts';
import { checkModeOptions, checkSeatCount, modeNamed } from '../core/mode-options.ts';
import { BadInput } from '../core/refusal.ts';
import type { FighterDef } from './content.ts';
import { MODES } from './modes.ts';
import { run } from './rules/machine.ts';
import { fresh } from './rules/placing.ts';
import { beginRound, noOmens } from './rules/rounds.ts';
import type { Die, Fighter, Match } from './state/state.ts';
import { SPACES, type Table } from './state/table.ts';

export interface Content {
  readonly hash: string;
  readonly fighters: ReadonlyMap<string, FighterDef>;
}

export const startMatch = (content: Content, { mode, seats, options }: StartOptions, chance: DiceStream): Match => {
  const m = emptyMatch(
    content,
    mode,
    seats.map(({ hero }) => hero),
    chance,
    options,
  );
  const t: Table = { m, fighters: content.fighters, events: [] };
  beginRound(t, firstPlayer(chance));
  run(t);
  return m;
};

/** Each side rolls a die, the higher one begins; ties roll again. */
const firstPlayer = (chance: DiceStream): Seat => {
  for (;;) {
    const [a = 0, b = 0] = rollDice(chance, 2);
    if (a !== b) return a > b ? 0 : 1;
  }
};

/** A match with both fighters at the table and no dice rolled. Throws `BadInput` for fighters that do not meet. */
export const emptyMatch = (
  content: Content,
  modeId: string,
  heroes: readonly string[],
  chance: DiceStream,
  options?: StartOptions['options'],
): Match => {
  const mode = modeNamed(MODES, modeId);
  checkModeOptions(mode, options);
  checkSeatCount(mode, heroes.length);
  const kinds = kindsAt(mode, heroes.length);
  for (const [seat, hero] of heroes.entries()) {
    const kind = kinds[seat];
    const there = [...content.fighters.values()].filter((def) => def.kind === kind).map(({ id }) => id);
    if (!there.includes(hero)) {
      throw new BadInput(`seats.${seat}.hero`, `there is no ${kind} ${hero}; there are ${there.join(', ')}`);
    }
  }
  return {
    content: content.hash,
    mode: modeId,
    step: 0,
    round: 1,
    first: 0,
    active: 0,
    attack: null,
    placedAt: null,
    fighters: heroes.map(newFighter),
    stack: [],
    prompt: null,
    outcome: null,
    waitingSince: 0,
    chance,
  };
};

const newFighter = (hero: string): Fighter => ({
  hero,
  adrenaline: false,
  pool: [],
  aside: [],
  taken: null,
  grid: Array<Die | null>(SPACES).fill(null),
  next: fresh(),
  omens: noOmens(),
});
