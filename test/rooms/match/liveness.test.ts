/** Whatever comes, late, twice, in another order or not at all: no match ever waits for nobody, and each one ends. Live
 *  rooms and sockets; timers fire when the seed says so. `SCHEDULES=500 node --import tsx test/rooms/match/liveness.test.ts`
 *  tries more; `SCHEDULE=17` tries one. */
import { matchMaker } from '@colyseus/core';
import * as assert from 'uvu/assert';
import type { Action } from '../../../engine/core/game.ts';
import { HandTime } from '../../../proof/matches/hand-time.ts';
import { type Position, rigged } from '../../../proof/matches/rigged.ts';
import { type Choices, choices } from '../../../proof/random.ts';
import { WINDOW_PREFERENCES } from '../../../protocol/messages.ts';
import { registry } from '../../../rooms/games.ts';
import { MatchDriver } from '../../../rooms/match/match-driver.ts';
import { readDiceThrone } from '../../../rooms/state/dice-throne.ts';
import { createMatch, joinMatch, type TestServer, testServer, tokenOf } from '../../support/rooms/rooms.ts';
import type { Seated } from '../../support/rooms/tables.ts';
import { suite } from '../../support/suite.ts';

const SCHEDULES = Number(process.env.SCHEDULES ?? 10);
const ONE = process.env.SCHEDULE;

const time = new HandTime();
let position: Position = { seats: [] };
let chance = choices(0);
const games = registry({ game: rigged(() => position), divided: ['seats'] });
let server: TestServer;

const liveness = suite('liveness: nobody waits for nobody');
liveness.before(async () => {
  const settings = { THRONEROOM_HOLD_MS: '800', THRONEROOM_BOT_DELAY_MS: '600', THRONEROOM_RECONNECT_SECONDS: '1' };
  server = await testServer(games, settings, { time, random: () => chance.below(256) / 256 });
});
liveness.after(() => server.close());

/** A seat's player: its token, and its line while it has one. */
interface Player {
  readonly seat: number;
  readonly token: string;
  place: Seated | undefined;
}
/** A message that was sent and has not arrived. */
interface Late {
  readonly player: Player;
  readonly action: Action;
  readonly key: string;
  readonly step: number;
}

const MODES = [
  ['1v1', 2],
  ['king-of-the-hill', 3],
  ['2v2', 4],
] as const;
const HEROES = ['barbarian', 'moon-elf', 'pyromancer', 'shadow-thief', 'monk', 'paladin', 'ninja', 'treant'] as const;

class Schedule {
  private readonly random: Choices;
  private readonly players: Player[] = [];
  private readonly late: Late[] = [];
  private id = '';
  private keys = 0;

  constructor(seed: string) {
    this.random = choices(seed);
    chance = choices(`chance ${seed}`);
  }

  async begin(seed: string): Promise<void> {
    const { random } = this;
    const [mode, seats] = random.of(MODES);
    const clock = random.of(['blitz', 'ranked', 'casual', 'correspondence'] as const);
    position = {
      mode,
      diceSeed: seed,
      phase: random.of(['main-1', 'offensive-roll', 'main-2'] as const),
      seats: Array.from({ length: seats }, (_, seat) => ({
        hero: random.of(HEROES),
        cp: random.below(8),
        // Teammates share a dial: one of them names it.
        ...((mode !== '2v2' || seat === 0 || seat === 2) && { health: 4 + random.below(9) }),
        hand: ['tip-it', 'getting-paid', 'buh-bye', 'so-wild'].filter(() => random.chance(50)),
      })),
    };
    const tokens = await Promise.all(Array.from({ length: seats }, (_, seat) => tokenOf(server, `Player ${seat}`)));
    const first = await createMatch(
      tokens[0]?.client ?? (await server.guest()),
      {
        game: 'dice-throne',
        mode,
        clock,
        seats: [{ player: 'me', hero: 'barbarian' }, ...tokens.slice(1).map(() => ({ player: 'open' as const }))],
      },
      readDiceThrone,
    );
    this.id = first.room.roomId;
    const invites = (await first.invites()).invites;
    for (const [seat, { token, client }] of tokens.entries()) {
      const code = invites.find((invite) => invite.seat === seat)?.code;
      const place = seat === 0 ? first : await joinMatch(client, this.id, readDiceThrone, { code, hero: 'barbarian' });
      this.players.push({ seat, token, place });
    }
  }

