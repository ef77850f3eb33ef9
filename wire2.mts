import { seededStream } from './engine/core/chance.ts';
import { GAMES } from './engine/games.ts';
import { choices } from './proof/random.ts';
import { RunningMatch } from './rooms/match/running-match.ts';
import { duellists } from './loadtest/bench/duellists.ts';
for (const game of GAMES.filter((g) => g.id === 'dice-clash')) {
  const { mode, heroes } = duellists(game);
  const random = choices(`wire ${game.id} 3`);
  const match = game.start({ mode, seats: [0, 1].map(() => ({ hero: random.of(heroes).id })) }, seededStream(`w3`));
  const running = new RunningMatch(game, match, (s) => `Player ${s}`);
  for (let n = 0; !running.over && n < 40; n++) {
    const wait = random.of(running.waiting);
    const legal = running.legal(wait.seat).filter((a) => a.type !== game.concede.type);
    const action = random.of(legal);
    const events = running.apply(wait.seat, action);
    if (n > 6 && n < 13) { const t = running.tell(events, [0, 1]); console.log(JSON.stringify(t.everybody)); for (const [s, e] of t.seats) console.log('   own', s, JSON.stringify(e)); console.log('   W', JSON.stringify(running.waiting)); if (n > 9) { console.log(JSON.stringify(running.views([0]).everybody)); console.log(JSON.stringify(running.views([0]).seats.get(0))); } }
  }
}
