/** The program that docs/fair-dice.md gives to people who trust none of ours. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { seededStream } from '../../engine/core/chance.ts';
import { commitmentTo } from '../../engine/core/fair.ts';
import type { AnyGame } from '../../engine/core/game.ts';
import { diceThrone } from '../../engine/dice-throne/index.ts';
import { writeRecord } from '../../engine/record/record.ts';
import { recordOf } from '../../engine/record/record-builder.ts';
import { playedBy } from '../../proof/matches/played.ts';
import { runToEnd } from '../support/server/processes.ts';

const doc = readFileSync('docs/fair-dice.md', 'utf8');
const [, program = ''] = /^```js\n(.*?)^```$/ms.exec(doc) ?? [];
const folder = mkdtempSync(join(tmpdir(), 'throneroom-by-hand-'));
writeFileSync(join(folder, 'verify.mjs'), program);

const byHand = suite('docs/fair-dice.md: verifying by hand');
byHand.after(() => rmSync(folder, { recursive: true }));

const run = async (text: string): Promise<string> => {
  const file = join(folder, 'match.jsonl');
  writeFileSync(file, text);
  const { output } = await runToEnd(process.execPath, [join(folder, 'verify.mjs'), file], 30_000);
  return output;
};

byHand('issue: it takes about twenty lines', () => {
  const lines = program.trim().split('\n').length;
  assert.ok(lines > 10 && lines <= 30, `${lines} lines`);
});

byHand('what was played holds', async () => {
  const { record } = await playedBy('by hand', ['monk', 'shadow-thief'], '1v1', 'until-my-turn');
  assert.is(await run(writeRecord(record)), 'holds\n');
});

byHand('what was altered does not', async () => {
  const game: AnyGame = diceThrone;
  const { key: secret } = seededStream('altered by hand');
  const record = recordOf(
    game,
    {
      record: 1,
      match: 'altered',
      game: game.id,
      content: game.contentHash,
      mode: '1v1',
      clock: 'none',
      secret,
      nonces: ['é "quoted"', ''],
      commitment: commitmentTo(secret),
      seats: [
        { hero: 'monk', name: 'Ada' },
        { hero: 'ninja', name: 'Ben' },
      ],
    },
    [{ at: 1, seat: 0, action: { type: 'concede' }, by: 'player' }],
  );
  const text = writeRecord(record);
  assert.is(await run(text), 'holds\n');
  const altered: [string, RegExp, (text: string) => string][] = [
    ['the commitment', /line 1: commitment/, (all) => all.replace(record.commitment, commitmentTo(record.hash))],
    ['a roll', /line 1: roll/, (all) => all.replace(/"dice":\[\d/, '"dice":[7')],
    ['a shuffle', /line 1: shuffle/, (all) => all.replace(/"order":"[0-9a-f]{4}/, '"order":"____')],
    ['a name', /line 1: hash/, (all) => all.replace('Ada', 'Eve')],
    ['an action', /line 2: hash/, (all) => all.replace('"at":1', '"at":2')],
  ];
  for (const [name, expected, change] of altered) {
    const changed = change(text);
    assert.is.not(changed, text, name);
    assert.match(await run(changed), expected, name);
  }
});

byHand.run();
