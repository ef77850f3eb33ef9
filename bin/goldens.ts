/** `npm run goldens`: writes the golden matches under test/goldens anew. Read what has changed before you keep it. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { GOLDENS, goldenFor } from '../test/support/golden.ts';

const folder = new URL('../test/goldens/', import.meta.url);

mkdirSync(folder, { recursive: true });
for (const id of GOLDENS) writeFileSync(fileURLToPath(new URL(`${id}.txt`, folder)), goldenFor(id));
