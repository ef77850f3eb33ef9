/** Signs and lines at a match: who may, how often, who hears, and what becomes of a report. A real server, real lines. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { diceThrone } from '../../../engine/dice-throne/index.ts';
import type { MatchView } from '../../../engine/dice-throne/state/view-shape.ts';
import { openSqlIncidents } from '../../../infra/incidents/sql-incidents.ts';
import { limitsHere } from '../../../infra/limits/limits.ts';
import type { ChatLine, EmoteShown, TalkAnswer } from '../../../protocol/talk.ts';
import { games } from '../../../rooms/all-games.ts';
import { Talk } from '../../../rooms/base/talk.ts';
import { readDiceThrone } from '../../../rooms/state/dice-throne.ts';
import { eventually } from '../../support/eventually.ts';
import { codeOf, joinMatch, type Place, pair, type TestServer, testServer } from '../../support/rooms/rooms.ts';
import { suite } from '../../support/suite.ts';

const PASSWORD = 'a long word for the host';

const talk = suite('match room: talk');
let server: TestServer;
talk.before(async () => {
  server = await testServer(games, { THRONEROOM_ADMIN_PASSWORD: PASSWORD });
});
talk.after(() => server.close());

type Seated = Place<MatchView>;

/** What a place hears, from now on. */
const ear = ({ room }: Seated) => {
  const signs: EmoteShown[] = [];
  const lines: ChatLine[] = [];
  room.onMessage('emote', (sign: EmoteShown) => signs.push(sign));
  room.onMessage('said', (line: ChatLine) => lines.push(line));
  return { signs, lines };
};
/** Two players, and what each of them hears. */
const duel = async (at = server) => {
  const [ada, ben] = await pair(at, diceThrone, readDiceThrone, ['barbarian', 'moon-elf']);
  return { ada, ben, heard: [ear(ada), ear(ben)] as const };
};
const asks = ({ room }: Seated, type: string, message: unknown): Promise<string> =>
  room.request(type, message).then(() => 'taken', codeOf);
const standing = ({ room }: Seated): Promise<TalkAnswer> => room.request('talk');
const leave = (...places: readonly Seated[]) => Promise.all(places.map(({ room }) => room.leave()));

talk('a sign reaches everybody, lines the players alone; who watches says nothing', async () => {
  const { ada, ben, heard } = await duel();
  const [, heardByBen] = heard;
  const eve = await joinMatch(await server.guest('Eve'), ada.room.roomId, readDiceThrone);
  const heardByEve = ear(eve);
  const before = ada.picture.view?.step;
  assert.is(await asks(ada, 'emote', { emote: 'hello' }), 'taken');
  assert.is(await asks(ada, 'say', { text: 'good luck' }), 'taken');
  await eventually('the line', async () => heardByBen.lines.length === 1 && heardByEve.signs.length === 1);
  assert.equal(heardByBen.signs, [{ seat: 0, emote: 'hello' }]);
  assert.equal(heardByEve, { signs: [{ seat: 0, emote: 'hello' }], lines: [] });
  assert.is(ada.picture.view?.step, before, 'the match knows nothing of it');
  assert.is(await asks(eve, 'emote', { emote: 'hello' }), 'not-seated');
  assert.is(await asks(eve, 'say', { text: 'let me' }), 'not-seated');
  assert.equal(await standing(eve), { emotes: false, chat: false, lines: [] });
  assert.is(await asks(ada, 'emote', { emote: '<b>' }), 'bad-message');
  await leave(ada, ben, eve);
});

const TEXTS: readonly (readonly [string, string, string])[] = [
  ['markup stays text', '<img src=x onerror=alert(1)>', '<img src=x onerror=alert(1)>'],
  ['one line', '  two\nlines\r\n\u2028and more ', 'two lines and more'],
  ['marks that turn the direction', 'ab\u202ecd', 'ab cd'],
  ['nothing but spaces', ' \n ', ''],
  ['too long', 'x'.repeat(201), ''],
];
talk('text is plain text in one line', async () => {
  const { ada, ben } = await duel();
  for (const [name, given, kept] of TEXTS) {
    assert.is(await asks(ada, 'say', { text: given }), kept === '' ? 'bad-message' : 'taken', name);
  }
  const expected = TEXTS.flatMap(([, , kept]) => (kept === '' ? [] : kept));
  const texts = (await standing(ben)).lines.map(({ text }) => text);
  assert.equal(texts, expected, 'who comes later still reads it');
  await leave(ada, ben);
});

talk('who signs or writes without end is stopped for a while', async () => {
  const { ada, ben } = await duel();
  for (const [type, message, most] of [
    ['emote', { emote: 'wow' }, 12],
    ['say', { text: 'and another' }, 20],
  ] as const) {
    const answers: string[] = [];
    for (let i = 0; i <= most; i++) answers.push(await asks(ada, type, message));
    assert.equal(answers.filter((answer) => answer === 'taken').length, most, type);
    assert.is(answers.at(-1), 'too-much');
    assert.is(await asks(ben, type, message), 'taken', 'others are not');
  }
  await leave(ada, ben);
});

talk('a report keeps the line as it was said, for the host', async () => {
  const { ada, ben } = await duel();
  await asks(ada, 'say', { text: 'something rude' });
  const [line] = (await standing(ben)).lines;
  assert.ok(line);
  assert.is(await asks(ben, 'report', { line: 'another' }), 'no-such-line');
  assert.is(await asks(ada, 'report', { line: line.id }), 'no-such-line', 'her own');
  assert.is(await asks(ben, 'report', { line: line.id }), 'taken');
  const headers = { Authorization: `Basic ${Buffer.from(`host:${PASSWORD}`).toString('base64')}` };
  const page = await (await fetch(`${server.url}/admin/report`, { headers })).text();
  assert.match(page, /Ada\d* \([\w-]+\) said: something rude/);
  assert.match(page, /reported by Ben\d* \(/);
  await leave(ada, ben);
});

talk('issue: a report was kept as if the server had failed', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'throneroom-talk-'));
  const incidents = await openSqlIncidents(join(folder, 'incidents.db'));
  const host = new Talk({ settings: { emotes: true, chat: true }, limits: limitsHere(), incidents });
  const [ada, ben] = [
    { id: 'a', name: 'Ada' },
    { id: 'b', name: 'Ben' },
  ];
  assert.is(await host.report(ben, { by: ada, text: 'something rude' }, 'a match'), undefined);
  assert.equal(
    (await incidents.latest()).map(({ kind, message }) => [kind, message]),
    [['report', 'Ada (a) said: something rude']],
  );
  await incidents.close();
  rmSync(folder, { recursive: true, force: true });
});

talk.run();

// ---- as the host likes it ------------------------------------------------------------------------------------------------

const off = suite('match room: talk that the host switched off');
off('neither signs nor lines', async () => {
  const quiet = await testServer(games, { THRONEROOM_EMOTES: 'no', THRONEROOM_CHAT: 'no' });
  const { ada, ben } = await duel(quiet);
  assert.equal(await standing(ada), { emotes: false, chat: false, lines: [] });
  assert.is(await asks(ada, 'emote', { emote: 'wow' }), 'talk-off');
  assert.is(await asks(ada, 'say', { text: 'hello' }), 'talk-off');
  await leave(ada, ben);
  await quiet.close();
});
off.run();
