/** What a store of accounts promises, the same for each. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { skeletonOf } from '../../../infra/accounts/names.ts';
import {
  type Account,
  type AccountStore,
  EVERY_GENERATION,
  MOST_SESSIONS,
  type Revocation,
  type Session,
} from '../../../infra/accounts/store.ts';
import { eventually } from '../../support/eventually.ts';
import {
  type AccountStoreKind,
  type KeptAccounts,
  redisAccountStores,
  sqlAccountStores,
} from '../../support/stores/account-stores.ts';
import { CLUSTER } from '../../support/stores/redis-kinds.ts';

/** The store, a second door to it as another process has it, and all that lies in it. */
type Sentence = (store: AccountStore, other: AccountStore, kept: KeptAccounts, kind: AccountStoreKind) => Promise<void>;

/** Redis lets sessions run out by its own clock, so they are told from now. */
const NOW = Date.now();
const LATER = NOW + 5_400_000;

const guest = (id: string, name: string, more: Partial<Account> = {}): Account => ({
  id,
  name,
  skeleton: skeletonOf(name),
  kind: 'guest',
  generation: 0,
  created: NOW,
  seen: NOW,
  ...more,
});
const member = (id: string, name: string, email: string): Account =>
  guest(id, name, { kind: 'member', email, passwordHash: `hash of ${id}` });
const device = (id: string, account: string, more: Partial<Session> = {}): Session => ({
  id,
  account,
  current: `${id} 0`,
  rotated: NOW,
  place: 'home',
  until: LATER,
  ...more,
});
const named = (name: string) => ({ name: { shown: name, skeleton: skeletonOf(name) } });

