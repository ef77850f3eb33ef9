/** Plays every scenario under test/scenarios and compares what came of it with what the file wants. The format is told
 *  in test/scenarios/README.md. `node --import tsx test/scenarios.test.ts smack` plays only files whose path has the
 *  word in it; `SCENARIOS=folder` plays those of another folder, `CONTENT=folder` with the heroes that lie there. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { z } from 'zod';
import { playScenario, type ScenarioResult } from '../engine/core/scenario.ts';
import { GAMES, TABLELESS } from '../engine/games.ts';
import { clashOnKnownGrids } from '../proof/known-grids.ts';
import { gamesWith, outsideIn } from '../proof/outside.ts';

const FOLDER = process.env.SCENARIOS ?? join('test', 'scenarios');
const words = process.argv.slice(2);
const games = gamesWith([...GAMES, ...TABLELESS, clashOnKnownGrids], outsideIn(process.env.CONTENT));

const part = z.record(z.string(), z.unknown());
const wants = z
  .object({
    origin: z.string().min(3),
    want: part.optional(),
    wantEvents: z.array(part).min(1).optional(),
    wantNoEvents: z.array(part).min(1).optional(),
    wantLegal: z
      .record(z.string(), z.strictObject({ has: z.array(part).optional(), hasNot: z.array(part).optional() }))
      .optional(),
    wantDiceLeft: z.array(z.number()).optional(),
  })
  .refine(
    (read) => read.want ?? read.wantEvents ?? read.wantNoEvents ?? read.wantLegal ?? read.wantDiceLeft,
    'wants nothing',
  );
type Wants = z.infer<typeof wants>;

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** What of `got` the want speaks about, in the want's own shape: equal to the want exactly when `got` is as wanted. */
const spokenOf = (got: unknown, want: unknown): unknown => {
  if (want === null) return got ?? null;
  if (Array.isArray(want)) {
    if (!Array.isArray(got) || !want.length || !want.every(isObject)) return got;
    return want.map((item, i) => spokenOf(got[i], item)).slice(0, got.length);
  }
  if (!isObject(want) || !isObject(got)) return got;
  return Object.fromEntries(Object.keys(want).map((key) => [key, spokenOf(got[key], want[key])]));
};

const fits = (got: unknown, want: unknown): boolean => {
  try {
    assert.equal(spokenOf(got, want), want);
    return true;
  } catch {
    return false;
  }
};

const lines = (things: readonly unknown[]): string =>
  things.map((thing) => `    ${JSON.stringify(thing)}`).join('\n') || '    (none)';

const compare = (result: ScenarioResult, { want, wantEvents, wantNoEvents, wantLegal, wantDiceLeft }: Wants): void => {
  assert.ok(
    result.ok,
    `stopped: ${JSON.stringify(result.refusals)}\n  could have been:\n${Object.entries(result.legal)
      .map(([seat, legal]) => `  seat ${seat}\n${lines(legal)}`)
      .join('\n')}\n  events:\n${lines(result.events)}`,
  );
  let from = 0;
  for (const event of wantEvents ?? []) {
    const at = result.events.findIndex((other, i) => i >= from && fits(other, event));
    if (at < 0)
      assert.unreachable(`no event, in this order, ${JSON.stringify(event)}\n  events:\n${lines(result.events)}`);
    from = at + 1;
  }
  for (const event of wantNoEvents ?? []) {
    const found = result.events.find((other) => fits(other, event));
    assert.not.ok(found, `unwanted event ${JSON.stringify(found)}`);
  }
  for (const [seat, { has = [], hasNot = [] }] of Object.entries(wantLegal ?? {})) {
    const legal = result.legal[seat] ?? [];
    for (const action of has)
      assert.ok(
        legal.some((other) => fits(other, action)),
        `not legal for seat ${seat}: ${JSON.stringify(action)}\n  legal:\n${lines(legal)}`,
      );
    for (const action of hasNot) {
      const found = legal.find((other) => fits(other, action));
      assert.not.ok(found, `legal for seat ${seat}: ${JSON.stringify(found)}`);
    }
  }
  if (want) assert.equal(spokenOf(result.match, want), want);
  if (wantDiceLeft) assert.equal(result.diceLeft, wantDiceLeft, 'dice left over');
};

const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.json') && words.every((word) => file.includes(word)))
  .map((file) => join(FOLDER, file))
  .sort();

for (const file of files) {
  const scenario: unknown = JSON.parse(readFileSync(file, 'utf8'));
  const name = relative(FOLDER, file)
    .split(sep)
    .join('/')
    .replace(/\.json$/, '');
  const origin = isObject(scenario) && typeof scenario.origin === 'string' ? scenario.origin : 'no origin';
  test(`${name} (${origin})`, () => compare(playScenario(scenario, games), wants.parse(scenario)));
}

test.run();
