/** What a store of tickets promises, the same for each. */
import { setTimeout as sleep } from 'node:timers/promises';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openRedisTickets } from '../../infra/tickets/redis-tickets.ts';
import { isAccepted, readProposal, readTicket, type TicketNews, type Tickets } from '../../infra/tickets/tickets.ts';
import { eventually, PATIENCE_MS } from '../support/eventually.ts';
import { startRedis } from '../support/server/redis.ts';
import { CLUSTER } from '../support/stores/redis-kinds.ts';
import {
  formedOf,
  POOL,
  RANKED,
  redisTicketStores,
  sqlTicketStores,
  type TicketStores,
  ticketOf,
} from '../support/stores/ticket-stores.ts';

/** The tickets, and the same store as another process has it. */
type Sentence = (tickets: Tickets, other: Tickets) => Promise<void>;

const ADA = ticketOf(['ada']);
const BEN = ticketOf(['ben']);
const PARTY = ticketOf(['cid', 'dot']);
const LONG = 60_000;
const NAMES = { ada: 'Ada "☃"', ben: 'Ben' };

const waiting = async (tickets: Tickets, pool = POOL): Promise<string[]> =>
  (await tickets.waiting(pool)).tickets.map(({ id }) => id);
const since = async (tickets: Tickets): Promise<Record<string, number>> =>
  Object.fromEntries((await tickets.waiting(POOL)).tickets.map((ticket) => [ticket.id, ticket.since]));
const enterAll = async (tickets: Tickets, ...all: (typeof ADA)[]): Promise<void> => {
  for (const one of all) {
    await tickets.enter(one);
    await sleep(2); // each a moment of its own
  }
};
/** Ada and Ben are asked; answers the proposal's id. */
const proposed = async (tickets: Tickets, patience = LONG): Promise<string> => {
  await enterAll(tickets, ADA, BEN);
  assert.ok(await tickets.propose('m', formedOf(ADA, BEN), NAMES, patience));
  return 'm';
};
/** Ada and Ben are asked, with little time, and the player accepts; on a slow machine at the second or third try. */
const acceptedInTime = async (tickets: Tickets, player: string): Promise<string> => {
  for (let patience = 500; patience < LONG; patience *= 3) {
    const id = `within ${patience}`;
    assert.ok(await tickets.propose(id, formedOf(ADA, BEN), NAMES, patience));
    if (typeof (await tickets.accept(id, player)) === 'object') return id;
    await tickets.giveUp(id, { why: 'failed' });
  }
  throw new Error('nobody accepts in a minute');
};
const made = async (tickets: Tickets, pool: string): Promise<void> => {
  const [ada, ben] = [ticketOf(['ada'], pool), ticketOf(['ben'], pool)];
  await enterAll(tickets, ada, ben);
  await tickets.propose('m', formedOf(ada, ben), NAMES, LONG);
  await tickets.accept('m', 'ada');
  await tickets.accept('m', 'ben');
  await tickets.settle('m', { ada: ['ben'], ben: ['ada'] });
};

/** What entered is told as a whole ticket, and what is proposed as a whole proposal. */
const withoutText = (news: TicketNews): object => {
  if (news.of === 'proposed' || news.of === 'accepted') {
    const { text, at, deadline, ...rest } = news;
    assert.equal(readProposal(news.match, text, deadline, []).names, NAMES);
    assert.ok(deadline > at && Math.abs(at - Date.now()) < LONG);
    return 'accepted' in rest ? { ...rest, accepted: [...rest.accepted].sort() } : rest;
  }
  if (news.of !== 'entered') return news;
  const { text, since: at, ...rest } = news;
  assert.equal(
    readTicket(text, at).members.map(({ player }) => player),
    news.players,
  );
  assert.ok(Math.abs(at - Date.now()) < LONG);
  return rest;
};

