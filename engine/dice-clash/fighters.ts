/** Everybody who fights. One file each; order is that of lists. */
import type { FighterDef } from './content.ts';
import { daJi } from './legends/da-ji.ts';
import { khutulun } from './legends/khutulun.ts';
import { highlander } from './warriors/highlander.ts';
import { knight } from './warriors/knight.ts';
import { ninja } from './warriors/ninja.ts';
import { samurai } from './warriors/samurai.ts';
import { spartan } from './warriors/spartan.ts';
import { viking } from './warriors/viking.ts';

export const FIGHTERS: readonly FighterDef[] = [viking, knight, ninja, spartan, samurai, highlander, daJi, khutulun];
