/** The path of its own that a pass takes where one meets one: it makes the very matches of the search at large, which a
 *  pool with the same format twice is left to. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { canPlay } from '../../../league/matcher/can-play.ts';
import { duelSides } from '../../../league/matcher/duels.ts';
import type { Formed, Ticket } from '../../../league/matcher/ticket.ts';
import { waiting } from '../../../league/matcher/waiting.ts';
import { NEWCOMER } from '../../../league/rating.ts';
import { type Choices, choices } from '../../../proof/random.ts';
import type { Formats } from '../../../protocol/pool.ts';
import { FORMATS, member } from '../../support/stores/tickets.ts';

const duels = suite('matcher: one against one');
const NOW = 1_000_000;
const DUEL = FORMATS.duel;
const AT_LARGE: Formats = [...DUEL, ...DUEL];

/** Strengths in clumps, so that many stand at the same place; many who met last; a party now and then. */
const crowd = (pick: Choices, ranked: boolean): Ticket[] => {
  const tickets: Ticket[] = [];
  for (let player = 0, n = pick.below(70); n > 0; n--) {
    const members = Array.from({ length: !ranked && pick.chance(8) ? 2 : 1 }, () => {
      const rating = pick.chance(30) ? NEWCOMER : { mu: 15 + 3 * pick.below(8), sigma: 1 + pick.below(3) };
      const lastMet = pick.list(2, () => `p${pick.below(player + 3)}`).filter((id) => id !== `p${player}`);
      return member(`p${player++}`, rating, { plays: pick.chance(4) ? [] : ['hero'], lastMet });
    });
    if (members.length > 1 && canPlay(DUEL, members, ranked)) continue;
    const bots = !ranked && pick.chance(20) ? { botsAfter: 1000 * pick.below(60) } : {};
    const since = NOW - 1000 * pick.below(pick.chance(15) ? 250 : 40);
    tickets.push({ id: `t${player}`, pool: 'made-up', members, since, ...bots });
  }
  return tickets;
};

const pool = (formats: Formats, ranked: boolean, tickets: readonly Ticket[]) => {
  const own = waiting({ formats, ranked });
  for (const ticket of tickets) own.add(ticket);
  return own;
};

duels('it is the path of duels alone', () => {
  assert.ok(duelSides(DUEL));
  assert.not.ok(duelSides(AT_LARGE));
  for (const name of ['hill', '2v2', 'boss-vs-many'] as const) assert.not.ok(duelSides(FORMATS[name]), name);
});

duels('a pass makes the matches of the search at large, seats and favourites among them', () => {
  let matches = 0;
  for (let n = 0; n < 400; n++) {
    const ranked = n % 2 === 0;
    const tickets = crowd(choices(`duels ${n}`), ranked);
    const made = pool(DUEL, ranked, tickets).pass(NOW);
    assert.equal(made, pool(AT_LARGE, ranked, tickets).pass(NOW), `duels ${n}`);
    matches += made.length;
  }
  assert.ok(matches > 4000, `only ${matches} matches were compared`);
});

duels('its steps together make the same matches', () => {
  for (let n = 0; n < 50; n++) {
    const tickets = crowd(choices(`steps ${n}`), true);
    const stepped = [...pool(DUEL, true, tickets).passInSteps(NOW)].flat();
    assert.equal(stepped, pool(DUEL, true, tickets).pass(NOW), `steps ${n}`);
  }
});

duels('between two steps some leave and others come: who left is not taken, who came waits for the next pass', () => {
  let left = 0;
  for (let n = 0; n < 100; n++) {
    const pick = choices(`between ${n}`);
    const tickets = crowd(pick, true);
    const own = pool(DUEL, true, tickets);
    const gone = new Set<string>();
    const made: Formed[] = [];
    for (const formed of own.passInSteps(NOW)) {
      made.push(...formed);
      const waits = own.tickets().filter((ticket) => !ticket.id.startsWith('late'));
      if (waits.length === 0) continue;
      const { id, since } = pick.of(waits);
      assert.ok(own.leave(id), `between ${n}: ${id}`);
      gone.add(id);
      own.add({ id: `late ${id}`, pool: 'made-up', members: [member(`late-${id}`, NEWCOMER)], since });
    }
    left += gone.size;
    const taken = made.flatMap((formed) => formed.tickets);
    assert.is(new Set(taken).size, taken.length, `between ${n}`);
    for (const id of taken) assert.not.ok(gone.has(id) || id.startsWith('late'), `between ${n}: ${id}`);
    const waits = own.tickets().map(({ id }) => id);
    const expected = tickets.map(({ id }) => id).filter((id) => !gone.has(id) && !taken.includes(id));
    assert.equal([...waits].sort(), [...expected, ...[...gone].map((id) => `late ${id}`)].sort(), `between ${n}`);
    assert.is(own.size, waits.length);
    for (const id of waits) assert.ok(own.leave(id), `between ${n}: ${id} waits`);
  }
  assert.ok(left > 100, `only ${left} left`);
});

duels.run();
