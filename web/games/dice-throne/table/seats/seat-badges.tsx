/** What else is to be known of a player: away, silenced, and what they have said in the open window. */
import type { JSX } from 'preact';
import type { Seat } from '../../../../../engine/core/game.ts';
import type { SeatView } from '../../../../../engine/dice-throne/state/view-shape.ts';
import { Mark } from '../../../../kit/icon.tsx';
import { Absence, ClockWords } from '../../../../table/seat-clock.tsx';
import { t } from '../../../../words/t.ts';
import { useTable } from '../../context.ts';
import { intentWords } from '../../words.ts';

const silenced = (): Readonly<Record<SeatView['silenced'], string>> => ({
  '': '',
  stunned: t('Stunned: no action until it passes'),
  ultimate: t('Locked: an Ultimate is under way'),
});

export function SeatBadges({ seat }: { readonly seat: SeatView }): JSX.Element {
  const { picture } = useTable();
  const person = picture.seats[seat.seat];
  return (
    <>
      {person?.kind === 'human' && !person.connected && person.clock && <Absence clock={person.clock} />}
      {seat.silenced && (
        <span class="badge warn">
          <Mark of="lock" /> {silenced()[seat.silenced]}
        </span>
      )}
      {seat.out && <span class="badge warn">{t('fallen')}</span>}
      {picture.view.gaveUp?.includes(seat.seat) && !picture.view.outcome && (
        <span class="badge warn">{t('would give up')}</span>
      )}
    </>
  );
}

/** How a seat stands to the open window, or to what it is waited for. */
export type Standing = 'asked' | 'passed' | 'holds' | 'moves' | '';

export function useStanding(seat: Seat): Standing {
  const { view } = useTable().picture;
  if (view.window?.held.some((intent) => intent.seat === seat)) return 'holds';
  if (view.window?.passed.includes(seat)) return 'passed';
  if (view.window?.seats.includes(seat)) return 'asked';
  return view.waiting.some((wait) => wait.seat === seat) ? 'moves' : '';
}

/** The line under a player that says so. */
export function Saying({ seat }: { readonly seat: SeatView }): JSX.Element {
  const { picture, lexicon } = useTable();
  const standing = useStanding(seat.seat);
  const clock = picture.seats[seat.seat]?.clock;
  const held = picture.view.window?.held.find((intent) => intent.seat === seat.seat);
  const time = clock && !picture.view.outcome && <ClockWords clock={clock} />;
  if (standing === '') return <p class="say idle">{time}</p>;
  const own = seat.seat === picture.you;
  const [mark, words] = {
    holds: () => ['hand', held ? intentWords(held.action, lexicon) : t('holds a card')] as const,
    passed: () => ['check', t('passed')] as const,
    asked: () => ['hourglass', own ? t('asked') : t('thinking')] as const,
    moves: () => ['hourglass', own ? t('your move') : t('to move')] as const,
  }[standing]();
  return (
    <p class="say">
      <Mark of={mark} /> <span class="words">{words}</span> {mark === 'hourglass' && time}
    </p>
  );
}
