/** Bots at Diceborn Heroes: sensible ones win by far more often than random ones, and end what they can end. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { playBot } from '../../../engine/bots/index.ts';
import type { BotKind } from '../../../engine/bots/kinds.ts';
import { below, seededStream } from '../../../engine/core/chance.ts';
import { dicebornHeroes as game } from '../../../engine/diceborn-heroes/index.ts';
import type { Match } from '../../../engine/diceborn-heroes/state/state.ts';

const bots = suite('diceborn heroes: bots');

const played = (kind: BotKind, seed: number): Match => {
  const heroes = ['fighter', 'mage', 'priest', 'thief'];
  const seats = [0, 1].map((seat) => ({ hero: heroes[(seed + seat) % heroes.length] ?? '' }));
  const m = game.start({ mode: 'family', seats }, seededStream(`bots ${seed}`));
  const moves = seededStream(`moves ${seed}`);
  for (let [next] = game.waiting(m); next; [next] = game.waiting(m)) {
    const parsed = game.parse(playBot(kind, game, m, next.seat, () => below(moves, 256) / 256));
    if (!('action' in parsed)) throw new Error('a bot chose what is no action');
    game.apply(m, next.seat, parsed.action);
  }
  return m;
};
const MATCHES = 10;
const share = (kind: BotKind): number =>
  Array.from({ length: MATCHES }, (_, seed) => played(kind, seed)).filter((m) => game.outcome(m)?.winners.length)
    .length / MATCHES;

bots('sensible ones win at least 30 points more often', () => {
  const [sensible, random] = [share('sensible'), share('random')];
  assert.ok(sensible - random >= 0.3, `${sensible} against ${random}`);
});
bots('the last monster of a third quest is struck down although its boss comes then', () => {
  const m = game.scenario.position(
    {
      mode: 'quest',
      quest: 'throne-room',
      seats: [
        { hero: 'dragoon', dice: 'R', tokens: { hero: 0 } },
        { hero: 'paladin', tokens: { hero: 0 } },
      ],
      enemies: [{ id: 'goblin', wounds: 2 }],
    },
    seededStream('the last one'),
  );
  for (let [next] = game.waiting(m); next && !m.boss; [next] = game.waiting(m)) {
    assert.ok(m.round < 5, 'nobody strikes');
    const parsed = game.parse(playBot('sensible', game, m, next.seat, () => 0.5));
    if ('action' in parsed) game.apply(m, next.seat, parsed.action);
  }
  assert.is(m.boss?.id, 'aldric');
});

bots.run();
