/** Spectators see a match as late as the host says, in order, and nothing of it sooner. A real server, real lines. */
import * as assert from 'uvu/assert';
import type { MatchView } from '../../../engine/dice-throne/state/view-shape.ts';
import { HandTime } from '../../../proof/matches/hand-time.ts';
import { games } from '../../../rooms/all-games.ts';
import { readDiceThrone } from '../../../rooms/state/dice-throne.ts';
import { eventually } from '../../support/eventually.ts';
import { createMatch, joinMatch, type Place, type TestServer, testServer } from '../../support/rooms/rooms.ts';
import { suite } from '../../support/suite.ts';

const LATE_MS = 30_000;

const time = new HandTime();
const watching = suite('match room: spectators see late');
let server: TestServer;
watching.before(async () => {
  server = await testServer(games, { THRONEROOM_WATCH_DELAY_SECONDS: String(LATE_MS / 1000) }, { time });
});
watching.after(() => server.close());

/** How much falls due for them: frames on their way. */
const onTheWay = (more: number): (() => Promise<boolean>) => {
  const before = time.armed;
  return async () => time.armed >= before + more;
};

watching('issue: what happens reaches a spectator so much later, and whoever sits there at once', async () => {
  const seats = [
    { player: 'me' as const, hero: 'barbarian' },
    { player: 'bot' as const, hero: 'moon-elf', bot: 'random' as const },
  ];
  const mine = await createMatch(
    await server.guest('Ada'),
    { game: 'dice-throne', mode: '1v1', seats },
    readDiceThrone,
  );
  let theirs: Place<MatchView> | undefined;
  const stateSent = onTheWay(1);
  const joining = joinMatch(await server.guest('Eve'), mine.room.roomId, readDiceThrone).then((place) => {
    theirs = place;
  });
  await eventually('the state to be on its way', stateSent);
  assert.is(theirs, undefined, 'what was there comes as late as what follows');
  await time.pass(LATE_MS);
  await joining;
  assert.ok(theirs);
  assert.is(theirs.picture.you, undefined);

  await mine.until(({ picture }) => picture.legal.length > 0, 'something to do');
  const [first] = mine.picture.legal;
  assert.ok(first);
  const before = mine.picture.view?.step ?? 0;
  const sent = onTheWay(1);
  await mine.act(first.action);
  await eventually('what happened to be on its way', sent);
  const [own, watched] = await Promise.all([mine.room.request('time'), theirs.room.request('time')]);
  assert.is(Reflect.get(Object(own), 'late'), undefined);
  assert.is(Reflect.get(Object(watched), 'late'), LATE_MS, 'said at once');
  assert.ok((mine.picture.view?.step ?? 0) > before);
  assert.ok((theirs.picture.view?.step ?? 0) <= before, 'not seen yet');
  await time.pass(LATE_MS);
  await theirs.until(({ picture }) => (picture.view?.step ?? 0) > before, 'what happened');
  await Promise.all([mine.room.leave(), theirs.room.leave()]);
});

watching.run();
