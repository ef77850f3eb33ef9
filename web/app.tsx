/** The page: which screen shows, and the one match it holds open. */
import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { type Player, PlayerAccount, SignedOut } from '../client/account.ts';
import { anyMatch, type MatchLine } from '../client/any-match.ts';
import { clientFor } from '../client/clients.ts';
import { MatchConnection } from '../client/connection.ts';
import { DOOR } from '../protocol/codes.ts';
import type { QueueMessage } from '../protocol/matchmaking-requests.ts';
import type { CreateOptions, JoinOptions } from '../protocol/messages.ts';
import { poolId } from '../protocol/pool.ts';
import { desk, useDesk } from './account/desk.ts';
import { AccountDialogs } from './account/dialogs.tsx';
import { fetchGames, type GameInfo } from './api.ts';
import { Front } from './front/front.tsx';
import { Invite } from './front/invite.tsx';
import { lineUp, placesOf } from './front/line-up.ts';
import { LadderPage } from './ladder/ladder-page.tsx';
import { PlayerPage } from './ladder/player-page.tsx';
import { MatchPage } from './match-page.tsx';
import { MatchmakingBar } from './matchmaking/bar.tsx';
import { Entrances } from './matchmaking/entrances.tsx';
import { FindMatch } from './matchmaking/find-match.tsx';
import { Found } from './matchmaking/found.tsx';
import { type Arrival, matchmaking } from './matchmaking/session.ts';
import { Nav } from './nav.tsx';
import { PartyPage } from './party/party-page.tsx';
import { ReplayDoor } from './replay/door.tsx';
import { type Invitation, matchHash, type Route, replayHash, useRoute } from './route.ts';
import { currentMatch, lastQueued, matchOptions, playerOn, queuedMatch, tabHasPlayer } from './session.ts';

type Loaded<T> = { readonly value: T } | { readonly trouble: string } | undefined;

export function App(): JSX.Element {
  const route = useRoute();
  const [games, setGames] = useState<Loaded<readonly GameInfo[]>>();
  useEffect(() => {
    fetchGames().then(
      (value) => setGames({ value }),
      () => setGames({ trouble: 'The server cannot be reached. Reload the page to try again.' }),
    );
  }, []);

  if (!games) return <p class="notice">One moment…</p>;
  if ('trouble' in games) return <p class="notice trouble">{games.trouble}</p>;
  return (
    <>
      <MatchmakingBar games={games.value} match={route.page === 'match' ? route.id : ''} />
      <Screens games={games.value} route={route} />
      <Found games={games.value} />
      <AccountDialogs />
    </>
  );
}

