/** A client's line against a real server: how it drops, and how it finds its way back. */
import type { Room } from '@colyseus/sdk';
import * as assert from 'uvu/assert';
import { PlayerAccount, SignedOut, storeInMemory, type TokenSource } from '../../client/account.ts';
import { clientFor } from '../../client/clients.ts';
import { type Line, MatchConnection } from '../../client/connection.ts';
import { diceThroneDoor } from '../../client/dice-throne.ts';
import type { MatchDoor } from '../../client/match-door.ts';
import type { MatchView } from '../../engine/dice-throne/state/view-shape.ts';
import { games } from '../../rooms/all-games.ts';
import type { MatchState } from '../../rooms/state/match-state.ts';
import type { MatchPicture } from '../../rooms/state/picture.ts';
import { eventually, PATIENCE_MS } from '../support/eventually.ts';
import { type FrontDoor, frontDoor } from '../support/rooms/front.ts';
import { guestToken, type TestServer, testServer } from '../support/rooms/rooms.ts';
import { suite } from '../support/suite.ts';

type Connection = MatchConnection<MatchState, MatchPicture<MatchView>>;
type Door = MatchDoor<MatchState, MatchPicture<MatchView>>;

const line = suite('client: the line and its way back');
let server: TestServer;
let front: FrontDoor;
const lines: Connection[] = [];
line.before(async () => {
  server = await testServer(games);
});
line.before.each(async () => {
  front = await frontDoor(server.url);
});
line.after.each(async () => {
  for (const one of lines.splice(0)) one.leave();
  await front.shut();
});
line.after(() => server.close());

const keep = (one: Connection): Connection => {
  lines.push(one);
  return one;
};

/** A duel: Ada comes through the front door, Ben straight to the server. */
const duel = async (door: Door = diceThroneDoor, others: readonly string[] = [], fresh?: TokenSource) => {
  const seats = [{ player: 'me' as const, hero: 'barbarian' }, { player: 'open' as const }];
  const client = clientFor(front.url, (await guestToken(server.url, 'Ada')).token);
  const options = { game: 'dice-throne', mode: '1v1', seats };
  const ada = keep(await MatchConnection.create(door, client, options, others, fresh));
  const code = (await ada.invites())[0]?.code ?? '';
  const friend = clientFor(server.url, (await guestToken(server.url, 'Ben')).token);
  const ben = keep(await MatchConnection.join(diceThroneDoor, friend, ada.id, { code, hero: 'moon-elf' }));
  await until(ada, () => ada.picture.stage === 'playing');
  return { ada, ben, client };
};

/** Waits for a change of the line until the test is true. */
const until = (one: Connection, test: () => boolean): Promise<void> => {
  return new Promise((resolve, reject) => {
    const look = (): void => {
      if (!test()) return;
      clearTimeout(timer);
      stop();
      resolve();
    };
    const stop = one.listen({ changed: look, happened: () => {} });
    const timer = setTimeout(() => {
      stop();
      reject(new Error(`waited in vain; the line: ${JSON.stringify(one.line)}`));
    }, PATIENCE_MS);
    look();
  });
};
const isLive = (one: Connection) => (): boolean => one.line.state === 'live';
const isBack = async (one: Connection): Promise<void> => {
  await until(one, () => one.line.state === 'returning');
  await until(one, isLive(one));
};

/** A duel with a bot, through a door that differs in that. */
const withBot = async (other: Partial<Door>): Promise<Connection> => {
  const seats = [
    { player: 'me' as const, hero: 'barbarian' },
    { player: 'bot' as const, hero: 'moon-elf', bot: 'sensible' as const },
  ];
  const client = clientFor(server.url, (await guestToken(server.url, 'Ada')).token);
  const door = { ...diceThroneDoor, ...other };
  return keep(await MatchConnection.create(door, client, { game: 'dice-throne', mode: '1v1', seats }));
};

