/** People for simulations: how strong they truly are, when they come, what they play and with whom. Everything follows
 *  from a seed; nothing here knows a game. The figures are guesses at a middling community, and each has its reason. */
import { BETA, type Strength, strengthOf } from '../chance.ts';
import { NEWCOMER, type Rating } from '../rating.ts';
import { normal, type Random, weighted } from './random.ts';

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

export interface Person {
  readonly id: string;
  /** True strength at everything, in rating points; what it is in a role stands in `trueSkill`. */
  readonly skill: number;
  /** How many evenings or so a week the person plays. */
  readonly sessionsAWeek: number;
  /** Hours by which the person's day is shifted: some play late, some live elsewhere. */
  readonly shift: number;
  /** How far a belief about the person is off, in standard deviations; it shrinks with the doubt. */
  readonly luck: number;
  /** Matches that were played before the simulation begins. */
  readonly matches: number;
  /** Whom the person plays with when not alone. */
  readonly friends: readonly string[];
}

/** How widely strengths spread: in a duel of two drawn at random, the favourite wins twice in three times, and one of
 *  the best twentieth beats an average player three times in four. Dice seldom leave more to skill. */
export const SPREAD = 0.6 * BETA;
/** One in five has never played ranked; the others have from a few matches to many. */
const NEWCOMERS = 0.2;
const CIRCLE = 3;

/** So many people. Friends come in circles of three whose strengths are alike, for about every other person. */
export const populate = (random: Random, people: number): Person[] => {
  const circleOf = (i: number): number => Math.floor(i / CIRCLE);
  const hasFriends = Array.from({ length: circleOf(people) + 1 }, () => random() < 0.5);
  const common = hasFriends.map(() => normal(random));
  return Array.from({ length: people }, (_, i): Person => {
    const circle = circleOf(i);
    const alike = hasFriends[circle] ? 0.5 : 0;
    const own = Math.sqrt(1 - alike * alike) * normal(random);
    const circleIds = Array.from({ length: CIRCLE }, (_, k) => circle * CIRCLE + k);
    return {
      id: `p${i}`,
      skill: NEWCOMER.mu + SPREAD * (own + alike * (common[circle] ?? 0)),
      sessionsAWeek: weighted(random, [
        [3, 0.3],
        [6, 0.4],
        [9, 0.3],
      ]),
      shift: normal(random) + (random() < 0.1 ? -6 : 0),
      luck: normal(random),
      matches: random() < NEWCOMERS ? 0 : Math.round(5 + 80 * random()),
      friends: hasFriends[circle] ? circleIds.filter((k) => k !== i && k < people).map((k) => `p${k}`) : [],
    };
  });
};

/** The person's true strength in a role: mostly the common one, a little its own. The same every time. */
export const trueSkill = (person: Person, role: string): number => {
  let mixed = 0;
  for (const letter of `${person.id}/${role}`) mixed = (mixed * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  return person.skill + SPREAD * 0.4 * (mixed / 9973 - 0.5);
};

/** What a ladder that works believes after so many matches: doubt shrinks nearly as fast as results allow, and belief moves
 *  from a newcomer's to the truth. For simulations of what a ladder is used for; one of the ladder itself has its own beliefs. */
export const believed = (person: Person, role: string, matches: number): Rating => {
  const sigma = Math.max(1, NEWCOMER.sigma / Math.sqrt(1 + 0.8 * matches));
  const known = 1 - (sigma / NEWCOMER.sigma) ** 2;
  const mu = NEWCOMER.mu + known * (trueSkill(person, role) - NEWCOMER.mu) + person.luck * sigma * Math.sqrt(known);
  return { mu, sigma };
};

/** How busy an hour of the day is against the busiest, by the community's clock: most people have work or school, and
 *  play between dinner and bedtime. */
const BY_HOUR = [
  0.15, 0.06, 0.03, 0.02, 0.02, 0.02, 0.03, 0.05, 0.06, 0.08, 0.1, 0.14, 0.2, 0.2, 0.18, 0.2, 0.28, 0.4, 0.6, 0.85, 1,
  1, 0.8, 0.4,
];
/** Saturday and Sunday (days 5 and 6) draw more. */
const WEEKEND = 1.4;

/** How busy it is at a time, from 0 to `WEEKEND`; time 0 is midnight before a Monday. */
const busyness = (at: number): number => {
  const day = Math.floor(at / DAY) % 7;
  return (BY_HOUR[Math.floor((at % DAY) / HOUR)] ?? 0) * (day >= 5 ? WEEKEND : 1);
};

/** Busy hours, for tables: a fifth of the week, in which nearly half of all matches are played. */
export const isBusy = (at: number): boolean => busyness(at) >= 0.8;

/** When the person sits down to play, in each of so many weeks: times in milliseconds, in order. */
export const sittings = (random: Random, person: Person, weeks: number): number[] => {
  const slots = Array.from({ length: 7 * 24 }, (_, hour) => [hour, busyness((hour + 0.5) * HOUR)] as const);
  const times: number[] = [];
  for (let week = 0; week < weeks; week++) {
    // More or fewer than usual, as weeks are; twice within the same hour is once.
    const planned = Math.round(person.sessionsAWeek * (0.5 + random()));
    const hours = new Set(Array.from({ length: planned }, () => weighted(random, slots)));
    for (const hour of hours) times.push(week * 7 * DAY + (hour + random() + person.shift) * HOUR);
  }
  return times.filter((at) => at >= 0).sort((a, b) => a - b);
};

/** How many matches somebody plays who has sat down: three to eight, five mostly. */
export const matchesASitting = (random: Random): number => 3 + Math.floor(3 * random() + 3 * random());

/** Between two matches of a sitting: somebody looks at the result and queues again. */
export const pause = (random: Random): number => 8_000 + 40_000 * random() ** 2;

/** How a match with these sides goes: their numbers by place, best first. The sides perform as `league/chance.ts` says. */
export const playOut = (
  random: Random,
  sides: readonly (readonly number[])[],
  advantages: readonly number[] = [],
): number[] =>
  sides
    .map((skills, side) => {
      const { above }: Strength = strengthOf(
        skills.map((mu) => ({ mu, sigma: 0 })),
        advantages[side],
      );
      return { side, shown: above + BETA * normal(random) };
    })
    .sort((a, b) => b.shown - a.shown)
    .map(({ side }) => side);
