/** The leaderboards: by game, mode and role, of the season that runs and of those that are over. */

import type { JSX } from 'preact';
import type { Board, Season, Seasons } from '../../protocol/ladder-messages.ts';
import { desk, useDesk } from '../account/desk.ts';
import type { GameInfo } from '../api.ts';
import { choicesOf } from '../matchmaking/choice.ts';
import { type BoardAddress, FIND, ladderHash, playerHash, type Route } from '../route.ts';
import { fetchBoard, fetchSeasons } from './api.ts';
import { Pager } from './pager.tsx';
import { useLoaded } from './use-loaded.ts';
import { day, keyName, winRate } from './words.ts';
import '../style/ladder.css';
import { shownName } from '../table/who.ts';
import { InWords } from '../words/refusal.ts';
import { rich } from '../words/rich.ts';
import { t } from '../words/t.ts';

interface LadderPageProps {
  readonly games: readonly GameInfo[];
  readonly route: Extract<Route, { page: 'ladder' }>;
}

/** Every board there is: a role of a mode that people are matched in. */
const boardsOf = (games: readonly GameInfo[]): BoardAddress[] =>
  choicesOf(games).flatMap(({ game, mode }) =>
    [...new Set(mode.formats.flat().map(({ role }) => role))].map((role) => ({ game: game.id, mode: mode.id, role })),
  );

/** For the own place; a board is open to strangers, too. */
const ownToken = async (): Promise<string | undefined> => desk.player && (await desk.token().catch(() => undefined));

const keyOf = ({ game, mode, role }: BoardAddress): string => `${game}/${mode}/${role}`;

/** Entries of a full page, as the server tells them. */
const A_PAGE = 50;

export function LadderPage({ games, route }: LadderPageProps): JSX.Element {
  const boards = boardsOf(games);
  const asked = `${route.game}/${route.mode}/${route.role}`;
  const board = boards.find((one) => keyOf(one) === asked) ?? boards[0];
  const seasons = useLoaded(fetchSeasons, '');
  const of = board ? ladderHash(board, route.season, route.at) : '';
  const loaded = useLoaded(async () => {
    if (!board) throw new InWords(t('This server keeps no ladder.'));
    return { of, board: await fetchBoard(board, route.season, route.at, await ownToken()) };
  }, of);
  const known = seasons && 'value' in seasons ? seasons.value : undefined;
  const value = loaded && 'value' in loaded ? loaded.value : undefined;

  return (
    <main class="wrap sheet ladder">
      <header class="sheet-head">
        <h1>{t('Ladder')}</h1>
        <p>{t('Ratings come from ranked matches alone. A season lasts thirteen weeks.')}</p>
      </header>
      {board && (
        <div class="fields">
          <label class="field">
            <span>{t('Board')}</span>
            <select
              value={keyOf(board)}
              onChange={(event) => {
                const next = boards.find((one) => keyOf(one) === event.currentTarget.value);
                location.hash = ladderHash(next, route.season);
              }}
            >
              {boards.map((one) => (
                <option key={keyOf(one)} value={keyOf(one)}>
                  {keyName(games, keyOf(one))}
                </option>
              ))}
            </select>
          </label>
          {known && <SeasonField seasons={known} chosen={route.season} board={board} />}
        </div>
      )}
      {loaded && 'trouble' in loaded && (
        <p class="notice trouble" role="alert">
          {loaded.trouble}
        </p>
      )}
      {!loaded && <p role="status">{t('One moment…')}</p>}
      {board && value && (
        <div aria-busy={value.of !== of}>
          <Standings board={value.board} address={board} running={known?.season} season={route.season} />
        </div>
      )}
    </main>
  );
}

interface SeasonFieldProps {
  readonly seasons: Seasons;
  readonly chosen: number | undefined;
  readonly board: BoardAddress;
}

function SeasonField({ seasons, chosen, board }: SeasonFieldProps): JSX.Element {
  return (
    <label class="field">
      <span>{t('Season')}</span>
      <select
        value={chosen ?? seasons.season}
        onChange={(event) => {
          const season = Number(event.currentTarget.value);
          location.hash = ladderHash(board, season === seasons.season ? undefined : season);
        }}
      >
        {seasons.seasons.map((one) => (
          <option key={one.season} value={one.season}>
            {seasonWords(one)}
            {one.season === seasons.season && ` (${t('now')})`}
          </option>
        ))}
      </select>
    </label>
  );
}

/** A season ends the moment the next one begins: its last day is the one before. */
const seasonWords = ({ season, from, until }: Season): string => `${season}: ${day(from)} – ${day(until - 1)}`;

interface StandingsProps {
  readonly board: Board;
  readonly address: BoardAddress;
  readonly running: number | undefined;
  readonly season: number | undefined;
}

function Standings({ board, address, running, season }: StandingsProps): JSX.Element {
  const { entries, own, page, pages, total } = board;
  const me = useDesk().player?.id;
  const over = running !== undefined && board.season < running;
  if (total === 0) {
    return (
      <p class="notice" data-testid="empty-board">
        {over
          ? t('Nobody stood on this board when the season ended.')
          : t(
              'Nobody stands here yet. A place comes after about ten ranked matches, when a rating is no longer provisional.',
            )}{' '}
        {!over && <a href={FIND}>{t('Play a ranked match')}</a>}
      </p>
    );
  }
  const ownPage = own && Math.ceil(own.place / A_PAGE);
  return (
    <>
      <p class="own-place">
        {t('{n, plural, one {# player stands here.} other {# players stand here.}}', { n: total })}{' '}
        {own && (
          <>
            {rich('You are in place {place}.', { place: <strong>{own.place}</strong> })}{' '}
            {ownPage !== page && <a href={ladderHash(address, season, ownPage)}>{t('Show it')}</a>}
          </>
        )}
        {!own && me && !over && t('You are not among them yet.')}
      </p>
      <div class="wide">
        <table class="board-table" data-testid="board">
          <thead>
            <tr>
              <th scope="col">
                <span class="unseen">{t('Place')}</span>
              </th>
              <th scope="col">{t('Player')}</th>
              <th scope="col" class="number">
                {t('Rating')}
              </th>
              <th scope="col" class="number">
                {t('Won')}
              </th>
              <th scope="col" class="number">
                {t('Lost')}
              </th>
              <th scope="col" class="number rate">
                {t('Rate')}
              </th>
            </tr>
          </thead>
          <tbody>
            {entries.map((entry) => (
              <tr key={entry.player} class={entry.player === me ? 'mine' : ''}>
                <td class="number">{entry.place}</td>
                <th scope="row">
                  <a href={playerHash(entry.player)}>{shownName(entry.name)}</a>
                  {entry.player === me && <span class="badge">{t('you')}</span>}
                </th>
                <td class="number strong">{entry.shown}</td>
                <td class="number">{entry.won}</td>
                <td class="number">{entry.lost}</td>
                <td class="number rate">{winRate(entry)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <Pager page={page} pages={pages} hashOf={(to) => ladderHash(address, season, to)} />
    </>
  );
}
