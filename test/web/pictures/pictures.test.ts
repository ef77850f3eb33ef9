/** Twelve screens on a phone and a desk, in the long form on a tablet, too, look as they did when their pictures were kept. Where one is meant to look otherwise now:
 *  `npm run -s tool -- pictures --only SCREEN`, and a look at each picture that has changed. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PNG } from 'pngjs';
import * as assert from 'uvu/assert';
import { inLong } from '../../support/long.ts';
import { suite } from '../../support/suite.ts';
import { apart } from './apart.ts';
import { DESK, KEPT, openWorld, PHONE, picturesOf, SMALL, TABLET } from './pictures.ts';
import { SCREENS } from './screens.ts';

/** Letters of another machine differ at their edges; a block that has moved makes up more than this. */
const MOST_APART = 0.01;
/** Where pictures lie that differ. */
const SEEN = join(tmpdir(), 'throneroom-pictures');

const SIZES = [PHONE, ...inLong([TABLET]), DESK];

const looks = suite('web: screens look as they did');
let world: Awaited<ReturnType<typeof openWorld>>;
looks.before(async () => {
  world = await openWorld(SMALL);
});
looks.after(() => world.close());

for (const screen of SCREENS) {
  looks(screen.name, async () => {
    const others: string[] = [];
    for (const { name, png } of await picturesOf(world, screen, SIZES)) {
      const share = apart(png, readFileSync(join(KEPT, `${name}.png`)));
      if (share <= MOST_APART) continue;
      mkdirSync(SEEN, { recursive: true });
      writeFileSync(join(SEEN, `${name}.png`), png);
      others.push(`${name}: ${(100 * share).toFixed(1)} % of it differ, see ${join(SEEN, `${name}.png`)}`);
    }
    assert.equal(others, []);
  });
}

/** So far in a small picture, which is a quarter of the whole one: 32 pixels of the page. */
const STEP = 8;

looks('a hand that has moved is seen', () => {
  const kept = readFileSync(join(KEPT, 'duel-1440.png'));
  const { width, height, data } = PNG.sync.read(kept);
  const moved = new PNG({ width, height });
  data.copy(moved.data);
  // The hand lies in the lower right corner.
  for (let y = Math.round(height * 0.81); y < height; y++) {
    const from = (y * width + Math.round(width * 0.4)) * 4;
    data.copy(moved.data, from + STEP * 4, from, (y + 1) * width * 4 - STEP * 4);
  }
  const share = apart(PNG.sync.write(moved), kept);
  assert.ok(share > MOST_APART, `${(100 * share).toFixed(1)} %`);
});

looks.run();
