/** Matches that one may watch: those that run now, the strongest first, and finished ones from a file. */
import type { JSX } from 'preact';
import type { LiveMatch } from '../../protocol/lobby-messages.ts';
import type { GameInfo } from '../api.ts';
import { useLobby } from '../front/lobby.ts';
import { ReplayFile } from '../front/replay-file.tsx';
import { Banner } from '../kit/heraldry.tsx';
import { Mark } from '../kit/icon.tsx';
import { heroName, modeName } from '../ladder/words.ts';
import { FRONT, matchHash } from '../route.ts';
import { Sheet } from '../sheet.tsx';
import '../style/watch.css';
import { t } from '../words/t.ts';

interface WatchPageProps {
  readonly games: readonly GameInfo[];
  /** Shows the replay of a file. */
  readonly onFile: (text: string) => void;
}

export function WatchPage({ games, onFile }: WatchPageProps): JSX.Element {
  const lobby = useLobby();
  return (
    <Sheet
      title={t('Watch')}
      lead={t('Matches that run now and may be watched; the strongest players first.')}
      class="watch"
    >
      {!lobby && <p role="status">{t('One moment…')}</p>}
      {lobby && lobby.matches > 0 && (
        <p class="here" role="status">
          {lobby.live.length === lobby.matches
            ? t('{n, plural, one {# match runs} other {# matches run}} now, all of them open to watch.', {
                n: lobby.matches,
              })
            : t('{n, plural, one {# match runs} other {# matches run}} now, {open} open to watch.', {
                n: lobby.matches,
                open: lobby.live.length,
              })}
        </p>
      )}
      {lobby?.live.length === 0 && (
        <div class="panel-box none-live">
          <p>{t('Nobody plays in the open just now.')}</p>
          <a class="btn" href={FRONT}>
            <Mark of="swords" /> {t('Play one yourself')}
          </a>
        </div>
      )}
      <ul class="live">
        {lobby?.live.map((match) => (
          <li key={match.id}>
            <Live games={games} match={match} />
          </li>
        ))}
      </ul>
      <section class="panel-box">
        <h2>{t('A finished match')}</h2>
        <p>
          {t('Every match ends with a link to its replay; profiles list them all. A replay that was saved opens here.')}
        </p>
        <ReplayFile onFile={onFile} />
      </section>
    </Sheet>
  );
}

function Live({ games, match }: { readonly games: readonly GameInfo[]; readonly match: LiveMatch }): JSX.Element {
  const { id, game, mode, ranked, since, seats } = match;
  const minutes = Math.floor((Date.now() - since) / 60_000);
  return (
    <a class="panel-box live-match" href={matchHash(id)}>
      <span class="live-head">
        <b>{modeName(games, game, mode)}</b>
        <span class="badge">{ranked ? t('ranked') : t('casual')}</span>
        <small>
          {minutes < 1 ? t('just begun') : t('{n, plural, one {for a minute} other {for # minutes}}', { n: minutes })}
        </small>
      </span>
      <span class="live-seats">
        {seats.map(({ name, hero, rating }, seat) => (
          <span key={seat} class="live-seat">
            <Banner of={hero} />
            <span>
              <b>{name}</b>
              <small>
                {heroName(games, game, hero)}
                {rating !== undefined && ` · ${rating}`}
              </small>
            </span>
          </span>
        ))}
      </span>
      <span class="btn">
        <Mark of="watch" /> {t('Watch')}
      </span>
    </a>
  );
}
