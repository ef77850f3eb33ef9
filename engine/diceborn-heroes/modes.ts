/** The modes of play. All seats are one side: the party wins together or not at all. */
import type { ModeInfo, Side } from '../core/game.ts';

/** What is fought in a mode, fight by fight: quests of one pack and its boss, quests of all packs, monsters alone, or
 *  bosses alone. */
export type Story = 'pack' | 'drawn' | 'monsters' | 'bosses';

export interface Mode extends ModeInfo {
  readonly story: Story;
}

const party = (seats: number, plays: string): Side[] => [
  { seats: Array.from({ length: seats }, (_, seat) => seat), role: 'party', plays },
];
/** One seat alone leads two heroes. */
const parties = (one: string, pair: string): Side[][] => [
  party(1, pair),
  ...[2, 3, 4].map((seats) => party(seats, one)),
];

const QUEST_TEXT = 'Three quests of one pack and its final boss.';

export const MODES: readonly Mode[] = [
  {
    id: 'quest',
    name: 'Quest',
    text: `${QUEST_TEXT} A town lies between them.`,
    minSeats: 1,
    maxSeats: 4,
    formats: parties('hero', 'pair'),
    coop: true,
    // The same class may be there several times (book: Hero Selection).
    doubles: true,
    story: 'pack',
  },
  {
    id: 'family',
    name: 'Family',
    text: 'Three fights against monsters, without quest cards. The best first game.',
    minSeats: 1,
    maxSeats: 4,
    formats: parties('hero', 'pair'),
    coop: true,
    doubles: true,
    story: 'monsters',
  },
  {
    id: 'adventure',
    name: 'Adventure',
    text: 'A quest of each level, drawn from all packs, and the boss of the third.',
    minSeats: 1,
    maxSeats: 4,
    formats: parties('hero', 'pair'),
    coop: true,
    doubles: true,
    story: 'drawn',
  },
  {
    id: 'expert',
    name: 'Expert',
    text: `${QUEST_TEXT} Each of two players leads two heroes.`,
    minSeats: 2,
    maxSeats: 2,
    formats: [party(2, 'pair')],
    coop: true,
    doubles: true,
    story: 'pack',
  },
  {
    id: 'arena',
    name: 'Boss Arena',
    text: 'Champions against three bosses, one after the other.',
    minSeats: 1,
    maxSeats: 4,
    formats: parties('champion', 'champion-pair'),
    coop: true,
    doubles: true,
    story: 'bosses',
  },
];

/** What is fought in a mode; nothing for one that there is not. */
export const storyOf = (mode: string): Story | undefined => MODES.find(({ id }) => id === mode)?.story;
