/** Nobody learns from windows what is in a hand: pairs of matches that differ only in hidden cards send an opponent and
 *  a spectator the same bytes at the same times. Real rooms and sockets; time passes by hand. */
import * as assert from 'uvu/assert';
import type { Action, Waiting } from '../../../engine/core/game.ts';
import { forgetful } from '../../../loadtest/forgetful.ts';
import { HandTime } from '../../../proof/matches/hand-time.ts';
import { type Position, rigged } from '../../../proof/matches/rigged.ts';
import { type Choices, choices } from '../../../proof/random.ts';
import type { LegalAction, WindowPreference } from '../../../protocol/messages.ts';
import { registry } from '../../../rooms/games.ts';
import { readDiceThrone } from '../../../rooms/state/dice-throne.ts';
import { joinMatch, type TestServer, testServer } from '../../support/rooms/rooms.ts';
import { type Seated, tableOf } from '../../support/rooms/tables.ts';
import { suite } from '../../support/suite.ts';

let position: Position = { seats: [] };
let chance = choices(0);
const time = new HandTime();
const games = registry({ game: rigged(() => position), divided: ['seats'] });
let server: TestServer;

const shape = suite('windows: constant shape');
shape.before(async () => {
  const random = (): number => chance.below(256) / 256;
  server = await testServer(games, { THRONEROOM_HOLD_MS: '800' }, { time, random, journal: forgetful });
});
shape.after(() => server.close());

/** How a player with hidden cards behaves when asked. */
interface Manner {
  readonly preference: WindowPreference;
  /** Clicks pass so long after being asked; `undefined`: leaves it to the server. */
  readonly passesAfter: number | undefined;
}
const prompt: Manner = { preference: 'when-able', passesAfter: 0 };
const mattering: Manner = { preference: 'when-it-matters', passesAfter: 0 };
const always: Manner = { preference: 'always', passesAfter: 0 };
const resting: Manner = { preference: 'until-my-turn', passesAfter: undefined };

/** One's own turn, played without looking at the hand. */
const withoutCards = (lines: readonly LegalAction[], random: Choices): Action | undefined => {
  const of = (test: (action: Action) => boolean): Action | undefined => {
    const some = lines.map(({ action }) => action).filter(test);
    return some.length > 0 ? random.of(some) : undefined;
  };
  return (
    of((action) => action.type === 'announce' && Reflect.get(action, 'ability') !== null) ??
    of(({ type }) => type === 'choose') ??
    (random.chance(70) ? of(({ type }) => type === 'roll') : undefined) ??
    of(({ type }) => type === 'pass') ??
    of(({ type }) => type === 'announce')
  );
};

const waitOf = ({ picture: { view, you } }: Seated): Waiting | undefined =>
  view?.waiting.find(({ seat }) => seat === you);

/** What the page of somebody with that preference asks. */
const asks = ({ picture: { legal } }: Seated, preference: WindowPreference): boolean => {
  if (preference === 'when-it-matters') return legal.some(({ bears }) => bears);
  return legal.length > 1 || preference === 'always';
};

interface Received {
  readonly at: number;
  readonly bytes: string;
}
const TURNS = 3;
/** Marks answers to `time`, which the test itself asks for to flush sockets. */
const PAUSED = Buffer.from('paused').toString('hex');
/** An answer repeats the number of the request, and the test flushes a socket by more requests after a click than without. */
const withoutNumber = (bytes: string): string => bytes.replace(/^16.*?(?=00de0001)/, '16');

/** Everything that the opponent and a spectator receive while a match is played in that manner. */
const watch = async (hand: readonly string[], manner: Manner, seed: string): Promise<Received[][]> => {
  const dice = choices(`dice ${seed}`);
  position = {
    phase: 'main-1',
    seats: [{ hero: 'barbarian' }, { hero: 'moon-elf', hand, tokens: { evasive: 1 }, cp: 6 }],
    dice: Array.from({ length: 300 }, () => 1 + dice.below(6)),
  };
  chance = choices(`holds ${seed}`);
  const random = choices(`moves ${seed}`);
  const places = await tableOf(server, { mode: '1v1', seats: 2, clock: 'casual' });
  const [ada, ben] = places;
  if (!ada || !ben) throw new Error('two sit at the table');
  const players: readonly Seated[] = [ada, ben];
  const eve = await joinMatch(await server.player('Eve'), ada.room.roomId, readDiceThrone);
  await ben.prefer(manner.preference);
  const received: Received[][] = [[], []];
  for (const [index, place] of [ada, eve].entries()) {
    const { events } = place.room.connection;
    const handle = events.onmessage;
    events.onmessage = (event: { data: Uint8Array }) => {
      const bytes = withoutNumber(Buffer.from(event.data).toString('hex'));
      if (!bytes.includes(PAUSED)) received[index]?.push({ at: time.now() - began, bytes });
      handle?.(event);
    };
  }
  const began = time.now();
  /** A socket answers in order: with the answer, everything sent before it has arrived. */
  const flush = async (): Promise<void> => {
    for (const place of [ada, ben, eve]) await place.room.request('time');
  };
  const send = async (place: Seated, action: Action): Promise<void> => {
    place.act(action, { step: place.picture.view?.step ?? 0 }).catch(() => undefined); // refused when too late

    await flush();
  };
  const answered = new Set<string>();
  for (let i = 0; i < 600; i++) {
    await flush();
    const view = ada.picture.view;
    if (!view || view.outcome || view.turn >= 3 + TURNS) break;
    for (const place of players) {
      const wait = waitOf(place);
      if (!wait) continue;
      if (wait.why !== 'window') {
        const action = withoutCards(place.picture.legal, random);
        if (action) await send(place, action);
        if (place === ben && manner.preference === 'until-my-turn') await ben.prefer(manner.preference);
        break;
      }
      const name = `${place.picture.you} ${wait.since}`;
      const asked = asks(place, manner.preference) || place === ada;
      const clicksPass = place === ada ? true : asked && manner.passesAfter !== undefined;
      if (answered.has(name) || !clicksPass) continue;
      answered.add(name);
      if (place === ben && manner.passesAfter) await time.pass(manner.passesAfter);
      await send(place, { type: 'pass' });
    }
    if (time.untilNext < 2000) await time.next();
  }
  const moves = ada.picture.view?.turn ?? 0;
  assert.ok(moves >= 3 + TURNS, `only turn ${moves} was reached`);
  await Promise.all([ada, ben, eve].map((place) => place.room.leave()));
  return received;
};

