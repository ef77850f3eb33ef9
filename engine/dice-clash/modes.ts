/** The modes of play: two warriors, or one against a legend that the game plays. */
import type { ModeInfo, Side } from '../core/game.ts';

const one = (seat: number, role: string, plays: string): Side => ({ seats: [seat], role, plays });

export const MODES: readonly ModeInfo[] = [
  {
    id: 'duel',
    name: 'Duel',
    text: 'Warrior against warrior. Who loses two rounds has lost.',
    minSeats: 2,
    maxSeats: 2,
    formats: [[one(0, 'player', 'warrior'), one(1, 'player', 'warrior')]],
  },
  {
    id: 'solo',
    name: 'Solo',
    text: 'A warrior alone against a legend, which the game plays.',
    minSeats: 2,
    maxSeats: 2,
    formats: [[one(0, 'player', 'warrior'), one(1, 'legend', 'legend')]],
  },
];
