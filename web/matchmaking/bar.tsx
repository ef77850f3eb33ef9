/** The line at the head of every screen: how long one waits already, and where one's match is. */
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { WaitingMessage } from '../../protocol/matchmaking-messages.ts';
import type { GameInfo } from '../api.ts';
import { askToNotify, mayAskToNotify } from '../installed/notify.ts';
import { matchHash } from '../route.ts';
import { t } from '../words/t.ts';
import { type MatchmakingSession, type Notice, useMatchmaking } from './session.ts';
import { useTicking } from './use-ticking.ts';
import { backWords, minutes, outTogetherWords, outWords, poolWords, roughly } from './words.ts';

interface MatchmakingBarProps {
  readonly games: readonly GameInfo[];
  /** The match that this screen shows. */
  readonly match: string;
}

export function MatchmakingBar({ games, match }: MatchmakingBarProps): JSX.Element {
  const matchmaking = useMatchmaking();
  const { queueing, running, notice } = matchmaking;
  const away = matchmaking.line.state === 'returning' && queueing.state !== 'idle';
  return (
    <div class="queue-bars">
      {away ? (
        <div class="queue-bar">
          <p>{t('The connection dropped. Your place in the queue is kept; finding the way back…')}</p>
        </div>
      ) : (
        queueing.state === 'waiting' && (
          <Waiting message={queueing.message} at={queueing.at} matchmaking={matchmaking} games={games} />
        )
      )}
      {running && running.match !== match && (
        <div class="queue-bar">
          <p>
            <strong>{t('Your match is under way:')}</strong> {poolWords(games, running.pool)}
          </p>
          <a class="btn" href={matchHash(running.match)}>
            {t('Return to it')}
          </a>
        </div>
      )}
      {notice && (
        <div class="queue-bar">
          <p>{noticeWords(notice)}</p>
          <button type="button" class="btn small" onClick={() => matchmaking.dismiss()}>
            {t('All right')}
          </button>
        </div>
      )}
      {/* Told once when it changes; the seconds are for the eye alone. */}
      <p class="unseen" role="status">
        {away
          ? t('The connection dropped. Your place in the queue is kept.')
          : queueing.state === 'waiting'
            ? t('You wait for a match: {pool}.', { pool: poolWords(games, queueing.message.pool) })
            : ''}{' '}
        {notice && noticeWords(notice)}
      </p>
    </div>
  );
}

const noticeWords = (notice: Notice): string => {
  if ('back' in notice) return backWords()[notice.back];
  if (notice.out === 'left') return '';
  return (notice.together ? outTogetherWords() : outWords())[notice.out];
};

interface WaitingProps {
  readonly message: WaitingMessage;
  /** This page's own clock, when the message came. */
  readonly at: number;
  readonly matchmaking: MatchmakingSession;
  readonly games: readonly GameInfo[];
}

function Waiting({ message, at, matchmaking, games }: WaitingProps): JSX.Element {
  const now = message.now + useTicking(1000) - at;
  const { estimate, botsAt, members, pool, since } = message;
  const [ask, setAsk] = useState(mayAskToNotify);
  const bots = botsAt === undefined ? undefined : botsAt - now;
  return (
    <div class="queue-bar" data-testid="waiting">
      <p>
        <strong>{t('Looking for a match')}</strong> <span class="elapsed">{minutes(now - since)}</span>{' '}
        <span class="about">
          {poolWords(games, pool)}
          {members.length > 1 && `, ${t('with {n} of your party', { n: members.length - 1 })}`}
          {' · '}
          {estimate === undefined
            ? t('no telling yet how long it takes')
            : t('usually {time}', { time: roughly(estimate) })}
          {bots !== undefined &&
            ` · ${bots > 0 ? t('bots fill in after {minutes}', { minutes: minutes(bots) }) : t('bots fill in now')}`}
        </span>
      </p>
      {ask && (
        <button
          type="button"
          class="btn small"
          onClick={() => {
            void askToNotify();
            setAsk(false);
          }}
        >
          {t('Tell me in other tabs')}
        </button>
      )}
      <button type="button" class="btn" onClick={() => void matchmaking.leave()}>
        {t('Leave the queue')}
      </button>
    </div>
  );
}