line('nothing is read until what it takes is there, which is asked for once', async () => {
  let asked = 0;
  let get = (): void => {};
  const got = new Promise<void>((resolve) => {
    get = resolve;
  });
  const read: string[] = [];
  const opening = withBot({
    ready: () => {
      asked++;
      return got;
    },
    read: (state) => {
      read.push(state.stage);
      return diceThroneDoor.read(state);
    },
  });
  await eventually('a first state', () => asked === 1);
  assert.equal(read, []);
  get();
  const ada = await opening;
  assert.ok(read.length > 0);
  await until(ada, () => ada.picture.stage === 'playing');
  assert.is(asked, 1);
});

line('what cannot be got is said by whoever opens the match', async () => {
  const told = await withBot({ ready: () => Promise.reject(new Error('no lexicon')) }).then(
    () => 'opened',
    (error: unknown) => String(error),
  );
  assert.is(told, 'Error: no lexicon');
});

line('a line that breaks comes back to its seat at the first knock', async () => {
  const { ada, ben } = await duel();
  const seen = ada.picture;
  const states: Line['state'][] = [];
  ada.listen({ changed: () => states.push(ada.line.state), happened: () => {} });
  const before = front.asked.length;
  front.cut();
  await isBack(ada);
  // It pauses only between one knock and the next.
  assert.equal(front.asked.slice(before), [`/api/matches/${ada.id}/resume`, `/matchmake/joinById/${ada.id}`]);
  assert.equal(ada.picture.view, seen.view);
  assert.equal(ada.picture.legal, seen.legal);
  assert.is(ada.picture.you, 0);
  assert.equal([states[0], states.at(-1)], ['returning', 'live']);
  await until(ben, () => ben.picture.seats[0]?.connected === true);
});

line('a token that ran out while the match lasted is replaced before we knock', async () => {
  const account = new PlayerAccount([server.url], storeInMemory());
  const client = clientFor(front.url, (await account.becomeGuest('Ada')).token);
  const seats = [{ player: 'me' as const, hero: 'barbarian' }, { player: 'open' as const }];
  const options = { game: 'dice-throne', mode: '1v1', seats };
  const ada = keep(await MatchConnection.create(diceThroneDoor, client, options, [], account.token));
  client.auth.token = 'too old';
  front.cut();
  await isBack(ada);
  assert.is(ada.picture.you, 0);
});

line('a token that the door refuses is replaced once more', async () => {
  const { ada, client } = await duel(diceThroneDoor, [], async (notThis) => {
    if (notThis === current) current = good;
    return current;
  });
  const good = client.auth.token ?? '';
  let current = 'revoked';
  front.cut();
  await isBack(ada);
  assert.is(ada.picture.you, 0);
  assert.is(current, good);
});

line('who is signed out is not let back in; who cannot ask just now comes back by the old token', async () => {
  let answer: Error = new TypeError('no network');
  const { ada } = await duel(diceThroneDoor, [], async () => {
    throw answer;
  });
  front.cut();
  await isBack(ada);
  assert.is(ada.picture.you, 0);
  answer = new SignedOut();
  front.cut();
  await until(ada, () => ada.line.state === 'closed');
  assert.equal(ada.line, { state: 'closed', why: 'refused' });
});

line('exactly once: an action whose answer was lost is sent again and not done again', async () => {
  let loseNext = false;
  /** Breaks the line before what the server has to say arrives. */
  const losing = async (opening: Promise<Room<unknown, MatchState>>): Promise<Room<unknown, MatchState>> => {
    const room = await opening;
    const { events } = room.connection;
    const handle = events.onmessage;
    events.onmessage = (event: unknown) => {
      if (!loseNext) return handle?.(event);
      loseNext = false;
      front.cut();
      events.onmessage = () => {};
    };
    return room;
  };
  const { ada, ben } = await duel({
    ...diceThroneDoor,
    create: (client, options) => losing(diceThroneDoor.create(client, options)),
    join: (client, id, options) => losing(diceThroneDoor.join(client, id, options)),
  });
  const step = ada.picture.view?.step ?? 0;
  loseNext = true;
  const result = await ada.act({ type: 'concede' }, step);
  // Done twice, the second one would be refused: the match is over.
  assert.equal(result, { ok: true, step: step + 1 });
  await until(ben, () => ben.picture.stage === 'over');
  assert.is(ben.picture.view?.step, step + 1);
});

