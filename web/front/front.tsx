/** The front page: pick a banner and sit down. Nobody is asked who they are before they have played. */
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { QueueMessage } from '../../protocol/matchmaking-requests.ts';
import type { CreateOptions } from '../../protocol/messages.ts';
import type { GameInfo } from '../api.ts';
import { Mark } from '../kit/icon.tsx';
import { queueWords, stillGood } from '../matchmaking/choice.ts';
import { useMatchmaking } from '../matchmaking/session.ts';
import { loadLines } from '../play/load-lines.ts';
import { CAMPAIGNS, FIND, LEARN, libraryHash, matchHash, NEW_MATCH, PARTY, rulesHash, WATCH } from '../route.ts';
import { type CurrentMatch, lastPlayed, lastQueued } from '../session.ts';
import { useTitle } from '../table/use-title.ts';
import { t } from '../words/t.ts';
import { againstBots, type Choice, casualQueue, choiceOf, firstChoice } from './choice.ts';
import { Gallery } from './gallery.tsx';
import { useLobby } from './lobby.ts';
import { Modes } from './modes.tsx';
import '../style/front.css';
import { troubleWords } from '../words/refusal.ts';

interface FrontProps {
  readonly games: readonly GameInfo[];
  /** A match that this browser sits at. */
  readonly current?: CurrentMatch;
  readonly onStart: (options: CreateOptions) => Promise<void>;
  readonly onQueue: (request: QueueMessage) => Promise<void>;
}

export function Front({ games, current, onStart, onQueue }: FrontProps): JSX.Element {
  useTitle(undefined);
  const { queueing, party } = useMatchmaking();
  const [choice, setChoice] = useState(() => firstChoice(games));
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState('');
  const lobby = useLobby();
  if (!choice) {
    return (
      <main class="wrap">
        <h1>Throneroom</h1>
        <p class="notice">{t('This server has no games to play.')}</p>
      </main>
    );
  }
  const { game, mode, own, hero } = choice;
  const request = casualQueue(choice);
  const last = stillGood(games, lastQueued.read());
  const waits = queueing.state !== 'idle';

  const choose = (next: Choice | undefined): void => {
    if (!next) return;
    setChoice(next);
    lastPlayed.write({ game: next.game.id, mode: next.mode.id, hero: next.hero.id });
  };
  const go = async (deed: Promise<void>): Promise<void> => {
    setBusy(true);
    setTrouble('');
    try {
      await deed;
    } catch (error) {
      setTrouble(troubleWords(error, t('The server did not answer.')));
    }
    setBusy(false);
  };
  const play = (): void => {
    choose(choice);
    void go(onStart(againstBots(choice)));
  };
  const playButton = (
    <button
      type="button"
      class="btn go big"
      disabled={busy}
      onPointerEnter={() => void loadLines()}
      onFocus={() => void loadLines()}
      onClick={play}
    >
      <Mark of="swords" />
      {busy ? t('One moment…') : t('Play now as {name}', { name: hero.name })}
    </button>
  );

  return (
    <main class="wrap hall">
      {current && (
        <section class="waits" aria-label={t('A table waits')}>
          <Mark of="hourglass" />
          <p>
            <b>{t('Your table waits')}</b> {current.title}
          </p>
          <a class="btn" href={matchHash(current.id)}>
            {t('Return to it')}
          </a>
        </section>
      )}
      <div class="hallway">
        <section class="invite">
          <h1>
            <Mark of="crown" />
            Throneroom
          </h1>
          <p>{t('Five dice, three throws, one crown. Pick a banner and sit down.')}</p>
          <Modes games={games} game={game} mode={mode} onChoose={(next) => choose(choiceOf(games, next))} />
          <div class="ways-in">
            {playButton}
            {trouble ? (
              <p class="trouble" role="alert">
                {trouble}
              </p>
            ) : (
              <p class="aside">
                {mode.coop
                  ? t('Against the game itself; no account, no name, no waiting.')
                  : mode.minSeats > 2
                    ? t('Against bots; no account, no name, no waiting.')
                    : t('Against a bot; no account, no name, no waiting.')}
              </p>
            )}
            <div class="two">
              {request ? (
                <button
                  type="button"
                  class="btn big"
                  disabled={busy || waits}
                  onClick={() => void go(onQueue(request))}
                >
                  <Mark of="find" />
                  {waits ? t('You are in the queue') : t('Find a match')}
                </button>
              ) : (
                <a class="btn big" href={FIND}>
                  <Mark of="find" /> {t('Find a match')}
                </a>
              )}
              <a class="btn big" href={party ? PARTY : NEW_MATCH}>
                <Mark of="people" /> {party ? t('Your party') : t('With friends')}
              </a>
            </div>
            {last && !waits && (
              <button type="button" class="btn quiet" disabled={busy} onClick={() => void go(onQueue(last))}>
                {t('Queue as last time: {what}', { what: queueWords(games, last) })}
              </button>
            )}
          </div>
        </section>
        <Gallery
          game={game.id}
          heroes={own.heroes}
          chosen={hero}
          onChoose={(id) => choose(choiceOf(games, { game: game.id, mode: mode.id, hero: id }))}
        />
      </div>
      <div class="doors">
        <a class="door" href={LEARN}>
          <Mark of="learn" />
          <span>
            <b>{t('Your first match')}</b>
            <small>{t('Learn it at the table, in five minutes')}</small>
          </span>
        </a>
        {game.modes.some(({ id }) => id === 'portal-crawl') && (
          <a class="door" href={CAMPAIGNS}>
            <Mark of="throne" />
            <span>
              <b>{t('Campaigns')}</b>
              <small>{t('Eight scenarios, over many evenings')}</small>
            </span>
          </a>
        )}
        <a class="door" href={WATCH}>
          <Mark of="watch" />
          <span>
            <b>{t('Watch')}</b>
            <small>{lobby ? liveWords(lobby.matches) : t('Live matches, and replays')}</small>
          </span>
        </a>
        <a class="door" href={libraryHash(game.id)}>
          <Mark of="book" />
          <span>
            <b>{t('Library')}</b>
            <small>{t('Every hero, card and token')}</small>
          </span>
        </a>
        <a class="door" href={rulesHash()}>
          <Mark of="log" />
          <span>
            <b>{t('Rules')}</b>
            <small>{t('Every word of the game explained')}</small>
          </span>
        </a>
      </div>
      {lobby && lobby.online > 0 && (
        <p class="here" role="status">
          {t('{n, plural, one {# player is here} other {# players are here}}', { n: lobby.online })}
        </p>
      )}
      <div class="sit">
        {/* At the thumb, for the eye: it was said already. */}
        {trouble && (
          <p class="trouble" aria-hidden="true">
            {trouble}
          </p>
        )}
        {playButton}
      </div>
    </main>
  );
}

const liveWords = (matches: number): string =>
  matches === 0
    ? t('No match runs now; replays do')
    : t('{n, plural, one {# match runs now} other {# matches run now}}', { n: matches });
