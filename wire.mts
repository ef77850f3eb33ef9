import { Encoder, StateView } from '@colyseus/schema';
import { seededStream } from './engine/core/chance.ts';
import { GAMES } from './engine/games.ts';
import { choices } from './proof/random.ts';
import { RunningMatch } from './rooms/match/running-match.ts';
import { MatchState, showClocks, SeatState } from './rooms/state/match-state.ts';
import { Projection } from './rooms/state/projection.ts';
import { duellists } from './loadtest/bench/duellists.ts';
import { registry, games } from './rooms/all-games.ts';
Encoder.BUFFER_SIZE = 64 * 1024;
const divided = (id: string) => (games as any).entries?.find?.((e: any) => e.game.id === id)?.divided ?? { 'dice-throne': ['seats', 'enemies'], 'dice-clash': ['fighters'], 'diceborn-heroes': ['heroes','enemies','allies'] }[id];
for (const game of GAMES.filter((g) => !process.argv[2] || g.id === process.argv[2])) {
  const { mode, heroes } = duellists(game);
  const sums = new Map<string, [number, number]>();
  let decisions = 0, patches = 0; let per = 0;
  const add = (k: string, n: number) => { const s = sums.get(k) ?? [0, 0]; s[0] += n; s[1]++; sums.set(k, s); };
  for (let m = 0; m < 40; m++) {
    const random = choices(`wire ${game.id} ${m}`);
    const match = game.start({ mode, seats: [0, 1].map(() => ({ hero: random.of(heroes).id })) }, seededStream(`w${m}`));
    const running = new RunningMatch(game, match, (s) => `Player ${s}`);
    const state = new MatchState(); state.game = game.id; state.mode = mode;
    const encoder = new Encoder(state);
    const projection = new Projection(state, divided(game.id));
    const views = [0, 1].map((s) => { const v = new StateView(); projection.reveal(v, s); return v; });
    let told: any;
    const before = new Map<string, string>();
    const flush = (count: boolean) => {
      const it = { offset: 0 };
      const shared = encoder.encode(it).length; const at = it.offset;
      for (const v of views) { const bytes = encoder.encodeView(v, at, { ...it }); if (count) { patches += bytes.length + 1; } }
      encoder.discardChanges();
      if (count) add('= shared bytes', shared * 2);
    };
    projection.show(running.views([0, 1])); flush(false);
    const snap = () => { const all = new Map<string, string>(); for (const [p, t] of state.table.entries()) all.set('T' + p, t); for (const [s, o] of state.own.entries()) for (const [p, t] of o.texts.entries()) all.set('O' + s + p, t); return all; };
    let last = snap();
    for (let n = 0; !running.over && n < 150; n++) {
      const waits = running.waiting; const wait = random.of(waits);
      const legal = running.legal(wait.seat).filter((a) => a.type !== game.concede.type);
      if (!legal.length) break;
      const action = random.of(legal);
      told = running.tell(running.apply(wait.seat, action), [0, 1]);
      projection.show(running.views([0, 1]), told);
      const count = n > 10;
      const now = snap();
      if (count) { decisions++; for (const [k, t] of now) if (last.get(k) !== t) { const bytes = Buffer.byteLength(t) + 3 + (last.has(k) ? 0 : k.length); const both = k[0] === 'T' ? 2 : 1; add(k.replace(/\d+/g, '#'), bytes * both); } }
      last = now;
      flush(count);
    }
  }
  console.log(game.id, 'bytes a player a decision', (patches / decisions / 2).toFixed(1), 'decisions', decisions);
  for (const [k, [n, c]] of [...sums].sort((a, b) => b[1][0] - a[1][0]).slice(0, 24)) console.log('  ', (n / decisions / 2).toFixed(1).padStart(6), (c / decisions).toFixed(2).padStart(6), k);
}
