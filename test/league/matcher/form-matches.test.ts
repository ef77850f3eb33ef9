/** The matcher's sentences, one by one: who meets whom, when, and on which side. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Formed, Ticket } from '../../../league/matcher/ticket.ts';
import { NEWCOMER } from '../../../league/rating.ts';
import type { Formats } from '../../../protocol/pool.ts';
import { formMatches } from '../../support/league/form-matches.ts';
import { alike, FORMATS, member, solo, ticket } from '../../support/stores/tickets.ts';

const SECOND = 1000;

const form = (formats: Formats, tickets: readonly Ticket[], seconds = 0, ranked = true): Formed[] =>
  formMatches(tickets, { formats, ranked, now: seconds * SECOND });

/** Who sits at each match, side by side, as text: `anna ben - cleo dan`; sides and players in alphabetical order. */
const told = (formed: readonly Formed[], formats: Formats): string[] =>
  formed
    .map(({ seats }) => {
      const sides = formats.find((each) => each.flatMap((side) => side.seats).length === seats.length) ?? [];
      return sides
        .map((side) =>
          side.seats
            .map((at) => seats[at])
            .map((seat) => (seat && 'player' in seat ? seat.player : 'bot'))
            .sort()
            .join(' '),
        )
        .sort()
        .join(' - ');
    })
    .sort();

const duels = suite('matcher: one against one');

const DUELS: [string, readonly Ticket[], number, readonly string[]][] = [
  ['nobody is matched with nobody', [solo('anna')], 100, []],
  ['two of the same strength meet at once', [solo('anna', 30), solo('ben', 30)], 0, ['anna - ben']],
  ['two of unlike strength do not meet at once', [solo('anna', 30), solo('ben', 22)], 0, []],
  ['they meet when they have waited', [solo('anna', 30), solo('ben', 22)], 240, ['anna - ben']],
  ['whoever waited longest speaks for both', [solo('anna', 30, 0), solo('ben', 22, 239 * SECOND)], 240, ['anna - ben']],
  ['a newcomer meets about anybody at once', [solo('anna', 28), solo('newbie', NEWCOMER)], 0, ['anna - newbie']],
  ['a master and a beginner meet at last', [solo('anna', 45), solo('ben', 5)], 660, ['anna - ben']],
  ['a newcomer is not thrown to a master at once', [solo('anna', 45), solo('newbie', NEWCOMER)], 10, []],
  [
    'the nearest in strength meet',
    [solo('anna', 20), solo('ben', 30), solo('cleo', 20.5), solo('dan', 30.5)],
    0,
    ['anna - cleo', 'ben - dan'],
  ],
  [
    'of two equally near ones the older is taken',
    [solo('anna', 25, 0), solo('ben', 25, 2), solo('cleo', 25, 1)],
    1,
    ['anna - cleo'],
  ],
  [
    'also when they are the weaker ones',
    [solo('anna', 26, 0), solo('ben', 25, 2), solo('cleo', 25, 1)],
    1,
    ['anna - cleo'],
  ],
  [
    'the oldest picks first, though others would suit each other better',
    [solo('anna', 28, 0), solo('ben', 25, 120 * SECOND), solo('cleo', 25, 120 * SECOND)],
    120,
    ['anna - ben'],
  ],
  [
    'a clock that runs behind makes nobody wait less than nothing',
    [solo('anna', 25, 9000), solo('ben', 25, 9000)],
    0,
    ['anna - ben'],
  ],
];
for (const [name, tickets, seconds, expected] of DUELS) {
  duels(name, () => assert.equal(told(form(FORMATS.duel, tickets, seconds), FORMATS.duel), expected));
}

duels('a party of two meets itself in a casual match, whether or not others wait', () => {
  const party = ticket([member('anna', 25), member('ben', 25)]);
  assert.equal(told(form(FORMATS.duel, [party], 0, false), FORMATS.duel), ['anna - ben']);
  const others = [party, solo('cleo'), solo('dan')];
  assert.equal(told(form(FORMATS.duel, others, 0, false), FORMATS.duel), ['anna - ben', 'cleo - dan']);
  assert.equal(form(FORMATS.duel, [party], 300), [], 'against itself it is no contest');
});

duels('the favourite is told with the match', () => {
  const [formed] = form(FORMATS.duel, [solo('anna', 27), solo('ben', 25)], 30);
  assert.ok(formed && formed.favourite > 0.6 && formed.favourite < 0.65, `favourite ${formed?.favourite}`);
});

duels('waiting longer does not mean sitting first', () => {
  const first = Array.from({ length: 60 }, (_, i) => {
    const [formed] = form(FORMATS.duel, [solo(`old-${i}`, 25, 0), solo(`new-${i}`, 25, 5)], 5);
    const [seat] = formed?.seats ?? [];
    return seat && 'player' in seat && seat.player.startsWith('old');
  }).filter(Boolean).length;
  assert.ok(first > 15 && first < 45, `the older one sat first ${first} times of 60`);
});
duels.run();

const again = suite('matcher: whom one has just met');

