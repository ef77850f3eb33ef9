/** Everybody at a match reads it in their own language: seats and those who watch, from the moment they say so. */
import * as assert from 'uvu/assert';
import type { MatchView } from '../../../engine/dice-throne/state/view-shape.ts';
import { games } from '../../../rooms/all-games.ts';
import { readDiceThrone } from '../../../rooms/state/dice-throne.ts';
import { createMatch, joinMatch, type Place, type TestServer, testServer } from '../../support/rooms/rooms.ts';
import { suite } from '../../support/suite.ts';

const language = suite('match room: languages');
let server: TestServer;
language.before(async () => {
  server = await testServer(games);
});
language.after(() => server.close());

type Seen = Place<MatchView>;
const speak = (place: Seen, code: string): Promise<unknown> => place.room.request('language', { language: code });
const labels = ({ picture }: Seen): string => picture.legal.map(({ label }) => label).join('; ');
const lines = ({ picture }: Seen): string => picture.told?.lines.join(' ') ?? '';

language('a seat, another one, and two who watch', async () => {
  const seats = [{ player: 'me' as const, hero: 'barbarian' }, { player: 'open' as const }];
  const ada = await createMatch(await server.guest('Ada'), { game: 'dice-throne', mode: '1v1', seats }, readDiceThrone);
  await speak(ada, 'de');
  const { invites } = await ada.room.request<undefined, { invites: { code: string }[] }>('invites');
  const id = ada.room.roomId;
  const code = invites[0]?.code ?? '';
  const bob = await joinMatch(await server.guest('Bob'), id, readDiceThrone, { code, hero: 'moon-elf' });
  const eve = await joinMatch(await server.guest('Eve'), id, readDiceThrone);
  const emil = await joinMatch(await server.guest('Emil'), id, readDiceThrone);
  await speak(emil, 'de');

  const all = [ada, bob, eve, emil];
  await Promise.all(all.map((place) => place.until(({ picture }) => picture.view !== undefined, 'the match')));
  // Whoever is not to move may hold an instant, which is legal as well.
  const mover = [ada, bob].find(({ picture }) => picture.legal.some(({ action }) => action.type === 'sell'));
  assert.ok(mover, 'somebody is to move');
  assert.match(labels(mover), mover === ada ? /für 1 KP verkaufen/ : /^(?!.*verkaufen).*Sell /);

  const sale = mover.picture.legal.find(({ action }) => action.type === 'sell');
  assert.ok(sale);
  await mover.act(sale.action);
  await Promise.all(all.map((place) => place.until(({ picture }) => picture.told !== undefined, 'what happened')));
  for (const place of [ada, emil]) assert.match(lines(place), /verkauft .* für 1 KP/);
  for (const place of [bob, eve]) assert.match(lines(place), /sells .* for 1 CP/);
  assert.equal(emil.picture.legal, []);
  assert.is(emil.picture.you, undefined);

  await speak(mover, mover === ada ? 'en' : 'de');
  await mover.until((place) => /Go to the roll phase|Zur Würfelphase/.test(labels(place)), 'labels');
  assert.match(labels(mover), mover === ada ? /Go to the roll phase/ : /Zur Würfelphase/);
  await speak(emil, 'en');
  assert.is(emil.picture.view?.step, eve.picture.view?.step);
  await Promise.all(all.map(({ room }) => room.leave()));
});

language('catalogues are told in the language that is asked for', async () => {
  const asked = async (query: string): Promise<string> => (await fetch(`${server.url}/api/games${query}`)).text();
  assert.match(await asked('?brief&language=de'), /Eins gegen eins/);
  assert.match(await asked('?brief'), /One against one/);
  assert.match(await asked('?brief&language=xx'), /One against one/);
});

language('a language that nobody speaks here is refused', async () => {
  const seats = [
    { player: 'me' as const, hero: 'barbarian' },
    { player: 'bot' as const, hero: 'moon-elf', bot: 'random' as const },
  ];
  const ada = await createMatch(await server.guest('Ida'), { game: 'dice-throne', mode: '1v1', seats }, readDiceThrone);
  const refused = await speak(ada, 'xx').then(
    () => 'taken',
    (error: unknown) => Reflect.get(Object(Reflect.get(Object(error), 'reason')), 'code'),
  );
  assert.is(refused, 'bad-message');
  await ada.room.leave();
});

language.run();
