/** Dice Throne in German: no English and nothing broken in whatever anybody reads, and examples of what it sounds like. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { seededStream } from '../../../engine/core/chance.ts';
import { diceThrone } from '../../../engine/dice-throne/index.ts';
import { seatsFrom } from '../../../proof/battery/runs.ts';
import { germanCatalogueFaults, germanMatchFaults } from '../../support/games/plain-german.ts';

const german = suite('Dice Throne in German');

const examples: [string, string][] = [
  ['smack', '3 / 4 / 5 Sword. Verursache 4 / 6 / 8 Schaden.'],
  [
    'overpower',
    '3 Sword + 2 Pow. Wirf 3 Würfel. Dann verursache so viel Schaden wie die gewürfelte Summe. Bei einer Summe von 14 oder mehr: füge Concussion zu.',
  ],
  [
    'missed-me/2',
    'Verteidigung, 5 Würfel. Bei 2 Foot: verhindere die Hälfte des eingehenden Schadens (aufgerundet). Verursache beim Angreifer 1 Schaden je Arrow.',
  ],
  [
    'reckless',
    'Große Straße. Verursache 15 Schaden. Erleide 4 unabwehrbaren Schaden, wenn das Ziel 1 oder mehr Schaden erleidet.',
  ],
  [
    'tithe/2',
    'Passiv. Zahle 1 KP: wirf 1 deiner Würfel neu. Zahle 2 KP: ziehe 1 Karte. Wenn du eine Fähigkeit aktiviert hast, falls die Würfel Prayer zeigen: erhalte 1 KP.',
  ],
  ['not-this-time', 'Verhindere 6 Schaden bei einem Spieler deiner Wahl.'],
  ['better-d', 'Ein Spieler deiner Wahl darf bis zu 5 der eigenen Verteidigungswürfel neu werfen.'],
  ['transference', 'Verschiebe 1 Statuseffekt von einem Spieler deiner Wahl zu einem anderen Spieler.'],
  [
    'stun',
    'Negativ, höchstens 1. Solange du Stun hast: du darfst gar nichts tun. Wenn die Würfelphase des Verursachers endet: entferne Stun. Der Verursacher bekommt noch einen Angriffswurf gegen dich.',
  ],
  [
    'chi',
    'Positiv, höchstens 5. Gib beliebig viele aus, wenn Schaden auf dich zukommt: verhindere 1 eingehenden Schaden je ausgegebenem Chi. Gib beliebig viele (schon vor diesem Zug da) als Angriffsmodifikator aus: der Angriff verursacht 1 Schaden mehr je ausgegebenem Chi.',
  ],
];
for (const [id, text] of examples) german(`${id} in words`, () => assert.is(diceThrone.describe(id, 'de')?.text, text));

german('heroes, bosses, minions, tiles, chests, loot, modes: no English', () =>
  assert.equal(germanCatalogueFaults(diceThrone), []),
);

german('whole matches: labels, questions and what happened', () => {
  const faults = Array.from({ length: 2 * diceThrone.modes.length }, (_, seed) => {
    const mode = diceThrone.modes[seed % diceThrone.modes.length];
    if (!mode) throw new Error('no modes');
    const match = diceThrone.start(seatsFrom(mode.id, mode.minSeats, seed), seededStream(`german ${seed}`));
    return germanMatchFaults(diceThrone, match, `german ${seed} moves`);
  });
  assert.equal([...new Set(faults.flat())], []);
});

german.run();
