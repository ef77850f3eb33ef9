/** Whom a campaign waits for. Nobody while a scenario is played: that is for the server to report. */
import type { Seat, Waiting } from '../../core/game.ts';
import { unready } from '../rules/camp.ts';
import { unanswered } from '../rules/votes.ts';
import type { Campaign } from '../state/state.ts';
import { heroGone } from '../state/table.ts';

export const waitingFor = (m: Campaign): Waiting[] => {
  if (m.stage.name === 'over' || heroGone(m) !== undefined) return [];
  const voters = unanswered(m);
  const others = deciding(m).filter((seat) => !voters.includes(seat));
  const why = m.stage.name === 'spoils' ? 'choice' : 'move';
  return [...voters.map((seat) => wait(m, seat, 'choice')), ...others.map((seat) => wait(m, seat, why))];
};

const wait = ({ stageSince }: Campaign, seat: Seat, why: Waiting['why']): Waiting => ({
  seat,
  why,
  clock: 'turn',
  since: stageSince,
});

const deciding = ({ stage, leader }: Campaign): Seat[] => {
  switch (stage.name) {
    case 'forming':
      return [leader];
    case 'camp': {
      const missing = unready(stage);
      return missing.length > 0 ? missing : [leader];
    }
    case 'shop':
      return seatsWhere(stage.done, (done) => !done);
    case 'spoils':
      return seatsWhere(stage.answered, (answer) => answer === null);
    case 'trim':
      return seatsWhere(stage.over, (n) => n > 0);
    default:
      return [];
  }
};
const seatsWhere = <T>(all: readonly T[], fits: (one: T) => boolean): Seat[] =>
  all.flatMap((one, seat) => (fits(one) ? [seat] : []));