const SENTENCES: readonly [string, Sentence][] = [
  [
    'a ticket waits in its pool, whole, and other processes see it',
    async (tickets, other) => {
      const before = Date.now();
      const entered = await tickets.enter({ ...PARTY, botsAfter: 5000 });
      assert.ok('ticket' in entered);
      assert.ok(entered.ticket.since >= before - 1000 && entered.ticket.since <= Date.now() + 1000);
      const { now, tickets: seen } = await other.waiting(POOL);
      assert.equal(seen, [{ ...PARTY, botsAfter: 5000, since: entered.ticket.since }]);
      assert.ok(now >= entered.ticket.since);
      assert.equal(await other.pools(), [POOL]);
      assert.equal(await other.waiting(RANKED).then((answer) => answer.tickets), []);
    },
  ],
  [
    'tickets of a pool are told oldest first',
    async (tickets) => {
      await enterAll(tickets, PARTY, BEN, ADA);
      assert.equal(await waiting(tickets), [PARTY.id, BEN.id, ADA.id]);
    },
  ],
  [
    'a player has one ticket, wherever they ask, in whatever pool, alone or with others',
    async (tickets, other) => {
      await tickets.enter(PARTY);
      for (const [pool, players] of [
        [POOL, ['dot']],
        [RANKED, ['dot', 'eve']],
        [POOL, ['eve', 'cid']],
      ] as const) {
        const refused = await other.enter({ ...ticketOf(players, pool), id: 'another' });
        assert.is('refused' in refused && refused.refused, 'already-waiting');
      }
      assert.equal(await waiting(tickets), [PARTY.id]);
      assert.not((await tickets.standing('eve')).ticket, 'nothing of a refused ticket stays');
    },
  ],
  [
    'of many that enter with the same player at once, one waits',
    async (tickets, other) => {
      const all = Array.from({ length: 12 }, (_, i) =>
        (i % 2 ? tickets : other).enter({ ...ticketOf(['ada', `friend${i}`]), id: `t${i}` }),
      );
      const entered = (await Promise.all(all)).filter((one) => 'ticket' in one);
      assert.is(entered.length, 1);
      assert.is((await waiting(tickets)).length, 1);
    },
  ],
  [
    'the same ticket entered again stands where it stood',
    async (tickets) => {
      await enterAll(tickets, ADA, BEN);
      const before = await since(tickets);
      const again = await tickets.enter(ADA);
      assert.is('ticket' in again && again.ticket.since, before[ADA.id]);
      assert.equal(await since(tickets), before);
    },
  ],
  [
    'whoever leaves takes the whole ticket along, and may enter again',
    async (tickets, other) => {
      await enterAll(tickets, ADA, PARTY);
      assert.is(await other.leave('dot'), 'left');
      assert.equal(await waiting(tickets), [ADA.id]);
      assert.is(await other.leave('cid'), 'not-waiting');
      assert.ok('ticket' in (await other.enter(ticketOf(['cid']))));
    },
  ],
  [
    'a proposal takes its tickets out of the pool; nobody leaves it or is taken twice',
    async (tickets, other) => {
      await proposed(tickets);
      assert.equal(await waiting(other), []);
      assert.equal(await other.pools(), [POOL], 'it is still a pool to be looked after');
      assert.is(await other.leave('ada'), 'proposed');
      await other.enter(PARTY);
      assert.is(await other.propose('n', formedOf(PARTY, ADA), NAMES, LONG), undefined);
      assert.equal(await waiting(other), [PARTY.id], 'a proposal that cannot be takes nobody');
      const again = await other.enter({ ...ADA, id: 'another' });
      assert.is('refused' in again && again.refused, 'already-waiting');
    },
  ],
  [
    'of many proposals of the same tickets at once, one stands',
    async (tickets, other) => {
      await enterAll(tickets, ADA, BEN, PARTY);
      const tries = Array.from({ length: 10 }, (_, i) =>
        (i % 2 ? tickets : other).propose(`m${i}`, i % 3 ? formedOf(ADA, BEN) : formedOf(BEN, PARTY), NAMES, LONG),
      );
      const stand = (await Promise.all(tries)).filter(Boolean);
      assert.is(stand.length, 1);
      assert.is((await tickets.proposals()).proposals.length, 1);
      assert.is((await waiting(tickets)).length, 1);
    },
  ],
  [
    'those who are asked accept, once each; nobody else can',
    async (tickets, other) => {
      const id = await proposed(tickets);
      const first = await tickets.accept(id, 'ada');
      assert.ok(typeof first === 'object' && !isAccepted(first));
      assert.equal(first.accepted, ['ada']);
      assert.equal(await other.accept(id, 'ada'), first);
      assert.is(await other.accept(id, 'eve'), 'gone');
      assert.is(await other.accept('another', 'ada'), 'gone');
      const last = await other.accept(id, 'ben');
      assert.ok(typeof last === 'object' && isAccepted(last));
      const { proposals, now } = await tickets.proposals();
      assert.equal(
        proposals.map((one) => ({ ...one, accepted: [...one.accepted].sort() })),
        [
          {
            id,
            formed: formedOf(ADA, BEN),
            names: NAMES,
            players: ['ada', 'ben'],
            accepted: ['ada', 'ben'],
            deadline: last.deadline,
          },
        ],
      );
      assert.ok(last.deadline > now && last.deadline <= now + LONG);
    },
  ],
  [
    'a proposal declined puts the others back where they stood; whoever declined leaves',
    async (tickets, other) => {
      await enterAll(tickets, ADA, PARTY, BEN);
      const before = await since(tickets);
      await tickets.propose('m', formedOf(ADA, PARTY), NAMES, LONG);
      await tickets.accept('m', 'ada');
      await tickets.accept('m', 'cid');
      const parted = await other.giveUp('m', { why: 'declined', by: 'dot' });
      assert.equal(parted, { back: ['ada'], out: parted?.out });
      assert.equal([...(parted?.out ?? [])].sort(), ['cid', 'dot']);
      assert.equal(await waiting(other), [ADA.id, BEN.id]);
      assert.is((await since(other))[ADA.id], before[ADA.id]);
      assert.is(await other.accept('m', 'ada'), 'gone');
      assert.is(await other.giveUp('m', { why: 'declined', by: 'ada' }), undefined);
      assert.equal(await tickets.propose('n', formedOf(ADA, BEN), NAMES, LONG).then((one) => one?.accepted), []);
    },
  ],
  [
    'nobody declines for others, and nobody once all have accepted',
    async (tickets, other) => {
      const id = await proposed(tickets);
      await tickets.enter(PARTY);
      assert.is(await other.giveUp(id, { why: 'declined', by: 'cid' }), undefined);
      assert.is(await other.giveUp(id, { why: 'declined', by: 'nobody' }), undefined);
      await tickets.accept(id, 'ada');
      await tickets.accept(id, 'ben');
      assert.is(await other.giveUp(id, { why: 'declined', by: 'ada' }), undefined);
      assert.is(await other.giveUp(id, { why: 'lapsed' }), undefined);
      assert.is((await tickets.proposals()).proposals.length, 1);
    },
  ],
  [
    'a proposal does not lapse before its time is over',
    async (tickets, other) => {
      const id = await proposed(tickets);
      assert.is(await other.giveUp(id, { why: 'lapsed' }), undefined);
      assert.equal(await waiting(tickets), []);
      assert.is.not(await tickets.accept(id, 'ada'), 'late');
    },
  ],
  [
    'a proposal lapses when its time is over; whoever had not accepted leaves',
    async (tickets, other) => {
      await enterAll(tickets, ADA, BEN);
      const before = await tickets.standing('ada');
      const id = await acceptedInTime(tickets, 'ada');
      await eventually('its time', async () => {
        const { now, proposal } = await other.standing('ben');
        return now > (proposal?.deadline ?? 0);
      });
      assert.is(await other.accept(id, 'ben'), 'late');
      assert.equal(await other.giveUp(id, { why: 'lapsed' }), { back: ['ada'], out: ['ben'] });
      assert.equal((await tickets.waiting(POOL)).tickets, [before.ticket]);
      assert.is(await tickets.leave('ben'), 'not-waiting');
    },
  ],
  [
    'an acceptance and a lapse at once: either all are in, or the late one is out',
    async (tickets, other) => {
      await enterAll(tickets, ADA, BEN);
      for (let i = 0; i < 12; i++) {
        await tickets.enter(BEN);
        const proposal = await tickets.propose(`m${i}`, formedOf(ADA, BEN), NAMES, 10);
        await tickets.accept(`m${i}`, 'ada');
        await sleep(Math.max(0, (proposal?.deadline ?? 0) - Date.now()));
        const [accepted, lapsed] = await Promise.all([
          tickets.accept(`m${i}`, 'ben'),
          other.giveUp(`m${i}`, { why: 'lapsed' }),
        ]);
        const all = typeof accepted === 'object';
        if (all) assert.is(lapsed, undefined);
        await sleep(3);
        if (!all) assert.ok(lapsed ?? (await other.giveUp(`m${i}`, { why: 'lapsed' })));
        else await other.giveUp(`m${i}`, { why: 'failed' });
        await tickets.enter(ADA);
      }
    },
  ],
  [
    'a match that cannot be made puts nobody back',
    async (tickets) => {
      const id = await proposed(tickets);
      await tickets.accept(id, 'ada');
      await tickets.accept(id, 'ben');
      assert.equal((await tickets.giveUp(id, { why: 'failed' }))?.back, []);
      assert.equal(await waiting(tickets), []);
      assert.equal(await tickets.pools(), []);
    },
  ],
  [
    'a match made is the live one of its players, their tickets are gone, and making it again changes nothing',
    async (tickets, other) => {
      await made(tickets, POOL);
      const { live, ticket } = await other.standing('ben');
      assert.equal(live, { match: 'm', pool: POOL });
      assert.not(ticket);
      assert.equal(await other.lastMet(['ada', 'ben', 'eve']), { ada: ['ben'], ben: ['ada'] });
      await tickets.enter(PARTY);
      const { now, ended, waiting: open } = await other.waits(POOL);
      assert.is(ended.length, 2);
      for (const { at, waited } of ended) assert.ok(at <= now && at > now - LONG && waited >= 0 && waited < LONG);
      assert.ok(open.length === 1 && (open[0] ?? -1) >= 0 && (open[0] ?? LONG) < LONG);
      await tickets.leave('cid');
      await other.settle('m', { ada: ['somebody else'] });
      assert.equal(await other.lastMet(['ada']), { ada: ['ben'] });
      assert.is((await other.waits(POOL)).ended.length, 2);
      assert.equal(await other.pools(), []);
    },
  ],
  [
    'while a ranked match is live its players do not queue; they do when it has ended',
    async (tickets, other) => {
      await made(tickets, RANKED);
      assert.equal(await other.enter(ticketOf(['eve', 'ben'])), { refused: 'live-match', player: 'ben', match: 'm' });
      await other.ended('another');
      assert.ok('refused' in (await other.enter(ADA)));
      await other.ended('m');
      assert.not((await tickets.standing('ada')).live);
      assert.ok('ticket' in (await tickets.enter(ADA)));
    },
  ],
  [
    'a casual match keeps nobody from the next one, and its end leaves the next one be',
    async (tickets) => {
      await made(tickets, POOL);
      await enterAll(tickets, ADA, PARTY);
      await tickets.propose('next', formedOf(ADA, PARTY), NAMES, LONG);
      for (const player of ['ada', 'cid', 'dot']) await tickets.accept('next', player);
      await tickets.settle('next', {});
      await tickets.ended('m');
      assert.is((await tickets.standing('ada')).live?.match, 'next');
      assert.not((await tickets.standing('ben')).live);
    },
  ],
  [
    'a player stands at the ticket, the proposal and the live match; a stranger at nothing',
    async (tickets, other) => {
      const id = await proposed(tickets);
      await tickets.accept(id, 'ben');
      const { now, ticket, proposal, live } = await other.standing('ada');
      assert.is(ticket?.id, ADA.id);
      assert.equal(proposal?.accepted, ['ben']);
      assert.ok((proposal?.deadline ?? 0) > now);
      assert.not(live);
      assert.equal(Object.keys(await other.standing('eve')), ['now']);
    },
  ],
  [
    'whoever is not seen for long enough leaves with the whole ticket, but not out of a proposal',
    async (tickets, other) => {
      await enterAll(tickets, ADA, BEN, PARTY);
      await sleep(5100);
      await other.seen(['ada', 'dot', 'nobody']);
      await tickets.propose('m', formedOf(BEN), NAMES, LONG);
      await other.dropUnseen(5000);
      assert.equal(await waiting(tickets), [ADA.id], 'cid was not seen');
      assert.ok((await tickets.standing('ben')).proposal);
      await tickets.giveUp('m', { why: 'declined', by: 'nobody' });
      await other.dropUnseen(LONG);
      assert.equal(await waiting(tickets), [ADA.id]);
    },
  ],
  [
    'of a player who is forgotten nothing is known; others are not touched',
    async (tickets, other) => {
      await made(tickets, RANKED);
      await enterAll(tickets, PARTY);
      await other.forget('ada');
      await other.forget('dot');
      await other.forget('nobody');
      assert.equal(await other.lastMet(['ada', 'ben']), { ben: ['ada'] });
      assert.equal(Object.keys(await other.standing('ada')), ['now']);
      assert.is((await other.standing('ben')).live?.match, 'm');
      assert.equal(await waiting(tickets), []);
    },
  ],
  [
    'everything that changes is told, in order, to whoever listens',
    async (tickets) => {
      const heard: TicketNews[] = [];
      const stop = tickets.listen((news) => heard.push(news));
      const id = await proposed(tickets);
      await tickets.accept(id, 'ada');
      await tickets.accept(id, 'ada');
      await tickets.giveUp(id, { why: 'declined', by: 'ben' });
      await tickets.leave('ada');
      await made(tickets, RANKED);
      await tickets.ended('m');
      await tickets.ended('m');
      await eventually('the end', () => heard.at(-1)?.of === 'ended');
      stop();
      await tickets.enter(ADA);
      const both = ['ada', 'ben'];
      assert.equal(
        heard
          .map((news) => ('players' in news ? { ...news, players: [...news.players].sort() } : news))
          .map(withoutText),
        [
          { of: 'entered', pool: POOL, players: ['ada'] },
          { of: 'entered', pool: POOL, players: ['ben'] },
          { of: 'proposed', pool: POOL, players: both, match: 'm' },
          { of: 'accepted', pool: POOL, players: both, match: 'm', accepted: ['ada'] },
          { of: 'out', pool: POOL, players: ['ben'], tickets: [BEN.id], why: 'declined' },
          { of: 'back', pool: POOL, players: ['ada'], tickets: [ADA.id], why: 'declined' },
          { of: 'out', pool: POOL, players: ['ada'], tickets: [ADA.id], why: 'left' },
          { of: 'entered', pool: RANKED, players: ['ada'] },
          { of: 'entered', pool: RANKED, players: ['ben'] },
          { of: 'proposed', pool: RANKED, players: both, match: 'm' },
          { of: 'accepted', pool: RANKED, players: both, match: 'm', accepted: ['ada'] },
          { of: 'accepted', pool: RANKED, players: both, match: 'm', accepted: both },
          { of: 'made', pool: RANKED, players: both, match: 'm' },
          { of: 'ended', players: both, match: 'm' },
        ],
      );
    },
  ],
];

