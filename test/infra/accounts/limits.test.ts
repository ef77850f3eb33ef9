/** How often a password may be tried: guessing is slowed down, and nobody is locked out of their own account. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openSignInLimits, type Pace, type SignInLimits, type Try } from '../../../infra/accounts/sign-in-limits.ts';
import { accountsOn } from '../../../infra/accounts/sql-accounts.ts';
import type { AccountStore } from '../../../infra/accounts/store.ts';
import { openSqlFile } from '../../../infra/sql/sql-file.ts';
import { startRedis } from '../../support/server/redis.ts';
import {
  AWAY,
  accountService,
  EMAIL,
  granted,
  HOME,
  PASSWORD,
  refusalIn,
} from '../../support/stores/account-service.ts';

const here = (more: Partial<Try> = {}): Try => ({ account: 'ada', place: 'here', known: false, ...more });

/** Tries a wrong password: the wait it meets, or 0 if it was let in. */
const wrong = async (limits: SignInLimits, attempt: Try): Promise<number> => {
  const admitted = await limits.enter(attempt);
  return 'wait' in admitted ? admitted.wait : 0;
};
const several = async (times: number, deed: () => Promise<number>): Promise<number[]> => {
  const all: number[] = [];
  for (let n = 0; n < times; n++) all.push(await deed());
  return all;
};

type Sentence = (limits: (pace?: Partial<Pace>) => Promise<SignInLimits>) => Promise<void>;

const SENTENCES: readonly [string, Sentence][] = [
  [
    'a few wrong ones are free; from then on one waits',
    async (open) => {
      const limits = await open({ free: 3, firstWait: 40 });
      assert.equal(await several(6, () => wrong(limits, here())), [0, 0, 0, 0, 40, 40]);
    },
  ],
  [
    'each wait is twice as long as the one before, up to the longest',
    async (open) => {
      const limits = await open({ free: 0, firstWait: 1, longestWait: 2 });
      const waits: number[] = [];
      for (let n = 0; n < 3; n++) {
        assert.is(await wrong(limits, here()), 0);
        const wait = await wrong(limits, here());
        waits.push(wait);
        await sleep(wait * 1000 + 50);
      }
      assert.equal(waits, [1, 2, 2]);
    },
  ],
  [
    'a hundred at once are a hundred',
    async (open) => {
      const limits = await open({ free: 5, firstWait: 30 });
      const answers = await Promise.all(Array.from({ length: 100 }, () => wrong(limits, here())));
      assert.is(answers.filter((wait) => wait === 0).length, 6);
    },
  ],
  [
    'issue: of a crowd that signed in at once from one address, some were told to come again in an hour',
    async (open) => {
      const limits = await open({ perPlace: 3 });
      const member = (n: number) => here({ account: `member ${n}`, place: 'a hall' });
      const begun = await Promise.all([0, 1, 2].map((n) => limits.enter(member(n))));
      assert.is(await wrong(limits, member(3)), 2, 'those before it may yet be right');
      for (const one of begun) if ('right' in one) await one.right();
      const further = await Promise.all([3, 4, 5].map((n) => limits.enter(member(n))));
      for (const one of further) if ('wrong' in one) one.wrong();
      assert.is(await wrong(limits, member(6)), 3600, 'they were all wrong');
    },
  ],
  [
    'the right one ends the waiting, and so does time',
    async (open) => {
      const limits = await open({ free: 1, firstWait: 1, fades: 2 });
      await wrong(limits, here());
      const right = await limits.enter(here());
      assert.ok('right' in right);
      await right.right();
      assert.equal(await several(3, () => wrong(limits, here())), [0, 0, 1]);
      await sleep(2100);
      assert.equal(await several(2, () => wrong(limits, here())), [0, 0]);
    },
  ],
  [
    'one that was not looked at does not count',
    async (open) => {
      const limits = await open({ free: 1, firstWait: 30 });
      for (let n = 0; n < 5; n++) {
        const admitted = await limits.enter(here());
        assert.ok('notTried' in admitted);
        await admitted.notTried();
      }
      assert.equal(await several(3, () => wrong(limits, here())), [0, 0, 30]);
    },
  ],
  [
    'who guesses from elsewhere, even from everywhere, keeps nobody out of a place they were known at',
    async (open) => {
      const limits = await open({ free: 2, firstWait: 60, perAccount: 10 });
      let n = 0;
      const guesses = await several(30, () => wrong(limits, here({ place: `net ${n++ % 10}` })));
      assert.is(guesses.filter((wait) => wait === 0).length, 10, 'so many guesses in all');
      assert.ok((await wrong(limits, here({ place: 'yet another' }))) > 0);
      const owner = await limits.enter(here({ place: 'home', known: true }));
      assert.ok('right' in owner);
      assert.is(await wrong(limits, here({ account: 'ben', place: 'yet another' })), 0, 'nor from other accounts');
    },
  ],
  [
    'who tries one password on many accounts is stopped, and whoever is known there is not',
    async (open) => {
      const limits = await open({ perPlace: 5 });
      let n = 0;
      const guesses = await several(20, () => wrong(limits, here({ account: `account ${n++}`, place: 'net' })));
      assert.is(guesses.filter((wait) => wait === 0).length, 5);
      assert.is(await wrong(limits, here({ place: 'net', known: true })), 0);
    },
  ],
];

