/** Tables of real sockets in scripted positions: everybody a client, every window answered by somebody. */
import type { Action, Seat } from '../../../engine/core/game.ts';
import type { MatchView } from '../../../engine/dice-throne/state/view-shape.ts';
import type { CreateOptions } from '../../../protocol/messages.ts';
import { readDiceThrone } from '../../../rooms/state/dice-throne.ts';
import { createMatch, joinMatch, type Place, type TestServer } from './rooms.ts';

export type Seated = Place<MatchView>;

/** A match of that many people, in seat order, whatever position its game begins in. */
export const tableOf = async (
  server: TestServer,
  { mode, seats, clock }: { mode: string; seats: number; clock?: CreateOptions['clock'] },
): Promise<Seated[]> => {
  const open = Array.from({ length: seats - 1 }, () => ({ player: 'open' as const }));
  const first = await createMatch(
    await server.player('Player 0'),
    {
      game: 'dice-throne',
      mode,
      seats: [{ player: 'me', hero: 'barbarian' }, ...open],
      ...(clock && { clock }),
    },
    readDiceThrone,
  );
  const places = [first];
  for (const { seat, code } of (await first.invites()).invites) {
    const guest = await server.player(`Player ${seat}`);
    places.push(await joinMatch(guest, first.room.roomId, readDiceThrone, { code, hero: 'barbarian' }));
  }
  await Promise.all(places.map((place) => place.until((here) => here.picture.stage === 'playing', 'the start')));
  return places;
};

/** Everybody has seen what the one furthest ahead has seen. */
export const together = async (places: readonly Seated[]): Promise<void> => {
  const step = Math.max(...places.map((place) => place.picture.view?.step ?? 0));
  await Promise.all(
    places.map((place) => place.until((here) => (here.picture.view?.step ?? 0) >= step, `step ${step}`)),
  );
};

/** What became of an action: `accepted`, or the code it was refused with. */
export const outcomeOf = async (place: Seated, action: Action): Promise<string> => {
  const said = await place.refusalOf(action);
  return said.startsWith('accepted') ? 'accepted' : said;
};

const offers = (place: Seated, action: Action): boolean =>
  place.picture.legal.some((line) =>
    ['type', 'card', 'token', 'ability', 'option'].every(
      (field) => Reflect.get(line.action, field) === Reflect.get(action, field),
    ),
  );

const WINDOWS = 40;

/** Takes the action as soon as it is offered; until then, whoever is asked in a window passes, in order of priority. */
export const takeWhenOffered = async (places: readonly Seated[], seat: Seat, action: Action): Promise<void> => {
  await waitUntilOffered(places, seat, action);
  await placeOf(places, seat).act(action);
  await together(places);
};

/** Lets windows pass until the seat is offered the action. */
export const waitUntilOffered = async (places: readonly Seated[], seat: Seat, action: Action): Promise<void> => {
  for (let i = 0; i < WINDOWS; i++) {
    if (offers(placeOf(places, seat), action)) return;
    if (!(await passOnce(places))) break;
  }
  throw new Error(`seat ${seat} is never offered ${JSON.stringify(action)}`);
};

/** Lets windows pass until somebody must really decide, or the match is over. */
export const quiet = async (places: readonly Seated[]): Promise<void> => {
  for (let i = 0; i < WINDOWS; i++) if (!(await passOnce(places))) return;
  throw new Error('the windows do not end');
};

const passOnce = async (places: readonly Seated[]): Promise<boolean> => {
  const wait = places[0]?.picture.view?.waiting.find(({ why }) => why === 'window');
  if (!wait) return false;
  await placeOf(places, wait.seat).act({ type: 'pass' });
  await together(places);
  return true;
};

export const placeOf = (places: readonly Seated[], seat: Seat): Seated => {
  const place = places.find(({ picture }) => picture.you === seat);
  if (!place) throw new RangeError(`nobody sits in seat ${seat}`);
  return place;
};
