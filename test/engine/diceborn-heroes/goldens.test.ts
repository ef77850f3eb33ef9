/** Golden matches of Diceborn Heroes. */
import { dicebornHeroesGoldens } from '../../../proof/goldens/diceborn-heroes.ts';
import { testGoldens } from '../../support/goldens.ts';

testGoldens(dicebornHeroesGoldens);
