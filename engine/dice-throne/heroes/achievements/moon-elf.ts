/** What players of the Moon Elf are remembered for. */
import { achievement, achievementsOf } from '../../achievements/achievement.ts';
import { keyOf } from '../../achievements/match-history.ts';
import { foes, isOn } from '../../achievements/questions.ts';
import { moonElf } from '../moon-elf.ts';

/** Tokens of the Moon Elf that help their holder, and those that harm an opponent. */
const MOON_HELP = ['evasive'];
const MOON_HARM = ['blind', 'entangle', 'targeted'];

export const moonElfAchievements = achievementsOf(moonElf.id, [
  achievement(
    'gone-in-time',
    'Gone in Time',
    'Survive, by Evasive, an Attack that would have brought you down.',
    'settled',
    (s, _, me) => s.settled.dodged.includes(keyOf(me, 'token:evasive')) && (s.seat(me)?.health ?? 0) > 0,
  ),
  achievement(
    'third-time',
    'Third Time Lucky',
    'Get away with your third Evasive in a row.',
    'modified',
    (s, e, me) =>
      e.op === 'all' &&
      e.source === 'token:evasive' &&
      isOn(e, me) &&
      (s.inARow.get(keyOf(me, 'token:evasive')) ?? 0) >= 3,
  ),
  achievement(
    'moonstruck',
    'Moonstruck',
    'Have six of your status effects on the table at once.',
    'step',
    (s, _, me) => {
      const help = MOON_HELP.reduce((sum, token) => sum + s.held(me, token), 0);
      const harm = foes(s, me).flatMap((seat) => MOON_HARM.map((token) => s.held(seat, token)));
      return help + harm.reduce((sum, n) => sum + n, 0) >= 6;
    },
  ),
  achievement(
    'two-in-sight',
    'Two in Sight',
    'Have two opponents Targeted at once.',
    'step',
    (s, _, me) => foes(s, me).filter((seat) => s.held(seat, 'targeted') > 0).length >= 2,
  ),
  achievement(
    'second-thoughts',
    'Second Thoughts',
    'Play Better D! after a first defence that would have done nothing.',
    'played',
    (s, e, me) => {
      if (e.seat !== me || e.card !== 'better-d') return false;
      const roll = s.before.rolls.find((one) => one.seat === me && one.for === 'defence');
      const level = s.before.seats[me]?.abilities.find(({ id }) => id === 'missed-me')?.level ?? 1;
      const shows = (symbol: string): number => roll?.dice.filter((die) => die.symbol === symbol).length ?? 0;
      return roll !== undefined && shows('foot') < 2 && shows('arrow') < (level === 1 ? 2 : 1);
    },
  ),
]);
