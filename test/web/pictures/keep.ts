/** `npm run -s tool -- pictures`: takes all kept pictures anew. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { read } from '../../../bin/command-line.ts';
import { KEPT, openWorld, picturesOf, SMALL } from './pictures.ts';
import { keepForReadme } from './readme.ts';
import { SCREENS } from './screens.ts';

const { values } = read('pictures');
const screens = SCREENS.filter(({ name }) => values.only === undefined || values.only === name);

const build = ['--import', 'tsx', 'bin/build.ts', '--for', 'tests', '--if-stale'];
if (spawnSync(process.execPath, build, { stdio: 'inherit' }).status !== 0) process.exit(1);

const keep = async (folder: string, scale: number): Promise<void> => {
  const world = await openWorld(scale);
  mkdirSync(folder, { recursive: true });
  for (const screen of screens) {
    for (const { name, png } of await picturesOf(world, screen)) writeFileSync(join(folder, `${name}.png`), png);
    console.log(`${folder}: ${screen.name}`);
  }
  await world.close();
};

await keep(KEPT, SMALL);
if (values.whole !== undefined) await keep(values.whole, 1);
if (values.only === undefined) await keepForReadme();
