/** Before the campaign begins: heroes, difficulty, who takes part; and its beginning (rulebook: Campaign Setup). */
import { keyedStream, shuffle } from '../../core/chance.ts';
import { fairKey } from '../../core/fair.ts';
import type { Seat } from '../../core/game.ts';
import { RARITIES } from '../state/content.ts';
import type { Campaign, Member } from '../state/state.ts';
import { emit, memberAt, type Table } from '../state/table.ts';
import type { Difficulty, LootId } from '../state/terms.ts';
import { makeCamp } from './camp.ts';
import { gain } from './decks.ts';
import { voices } from './votes.ts';

export const MOST_MEMBERS = 4;

export const newMember = (hero: string, nonce = '', vacant = false): Member => ({
  hero,
  loot: [],
  out: [],
  nonce,
  vacant,
});

/** What a hero brought along was of its own last deck: another hero comes without. */
export const chooseHero = (t: Table, seat: Seat, hero: string): void => {
  const member = memberAt(t.m, seat);
  if (member.hero !== hero && t.m.keepsakes[seat]) t.m.keepsakes[seat] = null;
  member.hero = hero;
  emit(t, { type: 'hero', seat, hero });
};

export const chooseDifficulty = (t: Table, difficulty: Difficulty): void => {
  t.m.difficulty = difficulty;
  emit(t, { type: 'difficulty', difficulty });
};

export const isTaken = ({ members }: Campaign, hero: string): boolean => members.some((member) => member.hero === hero);

interface Joining {
  readonly hero: string;
  readonly nonce?: string;
  /** A hero joins, for a bot to play. */
  readonly vacant: boolean;
  readonly keepsake?: LootId;
}

/** Somebody joins: with a seat of its own while the campaign forms, or in one that has no player. */
export const join = (t: Table, seat: Seat, { hero, nonce, vacant, keepsake }: Joining): void => {
  const { m } = t;
  const { members } = m;
  const free = members[seat];
  if (free) free.vacant = false;
  else {
    members.push(newMember(hero, nonce, vacant));
    m.keepsakes = members.map((_, at) => (at === seat ? keepsake : m.keepsakes[at]) ?? null);
  }
  emit(t, { type: 'joined', seat, hero: memberAt(t.m, seat).hero });
};

/** Somebody leaves before the campaign has begun: those behind move up. */
export const withdraw = (t: Table, seat: Seat): void => {
  const { m } = t;
  const [gone] = m.members.splice(seat, 1);
  m.vote = null;
  m.keepsakes.splice(seat, 1);
  if (m.leader === seat) m.leader = voices(m)[0] ?? 0;
  else if (m.leader > seat) m.leader--;
  emit(t, { type: 'left', seat, hero: gone?.hero ?? '' });
};

/** Shuffles the four decks once for the whole campaign. From now on chance comes from the secret together with what every
 *  seat has added to it. */
export const begin = (t: Table): void => {
  const { m } = t;
  const { script } = m.chance;
  const nonces = m.members.map(({ nonce }) => nonce);
  m.chance = { ...keyedStream(fairKey(m.secret, nonces)), ...(script && { script }) };
  m.keepsakes.forEach((card, seat) => {
    if (card === null || seat >= m.members.length) return;
    m.decks.common = m.decks.common.filter((other) => other !== card);
    gain(m, seat, card);
    emit(t, { type: 'keepsake', seat, card });
  });
  for (const rarity of RARITIES) shuffle(m.chance, m.decks[rarity]);
  emit(t, { type: 'begun', difficulty: m.difficulty });
  makeCamp(t);
};
