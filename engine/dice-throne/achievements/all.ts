/** The rulebook's achievements for the heroes that are here, named by what is done, in our own words. Two readings:
 *  "in play" and "afflicted" look at own tokens before oneself and at harmful ones before opponents, since nobody sees
 *  whose a token is; and what poison or fire brings down counts for the one opponent who has that fire or poison. */

import { artificerAchievements } from '../heroes/achievements/artificer.ts';
import { barbarianAchievements } from '../heroes/achievements/barbarian.ts';
import { battlefieldAchievements } from '../heroes/achievements/battlefield.ts';
import { cursedPirateAchievements } from '../heroes/achievements/cursed-pirate.ts';
import { gunslingerAchievements } from '../heroes/achievements/gunslinger.ts';
import { huntressAchievements } from '../heroes/achievements/huntress.ts';
import { monkAchievements } from '../heroes/achievements/monk.ts';
import { moonElfAchievements } from '../heroes/achievements/moon-elf.ts';
import { paladinAchievements } from '../heroes/achievements/paladin.ts';
import { pyromancerAchievements } from '../heroes/achievements/pyromancer.ts';
import { samuraiAchievements } from '../heroes/achievements/samurai.ts';
import { seraphAchievements } from '../heroes/achievements/seraph.ts';
import { shadowThiefAchievements } from '../heroes/achievements/shadow-thief.ts';
import { tacticianAchievements } from '../heroes/achievements/tactician.ts';
import { togetherAchievements } from '../heroes/achievements/together.ts';
import { vampireLordAchievements } from '../heroes/achievements/vampire-lord.ts';
import type { AchievementDef } from './achievement.ts';

export const ACHIEVEMENTS: readonly AchievementDef[] = [
  ...battlefieldAchievements,
  ...togetherAchievements,
  ...barbarianAchievements,
  ...moonElfAchievements,
  ...shadowThiefAchievements,
  ...monkAchievements,
  ...pyromancerAchievements,
  ...paladinAchievements,
  ...huntressAchievements,
  ...artificerAchievements,
  ...cursedPirateAchievements,
  ...seraphAchievements,
  ...gunslingerAchievements,
  ...samuraiAchievements,
  ...vampireLordAchievements,
  ...tacticianAchievements,
];
