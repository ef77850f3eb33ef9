/** The end of a match: the verdict, under whose banner, the ways on, and how it went. */
import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Outcome } from '../../../engine/core/game.ts';
import { Banner } from '../../kit/heraldry.tsx';
import { Mark } from '../../kit/icon.tsx';
import type { Picture } from '../picture.ts';
import { seatName } from '../who.ts';
import { useAfterMatch } from './after.ts';
import { Ratings } from './ratings.tsx';
import { Rematch } from './rematch.tsx';
import '../style/result.css';
import { troubleWords } from '../../words/refusal.ts';
import { list, t } from '../../words/t.ts';

export interface ResultProps {
  readonly picture: Picture<unknown>;
  readonly outcome: Outcome;
  /** What a seat's hero is called. */
  readonly heroName: (hero: string) => string;
  /** How it stood, in a line. */
  readonly lead?: ComponentChildren;
  /** Where the match can be watched again. */
  readonly replay?: string;
  /** Absent where a match that ended long ago is watched. */
  readonly onFront?: () => void;
  /** Who fought together, in a game that all win or lose at once. */
  readonly party?: readonly string[];
  /** The way on with a campaign, in words; it comes first. */
  readonly onwards?: { readonly words: string; readonly go: () => void };
  /** How it went. */
  readonly children?: ComponentChildren;
}

export function Result({
  picture,
  outcome,
  heroName,
  lead,
  replay,
  onFront,
  party,
  onwards,
  children,
}: ResultProps): JSX.Element {
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!onFront) return;
    box.current?.focus({ preventScroll: true });
    // A phone may have been scrolled to some board: the verdict comes first.
    scrollTo({ top: 0 });
  }, []);

  const { you, seats } = picture;
  const names = list(outcome.winners.map((seat) => seatName(picture, seat)));
  const othersWin = t('{names} {n, plural, one {wins} other {win}}', { names, n: outcome.winners.length });
  const won = you !== undefined && outcome.winners.includes(you);
  const verdict = party
    ? outcome.winners.length > 0
      ? t('The party wins')
      : t('The party is beaten')
    : outcome.draw
      ? t('A draw')
      : won
        ? t('You win')
        : you !== undefined
          ? t('You lose')
          : othersWin;
  const first = outcome.winners[0];
  const under = party ?? seats.flatMap(({ hero }, seat) => (seat === first ? hero : []));
  const fallen = party
    ? []
    : seats.flatMap(({ hero }, seat) => (outcome.winners.includes(seat) ? [] : [{ hero, seat }]));
  return (
    <section
      class={`end result ${won || (party && first !== undefined) ? 'won' : you !== undefined && !outcome.draw ? 'lost' : ''}`}
      ref={box}
      tabIndex={-1}
      aria-label={t('Result')}
      data-testid="result"
    >
      <div class="verdict panel-box">
        {under.length > 0 && (
          <div class={`victor ${under.length > 1 ? 'several' : ''}`}>
            {first !== undefined && <Mark of="trophy" class="laurel" />}
            {under.map((hero, at) => (
              <Banner key={at} of={hero} />
            ))}
          </div>
        )}
        <div class="words">
          <h2>{verdict}</h2>
          <p class="lead">
            {you !== undefined && !won && !outcome.draw && !party && <>{othersWin}. </>}
            {lead}
          </p>
          <Ratings picture={picture} />
          <Ways picture={picture} replay={replay} onFront={onFront} onwards={onwards} />
        </div>
        {fallen.length > 0 && fallen.length < 3 && (
          <div class="beaten">
            {fallen.map(({ hero, seat }) => (
              <figure key={seat}>
                <Banner of={hero} />
                <figcaption>
                  <b class="display">{seatName(picture, seat)}</b>
                  <br />
                  {heroName(hero)}
                </figcaption>
              </figure>
            ))}
          </div>
        )}
      </div>
      {children}
    </section>
  );
}

type WaysProps = Pick<ResultProps, 'picture' | 'replay' | 'onFront' | 'onwards'>;
function Ways({ picture, replay, onFront, onwards }: WaysProps): JSX.Element {
  const { camp, party } = useAfterMatch();
  const [shared, setShared] = useState(false);
  const share = async (): Promise<void> => {
    const url = `${location.origin}${location.pathname}${replay ?? ''}`;
    try {
      if (navigator.share) await navigator.share({ title: t('A match in the Throneroom'), url });
      else await navigator.clipboard.writeText(url);
      setShared(true);
    } catch {
      // Somebody thought better of it.
    }
  };
  return (
    <div class="go-row">
      <QueueAgain main={picture.ranked} />
      {camp !== undefined && (
        <a class="btn go big" href={camp}>
          <Mark of="people" /> {t('Back to the campaign')}
        </a>
      )}
      {onwards && (
        <button type="button" class="btn go big" onClick={onwards.go}>
          <Mark of="book" /> {onwards.words}
        </button>
      )}
      {camp === undefined && <Rematch picture={picture} main={!onwards} />}
      {party !== undefined && picture.you !== undefined && (
        <a class="btn big" href={party}>
          <Mark of="people" /> {t('Back to the party')}
        </a>
      )}
      {replay && (
        <a class="btn big" href={replay}>
          <Mark of="replay" /> {t('Watch it again')}
        </a>
      )}
      {replay && (
        <button type="button" class="btn big" onClick={() => void share()}>
          <Mark of="share" /> {shared ? t('Link copied') : t('Share')}
        </button>
      )}
      {onFront && (
        <button type="button" class="btn big" onClick={onFront}>
          {t('Back to the front')}
        </button>
      )}
    </div>
  );
}

function QueueAgain({ main }: { readonly main: boolean }): JSX.Element | null {
  const { queueAgain } = useAfterMatch();
  const [state, setState] = useState<'rested' | 'asking' | 'waiting'>('rested');
  const [trouble, setTrouble] = useState('');
  if (!queueAgain) return null;
  const queue = async (): Promise<void> => {
    setState('asking');
    setTrouble('');
    try {
      await queueAgain();
      setState('waiting');
    } catch (error) {
      setTrouble(troubleWords(error, t('The queue could not be joined.')));
      setState('rested');
    }
  };
  return (
    <>
      {trouble && (
        <p class="trouble" role="alert">
          {trouble}
        </p>
      )}
      <button
        type="button"
        class={`btn big ${main ? 'go' : ''}`}
        disabled={state !== 'rested'}
        onClick={() => void queue()}
      >
        {state === 'waiting' ? t('You are in the queue') : t('Back to the queue')}
      </button>
    </>
  );
}
