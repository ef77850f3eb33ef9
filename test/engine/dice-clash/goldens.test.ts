/** Golden matches of Dice Clash (test/support/golden.ts). */

import { diceClashGoldens } from '../../../proof/goldens/dice-clash.ts';
import { testGoldens } from '../../../proof/goldens/golden.ts';

testGoldens(diceClashGoldens);
