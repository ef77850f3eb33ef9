/** The desk, where several queue on one ticket as a party's room has them do, over a real store. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openSqlFile } from '../../../infra/sql/sql-file.ts';
import { ticketsOn } from '../../../infra/tickets/sql-tickets.ts';
import type { Proposal, Tickets } from '../../../infra/tickets/tickets.ts';
import { NEWCOMER } from '../../../league/rating.ts';
import { games } from '../../../rooms/all-games.ts';
import { Desk, type DeskParts, type Wish } from '../../../rooms/matchmaking/queue-service.ts';
import { formedOf } from '../../support/ticket-stores.ts';

const desks = suite('desk: parties');
const folder = mkdtempSync(join(tmpdir(), 'throneroom-desk-'));
let made = 0;
let tickets: Tickets;
let desk: Desk;
/** Matches that the journal takes for unfinished. */
const running = new Set<string>();
const accepted: Proposal[] = [];

desks.before.each(async () => {
  const file = join(folder, `${made++}.db`);
  tickets = await ticketsOn(openSqlFile(file), file);
  running.clear();
  accepted.length = 0;
  const read = async (id: string) =>
    running.has(id) ? { head: {}, entries: [], ending: undefined } : { head: {}, entries: [], ending: {} };
  const parts: DeskParts = {
    house: { games, journal: { read } },
    tickets,
    ratingsOf: async ([first]) => ({ [first ?? '']: { player: { mu: 31, sigma: 2 } } }),
    coolDownOf: async (players) => (players.includes('leaver') ? { player: 'leaver', seconds: 60 } : undefined),
  };
  desk = new Desk(parts, (proposal) => accepted.push(proposal));
});
desks.after.each(() => tickets.close());
desks.after(() => rmSync(folder, { recursive: true, force: true }));

const wish = (mode: string, ranked: boolean, ...players: string[]): Wish => ({
  pool: { game: 'dice-throne', mode, ranked },
  members: players.map((id) => ({ user: { id, name: id.toUpperCase() }, heroes: { hero: 'barbarian' } })),
});
/** Queues, and answers the ticket. */
const queued = async (what: Wish) => {
  const answer = await desk.queue(what);
  assert.ok('ticket' in answer, JSON.stringify(answer));
  return answer.ticket;
};
const refused = async (what: Wish): Promise<[code: string, message: string]> => {
  const answer = await desk.queue(what);
  if ('ticket' in answer) throw new Error('it was accepted');
  return [answer.refused.code, answer.refused.message];
};

desks('a party is one ticket, its leader first, with what the server knows of each', async () => {
  const ticket = await queued(wish('2v2', true, 'ada', 'ben'));
  assert.is(ticket.pool, 'dice-throne/2v2/ranked');
  assert.equal(ticket.members, [
    {
      player: 'ada',
      name: 'ADA',
      heroes: { hero: 'barbarian' },
      ratings: { player: { mu: 31, sigma: 2 } },
      lastMet: [],
    },
    { player: 'ben', name: 'BEN', heroes: { hero: 'barbarian' }, ratings: { player: NEWCOMER }, lastMet: [] },
  ]);
  assert.equal((await tickets.waiting(ticket.pool)).tickets, [ticket]);
});

const REFUSED: readonly [string, string, Wish][] = [
  ['two in a ranked duel', 'party-against-itself', wish('1v1', true, 'ada', 'ben')],
  ['three in a duel', 'party-too-large', wish('1v1', false, 'ada', 'ben', 'cid')],
  [
    'two in a ranked match of everybody for himself',
    'party-against-itself',
    wish('king-of-the-hill', true, 'ada', 'ben'),
  ],
  ['four in teams of three', 'party-too-large', wish('3v3', true, 'ada', 'ben', 'cid', 'dot')],
  ['one who may not queue yet', 'cool-down', wish('2v2', true, 'ada', 'leaver')],
];
for (const [what, code, of] of REFUSED) {
  desks(`refused: ${what}`, async () => {
    assert.is((await refused(of))[0], code);
    assert.not((await tickets.standing('ada')).ticket);
  });
}

desks('two who are friends may play everybody for himself casually', async () => {
  await queued(wish('king-of-the-hill', false, 'ada', 'ben'));
});

desks('the one who waits already is named', async () => {
  await queued(wish('1v1', true, 'ben'));
  const [code, message] = await refused(wish('2v2', false, 'ada', 'ben'));
  assert.is(code, 'already-waiting');
  assert.match(message, /^BEN /);
});

/** A ranked match of those two. */
const play = async (match: string, ...players: [string, string]): Promise<void> => {
  const [first, second] = [await queued(wish('1v1', true, players[0])), await queued(wish('1v1', true, players[1]))];
  await tickets.propose(match, formedOf(first, second), {}, 1000);
  for (const player of players) assert.not(await desk.accept(match, player));
  await tickets.settle(match, { [players[0]]: [players[1]], [players[1]]: [players[0]] });
};

desks(
  'the one who plays a ranked match is named; marks of matches that are over heal, all of them at once',
  async () => {
    await play('m', 'ada', 'eve');
    await play('n', 'ben', 'fay');
    running.add('n');
    const [code, message] = await refused(wish('2v2', true, 'ada', 'ben'));
    assert.is(code, 'live-match');
    assert.match(message, /^BEN .* n\.$/);
    assert.not((await tickets.standing('eve')).live, 'm was over');
    running.clear();
    const ticket = await queued(wish('2v2', true, 'ada', 'ben'));
    assert.equal(
      ticket.members.map(({ lastMet }) => lastMet),
      [['eve'], ['fay']],
    );
  },
);

desks('whoever accepts last sets off the match', async () => {
  await play('m', 'ada', 'ben');
  assert.equal(
    accepted.map(({ id, accepted: by }) => [id, [...by].sort()]),
    [['m', ['ada', 'ben']]],
  );
});

desks('one member leaves: all are out; one declines: all of the party are', async () => {
  await queued(wish('2v2', true, 'ada', 'ben'));
  assert.not(await desk.leave('ben'));
  assert.is((await desk.leave('ada'))?.refused.code, 'not-waiting');
  const party = await queued(wish('2v2', true, 'ada', 'ben'));
  const others = await queued(wish('2v2', true, 'cid', 'dot'));
  await tickets.propose('m', formedOf(party, others), {}, 1000);
  assert.not(await desk.leave('ada'));
  assert.equal((await tickets.waiting(party.pool)).tickets, [others]);
});

desks.run();
