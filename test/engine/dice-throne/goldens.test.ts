/** Golden matches of Dice Throne (test/support/golden.ts). */

import { diceThroneGoldens } from '../../../proof/goldens/dice-throne.ts';
import { testGoldens } from '../../../proof/goldens/golden.ts';

testGoldens(diceThroneGoldens);
