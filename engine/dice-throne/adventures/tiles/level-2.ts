/** The 22 tiles of level II. Printed: Ivory Thicket, Emerald Islands, Thorn Road, Citadel, Lonely Statue, Void Canyon; Scorched
 *  Mesa, Toll Bridge, Bazaar and Poison Bog are a prototype's; the others are house values. */
import {
  choose,
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
  spawn,
  strip,
  U,
} from '../../vocabulary/build.ts';
import type { Effect } from '../../vocabulary/words.ts';
import type { TileDef } from './define.ts';
import { allDiscardHalf, allDraw, allHeal, discards, losesPositive, onValues, recall, upgrades } from './words.ts';

/** A teammate of one's choice has part in it. */
const friend: Effect = choose('friend', { players: 'teammate' });
const friendGains = (token: string): Effect => ({ do: 'move', what: { token }, n: 1, to: { picked: 'friend' } });

export const LEVEL_2: readonly TileDef[] = [
  {
    id: 'ivory-thicket',
    name: 'Ivory Thicket',
    level: 2,
    gold: 2,
    run: [friend, gain('back-strike'), gain('wither'), friendGains('back-strike'), friendGains('wither')],
    noSolo: true,
  },
  {
    id: 'stained-spire',
    name: 'Stained Spire',
    level: 2,
    minion: false,
    run: [oneOf(option(gainGold(3), spawn(2)), option(damage(3, U, { to: 'self' }), explore))],
  },
  {
    id: 'thorn-road',
    name: 'Thorn Road',
    level: 2,
    run: [
      roll(
        1,
        onValues(1, 2, ...losesPositive(2)),
        onValues(3, 4, gain('barbed-vine'), gain('entangle')),
        onValues(5, 6, gainGold(2)),
      ),
    ],
  },
  { id: 'lonely-statue', name: 'Lonely Statue', level: 2, run: [upgrades('deck', 2)] },
  {
    id: 'mirage',
    name: 'Mirage',
    level: 2,
    minion: false,
    run: [roll(1, onValues(1, 2, gain('concussion')), onValues(3, 5, spawn(2)), onValues(6, 6, gainCp(2)))],
  },
  { id: 'pensive-pool', name: 'Pensive Pool', level: 2, run: [oneOf(option(heal(4)), option(allHeal(3)))] },
  { id: 'solar-wind', name: 'Solar Wind', level: 2, gold: 2, run: [strip('self', 'positive'), gain('blind')] },
  { id: 'caverns', name: 'Caverns', level: 2, gold: 2, run: [gain('parasite'), gain('bleed')] },
  { id: 'void-canyon', name: 'Void Canyon', level: 2, run: [strip('self'), may(recall(1), { cp: 2 })] },
  { id: 'emerald-islands', name: 'Emerald Islands', level: 2, cp: 1, run: [strip('self')] },
  {
    id: 'town-market',
    name: 'Town Market',
    level: 2,
    minion: false,
    run: [...discards(1, 'random'), draw(1, 'teammates'), allHeal(4)],
  },
  { id: 'citadel', name: 'Citadel', level: 2, cp: 2, run: [allDiscardHalf, allDraw(2)] },
  {
    id: 'strongroom',
    name: 'Strongroom',
    level: 2,
    minion: false,
    cp: 1,
    run: [oneOf(option(loot(2)), option(roll(1, onValues(4, 6, loot(3)))))],
  },
  {
    id: 'salt-flats',
    name: 'Salt Flats',
    level: 2,
    minion: false,
    run: [oneOf(option(spawn(2)), option(roll(1, onValues(1, 3, spawn(3)), onValues(4, 6, gainGold(4)))))],
  },
  {
    id: 'moor',
    name: 'Moor',
    level: 2,
    minion: false,
    run: [oneOf(option(spawn(2)), option(loot(2), spawn(3)))],
  },
  { id: 'back-streets', name: 'Back Streets', level: 2, minion: false, cp: 2, run: discards(2, 'owner') },
  {
    id: 'scorched-mesa',
    name: 'Scorched Mesa',
    level: 2,
    minion: false,
    gold: 2,
    run: [damage(2, undefined, { to: 'self' })],
  },
  {
    id: 'toll-bridge',
    name: 'Toll Bridge',
    level: 2,
    minion: false,
    run: [oneOf({ cost: { cp: 3 }, run: [] }, option(spawn(2)))],
  },
  {
    id: 'bazaar',
    name: 'Bazaar',
    level: 2,
    minion: false,
    run: [
      oneOf({ name: 'no', run: [] }, { cost: { cp: 2 }, run: [loot(2)] }, { cost: { cp: 1 }, run: [gain('salve')] }),
    ],
  },
  { id: 'poison-bog', name: 'Poison Bog', level: 2, minion: false, cp: 2, gold: 2, run: [gain('poison', 2)] },
  {
    id: 'lava',
    name: 'Lava',
    level: 2,
    minion: false,
    gold: 2,
    run: [friend, gain('burn'), friendGains('burn')],
    noSolo: true,
  },
  {
    id: 'overgrowth',
    name: 'Overgrowth',
    level: 2,
    minion: false,
    gold: 2,
    run: [gain('entangle'), gain('barbed-vine')],
  },
];
