/** A rules revision is raised when results change: golden matches and counts against what is kept of them. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { GAMES } from '../../engine/games.ts';
import { GOLDENS } from '../../proof/goldens/all.ts';
import { changedUnder, keptTexts, readRevisions, type Standing, standingOf } from '../../proof/goldens/revisions.ts';

const revisions = suite('rules revisions');
const kept = readRevisions();

for (const goldens of GOLDENS) {
  const { id, rulesRevision } = goldens.game;
  const now = standingOf(goldens, keptTexts(goldens));
  revisions(`${id}: results changed only together with the revision, or with the content`, () => {
    assert.equal(
      changedUnder(kept[id], now),
      [],
      `these results changed under rules revision ${rulesRevision}: raise RULES_REVISION of ${id}, then npm run tool -- goldens`,
    );
  });
  revisions(`${id}: what is kept is what there is`, () => {
    assert.equal(kept[id], now, 'npm run tool -- goldens');
  });
}
revisions('every game has golden matches', () => {
  assert.equal(
    GOLDENS.map(({ game }) => game.id),
    GAMES.map(({ id }) => id),
  );
});

const before: Standing = { revision: 1, content: 'a', results: { 'golden monk': 'x', 'count upkeep': '2 4' } };
const cases: readonly (readonly [string, Standing, readonly string[]])[] = [
  ['the same', before, []],
  ['another match', { ...before, results: { ...before.results, 'golden monk': 'y' } }, ['golden monk']],
  ['another count', { ...before, results: { ...before.results, 'count upkeep': '2 5' } }, ['count upkeep']],
  ['one more match', { ...before, results: { ...before.results, 'golden ninja': 'z' } }, []],
  ['one match less', { ...before, results: { 'count upkeep': '2 4' } }, []],
  ['another match under other content', { ...before, content: 'b', results: { 'golden monk': 'y' } }, []],
];
for (const [name, now, changed] of cases) {
  revisions(`${name}: ${changed.length === 0 ? 'nothing to raise' : 'the revision must be raised'}`, () => {
    assert.equal(changedUnder(before, now), changed);
  });
}
revisions('a game of which nothing is kept has nothing to raise', () => {
  assert.equal(changedUnder(undefined, before), []);
});

revisions.run();