function Screens({ games, route }: { readonly games: readonly GameInfo[]; readonly route: Route }): JSX.Element {
  const { player } = useDesk();
  const [connection, setConnection] = useState<MatchLine>();
  const [trouble, setTrouble] = useState('');
  /** The replay that was opened from a file. */
  const [file, setFile] = useState<string>();
  const joining = useRef('');

  const hold = (opened: MatchLine): void => {
    connection?.leave();
    setConnection(opened);
    remember(opened);
    go(matchHash(opened.id));
  };
  const start = async (name: string, options: CreateOptions): Promise<void> => {
    const opened = await asPlayer(name, (token) =>
      MatchConnection.create(anyMatch, clientFor(location.origin, token), options, [], desk.token),
    );
    matchOptions.write(opened.id, options);
    hold(opened);
  };
  const join = async (name: string, id: string, options: JoinOptions): Promise<void> => {
    hold(
      await asPlayer(name, (token) =>
        MatchConnection.join(anyMatch, clientFor(location.origin, token), id, options, [], desk.token),
      ),
    );
  };
  const sit = async (name: string, id: string, options: JoinOptions, isSomebodyElse: boolean): Promise<void> => {
    if (isSomebodyElse) await new PlayerAccount([location.origin], playerOn('sessionStorage')).becomeGuest(name);
    await join(name, id, options);
  };

  const queue = (name: string, request: QueueMessage): Promise<void> =>
    asPlayer(name, (token) => matchmaking.queue(desk.player?.id ?? '', token, request));

  // Whoever plays here may wait for a match still, or sit at one.
  useEffect(() => {
    if (player) void matchmaking.follow(player.id);
    else matchmaking.close();
  }, [player?.id]);

  /** A match begins that was accepted here. */
  const arrive = async (arrival: Arrival): Promise<void> => {
    if ('match' in arrival) return go(matchHash(arrival.match));
    const { client, seat } = arrival;
    try {
      hold(await MatchConnection.take(anyMatch, client, seat.seat, [], desk.token));
    } catch {
      go(matchHash(seat.match)); // the seat was not kept for long enough; there is another way to it
    }
  };
  // Another screen is read from its head on.
  useEffect(() => scrollTo(0, 0), [route.page, route.page === 'player' && route.id]);
  const arriving = useRef(arrive);
  arriving.current = arrive;
  useEffect(() => matchmaking.onArrival((arrival) => void arriving.current(arrival)), []);

  const id = route.page === 'match' ? route.id : '';
  const invitation = route.page === 'match' ? route.invitation : undefined;
  const invited = invitation !== undefined;
  const held = connection?.id === id ? connection : undefined;
  // Comes back to a match after a reload, follows a link to watch one, and lets go of a match one walked away from.
  useEffect(() => {
    setTrouble('');
    if (connection && connection.id !== id) {
      connection.leave();
      setConnection(undefined);
    }
    if (!id || invited || held || joining.current === id) return;
    joining.current = id;
    join(desk.player?.name ?? 'Guest', id, {})
      .catch((error: unknown) => {
        if (error instanceof SignedOut) return setTrouble('You are signed out; reload the page to sign in.');
        currentMatch.forget(id);
        setTrouble('There is no such match, or it is over and closed.');
      })
      .finally(() => {
        joining.current = '';
      });
  }, [id, invited]);

  const watch = (text: string): void => {
    setFile(text);
    go(replayHash());
  };
  if (route.page === 'replay') {
    return <ReplayDoor id={route.id} file={file} from={route} onFile={watch} />;
  }
  const nav = <Nav page={route.page} />;
  if (route.page === 'find') {
    return (
      <>
        {nav}
        <FindMatch games={games} player={player} onQueue={queue} />
      </>
    );
  }
  if (route.page === 'party') {
    return (
      <>
        {nav}
        <PartyPage
          key={route.code ?? ''}
          games={games}
          player={player}
          code={route.code}
          onName={(name) => asPlayer(name, async () => playerCalled(name))}
        />
      </>
    );
  }
  if (route.page === 'ladder' || route.page === 'player') {
    return (
      <>
        {nav}
        {route.page === 'ladder' ? (
          <LadderPage games={games} route={route} />
        ) : (
          <PlayerPage key={route.id} games={games} route={route} />
        )}
      </>
    );
  }
  if (!id) {
    const current = currentMatch.read();
    return (
      <>
        {nav}
        <Front
          games={games}
          player={player}
          // The line at the head offers the way back already.
          current={current?.id === matchmaking.running?.match ? undefined : current}
          onStart={start}
          onReplay={watch}
        >
          <Entrances games={games} onQueue={player && ((request) => queue(player.name, request))} />
          <h2 class="front-part">With bots or friends</h2>
        </Front>
      </>
    );
  }
  if (held) {
    const options = matchOptions.read(held.id);
    const again = wishAfter(held.id);
    return (
      <MatchPage
        key={held.id}
        connection={held}
        games={games}
        onFront={() => go('#/')}
        onAgain={options && (() => void start(player?.name ?? 'Guest', options))}
        after={again ? { queueAgain: () => queue(player?.name ?? 'Guest', again) } : {}}
        onOver={() => currentMatch.forget(held.id)}
      />
    );
  }
  const open = invitation && openPlace(games, invitation);
  if (invitation && open) {
    const { code } = invitation;
    const seatedAlready = currentMatch.read()?.id === id && !tabHasPlayer();
    return (
      <Invite
        {...open}
        player={player}
        seatedAlready={seatedAlready}
        onSit={(name, hero) => sit(name, id, { code, hero }, seatedAlready)}
        onReturn={() => go(matchHash(id))}
      />
    );
  }
  if (trouble) {
    return (
      <p class="notice trouble">
        {trouble} <a href="#/">Back to the front</a>
      </p>
    );
  }
  return <p class="notice">Opening the match…</p>;
}

/** What to queue for after a match that the queue led to: the same again. */
function wishAfter(match: string): QueueMessage | undefined {
  const pool = queuedMatch.poolOf(match);
  const request = lastQueued.read();
  return request && poolId(request) === pool ? request : undefined;
}

/** What is played at the open seat of an invitation; one that does not say it is of the first game and mode. */
function openPlace(games: readonly GameInfo[], { game: gameId, mode: modeId, seat }: Invitation) {
  const game = games.find(({ id }) => id === gameId) ?? games[0];
  const mode = game?.modes.find(({ id }) => id === modeId) ?? game?.modes[0];
  if (!game || !mode) return undefined;
  const places = placesOf(game, mode, Math.min(Math.max(seat + 1, mode.minSeats), mode.maxSeats));
  const place = places[seat] ?? lineUp(places, '').own;
  return place && { game, place };
}

/** Does something as whoever plays here, and where nobody does as a new guest. A guest who wrote another name has it
 *  first. A token that the door refuses is replaced once; a guest whom the server does not know any more begins
 *  anew. */
async function asPlayer<T>(name: string, deed: (token: string) => Promise<T>): Promise<T> {
  try {
    await playerCalled(name);
    const token = await desk.token();
    try {
      return await deed(token);
    } catch (error) {
      if (!isUnknownToken(error)) throw error;
      return await deed(await desk.token(token));
    }
  } catch (error) {
    if (!(error instanceof SignedOut) || desk.player?.kind === 'member') throw error;
    return deed((await desk.becomeGuest(name)).token);
  }
}

/** Who plays here, under that name if it is theirs to choose. */
async function playerCalled(name: string): Promise<Player> {
  const { player } = desk;
  if (!player) return desk.becomeGuest(name);
  return player.kind === 'guest' && player.name !== name ? desk.rename(name) : player;
}

const isUnknownToken = (error: unknown): boolean =>
  error instanceof Error && Reflect.get(error, 'code') === DOOR.unknownPlayer;

function remember(connection: MatchLine): void {
  const { picture } = connection;
  if (picture.stage === 'over') return;
  const names = picture.seats.map((seat) => (seat.kind === 'open' ? 'a friend' : seat.name));
  const title = names.length > 2 ? `${names[0]} and ${names.length - 1} others` : names.join(' against ');
  currentMatch.write({ id: connection.id, title });
}

function go(hash: string): void {
  location.hash = hash;
}
