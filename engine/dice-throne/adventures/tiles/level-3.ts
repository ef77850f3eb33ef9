/** The 22 tiles of level III, and the four of level IV. Printed: Thorn Bridge, Emerald Shoal, Town Park; Solarium,
 *  Subterrainium, the Citadel's Keep, Volcano and Twisted Roots are a prototype's; the others are house values. */
import {
  damage,
  draw,
  explore,
  gain,
  gainCp,
  gainGold,
  heal,
  loot,
  may,
  oneOf,
  option,
  roll,
  rollAgain,
  spawn,
  strip,
  U,
} from '../../vocabulary/build.ts';
import type { TileDef } from './define.ts';
import {
  allDiscardHalf,
  allDraw,
  allGain,
  allHeal,
  discards,
  losesPositive,
  onValues,
  recall,
  upgrades,
} from './words.ts';

export const LEVEL_3: readonly TileDef[] = [
  { id: 'ivory-summit', name: 'Ivory Summit', level: 3, gold: 3, run: [allGain('back-strike'), allGain('wither')] },
  {
    id: 'stained-sanctum',
    name: 'Stained Sanctum',
    level: 3,
    minion: false,
    run: [oneOf(option(gainGold(4), spawn(3)), option(damage(4, U, { to: 'self' }), explore))],
  },
  {
    id: 'thorn-bridge',
    name: 'Thorn Bridge',
    level: 3,
    run: [
      roll(
        1,
        onValues(1, 2, ...losesPositive(3)),
        onValues(3, 4, gain('barbed-vine'), gain('entangle')),
        onValues(5, 6, gainGold(3)),
      ),
    ],
  },
  { id: 'lonely-tower', name: 'Lonely Tower', level: 3, run: [upgrades('deck', 4)] },
  {
    id: 'fata-morgana',
    name: 'Fata Morgana',
    level: 3,
    minion: false,
    run: [
      roll(1, onValues(1, 2, gain('concussion'), gain('blind')), onValues(3, 5, spawn(3)), onValues(6, 6, gainCp(3))),
    ],
  },
  {
    id: 'pensive-lake',
    name: 'Pensive Lake',
    level: 3,
    run: [
      rollAgain(
        1,
        { n: 9, cost: { cp: 2 }, repeat: true },
        onValues(1, 2, gain('poison')),
        oneOf(option(heal(5)), option(allHeal(4))),
      ),
    ],
  },
  { id: 'solarium', name: 'Solarium', level: 3, gold: 3, run: [allGain('blind')] },
  {
    id: 'subterrainium',
    name: 'Subterrainium',
    level: 3,
    gold: 3,
    run: [gain('parasite'), may(recall(1), { cp: 2 })],
  },
  { id: 'void-abyss', name: 'Void Abyss', level: 3, run: [strip('self'), may(recall(2), { cp: 2 })] },
  { id: 'emerald-shoal', name: 'Emerald Shoal', level: 3, cp: 1, run: [strip('heroes')] },
  { id: 'town-park', name: 'Town Park', level: 3, run: [...discards(2, 'random'), draw(1, 'teammates')] },
  { id: 'citadel-keep', name: 'Citadel Keep', level: 3, cp: 3, run: [allDiscardHalf, allDraw(1)] },
  {
    id: 'treasury',
    name: 'Treasury',
    level: 3,
    minion: false,
    run: [oneOf(option(loot(2)), option(roll(1, onValues(4, 6, loot(3)))))],
  },
  {
    id: 'salt-mines',
    name: 'Salt Mines',
    level: 3,
    minion: false,
    run: [
      oneOf(
        option(spawn(3)),
        option(roll(1, onValues(1, 3, spawn(3, { firstStrike: true })), onValues(4, 6, gainGold(5)))),
      ),
    ],
  },
  {
    id: 'fen',
    name: 'Fen',
    level: 3,
    minion: false,
    run: [oneOf(option(spawn(3)), option(loot(3), spawn(3, { firstStrike: true })))],
  },
  {
    id: 'gallows-row',
    name: 'Gallows Row',
    level: 3,
    minion: false,
    cp: 3,
    run: [...discards(2, 'owner'), ...discards(1, 'owner', 'teammates')],
  },
  {
    id: 'scorched-crown',
    name: 'Scorched Crown',
    level: 3,
    minion: false,
    gold: 3,
    run: [damage(3, undefined, { to: 'self' })],
  },
  {
    id: 'toll-keep',
    name: 'Toll Keep',
    level: 3,
    minion: false,
    run: [oneOf({ cost: { cp: 4 }, run: [] }, option(spawn(3)))],
  },
  {
    id: 'grand-bazaar',
    name: 'Grand Bazaar',
    level: 3,
    minion: false,
    run: [
      oneOf({ name: 'no', run: [] }, { cost: { cp: 3 }, run: [loot(3)] }, { cost: { cp: 1 }, run: [gain('salve')] }),
    ],
  },
  { id: 'blight', name: 'Blight', level: 3, minion: false, cp: 3, gold: 3, run: [allGain('poison')] },
  { id: 'volcano', name: 'Volcano', level: 3, minion: false, gold: 3, run: [allGain('burn')] },
  { id: 'twisted-roots', name: 'Twisted Roots', level: 3, minion: false, gold: 3, run: [allGain('entangle')] },
];

export const LEVEL_4: readonly TileDef[] = [
  { id: 'throne-road', name: 'Throne Road', level: 4, cp: 2, gold: 2, run: [allDraw(1)] },
  {
    id: 'sunken-palace',
    name: 'Sunken Palace',
    level: 4,
    gold: 3,
    minion: false,
    run: [gain('salve'), spawn(4, { firstStrike: true })],
  },
  { id: 'bone-orchard', name: 'Bone Orchard', level: 4, cp: 2, run: [allHeal(2), gain('bleed')] },
  {
    id: 'shattered-bridge',
    name: 'Shattered Bridge',
    level: 4,
    minion: false,
    run: [oneOf({ cost: { cp: 5 }, run: [] }, option(spawn(4)))],
  },
];
