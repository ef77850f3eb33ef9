/** The end of a match. */
import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Outcome } from '../../engine/core/game.ts';
import { Mark } from '../glyphs.tsx';
import { useAfterMatch } from './after.ts';
import type { Picture } from './picture.ts';
import { Ratings } from './ratings.tsx';
import { listed, seatName } from './who.ts';

export interface ResultProps {
  readonly picture: Picture<unknown>;
  readonly outcome: Outcome;
  /** Where the match can be watched again. */
  readonly replay?: string;
  readonly onAgain?: () => void;
  /** Absent where a match that ended long ago is watched. */
  readonly onFront?: () => void;
  /** How it stood. */
  readonly children?: ComponentChildren;
}

export function Result({ picture, outcome, replay, onAgain, onFront, children }: ResultProps): JSX.Element {
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    if (onFront) box.current?.focus();
  }, []);

  const names = listed(outcome.winners.map((seat) => seatName(picture, seat)));
  const won = picture.you !== undefined && outcome.winners.includes(picture.you);
  const head = outcome.draw ? 'A draw' : won ? 'You win' : `${names} ${outcome.winners.length > 1 ? 'win' : 'wins'}`;
  return (
    <section class={`result ${won ? 'won' : ''}`} ref={box} tabIndex={-1} aria-label="Result" data-testid="result">
      <Mark name="crown" />
      <h2>{head}</h2>
      {children}
      <Ratings picture={picture} />
      <div class="actions">
        <QueueAgain />
        {onAgain && (
          <button type="button" class="primary" onClick={onAgain}>
            Play again
          </button>
        )}
        {onFront && (
          <button type="button" onClick={onFront}>
            Back to the front
          </button>
        )}
        {replay && (
          <a class="button" href={replay}>
            Watch it again
          </a>
        )}
      </div>
    </section>
  );
}

function QueueAgain(): JSX.Element | null {
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
      setTrouble(error instanceof Error ? error.message : 'The queue could not be joined.');
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
      <button type="button" class="primary" disabled={state !== 'rested'} onClick={() => void queue()}>
        {state === 'waiting' ? 'You are in the queue' : 'Back to the queue'}
      </button>
    </>
  );
}