/** Cards that can be played in many windows, and cards that never can. */
const ABLE = ['getting-paid', 'tip-it', 'buh-bye', 'so-wild'];
const UNABLE = ['one-more-time', 'vegas-baby', 'double-up', 'what-status-effects'];

const pairs: [string, Manner, Manner][] = [
  ['asked when able, passing at once', prompt, prompt],
  ['asked when it matters, passing at once', mattering, mattering],
  ['asked always, passing at once', always, always],
  ['passing everything until the own turn', resting, resting],
  ['one leaves passing to the server, the other one clicks', prompt, always],
];
for (const [name, one, other] of pairs) {
  for (const seed of ['first', 'second', 'third']) {
    shape(`${name}: the same frames, whatever is held (seed ${seed})`, async () => {
      const able = await watch(ABLE, one, seed);
      const unable = await watch(UNABLE, other, seed);
      for (const [index, frames] of able.entries()) {
        assert.ok(frames.length > 30, `${frames.length} frames`);
        const others = unable[index] ?? [];
        const differs = frames.findIndex((frame, i) => frame.at !== others[i]?.at || frame.bytes !== others[i].bytes);
        assert.is(
          differs,
          -1,
          `frame ${differs}: ${JSON.stringify(frames[differs])} ${JSON.stringify(others[differs])}`,
        );
        assert.is(others.length, frames.length);
      }
    });
  }
}

/** What the opponent receives while that card is searched for in the deck, as bytes and as it reads them. */
const search = async (card: string): Promise<{ frames: string[]; read: string }> => {
  position = {
    phase: 'offensive-roll',
    seats: [{ hero: 'vampire-lord', deck: ['blood-boil', 'limb-from-limb', 'blood-boil'] }, { hero: 'barbarian' }],
    dice: [6, 6, 6, 6, 6, 1, 1, 4, 4, 6, 1, 1, 1],
  };
  chance = choices('searched');
  const places = await tableOf(server, { mode: '1v1', seats: 2, clock: 'none' });
  const [ada, ben] = places;
  if (!ada || !ben) throw new Error('two sit at the table');
  const flush = (): Promise<unknown> => Promise.all(places.map((place) => place.room.request('time')));
  /** Takes what is offered of that kind, if anything. */
  const take = async (place: Seated, fits: (action: Action) => boolean): Promise<boolean> => {
    const line = place.picture.legal.find(({ action }) => fits(action));
    if (line) place.act(line.action, { step: place.picture.view?.step ?? 0 }).catch(() => undefined);
    await flush();
    return line !== undefined;
  };
  const isSearch = ({ type }: Action): boolean => type === 'choose';
  for (let i = 0; !ada.picture.legal.some(({ action }) => isSearch(action)); i++) {
    assert.ok(i < 50, 'nothing was searched for');
    const announces = (action: Action): boolean => Reflect.get(action, 'ability') === 'exsanguinate';
    if (await take(ada, announces)) continue;
    if (await take(ada, ({ type }) => type === 'roll')) continue;
    for (const place of places) if (waitOf(place)?.why === 'window') await take(place, ({ type }) => type === 'pass');
    if (time.untilNext < 2000) await time.next();
  }
  await flush();
  const before = ben.frames.length;
  const toldBefore = ben.told.length;
  assert.ok(await take(ada, (action) => Reflect.get(action, 'option') === `card:${card}`));
  const frames = ben.frames.slice(before).map((frame) => Buffer.from(frame).toString('latin1'));
  const read = JSON.stringify([ben.told.slice(toldBefore), ben.picture]);
  await Promise.all(places.map((place) => place.room.leave()));
  return { frames: frames.filter((frame) => !frame.includes('paused')), read };
};
shape('a card searched for in the deck: the same frames, whichever was picked', async () => {
  const [one, other] = [await search('blood-boil'), await search('limb-from-limb')];
  assert.ok(one.read.includes('"chosen"'));
  assert.not.ok(one.read.includes('blood-boil'));
  assert.ok(one.frames.length > 0);
  assert.equal(one.frames, other.frames);
});

shape('the comparison would see a player who thinks longer than the hold', async () => {
  const able = await watch(ABLE, { preference: 'when-able', passesAfter: 1500 }, 'slow');
  const unable = await watch(UNABLE, prompt, 'slow');
  assert.is.not(JSON.stringify(able), JSON.stringify(unable));
});

shape.run();
