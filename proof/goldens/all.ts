/** The golden matches of every game. */
import { diceClashGoldens } from './dice-clash.ts';
import { diceThroneGoldens } from './dice-throne.ts';
import { dicebornHeroesGoldens } from './diceborn-heroes.ts';
import type { Goldens } from './golden.ts';

export const GOLDENS: readonly Goldens[] = [diceThroneGoldens, diceClashGoldens, dicebornHeroesGoldens];
