/** Golden matches of Dice Throne. */
import { diceThroneGoldens } from '../../../proof/goldens/dice-throne.ts';
import { testGoldens } from '../../support/goldens.ts';

testGoldens(diceThroneGoldens);
