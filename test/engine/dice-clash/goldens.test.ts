/** Golden matches of Dice Clash. */
import { diceClashGoldens } from '../../../proof/goldens/dice-clash.ts';
import { testGoldens } from '../../support/goldens.ts';

testGoldens(diceClashGoldens);
