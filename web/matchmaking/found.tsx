/** A match was found: everybody on it is asked, and has so long to answer. */
import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { FoundMessage } from '../../protocol/matchmaking-messages.ts';
import type { GameInfo } from '../api.ts';
import { notify } from '../installed/notify.ts';
import { sounds } from '../session.ts';
import { refusalWords } from '../words/refusal.ts';
import { t } from '../words/t.ts';
import { chime } from './chime.ts';
import { matchmaking, useMatchmaking } from './session.ts';
import { useTicking } from './use-ticking.ts';
import { poolWords } from './words.ts';

export function Found({ games }: { readonly games: readonly GameInfo[] }): JSX.Element | null {
  const { queueing } = useMatchmaking();
  if (queueing.state !== 'found') return null;
  const { message, at } = queueing;
  return <FoundDialog key={message.proposal} message={message} at={at} games={games} />;
}

interface FoundProps {
  readonly message: FoundMessage;
  readonly at: number;
  readonly games: readonly GameInfo[];
}

const TITLE_BLINK_MS = 900;

function FoundDialog({ message, at, games }: FoundProps): JSX.Element {
  const box = useRef<HTMLDialogElement>(null);
  const [trouble, setTrouble] = useState('');
  const [busy, setBusy] = useState(false);
  const [sound, setSound] = useState(sounds.read);
  /** The first word of this match says how long there is; later ones only who has accepted. */
  const [whole] = useState(message.deadline - message.now);
  const { proposal, pool, deadline, players, accepted, bots, mine } = message;
  const left = Math.max(0, deadline - (message.now + useTicking(250) - at));

  useEffect(() => {
    box.current?.showModal();
    if (sounds.read()) chime();
    void notify('found', t('A match is found'), t('{pool}: do you accept?', { pool: poolWords(games, pool) }));
    const before = document.title;
    let on = true;
    document.title = t('A match is found!');
    const blinking = setInterval(() => {
      on = !on;
      document.title = on ? t('A match is found!') : 'Throneroom';
    }, TITLE_BLINK_MS);
    return () => {
      clearInterval(blinking);
      document.title = before;
    };
  }, []);

  const answer = async (what: 'accept' | 'decline'): Promise<void> => {
    setBusy(true);
    setTrouble('');
    const asked = await matchmaking[what](proposal);
    if (!asked.ok) setTrouble(refusalWords(asked));
    setBusy(false);
  };
  const seconds = Math.ceil(left / 1000);

  return (
    <dialog
      class="found"
      ref={box}
      aria-labelledby="found-head"
      // Esc is no answer: it neither accepts nor declines.
      onCancel={(event) => event.preventDefault()}
      data-testid="found"
    >
      <h2 id="found-head">{t('A match is found')}</h2>
      <p>{poolWords(games, pool)}</p>
      <div class="found-time" aria-hidden="true">
        <span style={{ width: `${whole > 0 ? Math.min(100, (100 * left) / whole) : 0}%` }} />
      </div>
      <p class="found-left">
        {mine ? t('You have accepted.') : t('Do you accept?')}{' '}
        <span role="timer">{t('{seconds} s left', { seconds })}</span>
      </p>
      <ul class="found-who" aria-hidden="true">
        {Array.from({ length: players }, (_, i) => (
          <li key={i} class={i < accepted ? 'in' : ''} />
        ))}
      </ul>
      <p role="status">
        {bots > 0
          ? t(
              '{accepted} of {players, plural, one {# player has} other {# players have}} accepted; {bots, plural, one {a bot takes one seat} other {bots take # seats}}.',
              { accepted, players, bots },
            )
          : t('{accepted} of {players, plural, one {# player has} other {# players have}} accepted.', {
              accepted,
              players,
            })}
      </p>
      {trouble && (
        <p class="trouble" role="alert">
          {trouble}
        </p>
      )}
      <div class="found-answers">
        <button
          type="button"
          class="btn go big"
          // The dialog is there for one question, with seconds to answer it.
          autofocus
          disabled={busy || mine}
          onClick={() => void answer('accept')}
        >
          {mine ? t('Waiting for the others…') : t('Accept')}
        </button>
        <button type="button" class="btn big" disabled={busy} onClick={() => void answer('decline')}>
          {t('Decline')}
        </button>
      </div>
      <label class="check">
        <input
          type="checkbox"
          checked={sound}
          onChange={(event) => {
            setSound(event.currentTarget.checked);
            sounds.write(event.currentTarget.checked);
          }}
        />
        {t('A sound when a match is found')}
      </label>
    </dialog>
  );
}
