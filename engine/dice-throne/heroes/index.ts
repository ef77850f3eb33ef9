/** The heroes that come with the game. */
import type { HeroDef } from '../words.ts';
import { barbarian } from './barbarian.ts';
import { moonElf } from './moon-elf.ts';

export const HEROES: readonly HeroDef[] = [barbarian, moonElf];
