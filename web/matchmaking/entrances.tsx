/** On the front page: into the queue with one click, as the last time, or to what else there is. */
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { QueueMessage } from '../../protocol/matchmaking-requests.ts';
import type { GameInfo } from '../api.ts';
import { FIND } from '../route.ts';
import { lastQueued } from '../session.ts';
import { choicesOf, queueWords, stillGood } from './choice.ts';
import { useMatchmaking } from './session.ts';

interface EntrancesProps {
  readonly games: readonly GameInfo[];
  /** Takes a place in the queue; rejects with words for people. Absent for a stranger, who says a name first. */
  readonly onQueue?: (request: QueueMessage) => Promise<void>;
}

export function Entrances({ games, onQueue }: EntrancesProps): JSX.Element | null {
  const { queueing } = useMatchmaking();
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState('');
  if (choicesOf(games).length === 0) return null;
  const request = stillGood(games, lastQueued.read());
  const waits = queueing.state !== 'idle';

  const queue = async (again: QueueMessage): Promise<void> => {
    setBusy(true);
    setTrouble('');
    await onQueue?.(again).catch((error: unknown) =>
      setTrouble(error instanceof Error ? error.message : 'The queue could not be joined.'),
    );
    setBusy(false);
  };

  return (
    <section class="entrances" aria-label="Find a match">
      <div>
        <h2>Find a match</h2>
        <p>{request ? queueWords(games, request) : 'Against people of about your strength, ranked or casual.'}</p>
        {trouble && (
          <p class="trouble" role="alert">
            {trouble}
          </p>
        )}
      </div>
      <div class="entrance-ways">
        {request && onQueue && (
          <button type="button" class="primary big" disabled={busy || waits} onClick={() => void queue(request)}>
            {waits ? 'You are in the queue' : 'Queue as last time'}
          </button>
        )}
        <a class={`button ${request && onQueue ? '' : 'primary'}`} href={FIND}>
          {request && onQueue ? 'Choose anew' : 'Find a match'}
        </a>
      </div>
    </section>
  );
}