line('a match that is being opened is asked for again, and joined when it is there', async () => {
  const { ada } = await duel();
  front.resume = [202, 202, 200];
  const before = front.asked.length;
  front.cut();
  await isBack(ada);
  const resume = `/api/matches/${ada.id}/resume`;
  assert.equal(front.asked.slice(before, before + 4), [resume, resume, resume, `/matchmake/joinById/${ada.id}`]);
});

line('a server that cannot reopen matches is joined all the same', async () => {
  const { ada } = await duel();
  front.resume = [404];
  front.cut();
  await isBack(ada);
  assert.is(ada.picture.you, 0);
});

line('a match that is over and closed is not looked for any longer', async () => {
  const { ada } = await duel();
  front.resume = [410];
  front.cut();
  await until(ada, () => ada.line.state === 'closed');
  assert.equal(ada.line, { state: 'closed', why: 'gone' });
});

line('another address is tried when the own one is shut, and let in at its first knock', async () => {
  const other = await frontDoor(server.url);
  const { ada } = await duel(diceThroneDoor, [other.url]);
  await front.shut();
  await isBack(ada);
  assert.equal(other.asked, [`/api/matches/${ada.id}/resume`, `/matchmake/joinById/${ada.id}`]);
  ada.leave();
  await other.shut();
});

line('another address is tried when the own one answers nothing', async () => {
  const { ada } = await duel(diceThroneDoor, [server.url]);
  front.resume = ['silence'];
  front.cut();
  await isBack(ada);
  assert.is(ada.picture.you, 0);
});

line('a line that is dead without having closed is given up, and the action goes another way', async () => {
  const { ada } = await duel(diceThroneDoor, [server.url]);
  front.freeze();
  const result = await ada.act({ type: 'concede' }, ada.picture.view?.step ?? 0);
  assert.ok(result.ok);
  await until(ada, () => ada.picture.stage === 'over');
});

line('whoever takes the seat elsewhere ends this line; it can be taken back', async () => {
  const { ada, client } = await duel();
  const other = keep(await MatchConnection.join(diceThroneDoor, client, ada.id, {}));
  await until(ada, () => ada.line.state === 'closed');
  assert.equal(ada.line, { state: 'closed', why: 'elsewhere' });
  ada.takeBack();
  await until(ada, isLive(ada));
  await until(other, () => other.line.state === 'closed');
});

line('a knock of our own that is let in late takes the seat from nobody else: the line comes back', async () => {
  const letIn: (() => void)[] = [];
  const join: Door['join'] = (...knock) => {
    if (letIn.length > 0) return diceThroneDoor.join(...knock);
    return new Promise((open) => {
      letIn.push(() => open(diceThroneDoor.join(...knock)));
    });
  };
  const { ada } = await duel({ ...diceThroneDoor, join });
  front.cut();
  await isBack(ada);
  const states: Line['state'][] = [];
  ada.listen({ changed: () => states.push(ada.line.state), happened: () => {} });
  for (const open of letIn) open();
  await until(ada, () => states.includes('returning') && ada.line.state === 'live');
  assert.not.ok(states.includes('closed'));
  assert.is(ada.picture.you, 0);
});

line('a token that the server does not know any more ends the search', async () => {
  const { ada, client } = await duel();
  client.auth.token = 'forged';
  front.cut();
  await until(ada, () => ada.line.state === 'closed');
  assert.equal(ada.line, { state: 'closed', why: 'refused' });
});

line('a match that cannot be read is not waited for: who comes hears why', async () => {
  const { ada } = await duel();
  const read = (): never => {
    throw new SyntaxError('another lexicon');
  };
  const late = clientFor(server.url, (await guestToken(server.url, 'Eve')).token);
  const came = MatchConnection.join({ ...diceThroneDoor, read }, late, ada.id, {});
  assert.match(String(await came.catch((error: unknown) => error)), /another lexicon/);
});

line('leaving ends the search for a way back', async () => {
  const { ada } = await duel();
  await front.shut();
  await until(ada, () => ada.line.state === 'returning');
  ada.leave();
  await new Promise((resolve) => setTimeout(resolve, 200));
  assert.equal(ada.line, { state: 'closed', why: 'left' });
});

line.run();
