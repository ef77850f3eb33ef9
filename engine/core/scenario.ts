/** The scenario runner (contract): plays a scripted position through the face of its game. The project's own language
 *  for rules tests and for bug reports. Pure: its command line is `bin/scenario.ts`. */
import { z } from 'zod';
import { NoDiceLeft, scriptedStream } from './chance.ts';
import type { Action, AnyGame, GameEvent, Seat } from './game.ts';
import { badInput } from './issues.ts';
import { BadInput, REFUSAL_CODES, type RefusalCode } from './refusal.ts';

const EXPECTATIONS = ['accepted', 'refused', ...REFUSAL_CODES] as const;
const scriptedAction = z.looseObject({
  seat: z.number().int().nonnegative(),
  type: z.string(),
  expect: z.enum(EXPECTATIONS).optional(),
});
const header = z.looseObject({
  game: z.string(),
  seats: z.array(z.unknown()),
  dice: z.array(z.number().int().min(1).max(20)).default([]),
  seed: z.union([z.string(), z.number()]).default(0),
  actions: z.array(scriptedAction).default([]),
  until: z.enum(['quiet', 'now']).default('quiet'),
  /** Words about the scenario: where it comes from and what it shows. The runner does not read them. */
  name: z.string().optional(),
  origin: z.string().optional(),
  note: z.string().optional(),
  /** What a test expects of the result. The runner does not read them either. */
  want: z.unknown().optional(),
  wantEvents: z.unknown().optional(),
  wantNoEvents: z.unknown().optional(),
  wantLegal: z.unknown().optional(),
  wantDiceLeft: z.unknown().optional(),
  wantLines: z.unknown().optional(),
});
/** Fields that the runner reads itself; all others are the position's. */
const OWN_FIELDS: ReadonlySet<string> = new Set(Object.keys(header.omit({ seats: true }).shape));
/** No scenario needs more passes between two of its actions. */
const MOST_PASSES = 500;

export interface ScenarioRefusal {
  readonly index: number;
  readonly code: RefusalCode | 'no-dice-left';
  readonly message: string;
}
export interface ScenarioResult {
  readonly ok: boolean;
  readonly refusals: readonly ScenarioRefusal[];
  readonly events: readonly GameEvent[];
  readonly match: unknown;
  readonly legal: Readonly<Record<string, readonly Action[]>>;
  readonly diceLeft: readonly number[];
}

/** Plays a scenario. Throws `BadInput` naming the field for a scenario that is not one. */
export const playScenario = (input: unknown, games: readonly AnyGame[]): ScenarioResult => runOf(input, games).play();

/** The match to which a scenario leads, for tools that go on from there. Throws `BadInput` when it does not get there. */
export const matchAfter = (input: unknown, games: readonly AnyGame[]): { game: AnyGame; match: unknown } => {
  const run = runOf(input, games);
  const { ok, refusals } = run.play();
  const last = refusals.at(-1);
  if (!ok)
    throw new BadInput(
      last ? `actions.${last.index}` : 'actions',
      last ? `${last.code}: ${last.message}` : 'an action was to be refused, and was accepted',
    );
  return { game: run.game, match: run.match };
};

const runOf = (input: unknown, games: readonly AnyGame[]): Run => {
  const read = header.safeParse(input);
  if (!read.success) throw badInput(read.error, input, 'scenario');
  const { game: id, dice, seed, actions, until } = read.data;
  const game = games.find((other) => other.id === id);
  if (!game)
    throw new BadInput('game', `there is no game ${id}; there are ${games.map((other) => other.id).join(', ')}`);
  const position = Object.fromEntries(Object.entries(read.data).filter(([field]) => !OWN_FIELDS.has(field)));
  const match = game.scenario.position(position, scriptedStream(dice, seed));
  actions.forEach(({ seat }, i) => {
    if (seat >= game.seats(match)) throw new BadInput(`actions.${i}.seat`, `there is no seat ${seat}`);
  });
  return new Run(game, match, actions, until);
};

type Scripted = z.infer<typeof scriptedAction>;

class Run {
  private readonly refusals: ScenarioRefusal[] = [];
  private readonly events: GameEvent[] = [];
  readonly game: AnyGame;
  match: unknown;
  private readonly actions: readonly Scripted[];
  private readonly until: 'quiet' | 'now';
  /** The scripted action being carried out. */
  private index = 0;

  constructor(game: AnyGame, match: unknown, actions: readonly Scripted[], until: 'quiet' | 'now') {
    this.game = game;
    this.match = match;
    this.actions = actions;
    this.until = until;
  }

  play(): ScenarioResult {
    const { actions, until } = this;
    let ok = true;
    try {
      for (const [index, scripted] of actions.entries()) {
        this.index = index;
        if (this.take(index, scripted)) continue;
        ok = false;
        break;
      }
      this.index = actions.length;
      if (ok && until === 'quiet') this.passUntil(() => false);
    } catch (error) {
      if (!(error instanceof NoDiceLeft)) throw error;
      ok = false;
      this.refusals.push({ index: this.index, code: 'no-dice-left', message: error.message });
    }
    return this.result(ok);
  }

  /** Tries one scripted action; answers whether it went as expected. */
  private take(index: number, { seat, expect = 'accepted', ...fields }: Scripted): boolean {
    const refuse = (code: RefusalCode, message: string): boolean => {
      this.refusals.push({ index, code, message });
      return expect === 'refused' || expect === code;
    };
    const parsed = this.game.parse(fields);
    if ('refusal' in parsed) return refuse(parsed.refusal.code, parsed.refusal.message);
    const { action } = parsed;
    const refusal = () => this.game.check(this.match, seat, action);
    if (expect === 'accepted') this.passUntil(() => refusal() === undefined);
    const found = refusal();
    if (found) return refuse(found.code, found.message);
    this.apply(seat, action);
    return expect === 'accepted';
  }

  private apply(seat: Seat, action: Action): void {
    const before = this.game.fork(this.match);
    try {
      this.events.push(...this.game.apply(this.match, seat, action));
    } catch (error) {
      // Where dice run out in the middle, the match is told as it was: half of an action cannot be.
      if (error instanceof NoDiceLeft) this.match = before;
      throw error;
    }
  }

  /** Windows pass by themselves, in order of priority, until the condition holds or somebody must really decide. */
  private passUntil(reached: () => boolean): void {
    const { pass } = this.game;
    for (let i = 0; pass && i < MOST_PASSES && !reached(); i++) {
      const next = this.game.waiting(this.match).find(({ why }) => why === 'window');
      if (!next || this.game.check(this.match, next.seat, pass)) return;
      this.apply(next.seat, pass);
    }
  }

  private result(ok: boolean): ScenarioResult {
    const seats = Array.from({ length: this.game.seats(this.match) }, (_, seat) => seat);
    return {
      ok,
      refusals: this.refusals,
      events: this.events,
      match: this.game.scenario.truth(this.match),
      legal: Object.fromEntries(seats.map((seat) => [seat, this.game.legal(this.match, seat)])),
      diceLeft: this.game.scenario.diceLeft(this.match),
    };
  }
}
