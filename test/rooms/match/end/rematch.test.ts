/** Playing again with the same people: who may ask, what opens it, what keeps it from opening. A real server, real lines. */
import * as assert from 'uvu/assert';
import type { MatchView } from '../../../../engine/dice-throne/state/view-shape.ts';
import type { CreateOptions } from '../../../../protocol/messages.ts';
import { poolId } from '../../../../protocol/pool.ts';
import { games } from '../../../../rooms/all-games.ts';
import { Rematch } from '../../../../rooms/match/end/rematch.ts';
import type { GivenMatch, Opening } from '../../../../rooms/match/opening.ts';
import { Seats } from '../../../../rooms/match/seats.ts';
import { readDiceThrone } from '../../../../rooms/state/dice-throne.ts';
import { MatchState } from '../../../../rooms/state/match-state.ts';
import {
  codeOf,
  createMatch,
  joinMatch,
  type Place,
  type TestServer,
  testServer,
} from '../../../support/rooms/rooms.ts';
import { suite } from '../../../support/suite.ts';

const rematch = suite('match room: playing again with the same people');
let server: TestServer;
rematch.before(async () => {
  server = await testServer(games);
});
rematch.after(() => server.close());

type Seated = Place<MatchView>;

/** A match of two people and a bot that both have given up, and somebody who watched. */
const ended = async (match: string): Promise<{ ada: Seated; ben: Seated; eve: Seated }> => {
  const options: CreateOptions = {
    game: 'dice-throne',
    mode: 'king-of-the-hill',
    seats: [{ player: 'me', hero: 'monk' }, { player: 'open' }, { player: 'bot', hero: 'ninja', bot: 'random' }],
    clock: 'blitz',
  };
  const ada = await createMatch(await server.player(`Ada ${match}`), options, readDiceThrone);
  const [invite] = (await ada.invites()).invites;
  assert.ok(invite);
  const seat = { code: invite.code, hero: 'paladin' };
  const ben = await joinMatch(await server.player(`Ben ${match}`), ada.room.roomId, readDiceThrone, seat);
  const eve = await joinMatch(await server.guest('Eve'), ada.room.roomId, readDiceThrone);
  await ada.until(({ picture }) => picture.stage === 'playing', 'the start');
  assert.is(await answer(ada, true), 'not-allowed-now', 'before the end');
  await ada.act({ type: 'concede' });
  await ben.act({ type: 'concede' });
  await Promise.all([ada, ben, eve].map((place) => place.until(({ picture }) => picture.stage === 'over', 'the end')));
  return { ada, ben, eve };
};

const answer = (place: Seated, wanted: unknown): Promise<string> =>
  place.room.request('rematch', { wanted }).then(() => 'taken', codeOf);
const words = ({ picture }: Seated): string[] => picture.seats.map((seat) => seat.rematch ?? '');
const hear = (place: Seated, ...expected: string[]): Promise<void> =>
  place.until(() => words(place).join() === expected.join(), `to hear ${expected}`);

rematch('all agree: the same seats, heroes, bots and clock, and everybody sits where they sat', async () => {
  const { ada, ben, eve } = await ended('agrees');
  assert.is(await answer(ada, true), 'taken');
  assert.is(await answer(ada, true), 'taken', 'who presses twice has pressed once');
  await hear(ben, 'yes', '', '');
  assert.is(ben.picture.rematch, undefined, 'one alone opens nothing');
  assert.is(await answer(eve, true), 'not-seated', 'a stranger cannot press');
  assert.is(await answer(ben, 'yes'), 'bad-message');
  assert.is(await answer(ben, true), 'taken');
  await Promise.all([ada, ben, eve].map((place) => place.until(({ picture }) => picture.rematch !== undefined, 'it')));
  const { rematch: next = '' } = ada.picture;
  assert.equal([ben.picture.rematch, eve.picture.rematch], [next, next]);
  assert.is(await answer(ada, true), 'taken', 'too late to change anything');
  assert.is(ada.picture.rematch, next);

  const again = await joinMatch(await server.player('Ada agrees'), next, readDiceThrone);
  const other = await joinMatch(await server.player('Ben agrees'), next, readDiceThrone);
  await again.until(({ picture }) => picture.stage === 'playing', 'the start');
  assert.equal([again.picture.you, other.picture.you], [0, 1]);
  const known = ({ picture }: Seated) => picture.seats.map(({ name, hero, kind }) => ({ name, hero, kind }));
  assert.equal(known(again), known(ada));
  assert.equal([again.picture.mode, again.picture.clock], ['king-of-the-hill', 'blitz']);
  await Promise.all([ada, ben, eve, again, other].map(({ room }) => room.leave()));
});