const [anna, ben] = [ticket([member('anna', 25, { lastMet: ['ben'] })]), ticket([member('ben', 25)])];
const AGAIN: [string, readonly Ticket[], number, readonly string[]][] = [
  ['the last opponent is not met again at once', [anna, ben], 0, []],
  ['where nobody else waits it is soon met again', [anna, ben], 30, ['anna - ben']],
  ['while somebody else waits it is not', [anna, ben, solo('zoe', 45)], 30, []],
  ['after a minute it is, all the same', [anna, ben, solo('zoe', 45)], 60, ['anna - ben']],
  ['somebody less alike is taken instead', [anna, ben, solo('zoe', 27)], 10, ['anna - zoe']],
  ['and is taken even when the last opponent would do', [anna, ben, solo('zoe', 27)], 90, ['anna - zoe']],
];
for (const [name, tickets, seconds, expected] of AGAIN) {
  again(name, () => assert.equal(told(form(FORMATS.duel, tickets, seconds), FORMATS.duel), expected));
}
again.run();

const teams = suite('matcher: teams and parties');

const four = ['anna', 'ben', 'cleo', 'dan'].map((name, i) => solo(name, 24 + i));
const pair = ticket([member('anna', 26), member('ben', 26)]);
const TEAMS: [string, Formats, readonly Ticket[], readonly string[]][] = [
  ['four alone make two even teams: best with worst', FORMATS['2v2'], four, ['anna dan - ben cleo']],
  ['three are not enough', FORMATS['2v2'], four.slice(1), []],
  [
    'a party stays together, though the other way would be fairer',
    FORMATS['2v2'],
    [pair, solo('cleo', 25), solo('dan', 25)],
    ['anna ben - cleo dan'],
  ],
  [
    'two parties meet',
    FORMATS['2v2'],
    [pair, ticket([member('cleo', 26), member('dan', 25)])],
    ['anna ben - cleo dan'],
  ],
  [
    'a stranger fills up a party of two',
    FORMATS['3v3'],
    [pair, solo('cleo', 25), solo('dan', 26), solo('eve', 25), solo('finn', 26)],
    ['anna ben cleo - dan eve finn'],
  ],
  [
    'three parties of two do not fit into two sides of three',
    FORMATS['3v3'],
    [pair, ticket([member('cleo'), member('dan')]), ticket([member('eve'), member('finn')])],
    [],
  ],
  [
    'but they fit into three sides of two',
    FORMATS['2v2v2'],
    [pair, ticket([member('cleo'), member('dan')]), ticket([member('eve'), member('finn')])],
    ['anna ben - cleo dan - eve finn'],
  ],
  [
    'two alone stand by each other where parties stand around them',
    FORMATS['2v2v2'],
    [pair, ticket([member('cleo'), member('dan')]), solo('eve'), solo('finn')],
    ['anna ben - cleo dan - eve finn'],
  ],
];
for (const [name, formats, tickets, expected] of TEAMS) {
  teams(name, () => assert.equal(told(form(formats, tickets, 14), formats), expected));
}
teams.run();

const hill = suite('matcher: three to six, each alone');

const some = (n: number): Ticket[] => Array.from({ length: n }, (_, i) => solo(`p${i}`, 25));
const sizes = (formed: readonly Formed[]): number[] => formed.map(({ seats }) => seats.length);
const HILL: [string, number, number, readonly number[]][] = [
  ['two are too few', 2, 300, []],
  ['three wait a while for more', 3, 14, []],
  ['and then start', 3, 15, [3]],
  ['five start together after a while', 5, 15, [5]],
  ['six start at once', 6, 0, [6]],
  ['of seven, six start and one waits on', 7, 15, [6]],
  ['nine start as six and three', 9, 15, [6, 3]],
];
for (const [name, people, seconds, expected] of HILL) {
  hill(name, () => assert.equal(sizes(form(FORMATS.hill, some(people), seconds)), expected));
}

hill('in a casual match friends may stand against each other; in a ranked one they are not taken', () => {
  const friends = ticket([member('anna', 25), member('ben', 25)]);
  assert.equal(form(FORMATS.hill, [friends, solo('cleo', 25)], 15), []);
  assert.equal(told(form(FORMATS.hill, [friends, solo('cleo', 25)], 15, false), FORMATS.hill), ['anna - ben - cleo']);
});
hill.run();

const boss = suite('matcher: a boss against many');

const bossTicket = (name: string, since = 0, rating = 25): Ticket =>
  ticket([member(name, rating, { plays: ['boss'] })], since);