  get driver(): MatchDriver | undefined {
    const room: unknown = matchMaker.getLocalRoomById(this.id);
    const driver: unknown = typeof room === 'object' && room !== null ? Reflect.get(room, 'driver') : undefined;
    return driver instanceof MatchDriver ? driver : undefined;
  }

  /** One thing that may happen. */
  async happen(): Promise<void> {
    const { random } = this;
    const player = random.of(this.players);
    const { place } = player;
    const dice = random.below(100);
    if (dice < 45) return place && this.choose(player, place);
    if (dice < 55) return this.arrive();
    if (dice < 80) return time.pass(random.of([1, 50, 400, 900, 2500, 7000]));
    if (dice < 84) return void (await time.next());
    if (dice < 90) return place && this.drop(player, place);
    if (dice < 97) return this.comeBack(player);
    await place?.prefer(random.of(WINDOW_PREFERENCES)).catch(() => undefined);
  }

  /** A player acts by what it sees; the message may be late, or sent twice. */
  private choose(player: Player, place: Seated): void {
    const { picture } = place;
    const line = picture.legal.length > 0 ? this.random.of(picture.legal) : undefined;
    const action = line?.action ?? this.random.of([{ type: 'pass' }, { type: 'roll' }, { type: 'timeout' }]);
    const message: Late = { player, action, key: `key ${this.keys++}`, step: picture.view?.step ?? 0 };
    if (this.random.chance(30)) this.late.push(message);
    else this.send(message);
    if (this.random.chance(15)) this.late.push(message);
  }

  private arrive(): void {
    const [message] = this.late.splice(this.random.below(Math.max(1, this.late.length)), 1);
    if (message) this.send(message);
  }

  private send({ player, action, key, step }: Late): void {
    player.place?.act(action, { key, step }).catch(() => undefined); // refused, or the line is down
  }

  private async drop(player: Player, place: Seated): Promise<void> {
    place.room.reconnection.enabled = false;
    player.place = undefined;
    if (this.random.chance(50)) void place.room.leave();
    else place.room.connection.close();
    await place.until((here) => here.closed !== undefined, 'the line to close');
  }

  private async comeBack(player: Player): Promise<void> {
    if (!player.place) player.place = await joinMatch(server.clientOf(player.token), this.id, readDiceThrone);
  }

  /** Everybody goes, one comes back and does nothing: the match must still end, by the rules of absence. */
  async end(): Promise<void> {
    for (const player of this.players) if (player.place) await this.drop(player, player.place);
    const witness = this.random.of(this.players);
    await this.comeBack(witness);
    const { place } = witness;
    for (let i = 0; i < 20_000 && this.driver && place?.picture.stage !== 'over'; i++) {
      assert.is(this.driver.stuck, false);
      if (!(await time.next())) await place?.room.request('time');
    }
    await place?.until((here) => here.picture.stage === 'over', 'the end');
    await place?.room.leave();
  }
}

const seeds = ONE === undefined ? Array.from({ length: SCHEDULES }, (_, index) => String(index)) : [ONE];
for (const seed of seeds) {
  liveness(`schedule ${seed}`, async () => {
    const schedule = new Schedule(`schedule ${seed}`);
    await schedule.begin(`dice ${seed}`);
    for (let i = 0; i < 150; i++) {
      await schedule.happen();
      assert.is(schedule.driver?.stuck ?? false, false, `after ${i} happenings`);
    }
    await schedule.end();
  });
}

liveness.run();
