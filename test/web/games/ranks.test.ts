/** The order in which a boss that the game plays takes what its dice meet, as its board shows it. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { fallenBarbarian } from '../../../engine/dice-throne/bosses/fallen-barbarian.ts';
import { commonCards } from '../../../engine/dice-throne/cards/common-cards.ts';
import { buildLibrary } from '../../../engine/dice-throne/library/index.ts';
import { catalogueOf } from '../../../engine/dice-throne/text/catalogue.ts';
import { ranksOf } from '../../../web/games/dice-throne/crawl/ranks.ts';

const ranks = suite('web: places of a boss’s abilities');
const [boss] = catalogueOf(buildLibrary([fallenBarbarian], commonCards)).heroes;
const ofBoss = (ids: readonly string[]) =>
  ranksOf(ids.map((id) => boss?.abilities.find((ability) => ability.id === id)));

ranks('the Ultimate comes first, each alternative has a place of its own, a defence has none', () => {
  const found = ofBoss(['smackdown', 'unhinged', 'overload', 'explosive-rage', 'stone-skin']);
  assert.equal(
    [...found],
    [
      ['smackdown', [5]],
      ['unhinged', [4, 2]],
      ['overload', [3]],
      ['explosive-rage', [1]],
    ],
  );
});
ranks('places are those of the abilities in force alone', () => {
  assert.equal(
    [...ofBoss(['smackdown', 'low-blow'])],
    [
      ['smackdown', [1]],
      ['low-blow', [2]],
    ],
  );
});

ranks.run();
