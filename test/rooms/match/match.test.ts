/** Whole matches over real sockets: two SDK clients and a spectator, and a bot. */
import { matchMaker } from '@colyseus/core';
import * as assert from 'uvu/assert';
import { diceThrone } from '../../../engine/dice-throne/index.ts';
import type { MatchView } from '../../../engine/dice-throne/state/view-shape.ts';
import { choices } from '../../../proof/random.ts';
import { games } from '../../../rooms/all-games.ts';
import { readDiceThrone } from '../../../rooms/state/dice-throne.ts';
import { hurried, oneAction } from '../../support/rooms/match-play.ts';
import { createMatch, joinMatch, type Place, pair, type TestServer, testServer } from '../../support/rooms/rooms.ts';
import { suite } from '../../support/suite.ts';

/** The game under a name that no lexicon is known by: every word is spelled, so that what was sent can be searched for. */
const spelled = { ...diceThrone, id: 'spelled-throne' };

const match = suite('match room: whole matches over real sockets');
let server: TestServer;
match.before(async () => {
  const entry = { ...games.get('dice-throne'), game: spelled };
  server = await testServer(new Map([...games, [spelled.id, entry]]));
});
match.after(() => server.close());

/** What everybody may know of a view: without hands and options. */
const shared = (view: MatchView | undefined): string =>
  JSON.stringify(view, (field, value: unknown) => (field === 'hand' || field === 'options' ? undefined : value));

/** Ids that only this hero's deck holds. */
const ownCards = (hero: string): string[] => {
  const decks = games.get('dice-throne')?.game.catalogue() as { heroes: { id: string; cards: string[] }[] };
  const others = decks.heroes.filter(({ id }) => id !== hero).flatMap(({ cards }) => cards);
  return (decks.heroes.find(({ id }) => id === hero)?.cards ?? []).filter((id) => !others.includes(id));
};

match('two clients play to the end; all see the same; nobody receives another one’s cards', async () => {
  const random = choices('two clients');
  const [ada, ben] = await pair(server, spelled, readDiceThrone, ['barbarian', 'moon-elf']);
  const eve = await joinMatch(await server.guest('Eve'), ada.room.roomId, readDiceThrone);
  const shown = new Set<string>();
  for (let i = 0; await oneAction([ada, ben], [eve], random); i++) {
    assert.ok(i < 4000, 'the match does not end');
    const [a, b, e] = [ada.picture.view, ben.picture.view, eve.picture.view];
    assert.is(shared(a), shared(b));
    assert.is(shared(a), shared(e));
    for (const seat of e?.seats ?? []) for (const id of [...seat.discard, ...seat.upgrades]) shown.add(id);
    assert.not.ok(e?.seats.some((seat) => seat.hand));
    assert.is(a?.seats[1]?.hand, undefined);
    assert.is(b?.seats[0]?.hand, undefined);
    assert.is(a?.seats[0]?.hand?.length, a?.seats[0]?.handCount);
  }
  assert.equal(ada.picture.view?.outcome, eve.picture.view?.outcome);
  assert.is(ada.picture.stage, 'over');
  const sentTo = (place: Place<MatchView>): string => Buffer.concat(place.frames).toString('latin1');
  assert.ok(
    [...shown].every((id) => sentTo(eve).includes(id)),
    'what was shown is found',
  );
  const leaks = (place: Place<MatchView>, hero: string): string[] => {
    const text = sentTo(place);
    // A longer word that everybody may read, such as the token "concussion", is not the card "concuss".
    return ownCards(hero).filter((id) => !shown.has(id) && new RegExp(`(?<![\\w-])${id}(?![\\w-])`).test(text));
  };
  assert.equal(
    [...leaks(ben, 'barbarian'), ...leaks(eve, 'barbarian'), ...leaks(ada, 'moon-elf'), ...leaks(eve, 'moon-elf')],
    [],
  );
  for (const [place, foe] of [
    [ada, 1],
    [ben, 0],
  ] as const) {
    const drawn = place.told.flatMap(({ events }) => events).filter(({ type }) => type === 'drawn');
    assert.ok(drawn.length > 0);
    for (const event of drawn) assert.is('cards' in event, Reflect.get(event, 'seat') !== foe);
  }
  assert.ok(
    ada.told.flatMap(({ lines }) => lines).some((line) => line.includes('Ben')),
    'names stand in the log',
  );
  await Promise.all([ada, ben, eve].map((place) => place.room.leave()));
});

match('an id that a command line would take for an option is not taken', async () => {
  const seats = [{ player: 'me', hero: 'monk' }, { player: 'open' }];
  const options = { game: 'dice-throne', mode: '1v1', seats, creator: { id: 'ada', name: 'Ada' } };
  for (const [id, taken] of [
    ['--seat=1', false],
    ['-x7Yq_2Lk', false],
    ['x-7Yq_2Lk', true],
  ] as const) {
    const { roomId } = await matchMaker.handleCreateRoom('match', options, undefined, id);
    assert.is(roomId === id, taken);
    assert.not.match(roomId, /^-/);
    await matchMaker.getLocalRoomById(roomId)?.disconnect();
  }
});

match('a person plays a sensible bot to the end', async () => {
  const random = choices('against a bot');
  const seats = [
    { player: 'me' as const, hero: 'moon-elf' },
    { player: 'bot' as const, hero: 'barbarian', bot: 'sensible' as const },
  ];
  const ada = await createMatch(await server.guest('Ada'), { game: 'dice-throne', mode: '1v1', seats }, readDiceThrone);
  for (let i = 0; !ada.picture.view?.outcome; i++) {
    assert.ok(i < 4000, 'the match does not end');
    await ada.until((here) => here.picture.legal.length > 0 || here.picture.view?.outcome !== undefined, 'my turn');
    const line = hurried(ada.picture.legal, random);
    // While the bot thinks, a line may be gone before it arrives; then the next picture says what is legal.
    if (line) await ada.act(line.action, { step: ada.picture.view?.step ?? 0 }).catch(() => undefined);
  }
  assert.is(ada.picture.seats[1]?.kind, 'bot');
  assert.ok(ada.picture.view?.outcome);
  await ada.room.leave();
});

match.run();
