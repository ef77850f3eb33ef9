/** Golden matches of Dice Clash (test/support/golden.ts). */
import { testGoldens } from '../../support/golden.ts';
import { diceClashGoldens } from '../../support/golden-dice-clash.ts';

testGoldens(diceClashGoldens);
