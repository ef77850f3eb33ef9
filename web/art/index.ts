/** The look of everybody who fights, by id, whatever the game: the same samurai sits at two tables. */
import type { Art } from './art.ts';
import { fallenBarbarian } from './bosses/fallen-barbarian.ts';
import { fallenGunslinger } from './bosses/fallen-gunslinger.ts';
import { fallenMonk } from './bosses/fallen-monk.ts';
import { madKing } from './bosses/mad-king.ts';
import { arcanist } from './classes/arcanist.ts';
import { bard } from './classes/bard.ts';
import { berserker } from './classes/berserker.ts';
import { cleric } from './classes/cleric.ts';
import { darkKnight } from './classes/dark-knight.ts';
import { dragoon } from './classes/dragoon.ts';
import { druid } from './classes/druid.ts';
import { fighter } from './classes/fighter.ts';
import { gambler } from './classes/gambler.ts';
import { mage } from './classes/mage.ts';
import { oracle } from './classes/oracle.ts';
import { painter } from './classes/painter.ts';
import { priest } from './classes/priest.ts';
import { ranger } from './classes/ranger.ts';
import { summoner } from './classes/summoner.ts';
import { thief } from './classes/thief.ts';
import { timeSage } from './classes/time-sage.ts';
import { twoChampions } from './classes/two-champions.ts';
import { twoHeroes } from './classes/two-heroes.ts';
import { artificer } from './heroes/artificer.ts';
import { barbarian } from './heroes/barbarian.ts';
import { cursedPirate } from './heroes/cursed-pirate.ts';
import { gunslinger } from './heroes/gunslinger.ts';
import { huntress } from './heroes/huntress.ts';
import { monk } from './heroes/monk.ts';
import { moonElf } from './heroes/moon-elf.ts';
import { ninja } from './heroes/ninja.ts';
import { paladin } from './heroes/paladin.ts';
import { pyromancer } from './heroes/pyromancer.ts';
import { samurai } from './heroes/samurai.ts';
import { seraph } from './heroes/seraph.ts';
import { shadowThief } from './heroes/shadow-thief.ts';
import { tactician } from './heroes/tactician.ts';
import { treant } from './heroes/treant.ts';
import { vampireLord } from './heroes/vampire-lord.ts';
import { daJi } from './warriors/da-ji.ts';
import { highlander } from './warriors/highlander.ts';
import { khutulun } from './warriors/khutulun.ts';
import { knight } from './warriors/knight.ts';
import { spartan } from './warriors/spartan.ts';
import { viking } from './warriors/viking.ts';

export const ART: Readonly<Record<string, Art>> = {
  barbarian,
  'moon-elf': moonElf,
  pyromancer,
  'shadow-thief': shadowThief,
  monk,
  paladin,
  ninja,
  treant,
  gunslinger,
  samurai,
  tactician,
  huntress,
  'cursed-pirate': cursedPirate,
  artificer,
  seraph,
  'vampire-lord': vampireLord,
  'fallen-barbarian': fallenBarbarian,
  'fallen-gunslinger': fallenGunslinger,
  'fallen-monk': fallenMonk,
  'mad-king': madKing,
  knight,
  viking,
  spartan,
  highlander,
  'da-ji': daJi,
  khutulun,
  fighter,
  thief,
  mage,
  priest,
  gambler,
  'time-sage': timeSage,
  druid,
  cleric,
  arcanist,
  dragoon,
  oracle,
  bard,
  ranger,
  berserker,
  painter,
  'dark-knight': darkKnight,
  summoner,
  'two-heroes': twoHeroes,
  'two-champions': twoChampions,
};
