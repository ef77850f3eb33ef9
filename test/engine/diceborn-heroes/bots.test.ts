/** Bots at Diceborn Heroes: sensible ones win by far more often than random ones, and end what they can end. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { playBot } from '../../../engine/bots/index.ts';
import type { BotKind } from '../../../engine/bots/kinds.ts';
import { below, scriptedStream, seededStream } from '../../../engine/core/chance.ts';
import { dicebornHeroes as game } from '../../../engine/diceborn-heroes/index.ts';
import type { DicebornAction } from '../../../engine/diceborn-heroes/state/actions.ts';
import type { Match } from '../../../engine/diceborn-heroes/state/state.ts';
import { shortOrLong } from '../../support/long.ts';

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
const MATCHES = shortOrLong(6, 10);
const share = (kind: BotKind): number =>
  Array.from({ length: MATCHES }, (_, seed) => played(kind, seed)).filter((m) => game.outcome(m)?.winners.length)
    .length / MATCHES;

bots('sensible ones win at least 30 points more often', () => {
  const [sensible, random] = [share('sensible'), share('random')];
  assert.ok(sensible - random >= 0.3, `${sensible} against ${random}`);
});
// Found by weighing: a leader moved a 6 from Jump to the quest and back, for ever, since either looked better from the other.
bots('a sensible one leaves a die where it has put it, now and then', () => {
  let offered = 0;
  const m = game.start({ mode: 'family', seats: [{ hero: 'fighter' }, { hero: 'mage' }] }, seededStream('stays'));
  for (let [next] = game.waiting(m); next; [next] = game.waiting(m)) {
    const { seat } = next;
    const revises = (action: DicebornAction): boolean => game.revises?.(m, seat, action) === true;
    offered += game.legal(m, seat).filter(revises).length;
    const parsed = game.parse(playBot('sensible', game, m, seat, () => 0));
    if (!('action' in parsed)) throw new Error('a bot chose what is no action');
    assert.not.ok(revises(parsed.action), JSON.stringify(parsed.action));
    game.apply(m, seat, parsed.action);
  }
  assert.ok(offered > 0, 'nothing could have been taken back');
});
/** Its first fight has begun. */
const fighting = (mode: string, heroes: readonly string[], seed: string): Match => {
  const m = game.start({ mode, seats: heroes.map((hero) => ({ hero })) }, seededStream(seed));
  for (let [next] = game.waiting(m); next && m.fight === 0; [next] = game.waiting(m))
    game.apply(m, next.seat, game.timeout);
  return m;
};
for (const [mode, ...heroes] of [
  ['adventure', 'fighter', 'mage'],
  ['arena', 'dragoon', 'paladin'],
] as const)
  bots(`issue: nobody imagines more of what comes than the table tells (${mode})`, () => {
    const m = fighting(mode, heroes, 'imagined');
    const { line } = m;
    const others = Array.from({ length: 200 }, (_, seed) => fighting(mode, heroes, `other ${seed}`)).filter(
      (other) => other.line[0] === line[0] && other.line.join() !== line.join(),
    );
    assert.ok(others.length > 0);
    for (const other of others) {
      const secretly = game.fork(m);
      Object.assign(secretly, { line: [...other.line], pack: other.pack });
      assert.equal(game.imagine?.(secretly, 0, 'a'), game.imagine?.(m, 0, 'a'));
    }
    const imagined = Array.from({ length: 20 }, (_, key) => game.imagine?.(m, 0, `${key}`)?.line ?? []);
    assert.ok(imagined.every(([met]) => met === line[0]));
    assert.ok(new Set(imagined.map((one) => one.join())).size > 1);
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
bots('a summoner whose monster waits for a die does not change the die of its relic for ever', () => {
  const m = game.scenario.position(
    {
      mode: 'quest',
      pack: 'crown',
      level: 3,
      deck: ['atk-6-red', 'atk-6-blue', 'atk-6-red'],
      seats: [
        { hero: 'summoner', relics: ['champions-belt'], spoils: ['archdemon'], tokens: { hero: 0 } },
        { hero: 'samurai', dice: '', tokens: { hero: 0 } },
      ],
      enemies: [{ id: 'aldric', hp: 30, wounds: 9 }],
    },
    // The last dice of a round: 6 and 6 of different colours, either of which its relic takes.
    scriptedStream([4, 4, 3, 6, 4, 6, 3, 6, ...Array<number>(20).fill(1)]),
  );
  game.apply(m, 0, { type: 'assign', hero: 0, die: 'blue:3', slot: 'summon' });
  game.apply(m, 0, { type: 'ready' });
  const { round } = m;
  for (let acts = 0; m.round === round; acts++) {
    assert.ok(acts < 20, 'the round does not end');
    const seat = game.waiting(m)[0]?.seat ?? 0;
    const parsed = game.parse(playBot('sensible', game, m, seat, () => 0.5));
    if ('action' in parsed) game.apply(m, seat, parsed.action);
  }
});

bots.run();