const either = ticket([member('eve', 25, { plays: ['hero', 'boss'] })]);
const many = FORMATS['boss-vs-many'];
const BOSS: [string, readonly Ticket[], number, readonly string[]][] = [
  ['heroes without a boss wait', some(6), 100, []],
  ['a boss and two heroes wait a while for more', [bossTicket('boris'), ...some(2)], 14, []],
  ['and then start', [bossTicket('boris'), ...some(2)], 15, ['boris - p0 p1']],
  ['a boss and four heroes start at once', [bossTicket('boris'), ...some(4)], 0, ['boris - p0 p1 p2 p3']],
  ['whoever plays either is boss when nobody else is', [either, ...some(2)], 15, ['eve - p0 p1']],
  ['and a hero when there is a boss', [either, bossTicket('boris'), ...some(1)], 15, ['boris - eve p0']],
  [
    'a party of heroes stays together',
    [bossTicket('boris'), ticket([member('anna', 25), member('ben', 25), member('cleo', 25)])],
    15,
    ['anna ben cleo - boris'],
  ],
  ['two bosses need two parties', [bossTicket('boris'), bossTicket('bea'), ...some(4)], 15, ['bea - p0 p1 p2 p3']],
];
for (const [name, tickets, seconds, expected] of BOSS) {
  boss(name, () => assert.equal(told(form(many, tickets, seconds), many), expected));
}

boss('a strong boss meets heroes who are strong together', () => {
  const heroes = [30, 30, 25, 25].map((rating, i) => solo(`p${i}`, rating));
  const [formed] = form([many[0]], [bossTicket('boris', 0, 35), ...heroes], 30);
  assert.equal(told(formed ? [formed] : [], many), ['boris - p0 p1']);
});

boss('what the ladder has learnt of the boss counts', () => {
  const tickets = [bossTicket('boris', 0, 25), ...some(2)];
  const formed = formMatches(tickets, { formats: many, ranked: true, now: 15_000, advantages: () => [12, 0] });
  assert.equal(formed, [], 'a boss who is twelve points ahead is no match at once');
  const [later] = formMatches(tickets, { formats: many, ranked: true, now: 180_000, advantages: () => [3, 0] });
  assert.ok(later && later.favourite > 0.6, `favourite ${later?.favourite}`);
});

boss('a party of boss and heroes plays casual matches, on both sides, and no ranked ones', () => {
  const party = ticket([member('boris', 25, { plays: ['boss'] }), member('anna', 25), member('ben', 25)]);
  assert.equal(form(many, [party], 300), []);
  assert.equal(told(form(many, [party], 15, false), many), ['anna ben - boris']);
  const stranger = ticket([member('cleo', 25)]);
  assert.equal(told(form(many, [party, stranger], 15, false), many), ['anna ben cleo - boris']);
});

boss('boss against boss is a duel of bosses', () => {
  const bosses = FORMATS['boss-vs-boss'];
  assert.equal(told(form(bosses, [bossTicket('bea'), bossTicket('boris')]), bosses), ['bea - boris']);
  assert.equal(form(bosses, [bossTicket('bea'), solo('anna')], 300), []);
});
boss.run();

const bots = suite('matcher: bots in casual matches');

const patient = (name: string, seconds?: number, since = 0): Ticket =>
  ticket([member(name, 25)], since, seconds === undefined ? {} : { botsAfter: seconds * SECOND });
const BOTS: [string, Formats, readonly Ticket[], number, readonly string[]][] = [
  ['after the agreed time a bot comes', FORMATS.duel, [patient('anna', 20)], 20, ['anna - bot']],
  ['not before', FORMATS.duel, [patient('anna', 20)], 19, []],
  ['never where it was not agreed', FORMATS.duel, [patient('anna')], 1000, []],
  ['people come before bots', FORMATS.duel, [patient('anna', 20), patient('ben')], 20, ['anna - ben']],
  ['a smaller match needs fewer bots', FORMATS.hill, [patient('anna', 20)], 20, ['anna - bot - bot']],
  [
    'those who agreed play together',
    FORMATS['2v2'],
    [patient('anna', 20), patient('ben', 10), patient('cleo')],
    20,
    ['anna ben - bot bot'],
  ],
  [
    'a party stays together against bots',
    FORMATS['2v2'],
    [ticket([member('anna', 25), member('ben', 25)], 0, { botsAfter: 5000 })],
    5,
    ['anna ben - bot bot'],
  ],
  ['heroes meet a bot as boss', many, some(4).map((each) => ({ ...each, botsAfter: 0 })), 0, ['bot - p0 p1 p2 p3']],
];
for (const [name, formats, tickets, seconds, expected] of BOTS) {
  bots(name, () => assert.equal(told(form(formats, tickets, seconds, false), formats), expected));
}

bots('never in a ranked match', () => {
  assert.equal(form(FORMATS.duel, [patient('anna', 5)], 1000), []);
});
bots.run();

const odd = suite('matcher: odd input');

odd('a ticket whose member plays nothing that is asked for goes on waiting', () => {
  const stranger = ticket([member('anna', 25, { plays: ['dragon'] })]);
  assert.equal(told(form(FORMATS.duel, [stranger, solo('ben', 25), solo('cleo', 25)], 300), FORMATS.duel), [
    'ben - cleo',
  ]);
});

odd('a rating that is missing is a newcomer’s', () => {
  const unknown = ticket([{ ...member('anna'), ratings: {} }]);
  assert.equal(form([alike(1, 1)], [unknown, solo('ben', NEWCOMER)]).length, 1);
});

odd('the same ticket twice is a fault of the caller', () => {
  assert.throws(() => form(FORMATS.duel, [solo('anna'), solo('anna')]), /anna waits already/);
});
odd.run();
