/** Dice Clash in German: no English and nothing broken in whatever anybody reads. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { seededStream } from '../../../engine/core/chance.ts';
import { ofKind } from '../../../engine/core/kinds.ts';
import { diceClash } from '../../../engine/dice-clash/index.ts';
import { germanCatalogueFaults, germanMatchFaults } from '../../support/games/plain-german.ts';

const german = suite('Dice Clash in German');

const warriors = ofKind(diceClash, 'warrior');
const legends = ofKind(diceClash, 'legend');

german('fighters, powers, spaces, modes: no English', () => assert.equal(germanCatalogueFaults(diceClash), []));

german('whole matches: labels, questions and what happened', () => {
  const faults = warriors.flatMap((warrior, i) => {
    const duel = ['duel', warriors[(i + 1) % warriors.length] ?? warrior] as const;
    const solo = ['solo', legends[i % legends.length] ?? warrior] as const;
    return [duel, solo].flatMap(([mode, other]) => {
      const seats = [{ hero: warrior }, { hero: other }];
      const key = `german ${mode} ${warrior}`;
      return germanMatchFaults(diceClash, diceClash.start({ mode, seats }, seededStream(key)), key);
    });
  });
  assert.equal([...new Set(faults)], []);
});

german('examples', () => {
  assert.is(
    diceClash.describe('shield-wall', 'de')?.text,
    'Dein roter Würfel verteidigt mit 8, was er auch zeigt und wo er auch liegt.',
  );
  assert.is(diceClash.describe('nigiri', 'de')?.text, 'Dein Gegner wirft alle 1en und 6en neu.');
});

german.run();
