import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { playBot } from '../../engine/bots/index.ts';
import { BOT_KINDS } from '../../engine/bots/kinds.ts';
import { numbersFrom, scriptedStream, seededStream } from '../../engine/core/chance.ts';
import type { Seat } from '../../engine/core/game.ts';
import { diceClash } from '../../engine/dice-clash/index.ts';
import { diceThrone } from '../../engine/dice-throne/index.ts';
import { GAMES } from '../../engine/games.ts';
import { hideOtherwise } from '../../proof/battery/dice-throne.ts';
import { highCard } from '../support/games/high-card.ts';
import { shortOrLong } from '../support/long.ts';

const bots = suite('bots');

const numbers = (seed: string): (() => number) => numbersFrom(seededStream(seed));

bots('the same numbers give the same action', () => {
  const match = diceThrone.start(
    { mode: '1v1', seats: [{ hero: 'barbarian' }, { hero: 'moon-elf' }] },
    seededStream(3),
  );
  const seat = diceThrone.waiting(match)[0]?.seat ?? 0;
  for (const kind of BOT_KINDS) {
    assert.equal(
      playBot(kind, diceThrone, match, seat, numbers('x')),
      playBot(kind, diceThrone, match, seat, numbers('x')),
    );
  }
});

/** Before the last decision of these, dice lie on the table. */
const DECISIONS = shortOrLong(20, 40);
bots('issue: a strong bot looks ahead and never peeks: whatever is hidden from it changes nothing', () => {
  const match = diceThrone.start(
    { mode: '1v1', seats: [{ hero: 'barbarian' }, { hero: 'moon-elf' }] },
    seededStream('peeking'),
  );
  const moves = numbers('peeking');
  for (let i = 0; i < DECISIONS; i++) {
    const [next] = diceThrone.waiting(match);
    if (!next) break;
    const { seat } = next;
    const action = playBot('strong', diceThrone, match, seat, numbers(`decision ${i}`));
    const other = playBot('strong', diceThrone, hideOtherwise(match, seat), seat, numbers(`decision ${i}`));
    assert.equal(other, action, `decision ${i}`);
    const parsed = diceThrone.parse(playBot('sensible', diceThrone, match, seat, moves));
    if (!('action' in parsed)) throw new Error('a bot chose what is no action');
    diceThrone.apply(match, seat, parsed.action);
  }
});

for (const game of GAMES)
  bots(`a strong bot plays ${game.name} to its end by legal actions`, () => {
    const mode = game.modes.find(({ formats }) => formats[0]?.length === 2) ?? game.modes[0];
    const seats = (mode?.formats[0] ?? []).flatMap(({ seats, plays }) =>
      seats.map((seat) => ({ hero: game.heroes.filter(({ kind }) => kind === plays)[seat]?.id ?? '' })),
    );
    const match = game.start({ mode: mode?.id ?? '', seats }, seededStream(`strong ${game.id}`));
    const random = numbers(`strong ${game.id} moves`);
    for (let [next] = game.waiting(match); next; [next] = game.waiting(match)) {
      const kind = next.seat === 0 ? 'strong' : 'random';
      const parsed = game.parse(playBot(kind, game, match, next.seat, random));
      if (!('action' in parsed)) throw new Error('a bot chose what is no action');
      assert.is(game.check(match, next.seat, parsed.action), undefined);
      game.apply(match, next.seat, parsed.action);
    }
    assert.ok(game.outcome(match));
  });

bots('issue: sensible beats random in at least 90 of 100 matches, from either seat', () => {
  const MATCHES = 10;
  let won = 0;
  for (let i = 0; i < MATCHES; i++) {
    const heroes = [i & 2 ? 'barbarian' : 'moon-elf', i & 4 ? 'barbarian' : 'moon-elf'];
    const match = diceThrone.start(
      { mode: '1v1', seats: heroes.map((hero) => ({ hero })) },
      seededStream(`strength ${i}`),
    );
    const random = numbers(`strength ${i} moves`);
    const sensible: Seat = i % 2;
    for (let next = diceThrone.waiting(match)[0]; next; next = diceThrone.waiting(match)[0]) {
      const kind = next.seat === sensible ? 'sensible' : 'random';
      const action = playBot(kind, diceThrone, match, next.seat, random);
      const { parsed } = { parsed: diceThrone.parse(action) };
      if (!('action' in parsed)) throw new Error(`a bot chose ${JSON.stringify(action)}`);
      diceThrone.apply(match, next.seat, parsed.action);
    }
    if (diceThrone.outcome(match)?.winners.includes(sensible)) won++;
  }
  assert.ok(won >= MATCHES * 0.9, `won ${won} of ${MATCHES}`);
});

