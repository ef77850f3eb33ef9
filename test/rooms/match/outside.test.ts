/** Matches with heroes out of the host's folder, on a real server: versions beside each other, a file that is gone, a broken
 *  neighbour, records, and content that hangs. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { z } from 'zod';
import { diceThrone } from '../../../engine/dice-throne/index.ts';
import type { MatchView } from '../../../engine/dice-throne/state/view-shape.ts';
import { readReplay, wholeReplay } from '../../../engine/record/replay.ts';
import { verify } from '../../../engine/record/verify.ts';
import type { Journal } from '../../../infra/journal/journal.ts';
import { openSqlJournal } from '../../../infra/journal/open.ts';
import { StartProblem } from '../../../infra/start-problem.ts';
import { choices } from '../../../proof/random.ts';
import { games, gamesWith } from '../../../rooms/all-games.ts';
import type { GameRegistry } from '../../../rooms/games.ts';
import type { JournalHead, KeptHeroes } from '../../../rooms/match/journal/format.ts';
import { readPast } from '../../../rooms/match/journal/reader.ts';
import { rulesFor } from '../../../rooms/match/rules.ts';
import { readDiceThrone } from '../../../rooms/state/dice-throne.ts';
import {
  HANGING,
  hangingHero,
  lanternKnight,
  plainHero,
  type Raw,
  versionOf,
} from '../../support/games/outside-heroes.ts';
import { oneAction } from '../../support/rooms/match-play.ts';
import {
  clientWith,
  codeOf,
  createMatch,
  guestToken,
  joinMatch,
  type Place,
  pair,
  type TestServer,
  testServer,
} from '../../support/rooms/rooms.ts';
import { suite } from '../../support/suite.ts';

const outside = suite('match room: heroes from outside');
const folder = mkdtempSync(join(tmpdir(), 'throneroom-outside-'));
const content = join(folder, 'content');
const put = (file: string, raw: Raw | string): void =>
  writeFileSync(join(content, file), typeof raw === 'string' ? raw : JSON.stringify(raw));

const NOW = versionOf({ name: 'Lantern Knight Anew' });
const leftOut: string[] = [];
let journal: Journal;
let played: GameRegistry;
let server: TestServer;
let ada: { token: string; id: string; name: string };
outside.before(async () => {
  mkdirSync(content);
  put('broken.json', plainHero('broken-one', { die: ['husk'] }));
  put('hollow-one.json', hangingHero('hollow-one', HANGING['many times many times'] ?? []));
  put('lantern-knight.json', NOW);
  put('torn.json', '{ "id": "torn"');
  put('notes.txt', 'not a hero');
  journal = await openSqlJournal(join(folder, 'journal.db'));
  played = gamesWith({ folder: content, queues: 'casual' }, (line) => leftOut.push(line));
  server = await testServer(played, {}, { journal });
  ada = await guestToken(server.url, 'Ada');
});
outside.after(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

const startOf = async (id: string) => {
  const kept = await journal.read(id);
  if (!kept) throw new Error(`no match ${id}`);
  return { ...readPast(kept, played), ending: kept.ending };
};
/** A match that was begun before the server started. */
const keepOld = async (id: string, hero: string, kept: KeptHeroes | undefined): Promise<void> => {
  const head: JournalHead = {
    version: 1,
    opening: {
      game: 'dice-throne',
      mode: '1v1',
      seats: [
        { player: 'me', hero },
        { player: 'bot', hero: 'barbarian', bot: 'random' },
      ],
      creator: { id: ada.id, name: ada.name },
    },
    content: diceThrone.contentHash,
    codes: [null, null],
    secret: '5'.repeat(64),
    opened: Date.now(),
  };
  const owned = await journal.begin(id, head);
  await owned.append(0, { of: 'start', nonces: ['', ''], ...(kept && { outside: kept }) });
};
const keptOf = (raw: Raw): KeptHeroes => {
  const content = diceThrone.withHeroes?.([raw]).contentHash ?? '';
  return { content, heroes: [raw] };
};
const resume = async (id: string): Promise<number> =>
  (await fetch(`${server.url}/api/matches/${id}/resume`, { method: 'POST' })).status;
/** The hero's name, as this match knows it. */
const nameIn = async (place: Place<MatchView>, hero: string): Promise<unknown> => {
  const { catalogue } = await place.room.request<undefined, { catalogue: { heroes: { id: string; name: string }[] } }>(
    'catalogue',
  );
  return catalogue.heroes.find(({ id }) => id === hero)?.name;
};
const mine = (hero: string, foe = 'barbarian', bot: 'random' | 'sensible' = 'random') =>
  createMatch(
    clientWith(server.url, ada.token),
    {
      game: 'dice-throne',
      mode: '1v1',
      seats: [
        { player: 'me', hero },
        { player: 'bot', hero: foe, bot },
      ],
    },
    readDiceThrone,
  );

const listing = z.object({
  heroes: z.array(z.object({ id: z.string(), name: z.string(), queues: z.string().optional() })),
});
outside('issue: one broken file keeps only itself out, said in one line each', async () => {
  assert.equal(leftOut, [
    'broken.json: die: expected a list of six symbols, those of the faces 1 to 6, such as "sword", got ["husk"].',
    'torn.json: line 1, column 15: expected "," or the end of what is open, got nothing.',
  ]);
  const listed: unknown = await (await fetch(`${server.url}/api/games`)).json();
  const [{ heroes }] = z.tuple([listing]).rest(listing).parse(listed);
  assert.equal(
    heroes.filter(({ queues }) => queues !== undefined).map(({ id, name, queues }) => [id, name, queues]),
    [
      ['hollow-one', 'Hollow One', 'casual'],
      ['lantern-knight', 'Lantern Knight Anew', 'casual'],
    ],
  );
  assert.ok(heroes.some(({ id }) => id === 'monk'));
});

