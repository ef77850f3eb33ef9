/** What a Bard may sing, each once a quest. House values. */
import { attack, guard, heal, refresh } from '../vocabulary/build.ts';
import type { SongDef } from '../vocabulary/words.ts';

export const SONGS: readonly SongDef[] = [
  { id: 'march', name: 'March', effects: [attack(1, 'foes')] },
  { id: 'lullaby', name: 'Lullaby', effects: [attack(0, '2foes', { stun: true })] },
  { id: 'anthem', name: 'Anthem', effects: [guard] },
  { id: 'elegy', name: 'Elegy', effects: [heal(1, 'heroes')] },
  { id: 'reel', name: 'Reel', effects: [refresh] },
];
