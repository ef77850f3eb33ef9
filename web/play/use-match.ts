/** The one match that the page holds open: how it is opened, come to, sat down at, and let go of. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { PlayerAccount, SignedOut } from '../../client/account.ts';
import type { MatchLine } from '../../client/match-rooms.ts';
import type { QueueMessage } from '../../protocol/matchmaking-requests.ts';
import type { CreateOptions, JoinOptions } from '../../protocol/messages.ts';
import { desk, useDesk } from '../account/desk.ts';
import { askForMatch } from '../api.ts';
import { type Arrival, matchmaking } from '../matchmaking/session.ts';
import type { Missing } from '../not-found.tsx';
import { go, matchHash, type Route } from '../route.ts';
import { currentMatch, matchOptions, playerOn } from '../session.ts';
import { list, t } from '../words/t.ts';
import { asPlayer } from './as-player.ts';
import { loadLines } from './load-lines.ts';

export interface MatchHolder {
  /** The match of the address, once there is a line to it. */
  readonly held?: MatchLine;
  /** Why there is none, in words. */
  readonly trouble: string;
  /** The match of the address is seen so many milliseconds late by those who watch, and has not come yet; otherwise 0. */
  readonly late: number;
  /** Why the address leads to none. */
  readonly missing?: Missing;
  /** Opens a match; without a name as whoever plays here. Rejects with words for people, as all of these do. */
  start(name: string, options: CreateOptions): Promise<void>;
  /** Sits down at an open seat. Two people at one browser: the second has a player of the tab's own. */
  sit(name: string, id: string, options: JoinOptions, isSomebodyElse: boolean): Promise<void>;
  queue(name: string, request: QueueMessage): Promise<void>;
}

export function useMatch(route: Route): MatchHolder {
  const { player } = useDesk();
  const [connection, setConnection] = useState<MatchLine>();
  const [trouble, setTrouble] = useState('');
  const [missing, setMissing] = useState<Missing>();
  const [late, setLate] = useState(0);
  const joining = useRef('');

  const hold = (opened: MatchLine): void => {
    connection?.leave();
    setConnection(opened);
    remember(opened);
    go(matchHash(opened.id));
  };
  const start = async (name: string, options: CreateOptions): Promise<void> => {
    const { MatchConnection, matchDoor, clientFor } = await loadLines();
    const opened = await asPlayer(name, (token) =>
      MatchConnection.create(matchDoor, clientFor(location.origin, token), options, [], desk.token),
    );
    matchOptions.write(opened.id, options);
    hold(opened);
  };
  const join = async (name: string, id: string, options: JoinOptions): Promise<void> => {
    const { MatchConnection, matchDoor, clientFor } = await loadLines();
    hold(
      await asPlayer(name, (token) =>
        MatchConnection.join(
          { ...matchDoor, late: setLate },
          clientFor(location.origin, token),
          id,
          options,
          [],
          desk.token,
        ),
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
      const { MatchConnection, matchDoor } = await loadLines();
      hold(await MatchConnection.take(matchDoor, client, seat.seat, [], desk.token));
    } catch {
      go(matchHash(seat.match)); // the seat was not kept for long enough; there is another way to it
    }
  };
  const arriving = useRef(arrive);
  arriving.current = arrive;
  useEffect(() => matchmaking.onArrival((arrival) => void arriving.current(arrival)), []);

  /** Comes to a match by its link: asked for first, since it may lie in its journal until somebody comes. Nobody becomes
   *  somebody here for a link that leads nowhere. */
  const comeTo = async (id: string): Promise<void> => {
    if (!(await isMissing(id))) await join('', id, {});
  };
  const isMissing = async (id: string): Promise<boolean> => {
    const found = await askForMatch(id);
    if (found === 'open') return false;
    currentMatch.forget(id);
    setMissing(found);
    return true;
  };

  const id = route.page === 'match' ? route.id : '';
  const invited = route.page === 'match' && route.invitation !== undefined;
  const held = connection?.id === id ? connection : undefined;
  // Comes back to a match after a reload, follows a link to watch one, and lets go of a match one walked away from.
  useEffect(() => {
    setTrouble('');
    setMissing(undefined);
    setLate(0);
    if (connection && connection.id !== id) {
      connection.leave();
      setConnection(undefined);
    }
    if (invited) void isMissing(id).catch(() => {}); // whoever sits down hears it then
    if (!id || invited || held || joining.current === id) return;
    joining.current = id;
    comeTo(id)
      .catch((error: unknown) => {
        if (error instanceof SignedOut) return setTrouble(t('You are signed out; reload the page to sign in.'));
        setTrouble(t('The match cannot be reached now. Reload the page to try again.'));
      })
      .finally(() => {
        joining.current = '';
      });
  }, [id, invited]);

  return { held, trouble, missing, late, start, sit, queue };
}

function remember(connection: MatchLine): void {
  const { picture } = connection;
  if (picture.stage === 'over') return;
  const names = picture.seats.map((seat) => (seat.kind === 'open' ? t('a friend') : seat.name));
  const title =
    names.length > 2 ? t('{name} and {n} others', { name: names[0] ?? '', n: names.length - 1 }) : list(names);
  currentMatch.write({ id: connection.id, title });
}