const SENTENCES: readonly [string, Sentence][] = [
  [
    'an account is found by its id and by its e-mail, by other processes too',
    async (store, other) => {
      const ada = member('a', 'Ada', 'ada@example.org');
      assert.is(await store.create(ada), 'done');
      assert.equal(await store.byId('a'), ada);
      assert.equal(await other.byEmail('ada@example.org'), ada);
      assert.is(await other.byId('b'), undefined);
      assert.is(await other.byEmail('nobody@example.org'), undefined);
    },
  ],
  [
    'a guest has neither e-mail nor password, and nobody is found by none',
    async (store) => {
      await store.create(guest('a', 'Ada'));
      assert.equal(await store.byId('a'), guest('a', 'Ada'));
      assert.is(await store.byEmail(''), undefined);
    },
  ],
  [
    'a name that looks like one that is taken makes no account',
    async (store, other) => {
      await store.create(guest('a', 'Ada'));
      assert.is(await other.create(guest('b', '\u0410d\u0430')), 'name-taken');
      assert.is(await store.byId('b'), undefined);
    },
  ],
  [
    'an e-mail that is taken makes no account, and leaves the name free',
    async (store) => {
      await store.create(member('a', 'Ada', 'ada@example.org'));
      assert.is(await store.create(member('b', 'Ben', 'ada@example.org')), 'email-taken');
      assert.is(await store.create(member('c', 'Ben', 'ben@example.org')), 'done');
    },
  ],
  [
    'many who want one name at once: one has it',
    async (store, other) => {
      const ids = Array.from({ length: 20 }, (_, n) => `guest-${n}`);
      const made = await Promise.all(ids.map((id, n) => (n % 2 === 0 ? store : other).create(guest(id, 'Ada'))));
      assert.is(made.filter((answer) => answer === 'done').length, 1);
      assert.is(made.filter((answer) => answer === 'name-taken').length, 19);
    },
  ],
  [
    'many who want one e-mail at once, some new and some guests: one has it',
    async (store, other) => {
      const ids = Array.from({ length: 10 }, (_, n) => `guest-${n}`);
      for (const id of ids) await store.create(guest(id, `Guest ${id}`));
      const upgradeTo = { email: 'ada@example.org' };
      const answers = await Promise.all([
        ...ids.map((id) => other.change(id, { upgradeTo, passwordHash: 'h' }, LATER)),
        ...ids.map((id) => store.create(member(`new ${id}`, `New ${id}`, 'ada@example.org'))),
      ]);
      const won = answers.filter((answer) => answer !== 'email-taken');
      assert.is(won.length, 1, JSON.stringify(answers));
      assert.ok(await store.byEmail('ada@example.org'));
    },
  ],
  [
    'a guest becomes a member once, and stays who it is',
    async (store) => {
      await store.create(guest('a', 'Ada'));
      const upgrade = { upgradeTo: { email: 'ada@example.org' }, passwordHash: 'hash' };
      const ada = { ...member('a', 'Ada', 'ada@example.org'), passwordHash: 'hash', generation: 1 };
      assert.equal(await store.change('a', upgrade, LATER), ada);
      const again = { upgradeTo: { email: 'other@example.org' }, passwordHash: 'other' };
      assert.is(await store.change('a', again, LATER), 'member-already');
      assert.equal(await store.byId('a'), ada);
      assert.is(await store.byEmail('other@example.org'), undefined);
    },
  ],
  [
    'an upgrade to an e-mail that is taken changes nothing',
    async (store) => {
      await store.create(member('a', 'Ada', 'ada@example.org'));
      await store.create(guest('b', 'Ben'));
      const upgrade = { upgradeTo: { email: 'ada@example.org' }, passwordHash: 'hash' };
      assert.is(await store.change('b', upgrade, LATER), 'email-taken');
      assert.equal(await store.byId('b'), guest('b', 'Ben'));
      assert.equal(await store.revocations(NOW), []);
    },
  ],
  [
    'a new name frees the old one; one that is taken changes nothing',
    async (store, other) => {
      await store.create(guest('a', 'Ada'));
      await store.create(guest('b', 'Ben'));
      assert.is(await store.change('a', named('BEN'), LATER), 'name-taken');
      assert.equal(await store.byId('a'), guest('a', 'Ada'));
      const renamed = await store.change('a', named('Cleo'), LATER);
      assert.equal(renamed, guest('a', 'Cleo', { generation: 1 }));
      assert.is(await other.create(guest('c', 'Ada')), 'done');
      assert.is(await other.create(guest('d', 'Cleo')), 'name-taken');
    },
  ],
  [
    'the same name may be written another way by whoever has it',
    async (store) => {
      await store.create(guest('a', 'Ada'));
      assert.equal(await store.change('a', named('ADA'), LATER), guest('a', 'ADA', { generation: 1 }));
    },
  ],
  [
    'nobody who is not there is changed',
    async (store) => {
      assert.is(await store.change('a', named('Ada'), LATER), 'unknown');
      assert.is(await store.create(guest('b', 'Ada')), 'done');
    },
  ],
  [
    'each change counts the generation up, and revokes what was before it',
    async (store, other) => {
      await store.create(guest('a', 'Ada'));
      await store.change('a', named('Ada B'), LATER);
      await other.change('a', {}, LATER);
      assert.is((await store.byId('a'))?.generation, 2);
      assert.equal(await store.revocations(NOW), [{ account: 'a', below: 2, until: LATER }]);
      assert.equal(await store.revocations(LATER), []);
    },
  ],
  [
    'a deleted account is gone with its name, e-mail and devices, and nothing of it is left lying',
    async (store, other, kept) => {
      await store.create(member('a', 'Adalbert', 'adalbert@example.org'));
      await store.openSession(device('s', 'a', { place: 'a place of its own' }), 0);
      assert.is(await store.delete('a', LATER), true);
      assert.is(await other.byId('a'), undefined);
      assert.is(await other.byEmail('adalbert@example.org'), undefined);
      assert.is(await other.session('s'), undefined);
      assert.equal(await other.sessions('a', NOW), []);
      assert.equal(await other.revocations(NOW), [{ account: 'a', below: EVERY_GENERATION, until: LATER }]);
      assert.not.match(await kept.everything(), /adalbert|hash of a|place of its own/i);
      assert.is(await store.create(member('b', 'Adalbert', 'adalbert@example.org')), 'done');
      assert.is(await store.delete('a', LATER), false);
    },
  ],
  [
    'who was deleted is remembered as gone, and waits until nothing is left of it elsewhere',
    async (store, other) => {
      for (const id of ['a', 'b', 'c']) await store.create(guest(id, `Name ${id}`));
      await store.delete('a', LATER);
      await store.delete('b', LATER);
      assert.equal((await other.departures()).sort(), ['a', 'b']);
      await other.settleDeparture('a');
      assert.equal(await store.departures(), ['b']);
      assert.equal((await store.gone(['a', 'b', 'c', 'd'])).sort(), ['a', 'b']);
      assert.equal(await store.gone([]), []);
    },
  ],
  [
    'guests nobody used for long are told, oldest first; members never are',
    async (store) => {
      for (const [id, seen] of [
        ['a', 3],
        ['b', 1],
        ['c', 2],
        ['d', 9],
      ] as const) {
        await store.create(guest(id, `Name ${id}`, { seen }));
      }
      await store.create({ ...member('m', 'Mara', 'mara@example.org'), seen: 1 });
      await store.change('c', { upgradeTo: { email: 'c@example.org' }, passwordHash: 'h' }, LATER);
      assert.equal(await store.idleGuests(9, 10), ['b', 'a']);
      assert.equal(await store.idleGuests(9, 1), ['b']);
    },
  ],
  [
    'a device is signed in, and its token replaced once for each one given',
    async (store, other) => {
      await store.create(guest('a', 'Ada', { seen: 1 }));
      await store.openSession(device('s', 'a'), 0);
      assert.equal(await other.session('s'), device('s', 'a'));
      const to = { current: 's 1', rotated: NOW + 5, place: 'work', until: LATER + 5 };
      const rotated = await Promise.all([store.rotate('s', 's 0', to), other.rotate('s', 's 0', to)]);
      assert.equal(rotated.sort(), [false, true]);
      assert.equal(await store.session('s'), { ...device('s', 'a'), ...to, previous: 's 0' });
      assert.is(await store.rotate('s', 's 0', to), false);
      assert.is(await store.rotate('t', 's 1', to), false);
      assert.is((await store.byId('a'))?.seen, NOW + 5, 'its account counts as seen');
      assert.equal(await store.idleGuests(NOW, 10), []);
    },
  ],
  [
    'nobody is signed in to an account that is not there',
    async (store) => {
      assert.is(await store.openSession(device('s', 'a'), 0), false);
      assert.is(await store.session('s'), undefined);
    },
  ],
  [
    'an account has so many devices, and one more signs out the oldest',
    async (store) => {
      await store.create(guest('a', 'Ada'));
      const ids = Array.from({ length: MOST_SESSIONS + 2 }, (_, n) => `s${n}`);
      for (const id of ids) await store.openSession(device(id, 'a'), 0);
      assert.equal(
        (await store.sessions('a', NOW)).map(({ id }) => id),
        ids.slice(2),
      );
      assert.is(await store.session('s1'), undefined);
    },
  ],
  [
    'a device that ran out is none of the account any more',
    async (store) => {
      await store.create(guest('a', 'Ada'));
      await store.openSession(device('s', 'a', { until: NOW + 3_600_000 }), 0);
      await store.openSession(device('t', 'a', { until: NOW + 7_200_000 }), 0);
      assert.equal(
        (await store.sessions('a', NOW + 3_600_000)).map(({ id }) => id),
        ['t'],
      );
    },
  ],
  [
    'a device is signed out, and its access tokens are revoked',
    async (store, other) => {
      await store.create(guest('a', 'Ada'));
      for (const id of ['s', 't']) await store.openSession(device(id, 'a'), 0);
      await store.closeSession('s', LATER);
      assert.is(await other.session('s'), undefined);
      assert.equal(
        (await other.sessions('a', NOW)).map(({ id }) => id),
        ['t'],
      );
      assert.equal(await other.revocations(NOW), [{ session: 's', until: LATER }]);
    },
  ],
  [
    'all devices are signed out along with a change; others are not touched',
    async (store, other) => {
      await store.create(guest('a', 'Ada'));
      await store.create(guest('b', 'Ben'));
      for (const id of ['s', 't', 'u']) await store.openSession(device(id, 'a'), 0);
      await store.openSession(device('v', 'b'), 0);
      assert.is(await store.change('a', { ...named('BEN'), signsOut: true }, LATER), 'name-taken');
      assert.is((await other.sessions('a', NOW)).length, 3, 'what is refused signs nobody out');
      await store.change('a', { passwordHash: 'h' }, LATER);
      assert.is((await other.sessions('a', NOW)).length, 3);
      assert.equal(
        await store.change('a', { signsOut: true }, LATER),
        guest('a', 'Ada', { passwordHash: 'h', generation: 2 }),
      );
      assert.equal(await other.sessions('a', NOW), []);
      assert.is(await other.session('s'), undefined);
      assert.ok(await other.session('v'));
    },
  ],
  [
    'a device that is signed out changes nothing, nor does one of another account',
    async (store, other) => {
      await store.create(guest('a', 'Ada'));
      await store.create(guest('b', 'Ben'));
      await store.openSession(device('s', 'a'), 0);
      await store.openSession(device('v', 'b'), 0);
      for (const by of ['v', 'made up'])
        assert.is(await other.change('a', { ...named('Cleo'), by, signsOut: true }, LATER), 'unknown');
      assert.is(await other.change('a', { ...named('BEN'), by: 'v' }, LATER), 'unknown', 'it is told of no names');
      assert.ok(await store.session('s'));
      assert.equal(
        await store.change('a', { ...named('Cleo'), by: 's' }, LATER),
        guest('a', 'Cleo', { generation: 1 }),
      );
      await store.closeSession('s', LATER);
      assert.is(await other.change('a', { ...named('Dora'), by: 's' }, LATER), 'unknown');
      assert.equal(await other.byId('a'), guest('a', 'Cleo', { generation: 1 }));
    },
  ],
  [
    'nobody is signed in to an account that has changed since it was looked up',
    async (store, other) => {
      await store.create(guest('a', 'Ada'));
      assert.is(await store.openSession(device('s', 'a'), 0), true);
      await store.change('a', {}, LATER);
      assert.is(await other.openSession(device('t', 'a'), 0), false);
      assert.is(await store.session('t'), undefined);
      assert.is(await other.openSession(device('t', 'a'), 1), true);
      assert.equal(
        (await store.sessions('a', NOW)).map(({ id }) => id),
        ['s', 't'],
      );
    },
  ],
  [
    'what is revoked is told at once, and to the other processes in a moment',
    async (store, other, _, { shared }) => {
      const told: Revocation[] = [];
      (shared ? other : store).onRevoked((revocation) => told.push(revocation));
      await store.create(guest('a', 'Ada'));
      await store.closeSession('s', LATER);
      await store.change('a', {}, LATER);
      await store.delete('a', LATER);
      if (shared) await eventually('three revocations', () => told.length >= 3);
      assert.equal(told, [
        { session: 's', until: LATER },
        { account: 'a', below: 1, until: LATER },
        { account: 'a', below: EVERY_GENERATION, until: LATER },
      ]);
    },
  ],
];

const run = (kind: AccountStoreKind): void => {
  const stores = suite(`accounts in ${kind.name}`);
  for (const [name, sentence] of SENTENCES) {
    stores(name, async () => {
      const kept = await kind.fresh();
      const store = await kept.open();
      const other = await kept.open();
      try {
        await sentence(store, other, kept, kind);
      } finally {
        await Promise.all([store.close(), other.close()]);
      }
    });
  }
  stores.after(() => kind.end());
  stores.run();
};

for (const kind of [sqlAccountStores(), await redisAccountStores(), await redisAccountStores(CLUSTER)]) run(kind);
