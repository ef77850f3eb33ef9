/** A player's profile: ratings, heroes, matches, deeds and seasons. Open to everybody. */

import type { JSX } from 'preact';
import type { HeroTally, PastSeason, PlayerProfile, ShownStanding } from '../../protocol/ladder-messages.ts';
import { useDesk } from '../account/desk.ts';
import type { GameInfo } from '../api.ts';
import { FIND, ladderHash, type Route } from '../route.ts';
import { Achievements } from './achievements.tsx';
import { fetchHistory, fetchProfile } from './api.ts';
import { PlayerResults } from './player-results.tsx';
import { useLoaded } from './use-loaded.ts';
import { heroName, keyName, tallyWords, winRate } from './words.ts';
import '../style/ladder.css';
import { shownName } from '../table/who.ts';
import { rich } from '../words/rich.ts';
import { spoken, t } from '../words/t.ts';

interface PlayerPageProps {
  readonly games: readonly GameInfo[];
  readonly route: Extract<Route, { page: 'player' }>;
}

export function PlayerPage({ games, route: { id, at } }: PlayerPageProps): JSX.Element {
  const { player: me } = useDesk();
  const loaded = useLoaded(() => fetchProfile(id), `${id} ${spoken()}`);
  const history = useLoaded(() => fetchHistory(id), id);
  const profile = loaded && 'value' in loaded && loaded.value.id === id ? loaded.value : undefined;
  const past = history && 'value' in history ? history.value : [];
  const mine = me?.id === id;

  if (loaded && 'trouble' in loaded) {
    return (
      <main class="wrap sheet">
        {mine ? (
          <Newcomer name={me.name} />
        ) : (
          <>
            <header class="sheet-head">
              <h1>{t('No such player')}</h1>
            </header>
            <p class="notice">
              {rich('{trouble} Players are known here from their first finished match with others on. {link}', {
                trouble: loaded.trouble,
                link: <a href={ladderHash()}>{t('To the ladder')}</a>,
              })}
            </p>
          </>
        )}
      </main>
    );
  }
  if (!profile) {
    return (
      <main class="wrap sheet">
        <h1 class="unseen">{t('Profile')}</h1>
        <p class="notice" role="status">
          {t('One moment…')}
        </p>
      </main>
    );
  }
  return (
    <main class="wrap sheet profile">
      <header class="sheet-head">
        <h1>{shownName(profile.name)}</h1>
        <p>
          {t('{n, plural, one {# match} other {# matches}} with others · season {season}', {
            n: profile.matches,
            season: profile.season,
          })}
          {mine && ` · ${t('this is you')}`}
        </p>
      </header>
      <Ratings games={games} standings={profile.standings} />
      <div class="profile-heroes">
        <Heroes games={games} tallies={profile.heroes} head={t('Heroes')} none={t('No match played yet.')} />
        <Heroes games={games} tallies={profile.against} head={t('Against heroes')} none={t('Met nobody yet.')} />
      </div>
      <PlayerResults games={games} id={id} page={at} />
      <Achievements games={games} achievements={relevant(profile)} />
      <Seasons games={games} past={past} />
    </main>
  );
}

/** Deeds of games that the player has played; of all, for who has played none. */
const relevant = ({ achievements, heroes }: PlayerProfile) => {
  const played = new Set(heroes.map(({ game }) => game));
  const theirs = achievements.filter(({ game }) => played.has(game));
  return theirs.length > 0 ? theirs : achievements;
};

function Newcomer({ name }: { readonly name: string }): JSX.Element {
  return (
    <>
      <header class="sheet-head">
        <h1>{name}</h1>
        <p>{t('This is you.')}</p>
      </header>
      <p class="notice" data-testid="newcomer">
        {rich('Nothing to show yet: your profile begins with your first finished match against other people. {link}', {
          link: <a href={FIND}>{t('Find a match')}</a>,
        })}
      </p>
    </>
  );
}

interface RatingsProps {
  readonly games: readonly GameInfo[];
  readonly standings: readonly ShownStanding[];
}

function Ratings({ games, standings }: RatingsProps): JSX.Element {
  return (
    <section aria-labelledby="ratings-head">
      <h2 id="ratings-head">{t('Ratings')}</h2>
      {standings.length === 0 && <p class="none">{t('No ranked match yet.')}</p>}
      <ul class="rating-cards" data-testid="standings">
        {standings.map((standing) => {
          const { key, shown, provisional, place } = standing;
          const [game = '', mode = '', role = ''] = key.split('/');
          return (
            <li key={key}>
              <h3>{keyName(games, key)}</h3>
              <p class="rating">{shown}</p>
              <p>
                {provisional && <span class="badge">{t('provisional')}</span>}{' '}
                {place !== undefined && <a href={ladderHash({ game, mode, role })}>{t('place {place}', { place })}</a>}
              </p>
              <p class="none">{t('{tally} this season', { tally: tallyWords(standing) })}</p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

interface HeroesProps {
  readonly games: readonly GameInfo[];
  readonly tallies: readonly HeroTally[];
  readonly head: string;
  readonly none: string;
}

function Heroes({ games, tallies, head, none }: HeroesProps): JSX.Element {
  const several = new Set(tallies.map(({ game }) => game)).size > 1;
  return (
    <section aria-label={head}>
      <h2>{head}</h2>
      {tallies.length === 0 ? (
        <p class="none">{none}</p>
      ) : (
        <table class="board-table">
          <thead>
            <tr>
              <th scope="col">{t('Hero')}</th>
              <th scope="col" class="number">
                {t('Matches')}
              </th>
              <th scope="col" class="number">
                {t('Won')}
              </th>
            </tr>
          </thead>
          <tbody>
            {tallies.map((tally) => (
              <tr key={`${tally.game} ${tally.hero}`}>
                <th scope="row">
                  {heroName(games, tally.game, tally.hero)}
                  {several && <small> {games.find(({ id }) => id === tally.game)?.name}</small>}
                </th>
                <td class="number">{tally.won + tally.drawn + tally.lost}</td>
                <td class="number">{winRate(tally)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

function Seasons({ games, past }: { readonly games: readonly GameInfo[]; readonly past: readonly PastSeason[] }) {
  return (
    <section aria-labelledby="seasons-head">
      <h2 id="seasons-head">{t('Past seasons')}</h2>
      {past.length === 0 ? (
        <p class="none">{t('No season has ended with a rating of this player.')}</p>
      ) : (
        <ul class="lines" data-testid="history">
          {past.map((entry) => {
            const [game = '', mode = '', role = ''] = entry.key.split('/');
            return (
              <li key={`${entry.season} ${entry.key}`}>
                <a href={ladderHash({ game, mode, role }, entry.season)}>
                  {t('Season {season}', { season: entry.season })}
                </a>
                <span class="grow">{keyName(games, entry.key)}</span>
                <span>
                  <strong>{entry.shown}</strong>
                  {entry.place !== undefined && `, ${t('place {place}', { place: entry.place })}`}
                  {entry.provisional && `, ${t('provisional')}`}
                </span>
                <span class="none">{tallyWords(entry)}</span>
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}
