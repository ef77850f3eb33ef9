/** Golden matches of Dice Throne (test/support/golden.ts). */
import { testGoldens } from '../../support/golden.ts';
import { diceThroneGoldens } from '../../support/golden-dice-throne.ts';

testGoldens(diceThroneGoldens);
