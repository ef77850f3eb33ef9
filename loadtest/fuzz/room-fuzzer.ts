/** Sits down in rooms, or watches, and sends them everything: what they hear, what they do not, and bytes that are no
 *  message. Comes back as often as it is put out. */
import type { Room } from '@colyseus/sdk';
import { clientFor } from '../../client/clients.ts';
import { MATCHMAKING_ROOM } from '../../protocol/matchmaking-messages.ts';
import type { LegalAction } from '../../protocol/messages.ts';
import type { MatchState } from '../../rooms/state/match-state.ts';
import { readAny } from '../../rooms/state/read-any.ts';
import { MATCH_MESSAGES, MATCHMAKING_MESSAGES, type Messages } from './doors.ts';
import { spoilt } from './mutate.ts';
import { sampleOf } from './samples.ts';
import type { Verdict } from './verdict.ts';
import type { World } from './world.ts';

const WITHIN_MS = 15_000;
/** So many messages on one line; then another one. */
const ON_ONE_LINE = 60;

interface Opened {
  readonly room: Room;
  readonly messages: Messages;
  /** What the room says that may be done. */
  legal(): readonly LegalAction[];
}
interface Line extends Opened {
  readonly closed: Promise<'closed'>;
}

/** Sends one message after the other until it is told to stop. `open` finds the next room, or fails where the server does
 *  not let it in. */
const fuzzRooms = async (
  world: World,
  verdict: Verdict,
  pause: () => Promise<boolean>,
  open: () => Promise<Opened>,
): Promise<void> => {
  while (await pause()) {
    const opened = await open().catch((error: unknown) => error);
    if (!isOpened(opened)) {
      verdict.answered(`not let in: ${codeOf(opened)}`, 0);
      if (codeOf(opened) === '500') verdict.fault(`not let in: ${String(opened)}`);
      continue;
    }
    const { room } = opened;
    let closed = false;
    room.reconnection.enabled = false;
    const closing = new Promise<'closed'>((resolve) => room.onLeave(() => resolve('closed')));
    closing.then(() => {
      closed = true;
    });
    room.onMessage('*', (_type, message) => world.learnFrom(JSON.stringify(message) ?? ''));
    const line = { ...opened, closed: closing };
    for (let sent = 0; sent < ON_ONE_LINE && !closed && (await pause()); sent++) await sendOne(world, verdict, line);
    // Some say goodbye, some are just gone.
    if (!closed && world.random.chance(50)) await room.leave().catch(() => undefined);
    else room.connection.close();
  }
};

const isOpened = (opened: unknown): opened is Opened =>
  typeof opened === 'object' && opened !== null && 'room' in opened;

/** A match against a bot, one with an open seat, or somebody else's. */
export const fuzzMatches = (world: World, verdict: Verdict, pause: () => Promise<boolean>): Promise<void> =>
  fuzzRooms(world, verdict, pause, async () => {
    const { random } = world;
    const client = clientFor(world.url, await world.someToken());
    if (random.chance(35) && world.foreign.length > 0) {
      return inMatch(await client.joinById<MatchState>(random.of(world.foreign)));
    }
    const hero = random.of(['barbarian', 'monk', 'ninja', 'treant']);
    const other = random.chance(80) ? { player: 'bot', bot: 'random', hero: 'paladin' } : { player: 'open' };
    const room = await client.create<MatchState>('match', {
      game: 'dice-throne',
      mode: '1v1',
      seats: [{ player: 'me', hero }, other],
    });
    world.learn(room.roomId);
    return inMatch(room);
  });

const inMatch = (room: Room<unknown, MatchState>): Opened => ({
  room,
  messages: MATCH_MESSAGES,
  legal: () => (room.state?.game ? readAny(room.state).legal : []),
});

/** The matchmaking room, and parties in it. */
export const fuzzMatchmaking = (world: World, verdict: Verdict, pause: () => Promise<boolean>): Promise<void> =>
  fuzzRooms(world, verdict, pause, async () => {
    const client = clientFor(world.url, await world.someToken());
    return { room: await client.joinById(MATCHMAKING_ROOM), messages: MATCHMAKING_MESSAGES, legal: () => [] };
  });

const sendOne = async (world: World, verdict: Verdict, line: Line): Promise<void> => {
  const { random } = world;
  const { room } = line;
  const [type, message] = messageFor(world, line);
  if (random.chance(3)) {
    room.connection.send(Buffer.from(random.list(60, () => random.below(256))));
    verdict.answered('bytes', 0);
    return;
  }
  if (random.chance(10)) {
    verdict.answered(said(room, type, message), 0);
    return;
  }
  const began = performance.now();
  const answer = await answerTo(line, type, message);
  verdict.answered(`${type}: ${answer}`, performance.now() - began);
  const words = (): string => `${type} ${JSON.stringify(message)?.slice(0, 300)}`;
  if (answer === 'late') verdict.fault(`no answer within its time: ${words()}`);
  if (answer === 'failed' || answer === 'match-failed') verdict.fault(`${answer}: ${words()}`);
};

const messageFor = ({ random, vocabulary, foreign }: World, { messages, legal: offered }: Line): [string, unknown] => {
  const [known, form] = random.of(Object.entries(messages));
  const type = random.chance(97) ? known : random.of(['', 'none', '__proto__', '*', 'x'.repeat(500)]);
  let message = sampleOf(form, random, vocabulary);
  const legal = known === 'act' ? offered() : [];
  if (legal.length > 0 && random.chance(70)) {
    message = { key: `k${random.below(256)}`, action: random.of(legal.slice(0, 256)).action };
  }
  for (let times = random.of([0, 0, 1, 1, 1, 2]); times > 0; times--) message = spoilt(message, random, foreign);
  return [type, message];
};

/** Sends without asking for an answer. The SDK has no room for the largest. */
const said = (room: Room, type: string, message: unknown): string => {
  try {
    room.send(type, message);
    return 'said';
  } catch {
    return 'too large to be said';
  }
};

/** What came of a request, in a word. */
const answerTo = async ({ room, closed }: Line, type: string, message: unknown): Promise<string> => {
  let late: NodeJS.Timeout | undefined;
  const tooLate = new Promise<string>((resolve) => {
    late = setTimeout(() => resolve('late'), WITHIN_MS);
  });
  const asked = async (): Promise<unknown> => room.request(type, message);
  const answered = asked().then(() => 'done', codeOf);
  const answer = await Promise.race([answered, closed, tooLate]);
  clearTimeout(late);
  return answer;
};

const codeOf = (error: unknown): string => {
  const reason: unknown = Reflect.get(Object(error), 'reason');
  const code: unknown = Reflect.get(Object(reason), 'code') ?? Reflect.get(Object(error), 'code');
  return code === undefined ? String(Reflect.get(Object(error), 'name') ?? 'error') : String(code);
};
