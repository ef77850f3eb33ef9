/** A seat is a player, a body is a combatant: a body that no player sits behind stands on the table, is aimed at and falls,
 *  and nobody is ever asked on its behalf (adventures: enemies have no seat). */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { scriptedStream } from '../../../engine/core/chance.ts';
import { diceThrone } from '../../../engine/dice-throne/index.ts';
import type { Match } from '../../../engine/dice-throne/state/match.ts';
import type { DiceThroneAction } from '../../../engine/dice-throne/state/view-shape.ts';

/** A duel in which a third body stands on the other side, with a dial of its own. */
const withDummy = (dice: readonly number[] = [], health = 6): Match => {
  const m = diceThrone.scenario.position(
    { phase: 'offensive-roll', seats: [{ hero: 'barbarian' }, { hero: 'moon-elf' }] },
    scriptedStream(dice),
  );
  const [, , ...none] = m.bodies;
  assert.equal(none, []);
  m.bodies.push({
    id: 2,
    seat: 2,
    pilot: undefined,
    team: 1,
    dial: 2,
    hero: 'barbarian',
    side: '',
    out: false,
    tokens: [],
    companions: [],
    limits: undefined,
  });
  m.dials.push({ health, start: health });
  m.holdings.push({
    cp: 0,
    hand: [],
    deck: [],
    discard: [],
    upgrades: [],
    beneath: [],
    equipment: [],
    levels: [1, 1, 1, 1, 1, 1, 1, 1],
  });
  return m;
};

const take = (m: Match, seat: number, action: DiceThroneAction): void => {
  assert.is(diceThrone.check(m, seat, action), undefined);
  diceThrone.apply(m, seat, action);
};
/** Windows pass by themselves, as far as players are asked. */
const passWindows = (m: Match): void => {
  for (let next = diceThrone.waiting(m)[0]; next?.why === 'window'; next = diceThrone.waiting(m)[0])
    take(m, next.seat, { type: 'pass' });
};

const bodies = suite('bodies without a player');

bodies('the match and its view have the seats of its players', () => {
  const m = withDummy();
  assert.is(diceThrone.seats(m), 2);
  assert.equal(
    diceThrone.view(m, 0).seats.map(({ seat, health }) => [seat, health]),
    [
      [0, 50],
      [1, 50],
    ],
  );
});

bodies('it has no legal action, and whoever acts for it is refused', () => {
  const m = withDummy();
  assert.equal(diceThrone.legal(m, 2), []);
  assert.is(diceThrone.check(m, 2, { type: 'pass' })?.code, 'unknown-id');
});

bodies('it can be aimed at, is asked in no window, rolls its only defence and falls; the match goes on', () => {
  const m = withDummy([1, 1, 1, 1, 4, 1, 1, 1], 3);
  take(m, 0, { type: 'roll' });
  take(m, 0, { type: 'announce', ability: 'smack' });
  passWindows(m);
  // King of the Hill's rule: where no die decides, the attacker chooses.
  take(m, 0, { type: 'choose', option: 'body:2' });
  const asked = new Set<number>();
  for (let next = diceThrone.waiting(m)[0]; next?.why === 'window'; next = diceThrone.waiting(m)[0]) {
    for (const { seat } of diceThrone.waiting(m)) asked.add(seat);
    take(m, next.seat, { type: 'pass' });
  }
  assert.not.ok(asked.has(2));
  assert.is(m.bodies[2]?.out, true);
  assert.is(m.outcome, undefined, 'its side still has a player');
});

bodies('turns go from player to player', () => {
  const m = withDummy();
  const seen: number[] = [];
  for (let i = 0; i < 40 && seen.length < 4; i++) {
    const [next] = diceThrone.waiting(m);
    if (!next) break;
    if (seen.at(-1) !== m.active) seen.push(m.active);
    diceThrone.apply(m, next.seat, diceThrone.timeout);
  }
  assert.equal(seen, [0, 1, 0, 1]);
});

bodies('who imagines the match leaves it where it is', () => {
  const imagined = diceThrone.imagine(withDummy(), 0, 'x');
  assert.is(JSON.stringify(imagined.bodies[2]), JSON.stringify(withDummy().bodies[2]));
  assert.equal(imagined.holdings[2]?.hand, []);
});

bodies('a saved match with one goes on as the match would', () => {
  const m = withDummy();
  const again = diceThrone.load(diceThrone.save(m));
  for (const one of [m, again]) diceThrone.apply(one, 0, { type: 'announce', ability: null });
  assert.equal(diceThrone.save(again), diceThrone.save(m));
});

bodies.run();
