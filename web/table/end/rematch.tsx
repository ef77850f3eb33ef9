/** Playing again with the same people, on the scene of the end: one asks, the others are asked, and once all want it
 *  everybody sits at the next match. */
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { Mark } from '../../kit/icon.tsx';
import { matchHash } from '../../route.ts';
import { refusalWords } from '../../words/refusal.ts';
import { list, t } from '../../words/t.ts';
import type { Picture } from '../picture.ts';
import { seatName } from '../who.ts';
import { useAfterMatch } from './after.ts';

interface RematchProps {
  readonly picture: Picture<unknown>;
  /** It is what most people come for here. */
  readonly main: boolean;
}

export function Rematch({ picture, main }: RematchProps): JSX.Element | null {
  const { rematch, camp } = useAfterMatch();
  const [asking, setAsking] = useState(false);
  const [trouble, setTrouble] = useState('');
  const { you, seats } = picture;
  if (!rematch || camp || picture.ranked) return null;
  if (you === undefined) {
    if (picture.rematch === undefined) return null;
    return (
      <a class={`btn big ${main ? 'go' : ''}`} href={matchHash(picture.rematch)}>
        <Mark of="watch" /> {t('They play again: watch')}
      </a>
    );
  }
  const own = seats[you]?.rematch === 'yes';
  const others = seats.filter(({ kind }, seat) => kind === 'human' && seat !== you);
  const off = others.some((seat) => !seat.connected && seat.rematch !== 'yes') || others.some(isAgainst);
  const say = async (wanted: boolean): Promise<void> => {
    setAsking(true);
    const refused = await rematch(wanted);
    setTrouble(refused ? refusalWords(refused) : '');
    setAsking(false);
  };
  return (
    <div class="rematch">
      {others.length > 0 && <p role="status">{wordsOf(picture)}</p>}
      {trouble && (
        <p class="trouble" role="alert">
          {trouble}
        </p>
      )}
      {!own && !off && (
        <button type="button" class={`btn big ${main ? 'go' : ''}`} disabled={asking} onClick={() => void say(true)}>
          <Mark of="again" /> {others.length > 0 ? t('Rematch') : t('Play again')}
        </button>
      )}
      {own && others.length > 0 && (
        <button type="button" class="btn big" disabled={asking} onClick={() => void say(false)}>
          {t('Not after all')}
        </button>
      )}
      {!own && !off && others.some(isFor) && seats[you]?.rematch !== 'no' && (
        <button type="button" class="btn big" disabled={asking} onClick={() => void say(false)}>
          {t('No, thanks')}
        </button>
      )}
    </div>
  );
}

type Seat = Picture<unknown>['seats'][number];
const isFor = ({ rematch }: Seat): boolean => rematch === 'yes';
const isAgainst = ({ rematch }: Seat): boolean => rematch === 'no';

/** How it stands between the people of the match. */
function wordsOf(picture: Picture<unknown>): string {
  const { you, seats } = picture;
  const named = (which: (seat: Seat) => boolean): string[] =>
    seats.flatMap((seat, at) => (seat.kind === 'human' && at !== you && which(seat) ? [seatName(picture, at)] : []));
  const against = named(isAgainst);
  if (against.length > 0)
    return t('{names} {n, plural, one {wants} other {want}} no rematch.', { names: list(against), n: against.length });
  const gone = named((seat) => !seat.connected && !isFor(seat));
  if (gone.length > 0) return t('{names} left. A rematch needs everybody.', { names: list(gone) });
  const wanting = named(isFor);
  const own = you === undefined ? '' : seats[you]?.rematch;
  if (own === 'no') return t('You want no rematch.');
  if (own === 'yes') return t('Waiting for {names}.', { names: list(named((seat) => !isFor(seat))) });
  return wanting.length > 0
    ? t('{names} {n, plural, one {wants} other {want}} a rematch.', { names: list(wanting), n: wanting.length })
    : '';
}
