/** The rulebook's achievements for the heroes that are here, named by what is done, in our own words. Two readings:
 *  "in play" and "afflicted" look at own tokens before oneself and at harmful ones before opponents, since nobody sees
 *  whose a token is; and what poison or fire brings down counts for the one opponent who has that fire or poison. */

import { battlefieldDeeds } from '../content/deeds.ts';
import { barbarianDeeds } from '../heroes/deeds/barbarian.ts';
import { monkDeeds } from '../heroes/deeds/monk.ts';
import { moonElfDeeds } from '../heroes/deeds/moon-elf.ts';
import { paladinDeeds } from '../heroes/deeds/paladin.ts';
import { pyromancerDeeds } from '../heroes/deeds/pyromancer.ts';
import { shadowThiefDeeds } from '../heroes/deeds/shadow-thief.ts';
import type { Deed } from './deed.ts';

export const DEEDS: readonly Deed[] = [
  ...battlefieldDeeds,
  ...barbarianDeeds,
  ...moonElfDeeds,
  ...shadowThiefDeeds,
  ...monkDeeds,
  ...pyromancerDeeds,
  ...paladinDeeds,
];
