/** The one mode of a campaign. */
import type { ModeInfo } from '../core/game.ts';
import { MOST_MEMBERS } from './rules/forming.ts';

const seats = (n: number): number[] => Array.from({ length: n }, (_, seat) => seat);

export const CAMPAIGN: ModeInfo = {
  id: 'campaign',
  name: 'Campaign',
  text: 'Eight scenarios, one after the other, with the loot of all of them.',
  minSeats: 1,
  maxSeats: MOST_MEMBERS,
  formats: seats(MOST_MEMBERS).map((i) => [{ seats: seats(i + 1), role: 'party', plays: 'hero' }]),
  coop: true,
};
