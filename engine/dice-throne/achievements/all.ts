/** The rulebook's achievements for the heroes that are here, named by what is done, in our own words. Two readings:
 *  "in play" and "afflicted" look at own tokens before oneself and at harmful ones before opponents, since nobody sees
 *  whose a token is; and what poison or fire brings down counts for the one opponent who has that fire or poison. */

import { artificerDeeds } from '../heroes/achievements/artificer.ts';
import { barbarianDeeds } from '../heroes/achievements/barbarian.ts';
import { battlefieldDeeds } from '../heroes/achievements/battlefield.ts';
import { cursedPirateDeeds } from '../heroes/achievements/cursed-pirate.ts';
import { gunslingerDeeds } from '../heroes/achievements/gunslinger.ts';
import { huntressDeeds } from '../heroes/achievements/huntress.ts';
import { monkDeeds } from '../heroes/achievements/monk.ts';
import { moonElfDeeds } from '../heroes/achievements/moon-elf.ts';
import { paladinDeeds } from '../heroes/achievements/paladin.ts';
import { pyromancerDeeds } from '../heroes/achievements/pyromancer.ts';
import { samuraiDeeds } from '../heroes/achievements/samurai.ts';
import { seraphDeeds } from '../heroes/achievements/seraph.ts';
import { shadowThiefDeeds } from '../heroes/achievements/shadow-thief.ts';
import { tacticianDeeds } from '../heroes/achievements/tactician.ts';
import { togetherDeeds } from '../heroes/achievements/together.ts';
import { vampireLordDeeds } from '../heroes/achievements/vampire-lord.ts';
import type { Deed } from './achievement.ts';

export const DEEDS: readonly Deed[] = [
  ...battlefieldDeeds,
  ...togetherDeeds,
  ...barbarianDeeds,
  ...moonElfDeeds,
  ...shadowThiefDeeds,
  ...monkDeeds,
  ...pyromancerDeeds,
  ...paladinDeeds,
  ...huntressDeeds,
  ...artificerDeeds,
  ...cursedPirateDeeds,
  ...seraphDeeds,
  ...gunslingerDeeds,
  ...samuraiDeeds,
  ...vampireLordDeeds,
  ...tacticianDeeds,
];
