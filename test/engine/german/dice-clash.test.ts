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

german(
  'a placement has one object for all matches, and words of its own in each language, whichever is asked for first',
  () => {
    const placed = (key: string) => {
      const match = diceClash.start(
        { mode: 'duel', seats: [{ hero: 'viking' }, { hero: 'knight' }] },
        seededStream(key),
      );
      const seat = diceClash.waiting(match)[0]?.seat ?? 0;
      const action = diceClash.legal(match, seat).find((one) => one.type === 'place' && one.space === 5);
      if (!action) throw new Error('nothing may be placed in the middle');
      return { en: diceClash.label(match, seat, action), de: diceClash.label(match, seat, action, 'de'), action };
    };
    const [first, again] = [placed('words'), placed('words')];
    assert.is(again.action, first.action);
    for (const { en, de } of [first, again]) {
      assert.match(en, /^Place (black|white|red) [1-6] on space 5/);
      assert.match(de, /^(Schwarz|Weiß|Rot) [1-6] auf Feld 5 legen/);
    }
  },
);

german('examples', () => {
  assert.is(
    diceClash.describe('shield-wall', 'de')?.text,
    'Dein roter Würfel verteidigt mit 8, was er auch zeigt und wo er auch liegt.',
  );
  assert.is(diceClash.describe('nigiri', 'de')?.text, 'Dein Gegner wirft alle 1en und 6en neu.');
});

german.run();
