/** Where all stand together: whoever lets time run out is stood in for and has the seat back by doing something, a match is
 *  given up by all people at it, and passes are not held back. Time passes by hand. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { seededStream } from '../../../engine/core/chance.ts';
import type { AnyGame } from '../../../engine/core/game.ts';
import { diceThrone } from '../../../engine/dice-throne/index.ts';
import { type Driving, driving } from '../../../proof/matches/rigged.ts';
import { PRESETS } from '../../../protocol/presets.ts';
import type { MatchEntry } from '../../../rooms/match/match-entry.ts';

const coop = suite('match: all stand together');
const game: AnyGame = diceThrone;
const CONCEDE = { type: 'concede' };

const battle = (heroes: readonly string[]): unknown =>
  game.start({ mode: 'boss-battle', seats: heroes.map((hero) => ({ hero })) }, seededStream('together'));
const open = (heroes: readonly string[], bots: readonly number[], past?: readonly MatchEntry[]): Driving =>
  driving(battle(heroes), { preset: 'campaign', coop: true, bots, ...(past && { past }) });

/** Lets time pass until that is so. */
const until = async (here: Driving, is: () => boolean): Promise<void> => {
  for (let waited = 0; !is(); waited += 5000) {
    assert.ok(waited < 20 * PRESETS.campaign.bank, `it never came; the match is at step ${here.running.step}`);
    await here.time.pass(5000);
  }
};

coop('design §7: two lapsed turns bring a stand-in, never a forfeit', async () => {
  const here = open(['barbarian', 'moon-elf'], [1]);
  await until(here, () => here.driver.clockOf(0).standIn || here.running.over);
  assert.not.ok(here.running.over);
  assert.equal(here.incidents, []);
  assert.not.ok(here.entries.some(({ action }) => action.type === 'concede'));
  const lapsed = here.entries.length;
  await until(here, () => here.entries.slice(lapsed).some(({ seat, by }) => seat === 0 && by === 'bot'));
});

coop('whoever does something has the seat back from the bot', async () => {
  const here = open(['barbarian', 'moon-elf'], [1]);
  await until(here, () => here.driver.clockOf(0).standIn);
  await here.act(0, { type: 'roll' });
  assert.is(here.driver.clockOf(0).standIn, false);
});

coop('V38: bots give up as soon as all people have, and the scenario is lost', async () => {
  const here = open(['barbarian', 'moon-elf', 'monk'], [2]);
  await here.act(1, CONCEDE);
  await here.time.pass(1000);
  assert.not.ok(
    here.entries.some(({ by, action }) => by === 'bot' && action.type === 'concede'),
    'one person is not all',
  );
  await here.act(0, CONCEDE);
  await here.time.pass(1000);
  assert.ok(here.running.over);
  assert.equal(here.view.outcome, { winners: [], draw: false, places: [[0, 1, 2]] });
  assert.equal(here.entries.at(-1)?.seat, 2);
});

coop('whoever gives up last and closes the page at once leaves no match behind that stands still', async () => {
  const here = open(['barbarian', 'moon-elf', 'monk'], [1, 2]);
  await here.act(0, CONCEDE);
  here.driver.dropped(0);
  here.driver.attended(false);
  await here.time.pass(1000);
  assert.ok(here.running.over);
});

coop('what was given up before an outage is given up after it', async () => {
  const here = open(['barbarian', 'moon-elf'], [1], [{ at: 0, seat: 0, action: CONCEDE, by: 'player' }]);
  here.driver.returned(0);
  await here.time.pass(1000);
  assert.ok(here.running.over);
});

coop('T1: no pass is held back, since hands lie open', () => {
  const match = battle(['barbarian', 'moon-elf']);
  for (let step = 0; step < 400 && !game.outcome(match); step++) {
    const [wait] = game.waiting(match);
    if (!wait) break;
    if (wait.why === 'window') return assert.is(wait.open, true);
    const [first] = game.legal(match, wait.seat);
    game.apply(match, wait.seat, first ?? game.timeout);
  }
  assert.unreachable('no window came');
});

coop.run();