bots(
  'dice clash: sensible beats random in more than four of five matches, from either seat and with every warrior',
  () => {
    const MATCHES = 36;
    const seed = 'clash strength';
    const warriors = diceClash.heroes.filter(({ kind }) => kind === 'warrior').map(({ id }) => id);
    let won = 0;
    for (let i = 0; i < MATCHES; i++) {
      const heroes = [i, Math.floor(i / warriors.length)].map((n) => warriors[n % warriors.length] ?? '');
      const match = diceClash.start(
        { mode: 'duel', seats: heroes.map((hero) => ({ hero })) },
        seededStream(`${seed} ${i}`),
      );
      const random = numbers(`${seed} ${i} moves`);
      const sensible: Seat = i % 2;
      for (let next = diceClash.waiting(match)[0]; next; next = diceClash.waiting(match)[0]) {
        const kind = next.seat === sensible ? 'sensible' : 'random';
        const parsed = diceClash.parse(playBot(kind, diceClash, match, next.seat, random));
        if (!('action' in parsed)) throw new Error('a bot chose what is no action');
        diceClash.apply(match, next.seat, parsed.action);
      }
      if (diceClash.outcome(match)?.winners.includes(sensible)) won++;
    }
    assert.ok(won > MATCHES * 0.8, `won ${won} of ${MATCHES}, seed ${seed}`);
  },
);

bots('sensible plays no card merely to put off what its dice, or those of its opponent, will do', () => {
  const seats = [
    { hero: 'barbarian', hand: ['try-try-again'] },
    { hero: 'moon-elf', hand: ['one-more-time'] },
  ];
  for (let i = 0; i < 12; i++) {
    const match = diceThrone.scenario.position({ phase: 'offensive-roll', seats }, scriptedStream([1, 1, 1, 1, 1]));
    diceThrone.apply(match, 0, { type: 'roll' });
    const random = numbers(`no avail ${i}`);
    assert.equal(playBot('sensible', diceThrone, match, 0, random), { type: 'announce', ability: 'smack' });
    diceThrone.apply(match, 0, { type: 'announce', ability: 'smack' });
    diceThrone.apply(match, 0, { type: 'pass' });
    assert.equal(playBot('sensible', diceThrone, match, 1, random), { type: 'pass' });
  }
});

bots('issue: sensible kept what adds to an Attack, as if to spend it gave the opponent the next income', () => {
  const seats = [{ hero: 'gunslinger', tokens: { reload: 2 } }, { hero: 'barbarian' }];
  for (let i = 0; i < 12; i++) {
    const match = diceThrone.scenario.position({ phase: 'offensive-roll', seats }, scriptedStream(Array(60).fill(1)));
    const random = numbers(`reloading ${i}`);
    const kept = () => diceThrone.view(match, 0).seats[0]?.tokens.find(({ id }) => id === 'reload')?.count;
    while (kept() === 2 && diceThrone.view(match, 0).phase !== 'main-2') {
      const seat = diceThrone.waiting(match)[0]?.seat ?? 0;
      const parsed = diceThrone.parse(playBot('sensible', diceThrone, match, seat, random));
      if (!('action' in parsed)) throw new Error('a bot chose what is no action');
      diceThrone.apply(match, seat, parsed.action);
    }
    assert.is.not(kept(), 2, `${i}: both are kept`);
  }
});

bots('bots play a game they have never heard of', () => {
  const match = highCard.start({ mode: '1v1', seats: [{ hero: 'knave' }, { hero: 'queen' }] }, seededStream(1));
  const random = numbers('high card');
  for (let next = highCard.waiting(match)[0]; next; next = highCard.waiting(match)[0]) {
    const parsed = highCard.parse(playBot('sensible', highCard, match, next.seat, random));
    if (!('action' in parsed)) throw new Error('not an action');
    highCard.apply(match, next.seat, parsed.action);
  }
  assert.ok(highCard.outcome(match));
});

bots.run();
