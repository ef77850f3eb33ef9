/** A player's matches, the newest first. */

import type { JSX } from 'preact';
import type { ResultEntry, ResultSeat } from '../../protocol/ladder-messages.ts';
import type { GameInfo } from '../api.ts';
import { playerHash, replayHash } from '../route.ts';
import { shownName } from '../table/who.ts';
import { rich } from '../words/rich.ts';
import { t } from '../words/t.ts';
import { fetchResults } from './api.ts';
import { Pager } from './pager.tsx';
import { useLoaded } from './use-loaded.ts';
import { day, heroName, modeName } from './words.ts';

interface PlayerResultsProps {
  readonly games: readonly GameInfo[];
  readonly id: string;
  readonly page: number;
}

const endings = () => ({ won: t('Won'), drawn: t('Drawn'), lost: t('Lost') }) as const;

export function PlayerResults({ games, id, page }: PlayerResultsProps): JSX.Element {
  const loaded = useLoaded(() => fetchResults(id, page), `${id} ${page}`);
  return (
    <section aria-labelledby="results-head">
      <h2 id="results-head">{t('Matches')}</h2>
      {loaded && 'trouble' in loaded && (
        <p class="trouble" role="alert">
          {loaded.trouble}
        </p>
      )}
      {loaded && 'value' in loaded && (
        <>
          {loaded.value.total === 0 && <p class="none">{t('No finished match with others yet.')}</p>}
          <ul class="lines results" data-testid="results">
            {loaded.value.results.map((result) => (
              <Line key={result.match} games={games} id={id} result={result} />
            ))}
          </ul>
          <Pager page={page} pages={loaded.value.pages} hashOf={(to) => playerHash(id, to)} />
        </>
      )}
    </section>
  );
}

interface LineProps {
  readonly games: readonly GameInfo[];
  readonly id: string;
  readonly result: ResultEntry;
}

function Line({ games, id, result }: LineProps): JSX.Element {
  const { match, game, mode, ranked, at, seats, voided } = result;
  const own = seats.find(({ player }) => player === id);
  const others = seats.filter((seat) => seat !== own);
  const mates = others.filter(({ side }) => side === own?.side);
  const rivals = others.filter(({ side }) => side !== own?.side);
  return (
    <li class={own?.ending ?? ''}>
      <span class="ending">{voided ? t('Void') : own ? endings()[own.ending] : ''}</span>
      <span class="grow">
        {own && heroName(games, game, own.hero)}{' '}
        {mates.length > 0 && rich('with {names}', { names: <Names games={games} game={game} seats={mates} /> })}{' '}
        {rivals.length > 0 && rich('against {names}', { names: <Names games={games} game={game} seats={rivals} /> })}
        <br />
        <small>
          {modeName(games, game, mode)}
          {ranked && `, ${t('ranked')}`} · {day(at)}
          {own?.left && ` · ${t('left the match')}`}
          {voided && ` · ${t('taken back, by the server’s fault')}`}
        </small>
      </span>
      {own?.after !== undefined && own.before !== undefined && !voided && (
        <span class="rating-change">
          {own.after}{' '}
          <span class={own.after < own.before ? 'fell' : 'rose'}>
            {own.after < own.before ? `−${own.before - own.after}` : `+${own.after - own.before}`}
          </span>
        </span>
      )}
      <a href={replayHash(match)}>{t('Replay')}</a>
    </li>
  );
}

interface NamesProps {
  readonly games: readonly GameInfo[];
  readonly game: string;
  readonly seats: readonly ResultSeat[];
}

function Names({ games, game, seats }: NamesProps): JSX.Element {
  return (
    <>
      {seats.map(({ player, name, hero }, i) => (
        <span key={i}>
          {i > 0 && ', '}
          {player === undefined ? shownName(name) : <a href={playerHash(player)}>{shownName(name)}</a>} (
          {heroName(games, game, hero)})
        </span>
      ))}
    </>
  );
}
