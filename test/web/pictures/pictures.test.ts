/** Twelve screens at three widths look as they did when their pictures were kept. Where one is meant to look otherwise now:
 *  `npm run -s tool -- pictures`, and a look at each picture that has changed. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { KEPT, openWorld, picturesOf } from './pictures.ts';
import { SCREENS } from './screens.ts';
import { apart, written } from './shrink.ts';

/** Letters of another machine differ at their edges; a block that has moved makes up more than this. */
const MOST_APART = 0.02;

const looks = suite('web: screens look as they did');
let world: Awaited<ReturnType<typeof openWorld>>;
looks.before(async () => {
  world = await openWorld();
});
looks.after(() => world.close());

for (const screen of SCREENS) {
  looks(screen.name, async () => {
    const others: string[] = [];
    for (const { name, small, whole } of await picturesOf(world, screen)) {
      const share = apart(small, readFileSync(join(KEPT, `${name}.png`)));
      if (process.env.SHARES) console.log(name, share);
      if (share <= MOST_APART) continue;
      const seen = join(tmpdir(), 'throneroom-pictures');
      mkdirSync(seen, { recursive: true });
      writeFileSync(join(seen, `${name}.png`), whole);
      writeFileSync(join(seen, `${name}-small.png`), written(small));
      others.push(`${name}: ${(100 * share).toFixed(1)} % of it differ, see ${join(seen, `${name}.png`)}`);
    }
    assert.equal(others, []);
  });
}

looks.run();
