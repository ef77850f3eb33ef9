/** Matches that begin in a scripted position, for tests of what lies above the rules. */
import { playBot } from '../../engine/bots/index.ts';
import type { BotKind } from '../../engine/bots/kinds.ts';
import { scriptedStream, seededStream } from '../../engine/core/chance.ts';
import type { Action, AnyGame, GameEvent, Seat } from '../../engine/core/game.ts';
import { diceThrone } from '../../engine/dice-throne/index.ts';
import type { MatchView } from '../../engine/dice-throne/state/view-shape.ts';
import { PRESETS, type PresetId } from '../../protocol/presets.ts';
import type { Taken } from '../../rooms/match/driver-hooks.ts';
import { MatchDriver } from '../../rooms/match/match-driver.ts';
import type { MatchEntry, TakenEntry } from '../../rooms/match/match-entry.ts';
import { RunningMatch } from '../../rooms/match/running-match.ts';
import { HandTime } from './hand-time.ts';

/** A position in the form of the scenario runner, without its actions; the dice are listed, or of a seed. */
export type Position = Readonly<Record<string, unknown>> & {
  readonly dice?: readonly number[];
  readonly diceSeed?: string;
};

export const matchIn = (position: Position): unknown => {
  const { dice = [], diceSeed, ...spec } = position;
  return diceThrone.scenario.position(spec, diceSeed === undefined ? scriptedStream(dice) : seededStream(diceSeed));
};

/** Dice Throne, but each match begins in the position that `next` gives. */
export const rigged = (next: () => Position): AnyGame => ({ ...(diceThrone as AnyGame), start: () => matchIn(next()) });

export interface Driving {
  readonly driver: MatchDriver;
  readonly running: RunningMatch;
  readonly time: HandTime;
  readonly entries: TakenEntry[];
  readonly events: GameEvent[];
  readonly warnings: { readonly seat: Seat; readonly left: number }[];
  readonly incidents: unknown[];
  readonly view: MatchView;
  act(seat: Seat, action: Action, seen?: number): Promise<Taken>;
}

export interface DrivingOptions {
  readonly preset?: PresetId;
  /** Seats that bots play. */
  readonly bots?: readonly Seat[];
  readonly holdMs?: () => number;
  readonly game?: AnyGame;
  /** All seats stand together; left out, as in every mode of the game. */
  readonly coop?: boolean;
  readonly random?: () => number;
  /** What a bot does; left out, what it thinks best at once. */
  readonly decide?: (bot: BotKind, seat: Seat) => Promise<Action>;
  /** What has happened to the match already. */
  readonly past?: readonly MatchEntry[];
}

/** How long a hold lasts, and a bot thinks, unless a test says otherwise. */
export const HOLD = 700;
export const THINKING = 300;

/** A driver on time that passes by hand, with whatever it told. */
export const driving = (match: unknown, options: DrivingOptions = {}): Driving => {
  const game: AnyGame = options.game ?? diceThrone;
  const running = new RunningMatch(game, match, (seat) => `Seat ${seat}`);
  const time = new HandTime();
  const entries: TakenEntry[] = [];
  const events: GameEvent[] = [];
  const warnings: { seat: Seat; left: number }[] = [];
  const incidents: unknown[] = [];
  const seats = Array.from({ length: game.seats(match) }, (_, seat) => seat);
  const driver = new MatchDriver(
    {
      running,
      time,
      preset: PRESETS[options.preset ?? 'casual'],
      coop: options.coop ?? game.modes.every(({ coop }) => coop),
      bots: seats.map((seat) => (options.bots?.includes(seat) ? 'sensible' : undefined)),
      holdMs: options.holdMs ?? (() => HOLD),
      botPauseMs: () => THINKING,
      decide: options.decide ?? (async (bot, seat) => playBot(bot, game, match, seat, options.random ?? (() => 0.5))),
      round: () => undefined,
      keepAsleep: async () => undefined,
      keep: async () => undefined,
      onTaken: async (happened, entry) => {
        events.push(...happened);
        entries.push(entry);
      },
      onClocks: () => undefined,
      onWarning: (seat, left) => warnings.push({ seat, left }),
      onFailure: (error) => String(incidents.push(error)),
    },
    options.past,
  );
  return {
    driver,
    running,
    time,
    entries,
    events,
    warnings,
    incidents,
    get view(): MatchView {
      return running.ask((rules, now) => rules.view(now, 'public')) as MatchView;
    },
    act: (seat, action, seen) => driver.act(seat, action, seen),
  };
};