const promises = (stores: TicketStores): void => {
  const store = suite(`tickets: ${stores.name}`);
  for (const [sentence, holds] of SENTENCES) {
    store(sentence, async () => {
      const open = stores.fresh();
      const tickets = await open();
      const other = await open();
      try {
        await holds(tickets, other);
      } finally {
        await tickets.close();
        await other.close();
      }
    });
  }
  store.after(() => stores.end());
  store.run();
};

const outage = suite('tickets: Redis goes away and comes back');
outage('nothing that was answered is lost, whoever listens is told to look, and hears what comes after', async () => {
  const server = await startRedis();
  const open = () => openRedisTickets({ url: server.url });
  const [tickets, other] = [await open(), await open()];
  try {
    await enterAll(tickets, ADA, BEN);
    const before = await since(tickets);
    const heard: TicketNews[] = [];
    other.listen((news) => heard.push(news));
    await server.kill();
    assert.is(await tickets.enter(PARTY).then(() => 'entered', nameOf), 'StoreTrouble');
    await server.restart();
    const told = (of: TicketNews['of']): boolean => heard.some((news) => news.of === of);
    await eventually('resumed', () => told('resumed'));
    assert.equal(await since(other), before);
    await tickets.enter(PARTY);
    await eventually('entered', () => told('entered'));
  } finally {
    await tickets.close();
    await other.close();
    await server.stop();
  }
});
outage('what is opened with more patience waits for a Redis that stands still', async () => {
  const server = await startRedis();
  const [hurried, patient] = [
    await openRedisTickets({ url: server.url }),
    await openRedisTickets({ url: server.url, patienceMs: PATIENCE_MS }),
  ];
  try {
    process.kill(server.pid(), 'SIGSTOP');
    const answered = patient.enter(ADA).then(() => 'entered', nameOf);
    assert.is(await hurried.enter(BEN).then(() => 'entered', nameOf), 'StoreTrouble');
    process.kill(server.pid(), 'SIGCONT');
    assert.is(await answered, 'entered');
  } finally {
    await hurried.close();
    await patient.close();
    await server.stop();
  }
});
const nameOf = (error: unknown): string => (error instanceof Error ? error.name : String(error));

for (const stores of [sqlTicketStores(), await redisTicketStores(), await redisTicketStores(CLUSTER)]) promises(stores);
outage.run();
