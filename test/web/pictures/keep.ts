/** `npm run -s tool -- pictures`: takes all kept pictures anew. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { read } from '../../../bin/command-line.ts';
import { KEPT, openWorld, picturesOf } from './pictures.ts';
import { SCREENS } from './screens.ts';
import { written } from './shrink.ts';

const { values } = read('pictures');

const build = ['--import', 'tsx', 'bin/build.ts', '--for', 'tests', '--if-stale'];
if (spawnSync(process.execPath, build, { stdio: 'inherit' }).status !== 0) process.exit(1);

const world = await openWorld();
mkdirSync(KEPT, { recursive: true });
if (values.whole !== undefined) mkdirSync(values.whole, { recursive: true });
for (const screen of SCREENS) {
  if (values.only !== undefined && values.only !== screen.name) continue;
  for (const { name, small, whole } of await picturesOf(world, screen)) {
    writeFileSync(join(KEPT, `${name}.png`), written(small));
    if (values.whole !== undefined) writeFileSync(join(values.whole, `${name}.png`), whole);
  }
  console.log(screen.name);
}
await world.close();
