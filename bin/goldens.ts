/** `npm run tool -- goldens`: writes the golden matches, and what rules revision they belong to (test/goldens). Writes
 *  nothing and exits 1 where results changed under the same revision. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { GOLDENS } from '../proof/goldens/all.ts';
import { folderOf, goldenFor } from '../proof/goldens/golden.ts';
import { changedUnder, REVISIONS_FILE, readRevisions, revisionsText, standingOf } from '../proof/goldens/revisions.ts';
import { read } from './command-line.ts';

const { values } = read('goldens');

const kept = readRevisions();
const played = GOLDENS.map((goldens) => {
  const texts = new Map(goldens.matches.map(({ id }) => [id, goldenFor(goldens, id)]));
  return { goldens, texts, standing: standingOf(goldens, texts) };
});

const faults = played.flatMap(({ goldens: { game }, standing }) => {
  const changed = changedUnder(kept[game.id], standing);
  if (changed.length === 0 || values['same-rules']) return [];
  return [
    `${game.id}: ${changed.join(', ')} changed under rules revision ${game.rulesRevision}: raise RULES_REVISION of ` +
      'the game; or, if only words or bots changed and every match goes on as it began, say --same-rules',
  ];
});
if (faults.length > 0) {
  process.stderr.write(`${faults.join('\n')}\n`);
  process.exitCode = 1;
} else {
  for (const { goldens, texts } of played) {
    const folder = folderOf(goldens);
    mkdirSync(folder, { recursive: true });
    for (const [id, text] of texts) writeFileSync(`${folder}/${id}.txt`, text);
  }
  writeFileSync(
    REVISIONS_FILE,
    revisionsText(Object.fromEntries(played.map(({ goldens, standing }) => [goldens.game.id, standing]))),
  );
}
