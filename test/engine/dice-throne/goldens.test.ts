/** Golden matches: one a hero and one a mode with a boss, byte for byte as it was read last (test/support/golden.ts). */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { GOLDENS, goldenFor } from '../../support/golden.ts';

const goldens = suite('goldens: whole matches');
const folder = fileURLToPath(new URL('../../goldens', import.meta.url));

for (const id of GOLDENS) {
  goldens(`${id}.txt`, () => {
    const kept = readFileSync(`${folder}/${id}.txt`, 'utf8').split('\n');
    const told = goldenFor(id).split('\n');
    const at = told.findIndex((line, i) => line !== kept[i]);
    assert.is(
      told[at] ?? '',
      kept[at] ?? '',
      `${id}.txt differs from line ${at + 1} on; if that is as it should be: npm run goldens, and read the difference`,
    );
    assert.is(told.length, kept.length, `${id}.txt has another length; if that is as it should be: npm run goldens`);
  });
}
goldens('there is no other file', () => {
  assert.equal(readdirSync(folder).sort(), GOLDENS.map((id) => `${id}.txt`).sort());
});
goldens.run();
