/** `npm run goldens`: writes the golden matches under test/goldens anew. Read what has changed before you keep it. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { diceClashGoldens } from '../proof/goldens/dice-clash.ts';
import { diceThroneGoldens } from '../proof/goldens/dice-throne.ts';
import { folderOf, goldenFor } from '../proof/goldens/golden.ts';

for (const goldens of [diceThroneGoldens, diceClashGoldens]) {
  const folder = folderOf(goldens);
  mkdirSync(folder, { recursive: true });
  for (const { id } of goldens.matches) writeFileSync(`${folder}/${id}.txt`, goldenFor(goldens, id));
}