rematch('who does not want it says so to all, and may think better of it', async () => {
  const { ada, ben, eve } = await ended('declines');
  assert.is(await answer(ada, true), 'taken');
  assert.is(await answer(ben, false), 'taken');
  await hear(ada, 'yes', 'no', '');
  assert.is(ada.picture.rematch, undefined);
  assert.is(await answer(ben, true), 'taken');
  await ada.until(({ picture }) => picture.rematch !== undefined, 'the match');
  await Promise.all([ada, ben, eve].map(({ room }) => room.leave()));
});

rematch('who leaves is replaced by nobody; who comes back finds the question as it stands', async () => {
  const { ada, ben, eve } = await ended('leaves');
  assert.is(await answer(ada, true), 'taken');
  assert.is(await answer(ben, false), 'taken');
  await ben.room.leave();
  await hear(ada, 'yes', '', '');
  assert.not.ok(ada.picture.seats[1]?.connected);
  assert.is(await answer(ada, true), 'taken');
  assert.is(ada.picture.rematch, undefined, 'nothing opens without Ben');
  const back = await joinMatch(await server.player('Ben leaves'), ada.room.roomId, readDiceThrone);
  assert.equal(words(back), ['yes', '', '']);
  assert.is(await answer(back, true), 'taken');
  await ada.until(({ picture }) => picture.rematch !== undefined, 'the match');
  await Promise.all([ada, eve, back].map(({ room }) => room.leave()));
});

rematch('who agreed and whose line broke has agreed; the match waits for them where they sat', async () => {
  const { ada, ben, eve } = await ended('drops');
  assert.is(await answer(ben, true), 'taken');
  ben.room.reconnection.enabled = false;
  ben.room.connection.close(4001);
  await ada.until(({ picture }) => picture.seats[1]?.connected === false, 'the broken line');
  assert.is(await answer(ada, true), 'taken');
  await ada.until(({ picture }) => picture.rematch !== undefined, 'the match');
  const back = await joinMatch(await server.player('Ben drops'), ada.room.roomId, readDiceThrone);
  assert.is(back.picture.rematch, ada.picture.rematch, 'told where it goes on');
  await Promise.all([ada, eve, back].map(({ room }) => room.leave()));
});

// ---- without a server ----------------------------------------------------------------------------------------------------

const creator = { id: 'ada', name: 'Ada' };
const friend = { id: 'ben', name: 'Ben' };
const between = (more: Partial<Opening>, open: (match: GivenMatch) => Promise<void>) => {
  const state = new MatchState();
  const opening: Opening = {
    game: 'dice-throne',
    mode: '1v1',
    creator,
    seats: [
      { player: 'given', user: creator, hero: 'monk' },
      { player: 'given', user: friend, hero: 'ninja' },
    ],
    ...more,
  };
  const seats = new Seats(opening.seats, creator, state.seats);
  state.stage = 'over';
  const asking = new Rematch({ opening, seats: seats.all, state, open, onChange: () => undefined });
  const says = async (seat: number, wanted = true) => {
    const record = seats.all[seat];
    assert.ok(record);
    return (await asking.answer(record, wanted))?.refused.code ?? 'taken';
  };
  return { state, says };
};

rematch('ranked matches go to the queue again', async () => {
  const pool = poolId({ game: 'dice-throne', mode: '1v1', ranked: true });
  const { says } = between({ pool }, async () => assert.unreachable());
  assert.is(await says(0), 'not-allowed-now');
});

rematch('scenarios are opened by their campaign alone', async () => {
  const { says } = between({ campaign: 'some campaign' }, async () => assert.unreachable());
  assert.is(await says(0), 'not-allowed-now');
});

rematch('a server that is full says so; who pressed last may press again', async () => {
  let full = true;
  const opened: string[] = [];
  const { state, says } = between({}, async ({ match }) => {
    if (full) throw new Error('The server is full; try again later.');
    opened.push(match);
  });
  assert.equal([await says(0), await says(1)], ['taken', 'not-allowed-now']);
  assert.equal(
    state.seats.map((seat) => seat.rematch),
    ['yes', ''],
  );
  full = false;
  assert.is(await says(1), 'taken');
  assert.equal([state.rematch], opened);
});

rematch('two who press at once open one match', async () => {
  const opened: string[] = [];
  const { says } = between({}, async ({ match }) => {
    await new Promise((resolve) => setImmediate(resolve));
    opened.push(match);
  });
  await Promise.all([says(0), says(1), says(0), says(1)]);
  assert.is(opened.length, 1);
});

rematch.run();
