/** Counts of legal lines from named positions (proof/counts.ts). */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { countedPositions } from '../../../proof/counts.ts';

const counts = suite('counts: legal lines from named positions');
const positions = countedPositions();

for (const { name, wanted, note, count } of positions) {
  counts(`${name}: ${wanted.join(', ')}`, () => {
    assert.equal(
      wanted.map((_, i) => count(i + 1)),
      wanted,
      `npm run -s tool -- counts prints what there is; by the rules: ${note}`,
    );
  });
}
counts('there are at least 20 positions', () => {
  assert.ok(positions.length >= 20);
});
counts.run();
