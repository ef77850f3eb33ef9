/** `npm run goldens`: writes the golden matches under test/goldens anew. Read what has changed before you keep it. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { folderOf, goldenFor } from '../test/support/golden.ts';
import { diceClashGoldens } from '../test/support/golden-dice-clash.ts';
import { diceThroneGoldens } from '../test/support/golden-dice-throne.ts';

for (const goldens of [diceThroneGoldens, diceClashGoldens]) {
  const folder = folderOf(goldens);
  mkdirSync(folder, { recursive: true });
  for (const { id } of goldens.matches) writeFileSync(`${folder}/${id}.txt`, goldenFor(goldens, id));
}