const folder = mkdtempSync(join(tmpdir(), 'throneroom-limits-'));
let stores = 0;
const freshStore = (): Promise<AccountStore> => {
  const file = join(folder, `${stores++}.db`);
  return accountsOn(openSqlFile(file), file);
};

const server = await startRedis();
const kinds: readonly [string, (pace?: Partial<Pace>, fresh?: number) => Promise<SignInLimits>][] = [
  ['in memory', (pace) => openSignInLimits(undefined, pace)],
  ['in Redis', (pace, fresh = 0) => openSignInLimits(`${server.url}/${fresh}`, pace)],
];
for (const [kind, open] of kinds) {
  const limits = suite(`sign-in limits ${kind}`);
  let fresh = 0;
  const opened: SignInLimits[] = [];
  for (const [name, sentence] of SENTENCES) {
    limits(name, async () => {
      fresh++;
      await sentence(async (pace) => {
        const one = await open(pace, fresh);
        opened.push(one);
        return one;
      });
    });
  }
  limits.after(async () => {
    for (const one of opened) await one.close();
  });
  limits.run();
}

const shared = suite('sign-in limits of several processes');
shared('are counted together', async () => {
  const [one, two] = await Promise.all(
    [0, 0].map(() => openSignInLimits(`${server.url}/15`, { free: 2, firstWait: 50 })),
  );
  assert.ok(one && two);
  assert.equal([await wrong(one, here()), await wrong(two, here()), await wrong(one, here())], [0, 0, 0]);
  assert.is(await wrong(two, here()), 50);
  await server.kill();
  assert.is(await wrong(one, here()), 0, 'while Redis is away, each counts by itself');
  await Promise.all([one.close(), two.close()]);
});
shared.after(() => server.stop());
shared.run();

const accounts = suite('sign-in limits, seen by who signs in');
accounts(
  'an attacker elsewhere is made to wait, the owner is not, and an unknown e-mail looks like any other',
  async () => {
    const store = await freshStore();
    const { accounts: service } = await accountService(store, { free: 2, firstWait: 60, perAccount: 6 });
    const { device } = granted(await service.register({ name: 'Ada', email: EMAIL, password: PASSWORD }, HOME));
    const guess = async (email: string, address: string): Promise<string> =>
      refusalIn(await service.signIn({ email, password: 'a guess' }, { address }));
    for (const email of [EMAIL, 'nobody@example.org']) {
      const answers = [];
      for (let n = 0; n < 5; n++) answers.push(await guess(email, AWAY.address));
      assert.equal(answers, [...Array(3).fill('bad-credentials'), 'too-many', 'too-many'], email);
    }
    // Then from everywhere, until nobody comes in from a place that was never seen.
    for (let n = 0; n < 5; n++) await guess(EMAIL, `203.0.113.${n}`);
    const right = { email: EMAIL, password: PASSWORD };
    assert.is(refusalIn(await service.signIn(right, { address: '203.0.113.99' })), 'too-many');
    assert.ok(granted(await service.signIn(right, HOME)), 'from the address of a device that is signed in');
    assert.ok(
      granted(await service.signIn({ ...right, device }, { address: '203.0.113.98' })),
      'or on a device known from before',
    );
    const forged = { ...right, device: `${device?.split('.')[0]}.${'A'.repeat(43)}` };
    assert.is(refusalIn(await service.signIn(forged, { address: '203.0.113.97' })), 'too-many');
    await store.close();
  },
);

accounts('issue: what a device is known by, with anything behind it, was a place of its own', async () => {
  const store = await freshStore();
  const { accounts: service } = await accountService(store, { free: 2, firstWait: 60 });
  const { device } = granted(await service.register({ name: 'Ada', email: EMAIL, password: PASSWORD }, HOME));
  const guesses: string[] = [];
  for (let n = 0; n < 5; n++) {
    const guess = { email: EMAIL, password: 'a guess', device: `${device}.${n}` };
    guesses.push(refusalIn(await service.signIn(guess, AWAY)));
  }
  assert.equal(guesses, [...Array(3).fill('bad-credentials'), 'too-many', 'too-many']);
  await store.close();
});

accounts('an address is a household: of IPv6 the first half, of IPv4 however it is written', async () => {
  const store = await freshStore();
  const { accounts: service } = await accountService(store, { free: 1, firstWait: 60 });
  const guess = async (address: string): Promise<string> =>
    refusalIn(await service.signIn({ email: EMAIL, password: 'a guess' }, { address }));
  assert.equal(
    [
      await guess('2001:db8:1:2::1'),
      await guess('2001:db8:1:2:aaaa::9'),
      await guess('2001:db8:1:2:0:0:0:7'),
      await guess('2001:db8:1:3::1'),
    ],
    ['bad-credentials', 'bad-credentials', 'too-many', 'bad-credentials'],
  );
  assert.equal(
    [await guess('192.0.2.9'), await guess('::ffff:192.0.2.9'), await guess('192.0.2.9'), await guess('192.0.2.8')],
    ['bad-credentials', 'bad-credentials', 'too-many', 'bad-credentials'],
  );
  await store.close();
});
accounts.after(() => rmSync(folder, { recursive: true, force: true }));
accounts.run();