/** Takes up to so many actions against a bot, as long as the match is there. */
const playSome = async (place: Place<MatchView>, actions: number): Promise<void> => {
  for (let taken = 0; taken < actions && place.closed === undefined && place.picture.stage !== 'over'; ) {
    const [line] = place.picture.legal;
    if (line) await place.act(line.action).catch(() => undefined);
    else await new Promise((resolve) => setTimeout(resolve, 10));
    if (line) taken++;
  }
};

outside('a folder that cannot be read is a reason not to start', () => {
  assert.throws(
    () => gamesWith({ folder: join(folder, 'nowhere'), queues: 'none' }),
    (error: unknown) => error instanceof StartProblem && error.message.startsWith('THRONEROOM_CONTENT is '),
  );
});

outside(
  'issue: a match of the game’s own heroes has the game’s own fingerprint, whatever lies in the folder',
  async () => {
    const place = await mine('monk');
    const { head, outside: kept } = await startOf(place.room.roomId);
    assert.is(head.content, diceThrone.contentHash);
    assert.is(kept, undefined);
    await place.room.leave();
  },
);

outside('issue: two versions of one hero are played at once, each match under its own', async () => {
  await keepOld('old', 'lantern-knight', keptOf(lanternKnight()));
  assert.is(await resume('old'), 200);
  const [before, now] = [
    await joinMatch(clientWith(server.url, ada.token), 'old', readDiceThrone),
    await mine('lantern-knight', 'lantern-knight'),
  ];
  assert.is(await nameIn(before, 'lantern-knight'), 'Lantern Knight');
  assert.is(await nameIn(now, 'lantern-knight'), 'Lantern Knight Anew');
  const { head, outside: kept } = await startOf(now.room.roomId);
  assert.is(head.content, diceThrone.contentHash);
  assert.is(kept?.heroes.length, 1, 'both seats play one hero');
  assert.is(kept?.content, keptOf(NOW).content);
  assert.is.not(kept?.content, keptOf(lanternKnight()).content);
  for (const place of [before, now]) {
    await playSome(place, 8);
    assert.ok((place.picture.view?.step ?? 0) >= 8);
    await place.room.leave();
  }
});

outside('issue: a hero that is gone ends its matches with an incident', async () => {
  await keepOld('gone', 'vanished-one', keptOf(plainHero('vanished-one')));
  assert.is(await resume('gone'), 410);
  assert.match(String(Reflect.get(Object((await startOf('gone')).ending), 'voided')), /^[0-9a-f]{8}$/);
});

outside('a kept hero that was altered ends its match', async () => {
  await keepOld('altered', 'lantern-knight', { ...keptOf(lanternKnight()), content: 'another fingerprint' });
  assert.is(await resume('altered'), 410);
});

outside(
  'issue: its record is played again anywhere; without the hero it says what is missing, in one sentence',
  async () => {
    const place = await mine('lantern-knight');
    await playSome(place, 8);
    await place.act({ type: 'concede' });
    await place.until((here) => here.picture.stage === 'over', 'the end');
    const { roomId } = place.room;
    let text = '';
    await place.until(() => true);
    for (let tries = 0; tries < 100 && text === ''; tries++) {
      const response = await fetch(`${server.url}/api/replays/${roomId}`);
      if (response.ok) text = await response.text();
      else await new Promise((resolve) => setTimeout(resolve, 50));
    }
    const record = readReplay(text);
    assert.is(wholeReplay(diceThrone, record).game.describe('lantern-knight')?.name, 'Lantern Knight Anew');
    assert.is(verify([diceThrone], new TextEncoder().encode(text)).verdict, 'holds');
    const { heroes, ...without } = record;
    assert.is(heroes?.length, 1);
    assert.throws(() => wholeReplay(diceThrone, without), /content: the match was played under other rules than these/);
    const altered = { ...record, heroes: [lanternKnight()] };
    assert.throws(() => wholeReplay(diceThrone, altered), /content: the match was played under other rules than these/);
  },
);

for (const bot of ['random', 'sensible'] as const) {
  outside(`issue: content that hangs ends its own match, for good, and no other (a ${bot} bot plays it)`, async () => {
    const neighbours = await pair(server, diceThrone, readDiceThrone, ['barbarian', 'moon-elf']);
    const place = await mine('barbarian', 'hollow-one', bot);
    const { roomId } = place.room;
    const random = choices('hang');
    await playSome(place, 200);
    await place.until((here) => here.closed !== undefined, 'the match to close');
    const { ending } = await startOf(roomId);
    assert.match(String(Reflect.get(Object(ending), 'voided')), /^[0-9a-f]{8}$/);
    assert.is(await resume(roomId), 410);
    for (let i = 0; i < 20; i++) await oneAction(neighbours, [], random);
    assert.ok((neighbours[0].picture.view?.step ?? 0) >= 20);
    for (const neighbour of neighbours) await neighbour.room.leave();
  });
}

outside('the games as they come take no hero from outside into a match', () => {
  const entry = games.get('dice-throne');
  assert.is(entry && rulesFor(entry, ['monk', 'barbarian']).game, diceThrone);
});

outside('a connection has the catalogue of its match a few times, and is not sent it without end', async () => {
  const place = await mine('barbarian');
  const asked: string[] = [];
  for (let n = 0; n < 12; n++) asked.push(await place.room.request('catalogue').then(() => 'sent', codeOf));
  assert.equal(asked, [...Array.from({ length: 10 }, () => 'sent'), 'too-much', 'too-much']);
  await place.room.leave();
});

outside.run();
