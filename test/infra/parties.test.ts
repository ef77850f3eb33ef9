/** What the store of parties promises, the same for each store: of many who change a party at once, none is lost. */
import { setTimeout as sleep } from 'node:timers/promises';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type Changed, Parties } from '../../infra/parties/parties.ts';
import * as commands from '../../league/party/commands.ts';
import { eventually } from '../support/eventually.ts';
import { modeOf, partyOf, who } from '../support/rooms/parties.ts';
import { type DocumentStores, redisDocumentStores, sqlDocumentStores } from '../support/stores/document-stores.ts';

const NOW = 1_000_000;
const codeOf = (changed: Changed): string =>
  'refused' in changed ? changed.refused.code : changed.changed ? 'changed' : 'same';
const idsIn = async (parties: Parties, player: string): Promise<string[] | undefined> =>
  (await parties.of(player))?.members.map(({ user }) => user.id);
const joinAs = (parties: Parties, id: string, code = 'code of ada'): Promise<Changed> =>
  parties.change(code, NOW, (party) => commands.join(party, who(id)));
const leaveAs = (parties: Parties, id: string): Promise<Changed> =>
  parties.changeOf(id, NOW, (party) => commands.leave(party, id));

type Sentence = (one: Parties, other: Parties) => Promise<void>;
const SENTENCES: readonly [string, Sentence][] = [
  [
    'a party is found by its code, by its members, from every process, as it was written',
    async (one, other) => {
      const party = partyOf('ada');
      assert.is(codeOf(await one.create(party, NOW)), 'changed');
      assert.equal(await other.find('code of ada'), party);
      assert.equal(await other.of('ada'), party);
      assert.is(await other.of('eve'), undefined);
      assert.is(await other.find('another'), undefined);
      assert.is(codeOf(await joinAs(other, 'eve', 'another')), 'unknown-code');
    },
  ],
  [
    'a player is in one party, however many are tried at once',
    async (one, other) => {
      await Promise.all([one.create(partyOf('ada'), NOW), other.create(partyOf('ben'), NOW)]);
      const joined = await Promise.all([joinAs(one, 'eve'), joinAs(other, 'eve', 'code of ben'), joinAs(other, 'eve')]);
      assert.equal(joined.map(codeOf).filter((code) => code === 'changed').length, 1);
      const all = [...((await idsIn(one, 'ada')) ?? []), ...((await idsIn(one, 'ben')) ?? [])];
      assert.equal(all.filter((id) => id === 'eve').length, 1);
      assert.is(codeOf(await one.create(partyOf('eve'), NOW)), 'already-in-party');
    },
  ],
  [
    'joining twice at once is joining once',
    async (one, other) => {
      await one.create(partyOf('ada'), NOW);
      await Promise.all([joinAs(one, 'ben'), joinAs(other, 'ben'), joinAs(one, 'ben')]);
      assert.equal(await idsIn(other, 'ben'), ['ada', 'ben']);
    },
  ],
  [
    'leader and members leave at once: nothing is left, not even in the index',
    async (one, other) => {
      await one.create(partyOf('ada'), NOW);
      for (const id of ['ben', 'cy', 'di']) await joinAs(one, id);
      const left = await Promise.all(['ada', 'ben', 'cy', 'di'].map((id, i) => leaveAs(i % 2 ? one : other, id)));
      assert.equal(left.map(codeOf), ['changed', 'changed', 'changed', 'changed']);
      assert.is(await other.find('code of ada'), undefined);
      for (const id of ['ada', 'ben', 'cy', 'di']) assert.is(codeOf(await leaveAs(one, id)), 'no-party');
      assert.equal(await one.due(NOW, 10), []);
    },
  ],
  [
    'many who join at once all come in, as far as there is room',
    async (one, other) => {
      await one.create(partyOf('ada'), NOW);
      const joined = await Promise.all(Array.from({ length: 8 }, (_, i) => joinAs(i % 2 ? one : other, `p${i}`)));
      assert.equal(joined.map(codeOf).sort(), [...Array(5).fill('changed'), ...Array(3).fill('party-full')]);
      assert.is((await idsIn(one, 'ada'))?.length, 6);
    },
  ],
  [
    'one starts, one queues, one joins, all at once: one of the beginnings holds, and who joined is in it or out',
    async (one, other) => {
      await one.create(partyOf('ada'), NOW);
      await one.changeOf('ada', NOW, (party) => commands.pick(party, 'ada', 'hero', 'axe', modeOf));
      const begin = { match: 'm', at: NOW, draw: () => 0 };
      const wait = { ticket: 't', at: NOW };
      const [started, again, queued, joined] = await Promise.all([
        one.changeOf('ada', NOW, (party) => commands.start(party, 'ada', begin, modeOf)),
        other.changeOf('ada', NOW, (party) => commands.start(party, 'ada', { ...begin, match: 'n' }, modeOf)),
        other.changeOf('ada', NOW, (party) => commands.queue(party, 'ada', wait, modeOf)),
        joinAs(one, 'ben'),
      ]);
      const begun = [started, again, queued].map(codeOf).filter((code) => code === 'changed').length;
      const party = await one.of('ada');
      const hasBen = party?.members.length === 2;
      assert.is(codeOf(joined) === 'changed', hasBen);
      // Ben is not ready: where he came first, nobody begins.
      assert.is(begun, hasBen ? 0 : 1);
      assert.is(party?.stage.name === 'gathering', hasBen);
    },
  ],
  [
    'the leader puts somebody out who is getting ready: out they are, and their word is refused or went before',
    async (one, other) => {
      await one.create(partyOf('ada'), NOW);
      await joinAs(one, 'ben');
      await one.changeOf('ben', NOW, (party) => commands.pick(party, 'ben', 'hero', 'bow', modeOf));
      const [kicked, ready] = await Promise.all([
        one.changeOf('ada', NOW, (party) => commands.kick(party, 'ada', 'ben')),
        other.changeOf('ben', NOW, (party) => commands.setReady(party, 'ben', true, modeOf)),
      ]);
      assert.is(codeOf(kicked), 'changed');
      assert.ok(['changed', 'no-party'].includes(codeOf(ready)), codeOf(ready));
      assert.is(await one.of('ben'), undefined);
      assert.equal(await idsIn(other, 'ada'), ['ada']);
    },
  ],
  [
    'who plays a match is found by it, and is back when it is over; another match changes nothing',
    async (one, other) => {
      await one.create(partyOf('ada'), NOW);
      await one.changeOf('ada', NOW, (party) => ({ party: commands.play(party, 'm') }));
      await other.ended('n', NOW);
      assert.is((await one.of('ada'))?.stage.name, 'playing');
      await Promise.all([one.ended('m', NOW), other.ended('m', NOW)]);
      assert.is((await one.of('ada'))?.stage.name, 'gathering');
      await one.changeOf('ada', NOW, (party) => ({ party: commands.play(party, 'o') }));
      await other.ended('m', NOW);
      assert.is((await one.of('ada'))?.stage.name, 'playing');
    },
  ],
  [
    'who was not looked after for longest comes first, and only when it is time',
    async (one, other) => {
      await one.create(partyOf('ada'), NOW);
      await joinAs(one, 'ben');
      await one.lookAfter('ada', NOW + 2000);
      await other.lookAfter('ben', NOW + 1000);
      await other.lookAfter('eve', NOW); // in no party
      assert.equal(await one.due(NOW, 10), []);
      assert.equal(await one.due(NOW + 3000, 10), [
        { player: 'ben', at: NOW + 1000 },
        { player: 'ada', at: NOW + 2000 },
      ]);
    },
  ],
  [
    'everybody who listens in the same process hears what changes, in order, and from what to what',
    async (one) => {
      const heard: string[] = [];
      const stop = one.listen((news) => {
        if (news) heard.push(`${news.players} ${news.before?.members.length ?? 0} ${news.party?.members.length ?? 0}`);
      });
      await sleep(150); // Redis takes a moment until it listens
      await one.create(partyOf('ada'), NOW);
      await joinAs(one, 'ben');
      await joinAs(one, 'ben');
      await leaveAs(one, 'ada');
      await leaveAs(one, 'ben');
      await eventually('four changes', () => heard.length >= 4);
      stop();
      assert.equal(heard, ['ada 0 1', 'ada,ben 1 2', 'ada,ben 2 1', 'ben 1 0']);
    },
  ],
];

const play = (stores: DocumentStores): void => {
  const sentences = suite(`parties in ${stores.name}`);
  for (const [name, test] of SENTENCES) {
    sentences(name, async () => {
      const open = stores.fresh();
      const [one, other] = [new Parties(await open()), new Parties(await open())];
      try {
        await test(one, other);
      } finally {
        await Promise.all([one.close(), other.close()]);
      }
    });
  }
  sentences.after(() => stores.end());
  sentences.run();
};

play(sqlDocumentStores('parties'));
play(await redisDocumentStores('parties'));
