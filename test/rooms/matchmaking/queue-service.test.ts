/** The queue service, where several queue on one ticket as a party's room has them do, over a real store. */
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
import { type QueueRequest, QueueService, type QueueServiceParts } from '../../../rooms/matchmaking/queue-service.ts';
import { formedOf } from '../../support/stores/ticket-stores.ts';

const parties = suite('queue service: parties');
const folder = mkdtempSync(join(tmpdir(), 'throneroom-queue-'));
let made = 0;
let tickets: Tickets;
let queueService: QueueService;
/** Matches that the journal takes for unfinished. */
const running = new Set<string>();
const accepted: Proposal[] = [];

parties.before.each(async () => {
  const file = join(folder, `${made++}.db`);
  tickets = await ticketsOn(openSqlFile(file), file);
  running.clear();
  accepted.length = 0;
  const read = async (id: string) =>
    running.has(id) ? { head: {}, entries: [], ending: undefined } : { head: {}, entries: [], ending: {} };
  const parts: QueueServiceParts = {
    context: { games, journal: { read } },
    tickets,
    ratingsOf: async ([first]) => ({ [first ?? '']: { player: { mu: 31, sigma: 2 } } }),
    coolDownOf: async (players) => (players.includes('leaver') ? { player: 'leaver', seconds: 60 } : undefined),
  };
  queueService = new QueueService(parts, (proposal) => accepted.push(proposal));
});
parties.after.each(() => tickets.close());
parties.after(() => rmSync(folder, { recursive: true, force: true }));

const request = (mode: string, ranked: boolean, ...players: string[]): QueueRequest => ({
  pool: { game: 'dice-throne', mode, ranked },
  members: players.map((id) => ({ user: { id, name: id.toUpperCase() }, heroes: { hero: 'barbarian' } })),
});
/** Queues, and answers the ticket. */
const queued = async (what: QueueRequest) => {
  const answer = await queueService.queue(what);
  assert.ok('ticket' in answer, JSON.stringify(answer));
  return answer.ticket;
};
const refused = async (what: QueueRequest): Promise<[code: string, message: string]> => {
  const answer = await queueService.queue(what);
  if ('ticket' in answer) throw new Error('it was accepted');
  return [answer.refused.code, answer.refused.message];
};

parties('a party is one ticket, its leader first, with what the server knows of each', async () => {
  const ticket = await queued(request('2v2', true, 'ada', 'ben'));
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

const REFUSED: readonly [string, string, QueueRequest][] = [
  ['two in a ranked duel', 'party-against-itself', request('1v1', true, 'ada', 'ben')],
  ['three in a duel', 'party-too-large', request('1v1', false, 'ada', 'ben', 'cid')],
  [
    'two in a ranked match of everybody for himself',
    'party-against-itself',
    request('king-of-the-hill', true, 'ada', 'ben'),
  ],
  ['four in teams of three', 'party-too-large', request('3v3', true, 'ada', 'ben', 'cid', 'dot')],
  ['one who may not queue yet', 'cool-down', request('2v2', true, 'ada', 'leaver')],
];
for (const [what, code, of] of REFUSED) {
  parties(`refused: ${what}`, async () => {
    assert.is((await refused(of))[0], code);
    assert.not((await tickets.standing('ada')).ticket);
  });
}

parties('two who are friends may play everybody for himself casually', async () => {
  await queued(request('king-of-the-hill', false, 'ada', 'ben'));
});

parties('the one who waits already is named', async () => {
  await queued(request('1v1', true, 'ben'));
  const [code, message] = await refused(request('2v2', false, 'ada', 'ben'));
  assert.is(code, 'already-waiting');
  assert.match(message, /^BEN /);
});

/** A ranked match of those two. */
const play = async (match: string, ...players: [string, string]): Promise<void> => {
  const [first, second] = [
    await queued(request('1v1', true, players[0])),
    await queued(request('1v1', true, players[1])),
  ];
  await tickets.propose(match, formedOf(first, second), {}, 1000);
  for (const player of players) assert.not(await queueService.accept(match, player));
  await tickets.settle(match, { [players[0]]: [players[1]], [players[1]]: [players[0]] });
};

parties(
  'the one who plays a ranked match is named; marks of matches that are over heal, all of them at once',
  async () => {
    await play('m', 'ada', 'eve');
    await play('n', 'ben', 'fay');
    running.add('n');
    const [code, message] = await refused(request('2v2', true, 'ada', 'ben'));
    assert.is(code, 'live-match');
    assert.match(message, /^BEN .* n\.$/);
    assert.not((await tickets.standing('eve')).live, 'm was over');
    running.clear();
    const ticket = await queued(request('2v2', true, 'ada', 'ben'));
    assert.equal(
      ticket.members.map(({ lastMet }) => lastMet),
      [['eve'], ['fay']],
    );
  },
);

parties('whoever accepts last sets off the match', async () => {
  await play('m', 'ada', 'ben');
  assert.equal(
    accepted.map(({ id, accepted: by }) => [id, [...by].sort()]),
    [['m', ['ada', 'ben']]],
  );
});

parties('one member leaves: all are out; one declines: all of the party are', async () => {
  await queued(request('2v2', true, 'ada', 'ben'));
  assert.not(await queueService.leave('ben'));
  assert.is((await queueService.leave('ada'))?.refused.code, 'not-waiting');
  const party = await queued(request('2v2', true, 'ada', 'ben'));
  const others = await queued(request('2v2', true, 'cid', 'dot'));
  await tickets.propose('m', formedOf(party, others), {}, 1000);
  assert.not(await queueService.leave('ada'));
  assert.equal((await tickets.waiting(party.pool)).tickets, [others]);
});

parties.run();
