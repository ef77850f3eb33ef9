/** Duels of every game as two clients and one who watches read them, patch by patch, each in a language of its own: views, what
 *  may be done, and what happened in words are those of the game. */
import { Decoder, Encoder, StateView } from '@colyseus/schema';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { playBot } from '../../../engine/bots/index.ts';
import { seededStream } from '../../../engine/core/chance.ts';
import type { AnyGame, GameEvent, Viewer } from '../../../engine/core/game.ts';
import { kindsAt } from '../../../engine/core/kinds.ts';
import { putNames, unnamed } from '../../../engine/core/player-names.ts';
import { DEFAULT_LANGUAGE, type Language } from '../../../engine/core/words/language.ts';
import { GAMES } from '../../../engine/games.ts';
import { choices } from '../../../proof/random.ts';
import { lexiconOf } from '../../../protocol/packed/lexicons.ts';
import { Packer } from '../../../protocol/packed/packer.ts';
import { Unpacker } from '../../../protocol/packed/unpacker.ts';
import { games } from '../../../rooms/all-games.ts';
import { RunningMatch } from '../../../rooms/match/running-match.ts';
import { MatchState, SeatState } from '../../../rooms/state/match-state.ts';
import { Projection } from '../../../rooms/state/projection.ts';
import { readAny } from '../../../rooms/state/read-any.ts';
import { packedTelling, tellingIn } from '../../../rooms/state/telling.ts';

const telling = suite('telling: what clients read of a match');

const SEATS = [0, 1];
const LANGUAGES: readonly Language[] = ['en', 'de'];
/** Names that look like words of events, like shapes of lines and like seats. */
const PAIRS: readonly (readonly [string, string])[] = [
  ['Ada Lovelace', '4'],
  ['#1 @0', '{1} black'],
  ['', 'places'],
];
const MOST_STEPS = 120;
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

class Table {
  readonly match: unknown;
  readonly running: RunningMatch;
  private readonly game: AnyGame;
  private readonly state = new MatchState();
  private readonly encoder: Encoder;
  private readonly projection: Projection;
  private readonly clients: { readonly viewer: Viewer; readonly view: StateView; readonly decoder: Decoder }[] = [];
  private readonly nameOf: (seat: number) => string;

  constructor(game: AnyGame, n: number, names: readonly string[]) {
    const [mode] = game.modes;
    assert.ok(mode);
    const heroes = game.heroes.filter(({ kind }) => kindsAt(mode, 2).includes(kind));
    const seats = SEATS.map((seat) => ({ hero: heroes[(3 * n + 2 * seat) % heroes.length]?.id ?? '' }));
    this.game = game;
    this.match = game.start({ mode: mode.id, seats }, seededStream(`telling ${n}`));
    const named = (seat: number): string => names[seat] || unnamed(seat);
    this.nameOf = (seat) => (SEATS.includes(seat) ? undefined : game.called?.(this.match, seat)) ?? named(seat);
    this.running = new RunningMatch(game, this.match, named, (seat) => LANGUAGES[seat] ?? DEFAULT_LANGUAGE);
    this.state.game = game.id;
    for (const name of names) this.state.seats.push(new SeatState().assign({ name }));
    Encoder.BUFFER_SIZE = 64 * 1024;
    this.encoder = new Encoder(this.state);
    this.projection = new Projection(this.state, games.get(game.id));
  }

  join(viewer: Viewer): void {
    const view = new StateView();
    if (viewer !== 'public') this.projection.reveal(view, viewer);
    const decoder = new Decoder(new MatchState());
    const it = { offset: 0 };
    this.encoder.encodeAll(it);
    decoder.decode(Buffer.from(this.encoder.encodeAllView(view, it.offset, { ...it })));
    this.clients.push({ viewer, view, decoder });
  }

  show(events?: readonly GameEvent[]): void {
    this.projection.show(this.running.views(SEATS), events && this.running.tell(events, SEATS));
    const it = { offset: 0 };
    this.encoder.encode(it);
    const shared = it.offset;
    for (const { view, decoder } of this.clients)
      decoder.decode(Buffer.from(this.encoder.encodeView(view, shared, it)));
    this.encoder.discardChanges();
  }

  agrees(events: readonly GameEvent[]): void {
    const { game, match, running } = this;
    const views = running.views(SEATS);
    for (const { viewer, decoder } of this.clients) {
      const { view, legal, told } = readAny(decoder.state);
      const none = { own: {}, legal: [] };
      const reader = viewer === 'public' ? none : views.readers.get(viewer);
      assert.ok(reader, `${viewer} is shown something`);
      const language = viewer === 'public' ? DEFAULT_LANGUAGE : LANGUAGES[viewer];
      const seen = game.seen(match, events, viewer);
      const lines = seen.map((event) => putNames(game.tell(event, language), this.nameOf));
      assert.equal(view, plain({ ...Object(views.everybody), ...reader.own }), `view of ${viewer}`);
      assert.equal(legal, plain(reader.legal), `list of ${viewer}`);
      assert.equal(told?.events, plain(seen), `events of ${viewer}`);
      assert.equal(
        told?.lines,
        lines.filter((line) => line !== ''),
        `lines of ${viewer}`,
      );
      assert.is(told?.step, running.step);
    }
  }
}

for (const game of GAMES)
  for (const [n, names] of PAIRS.entries())
    telling(`${game.name}: ${names.map((name) => JSON.stringify(name)).join(' against ')}`, () => {
      const table = new Table(game, n, names);
      const random = choices(`telling ${game.id} ${n}`);
      table.show();
      for (const viewer of [...SEATS, 'public' as const]) table.join(viewer);
      for (let step = 0; step < MOST_STEPS; step++) {
        const [next] = table.running.waiting;
        if (!next) break;
        const action = playBot('random', game, table.match, next.seat, () => random.below(256) / 256);
        const events = table.running.apply(next.seat, action);
        table.show(events);
        if (step % 30 === 20) table.join(random.of([...SEATS, 'public' as const]));
        table.agrees(events);
      }
    });

/** What it tells is made of words that the lexicon has, and so are the names that a match gives to whom nobody plays. */
const [throne] = GAMES;
assert.ok(throne);
const gaining: AnyGame = {
  ...throne,
  fork: (match) => match,
  step: () => 1,
  seats: (match) => Object(match).seats,
  called: (match) => Object(match).called,
  seen: (_, events) => events,
  tell: () => '{1} gains CP',
};
/** The lines that a client reads in such a match. */
const readIn = (match: { readonly seats: number; readonly called?: string }): readonly string[] => {
  const lexicon = lexiconOf(throne.id);
  const [packer, unpacker] = [new Packer(lexicon), new Unpacker(lexicon)];
  const running = new RunningMatch(gaining, match, unnamed);
  const event = { type: 'passed', seat: 1 };
  const packed = packedTelling(packer, running.tell([event], []).everybody, 0);
  unpacker.hear(packer.takeFresh());
  return tellingIn(unpacker.unpack(packed), unnamed).lines;
};
telling('who bears a name in one match alone is not called so in another', () => {
  const matches = [{ seats: 1, called: 'takes' }, { seats: 1, called: 'wins' }, { seats: 2 }, { seats: 3 }];
  for (let again = 0; again < 2; again++)
    assert.equal(matches.flatMap(readIn), ['takes gains CP', 'wins gains CP', 'Seat 2 gains CP', 'Seat 2 gains CP']);
});

telling.run();
