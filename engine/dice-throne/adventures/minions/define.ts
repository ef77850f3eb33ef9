/** How minions are written down: as on their cards, rows from the lowest on. The game itself plays them. */
import {
  atMost,
  count,
  inflict,
  not,
  prevent,
  scale,
  shows,
  stealHealth,
  times,
  when,
} from '../../vocabulary/build.ts';
import type {
  Amount,
  Cond,
  Effect,
  HeroDef,
  Level,
  Listener,
  Needs,
  Objective,
  Program,
  Row,
} from '../../vocabulary/words.ts';
import { crawlTokens } from '../tokens.ts';

export type MinionLevel = 1 | 2 | 3 | 4;
type Chest = 1 | 2 | 3 | 4;

interface Defence {
  readonly dice: number;
  readonly run: Program;
}
export interface MinionRow {
  readonly id: string;
  readonly name: string;
  readonly health: number;
  /** Left out: none. */
  readonly cp?: number;
  /** It has the turn before its hero. */
  readonly firstStrike?: true;
  /** What its dice are kept for: the highest row listed. */
  readonly objective: Objective;
  /** What it activates when the dice meet it; of several met the last. */
  readonly rows: readonly Row[];
  /** Left out: it has none that is rolled. */
  readonly defence?: Defence;
  readonly passive?: readonly Listener[];
  /** What it has from the start on besides. */
  readonly tokens?: Readonly<Record<string, number>>;
  /** It turns between two sides, which attack and defend each in their own way; the first is the one written here. */
  readonly sides?: {
    readonly front: string;
    readonly back: string;
    readonly rows: readonly Row[];
    readonly defence: Defence;
  };
  /** Chests for whoever defeats it. Left out: one of its own level. */
  readonly rewards?: readonly Chest[];
  /** It needs a teammate: a hero alone never meets it. */
  readonly noSolo?: true;
  /** It is in the deeper decks only. */
  readonly deeper?: true;
}
export interface MinionDef extends MinionRow {
  readonly level: MinionLevel;
}

export const defineMinions = (level: MinionLevel, rows: readonly MinionRow[]): readonly MinionDef[] =>
  rows.map((row) => ({ ...row, level }));

export const rewardsOf = ({ rewards, level }: MinionDef): readonly Chest[] => rewards ?? [level];

const CHAOS_DIE: HeroDef['die'] = ['swipe', 'swipe', 'swipe', 'vortex', 'vortex', 'chaos'];

/** A minion as a combatant, with a board of its own. */
export const asCombatant = (minion: MinionDef): HeroDef => {
  const { id, name, rows, defence, passive, sides } = minion;
  return {
    id,
    name,
    die: CHAOS_DIE,
    complexity: 1,
    abilities: {
      ...boardOf(id, rows, defence),
      ...(passive && { [`${id}-nature`]: { name: `Nature of the ${name}`, levels: [{ on: passive }] } }),
    },
    ...(sides && {
      front: sides.front,
      boards: {
        [sides.back]: {
          name: sides.back,
          abilities: boardOf(`${id}-${sides.back}`, sides.rows, sides.defence, passive),
        },
      },
    }),
    tokens: tokensNamedIn(minion),
    cards: {},
  };
};

const boardOf = (
  id: string,
  rows: readonly Row[],
  defence: Defence | undefined,
  passive?: readonly Listener[],
): HeroDef['abilities'] => ({
  [`${id}-attack`]: { name: 'Attack', levels: [{ rows }] },
  ...(defence && { [`${id}-defence`]: { name: 'Defence', levels: [defenceOf(defence)] } }),
  ...(passive && { [`${id}-nature`]: { name: 'Nature', levels: [{ on: passive }] } }),
});
const defenceOf = ({ dice, run }: Defence): Level => ({ defence: dice, run });

/** Status effects that its words speak of; and King's Hand, of which whoever guards the portal has one more than is printed. */
const tokensNamedIn = (minion: MinionDef): HeroDef['tokens'] => {
  const text = JSON.stringify(minion);
  return Object.fromEntries(
    Object.entries(crawlTokens).filter(([id, { scenario }]) => scenario === 'throws' || text.includes(`"${id}"`)),
  );
};

// What many of them have

/** So many of a symbol, from row to row. */
export const rising = (symbol: string, at: readonly number[], ...run: readonly Effect[]): Row => ({
  needs: scale(symbol, ...at),
  run,
});
export const met = (needs: Needs, ...run: readonly Effect[]): Row => ({ needs, run });
export const defence = (dice: number, ...run: readonly Effect[]): Defence => ({ dice, run });
/** Its Offensive Roll Phase has brought nothing. */
export const fails = (...run: readonly Effect[]): Listener => ({
  at: 'ends:offensive',
  if: not({ is: ['ability', 'took effect'] }),
  run,
});
export const atTurn = (...run: readonly Effect[]): Listener => ({ at: 'begins:turn', run });
export const atUpkeep = (...run: readonly Effect[]): Listener => ({ at: 'begins:upkeep', run });
/** A defence that answers every damage but that of an Ultimate, and none while it is stunned. */
export const unique = (...run: readonly Effect[]): Listener => ({ at: 'attacked', if: ABLE, run });
/** The same, and that answers collateral damage too, by which nobody is attacked. */
export const uniqueToAll = (...run: readonly Effect[]): readonly Listener[] => [
  unique(...run),
  { at: 'collateral', if: ABLE, run },
];
/** When a unique defence answers, whatever it listens to. */
export const ABLE: Cond = {
  all: [not({ is: ['attack', 'ultimate'] }), { compare: [{ held: 'stun' }, '<', 1] }],
};
export const on = (symbol: string, ...run: readonly Effect[]): Effect => when(shows({ [symbol]: 1 }), run);
export const onTwo = (symbol: string, ...run: readonly Effect[]): Effect => when(shows({ [symbol]: 2 }), run);
export const onValues = (from: number, to: number, ...run: readonly Effect[]): Effect =>
  when({ all: [{ compare: [{ sum: true }, '>=', from] }, atMost({ sum: true }, to)] }, run);
/** Prevents so much for each of some symbols. */
export const preventEach = (per: Readonly<Record<string, number>>): Effect => {
  const parts: Amount[] = Object.entries(per).map(([symbol, n]) => times(n, count(symbol)));
  return prevent({ plus: parts });
};
export const drainEach = (symbol: string): Effect => stealHealth(count(symbol), 'attacker');
/** The only hero there is has this besides. */
export const ifAlone = (...run: readonly Effect[]): Effect => when(atMost({ size: 'opponents' }, 1), run);
export const onAttacker = (token: string, n: Amount = 1): Effect => inflict(token, n, 'attacker');
