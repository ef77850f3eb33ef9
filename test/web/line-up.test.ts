/** Who sits where when a match is set up on the front page. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { HeroInfo, ModeInfo } from '../../engine/core/game.ts';
import { GAMES } from '../../engine/games.ts';
import { botLegend, lineUp, placesOf, pluralOf, seatsFor } from '../../web/front/line-up.ts';

const hero = (id: string, kind: string, automaton?: true): HeroInfo => ({ id, name: id, text: '', kind, automaton });
const side = (seats: number[], plays: string) => ({ seats, role: plays, plays });
const heroes = [hero('a', 'hero'), hero('b', 'hero'), hero('c', 'hero'), hero('x', 'boss'), hero('y', 'boss')];
const mode = (id: string, minSeats: number, formats: ModeInfo['formats']): ModeInfo => ({
  id,
  name: id,
  text: '',
  minSeats,
  maxSeats: minSeats + formats.length - 1,
  formats,
});
const raid = mode('raid', 3, [
  [side([0], 'boss'), side([1, 2], 'hero')],
  [side([0], 'boss'), side([1, 2, 3], 'hero')],
]);
const game = { heroes };
const at = (seats: number, kind = '') => lineUp(placesOf(game, raid, seats), kind);

const front = suite('web: who sits where');

front('unequal sides: one says which side is one’s own, and has its first seat', () => {
  assert.equal(at(4).kinds, ['boss', 'hero']);
  assert.is(at(4).own?.seat, 0);
  assert.is(at(4, 'hero').own?.seat, 1);
  assert.is(at(4, 'wizard').own?.seat, 0, 'a side there is not');
  assert.equal(
    at(4, 'hero').rivals.map(({ seat, plays }) => `${seat} ${plays}`),
    ['0 boss', '2 hero', '3 hero'],
  );
});

front('bots: the first of a kind has what is chosen for it, further ones follow in turn', () => {
  const bot = (id: string) => ({ player: 'bot', hero: id, bot: 'sensible' });
  assert.equal(seatsFor(at(4, 'hero'), {}, 'sensible'), [bot('y'), { player: 'me', hero: 'a' }, bot('b'), bot('c')]);
  assert.equal(seatsFor(at(4, 'hero'), { 'bot hero': 'c', 'bot boss': 'x', 'own hero': 'b' }, 'sensible'), [
    bot('x'),
    { player: 'me', hero: 'b' },
    bot('c'),
    bot('a'),
  ]);
});

front('what was chosen for another game or kind is not taken along', () => {
  assert.equal(seatsFor(at(3), { 'own boss': 'viking' }, 'open'), [
    { player: 'me', hero: 'x' },
    { player: 'open' },
    { player: 'open' },
  ]);
});

front('a side that the game plays is filled by itself, whoever else is asked', () => {
  const solo = mode('solo', 2, [[side([0], 'hero'), side([1], 'legend')]]);
  const withLegends = { heroes: [...heroes, hero('l', 'legend', true), hero('m', 'legend', true)] };
  const line = lineUp(placesOf(withLegends, solo, 2), '');
  assert.equal(line.rivals, []);
  assert.equal(line.kinds, ['hero']);
  for (const rival of ['open', 'sensible'] as const) {
    assert.equal(seatsFor(line, { 'seat 1': 'm' }, rival), [
      { player: 'me', hero: 'a' },
      { player: 'bot', hero: 'm', bot: 'random' },
    ]);
  }
});

front('every mode of every game has a seat for whoever opens it, and somebody to play in each seat', () => {
  for (const { id, modes, heroes: there } of GAMES) {
    for (const one of modes) {
      for (let seats = one.minSeats; seats <= one.maxSeats; seats++) {
        const places = placesOf({ heroes: there }, one, seats);
        assert.is(places.length, seats);
        assert.ok(lineUp(places, '').own, `${id} ${one.id}`);
        for (const place of places) assert.ok(place.heroes.length > 0, `${id} ${one.id}, seat ${place.seat}`);
      }
    }
  }
});

front('words for whom a choice is', () => {
  const [boss, first] = at(4).places;
  assert.ok(boss && first);
  assert.is(botLegend(boss, at(4, 'hero').rivals), 'The bot that plays the boss');
  assert.is(botLegend(first, at(4, 'hero').rivals), 'The first bot’s hero; the others follow in turn');
  assert.is(botLegend(boss, [boss]), 'The bot’s boss');
  assert.equal(['hero', 'boss', 'warrior'].map(pluralOf), ['heroes', 'bosses', 'warriors']);
});

front.run();
