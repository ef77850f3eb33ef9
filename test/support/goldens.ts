/** Golden matches against their files. */
import { readdirSync, readFileSync } from 'node:fs';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { folderOf, type Goldens, goldenFor } from '../../proof/goldens/golden.ts';

/** Compares every golden match of a game with its file, byte for byte as it was read last. */
export const testGoldens = (goldens: Goldens): void => {
  const tests = suite(`goldens: whole matches of ${goldens.game.name}`);
  const folder = folderOf(goldens);
  for (const { id } of goldens.matches) {
    tests(`${id}.txt`, () => {
      const kept = readFileSync(`${folder}/${id}.txt`, 'utf8').split('\n');
      const told = goldenFor(goldens, id).split('\n');
      const at = told.findIndex((line, i) => line !== kept[i]);
      assert.is(
        told[at] ?? '',
        kept[at] ?? '',
        `${id}.txt differs from line ${at + 1} on; if that is as it should be: npm run tool -- goldens, and read the difference`,
      );
      assert.is(
        told.length,
        kept.length,
        `${id}.txt has another length; if that is as it should be: npm run tool -- goldens`,
      );
    });
  }
  tests('there is no other file', () => {
    const files = readdirSync(folder).filter((file) => file.endsWith('.txt'));
    assert.equal(files.sort(), goldens.matches.map(({ id }) => `${id}.txt`).sort());
  });
  tests.run();
};
