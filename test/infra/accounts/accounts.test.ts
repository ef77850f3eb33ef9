/** What one can do with an account, and what becomes of its tokens as time goes by. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { JWT } from '@colyseus/auth';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { KEPT_MS, LOST_ANSWER_MS } from '../../../infra/accounts/sessions.ts';
import { accountsOn } from '../../../infra/accounts/sql-accounts.ts';
import { MOST_SESSIONS } from '../../../infra/accounts/store.ts';
import { openSqlFile } from '../../../infra/sql/sql-file.ts';
import { ACCESS_SECONDS } from '../../../infra/tokens.ts';
import {
  type AccountService,
  AWAY,
  accountService,
  EMAIL,
  granted,
  HOME,
  PASSWORD,
  refusalIn,
} from '../../support/stores/account-service.ts';

const ACCESS_MS = ACCESS_SECONDS * 1000;
const DAY_MS = 86_400_000;

const folder = mkdtempSync(join(tmpdir(), 'throneroom-accounts-'));
let made = 0;

const stories = suite('accounts: what one can do');
const tell = (name: string, story: (service: AccountService) => Promise<void>): void =>
  stories(name, async () => {
    const file = join(folder, `${made++}.db`);
    const store = await accountsOn(openSqlFile(file), file);
    try {
      await story(await accountService(store));
    } finally {
      await store.close();
    }
  });
stories.after(() => rmSync(folder, { recursive: true, force: true }));

const guest = async ({ accounts }: AccountService, name = 'Ada') => granted(await accounts.guest(name, HOME));
const member = async ({ accounts }: AccountService, name = 'Ada', email = EMAIL) =>
  granted(await accounts.register({ name, email, password: PASSWORD }, HOME));
const signIn = ({ accounts }: AccountService, password = PASSWORD, from = HOME, device?: string) =>
  accounts.signIn({ email: EMAIL, password, device }, from);

// ---- who somebody becomes --------------------------------------------------------------------------------------------

tell('a guest is whoever asks, under an id of its own', async (service) => {
  const ada = await guest(service);
  assert.match(ada.id, /^guest-[0-9a-f-]{36}$/);
  assert.equal([ada.name, ada.kind, ada.expiresIn], ['Ada', 'guest', ACCESS_SECONDS]);
  assert.equal(await service.tokens.read(ada.token), { id: ada.id, name: 'Ada' });
});

tell('guests of one name get digits, each others, and nobody is refused', async (service) => {
  const names: string[] = [];
  for (let n = 0; n < 30; n++) names.push((await guest(service, n % 2 === 0 ? 'Ada' : 'ADA')).name);
  assert.equal(names.slice(0, 4), ['Ada', 'ADA2', 'Ada3', 'ADA4']);
  assert.is(new Set(names.map((name) => name.toLowerCase())).size, 30);
  for (const name of names) assert.match(name, /^ada\d*$/i);
});

tell('guests of one name who come at once get different ones', async (service) => {
  const all = await Promise.all(Array.from({ length: 12 }, () => guest(service, 'x'.repeat(24))));
  assert.is(new Set(all.map(({ name }) => name)).size, 12);
  for (const { name } of all) assert.is(name.length, 24);
});

tell('a guest who takes a name that is reserved is called Guest', async (service) => {
  assert.is((await guest(service, 'Admin')).name, 'Guest');
  assert.is((await guest(service, 'Steady Bot')).name, 'Guest2');
});

tell('a name that cannot be shown is refused, to guests and members', async (service) => {
  assert.is(refusalIn(await service.accounts.guest('Ad\u200ba', HOME)), 'bad-name');
  const wanted = { name: '\u202eadA', email: EMAIL, password: PASSWORD };
  assert.is(refusalIn(await service.accounts.register(wanted, HOME)), 'bad-name');
  assert.is(refusalIn(await service.accounts.register({ email: EMAIL, password: PASSWORD }, HOME)), 'bad-name');
});

tell('a member has the name asked for, or none', async (service) => {
  const { accounts } = service;
  await guest(service, 'Ben');
  const register = (name: string, email: string) => accounts.register({ name, email, password: PASSWORD }, HOME);
  assert.is(refusalIn(await register('BEN', EMAIL)), 'name-taken');
  assert.is(refusalIn(await register('Admin', EMAIL)), 'name-taken');
  assert.match((await member(service)).id, /^player-/);
  assert.is(refusalIn(await register('Cleo', EMAIL)), 'email-taken');
});

tell('a guest who becomes a member keeps id, name and device, and signs in elsewhere as the same', async (service) => {
  const ada = await guest(service);
  const kept = granted(
    await service.accounts.upgrade(await service.holder(ada.token), { email: EMAIL, password: PASSWORD }),
  );
  assert.equal([kept.id, kept.name, kept.kind, kept.email], [ada.id, 'Ada', 'member', EMAIL]);
  assert.equal(await service.tokens.read(kept.token), { id: ada.id, name: 'Ada' });
  assert.is(granted(await service.accounts.refresh(ada.refresh, HOME)).kind, 'member');
  assert.is(granted(await signIn(service, PASSWORD, AWAY)).id, ada.id);
  const again = await service.accounts.upgrade(await service.holder(kept.token), {
    email: 'b@c.de',
    password: PASSWORD,
  });
  assert.is(refusalIn(again), 'member-already');
});

tell('a guest of an older version becomes an account once, under its id', async (service) => {
  const id = 'guest-01234567-89ab-cdef-0123-456789abcdef';
  const old = await JWT.sign({ id, name: 'Ada' }, { expiresIn: '90d' });
  assert.is(await service.tokens.read(old), undefined, 'it opens no door by itself');
  const adopted = granted(await service.accounts.refresh(old, HOME));
  assert.equal([adopted.id, adopted.name, adopted.kind], [id, 'Ada', 'guest']);
  assert.is(refusalIn(await service.accounts.refresh(old, HOME)), 'signed-out');
  await service.accounts.delete(await service.holder(adopted.token), undefined);
  assert.is(refusalIn(await service.accounts.refresh(old, HOME)), 'signed-out', 'nor does it bring back who is gone');
  const notGuest = await JWT.sign({ id: 'player-1', name: 'Ada' }, { expiresIn: '90d' });
  assert.is(refusalIn(await service.accounts.refresh(notGuest, HOME)), 'signed-out');
});

// ---- tokens ----------------------------------------------------------------------------------------------------------

tell('an access token is good for half an hour, and a refresh token gets the next one', async (service) => {
  const ada = await guest(service);
  service.pass(ACCESS_MS - 1000);
  assert.ok(await service.tokens.read(ada.token));
  service.pass(2000);
  assert.is(await service.tokens.read(ada.token), undefined);
  const next = granted(await service.accounts.refresh(ada.refresh, HOME));
  assert.equal(await service.tokens.read(next.token), { id: ada.id, name: 'Ada' });
  assert.is.not(next.refresh, ada.refresh);
});

tell('a used refresh token signs its device out, with the access tokens made from it', async (service) => {
  const ada = await guest(service);
  const next = granted(await service.accounts.refresh(ada.refresh, HOME));
  service.pass(LOST_ANSWER_MS + 1);
  assert.is(refusalIn(await service.accounts.refresh(ada.refresh, AWAY)), 'signed-out');
  assert.is(refusalIn(await service.accounts.refresh(next.refresh, HOME)), 'signed-out');
  assert.is(await service.tokens.read(next.token), undefined);
  assert.ok(service.said.some((words) => words.includes('used twice')));
});

tell('one that was used two times before signs it out at once', async (service) => {
  const ada = await guest(service);
  const second = granted(await service.accounts.refresh(ada.refresh, HOME));
  const third = granted(await service.accounts.refresh(second.refresh, HOME));
  assert.is(refusalIn(await service.accounts.refresh(ada.refresh, HOME)), 'signed-out');
  assert.is(refusalIn(await service.accounts.refresh(third.refresh, HOME)), 'signed-out');
});

tell('whoever asks again because the answer got lost is given the same one again', async (service) => {
  const ada = await guest(service);
  const lost = granted(await service.accounts.refresh(ada.refresh, HOME));
  service.pass(LOST_ANSWER_MS);
  const again = granted(await service.accounts.refresh(ada.refresh, HOME));
  assert.is(again.refresh, lost.refresh);
  service.pass(DAY_MS);
  assert.ok(granted(await service.accounts.refresh(again.refresh, HOME)));
});

tell('many who ask at once with one token are all given the same next one', async (service) => {
  const ada = await guest(service);
  const answers = await Promise.all(Array.from({ length: 8 }, () => service.accounts.refresh(ada.refresh, HOME)));
  const [first] = answers.map((answer) => granted(answer).refresh);
  assert.equal(new Set(answers.map((answer) => granted(answer).refresh)).size, 1);
  assert.ok(granted(await service.accounts.refresh(first ?? '', HOME)));
});

tell('a token that was made up signs nobody out', async (service) => {
  const ada = await guest(service);
  const { session } = await service.holder(ada.token);
  const [, own, seal] = ada.refresh.split('.');
  for (const forged of ['', 'x', `${session}.${'A'.repeat(43)}.${seal}`, `${session}.${own}.${'A'.repeat(43)}`]) {
    assert.is(refusalIn(await service.accounts.refresh(forged, AWAY)), 'signed-out');
    await service.accounts.signOut(forged, true);
  }
  assert.ok(granted(await service.accounts.refresh(ada.refresh, HOME)));
});

tell('the store knows no refresh token', async (service) => {
  const ada = await guest(service);
  const { session } = await service.holder(ada.token);
  assert.not.match(JSON.stringify(await service.store.session(session)), new RegExp(ada.refresh.split('.')[1] ?? '-'));
});

tell(
  'a device that asks now and then stays signed in; one that does not for 90 days is signed out',
  async (service) => {
    let { refresh } = await member(service);
    for (let month = 0; month < 12; month++) {
      service.pass(KEPT_MS - DAY_MS);
      ({ refresh } = granted(await service.accounts.refresh(refresh, HOME)));
    }
    service.pass(KEPT_MS);
    assert.is(refusalIn(await service.accounts.refresh(refresh, HOME)), 'signed-out');
    assert.ok(granted(await signIn(service)));
  },
);

tell('signing out ends this device at once, and no other', async (service) => {
  const one = await member(service);
  const two = granted(await signIn(service));
  await service.accounts.signOut(one.refresh, false);
  assert.is(await service.tokens.read(one.token), undefined);
  assert.is(refusalIn(await service.accounts.refresh(one.refresh, HOME)), 'signed-out');
  assert.ok(await service.tokens.read(two.token));
  await service.accounts.signOut(one.refresh, true);
  assert.ok(granted(await service.accounts.refresh(two.refresh, HOME)), 'who is signed out signs nobody out');
});

tell('signing out everywhere ends every device at once', async (service) => {
  const one = await member(service);
  const two = granted(await signIn(service));
  const ben = await guest(service, 'Ben');
  await service.accounts.signOut(one.refresh, true);
  for (const { token, refresh } of [one, two]) {
    assert.is(await service.tokens.read(token), undefined);
    assert.is(refusalIn(await service.accounts.refresh(refresh, HOME)), 'signed-out');
  }
  assert.ok(await service.tokens.read(ben.token));
  assert.ok(await service.tokens.read(granted(await signIn(service)).token));
});

tell('a new password ends every other device at once, and this one goes on', async (service) => {
  const one = await member(service);
  const two = granted(await signIn(service));
  const holder = await service.holder(one.token);
  const next = 'an even longer one';
  assert.is(refusalIn(await service.accounts.changePassword(holder, 'a guess', next, HOME)), 'wrong-password');
  assert.is(refusalIn(await service.accounts.changePassword(holder, PASSWORD, 'Football99', HOME)), 'common-password');
  const changed = granted(await service.accounts.changePassword(holder, PASSWORD, next, HOME));
  for (const { token, refresh } of [one, two]) {
    assert.is(await service.tokens.read(token), undefined);
    assert.is(refusalIn(await service.accounts.refresh(refresh, HOME)), 'signed-out');
  }
  assert.ok(await service.tokens.read(changed.token));
  assert.ok(granted(await service.accounts.refresh(changed.refresh, HOME)));
  assert.is(refusalIn(await signIn(service)), 'bad-credentials');
  assert.ok(granted(await signIn(service, next)));
  const ben = await guest(service, 'Ben');
  const bens = await service.accounts.changePassword(await service.holder(ben.token), PASSWORD, next, HOME);
  assert.is(refusalIn(bens), 'not-a-member');
});

/** Does something at the moment in which the store is asked for an account, once. */
const betweenReads = ({ store }: AccountService, what: () => Promise<unknown>): void => {
  const { byId } = store;
  store.byId = async (id) => {
    store.byId = byId;
    await what();
    return byId.call(store, id);
  };
};

tell('issue: a device that asked again just when the password changed stayed signed in', async (service) => {
  const stolen = await member(service);
  const owner = granted(await signIn(service));
  const holder = await service.holder(owner.token);
  await service.accounts.refresh(stolen.refresh, HOME); // its answer is lost, and it comes again
  betweenReads(service, async () => {
    granted(await service.accounts.changePassword(holder, PASSWORD, 'an even longer one', HOME));
  });
  assert.is(refusalIn(await service.accounts.refresh(stolen.refresh, HOME)), 'signed-out');
});

tell('who was signed out everywhere gets no token for a new name', async (service) => {
  const stolen = await member(service);
  const holder = await service.holder(stolen.token);
  betweenReads(service, () => service.accounts.signOut(stolen.refresh, true));
  assert.is(refusalIn(await service.accounts.rename(holder, 'Mallory')), 'signed-out');
  assert.is((await service.store.byId(stolen.id))?.name, 'Ada', 'nor the name');
});

tell('a guest who was signed out everywhere becomes no member', async (service) => {
  const stolen = await guest(service);
  const holder = await service.holder(stolen.token);
  await service.accounts.signOut(stolen.refresh, true);
  const upgraded = await service.accounts.upgrade(holder, { email: EMAIL, password: PASSWORD });
  assert.is(refusalIn(upgraded), 'signed-out');
  assert.is((await service.store.byId(stolen.id))?.kind, 'guest');
});

tell('a password that is tried while it is replaced signs nobody in', async (service) => {
  const owner = await member(service);
  const holder = await service.holder(owner.token);
  const { store } = service;
  const { openSession } = store;
  // The old one was found right; before its session is kept, there is a new one.
  store.openSession = async (session, generation) => {
    store.openSession = openSession;
    granted(await service.accounts.changePassword(holder, PASSWORD, 'an even longer one', HOME));
    return openSession.call(store, session, generation);
  };
  assert.is(refusalIn(await signIn(service, PASSWORD, AWAY)), 'signed-out');
  assert.is((await store.sessions(owner.id, service.now())).length, 1, 'her own');
});

tell('two who change the password at once: the second is signed out by the first', async (service) => {
  const owner = await member(service);
  const stolen = granted(await signIn(service));
  const [hers, his] = [await service.holder(owner.token), await service.holder(stolen.token)];
  const { store } = service;
  const { change } = store;
  store.change = async (...asked) => {
    store.change = change;
    granted(await service.accounts.changePassword(hers, PASSWORD, 'an even longer one', HOME));
    return change.apply(store, asked);
  };
  assert.is(refusalIn(await service.accounts.changePassword(his, PASSWORD, 'what he wanted', HOME)), 'signed-out');
  assert.ok(granted(await signIn(service, 'an even longer one')));
});

tell('revocations are forgotten when the tokens they concern have run out', async (service) => {
  const ada = await member(service);
  await service.accounts.signOut(ada.refresh, true);
  assert.is((await service.store.revocations(service.now() + ACCESS_MS)).length, 1);
  assert.equal(await service.store.revocations(service.now() + ACCESS_MS + 60_000), []);
});

tell('an account has so many devices; signing in on one more ends the oldest', async (service) => {
  const first = await member(service);
  for (let n = 0; n < MOST_SESSIONS; n++) granted(await signIn(service));
  assert.is(refusalIn(await service.accounts.refresh(first.refresh, HOME)), 'signed-out');
  const me = granted(await service.accounts.me(await service.holder(granted(await signIn(service)).token)));
  assert.equal([me.devices, me.email, me.kind], [MOST_SESSIONS, EMAIL, 'member']);
});

// ---- names -----------------------------------------------------------------------------------------------------------

tell('a guest who takes another name gets digits, a member is refused', async (service) => {
  const ada = await guest(service);
  const ben = await guest(service, 'Ben');
  const cleo = await member(service, 'Cleo');
  const rename = async (who: { token: string }, name: string) =>
    service.accounts.rename(await service.holder(who.token), name);
  assert.is(refusalIn(await rename(cleo, '\u0410da')), 'name-taken');
  assert.is(refusalIn(await rename(cleo, 'Admin')), 'name-taken');
  assert.is(refusalIn(await rename(ada, '')), 'bad-name');
  assert.is(granted(await rename(ben, 'ada')).name, 'ada2');
  const cleopatra = granted(await rename(cleo, 'Cleopatra'));
  assert.equal(await service.tokens.read(cleopatra.token), { id: cleo.id, name: 'Cleopatra' });
  assert.is(await service.tokens.read(cleo.token), undefined, 'nobody goes on under the old name');
  assert.is((await guest(service, 'Cleo')).name, 'Cleo', 'which is free');
  assert.is(granted(await service.accounts.refresh(cleo.refresh, HOME)).name, 'Cleopatra');
});

// ---- deletion --------------------------------------------------------------------------------------------------------

tell('a deleted account is refused at once at every door, and its name and e-mail are free', async (service) => {
  const ada = await member(service);
  const ben = await guest(service, 'Ben');
  const elsewhere = granted(await signIn(service, PASSWORD, AWAY));
  const holder = await service.holder(ada.token);
  assert.is(refusalIn(await service.accounts.delete(holder, undefined)), 'wrong-password');
  assert.is(refusalIn(await service.accounts.delete(holder, 'a guess')), 'wrong-password');
  assert.equal(await service.accounts.delete(holder, PASSWORD), { deleted: true });
  for (const { token, refresh } of [ada, elsewhere]) {
    assert.is(await service.tokens.read(token), undefined);
    assert.is(refusalIn(await service.accounts.refresh(refresh, HOME)), 'signed-out');
  }
  assert.is(refusalIn(await signIn(service)), 'bad-credentials');
  for (const what of [
    service.accounts.me(holder),
    service.accounts.rename(holder, 'B'),
    service.accounts.delete(holder, PASSWORD),
  ])
    assert.is(refusalIn(await what), 'signed-out');
  assert.equal([...(await service.accounts.gone([ada.id, 'guest-nobody']))], [ada.id]);
  assert.equal(await service.accounts.namesOf([ada.id, ben.id, ben.id, 'guest-nobody']), { [ben.id]: 'Ben' });
  assert.is.not((await member(service)).id, ada.id);
});

tell('whoever keeps something of accounts is told of a deleted one, until that succeeded', async (service) => {
  const told: string[] = [];
  let broken = true;
  service.accounts.onDeleted((id) => {
    told.push(`first ${id}`);
  });
  service.accounts.onDeleted(async (id) => {
    if (broken) throw new Error('the ladder cannot be reached');
    told.push(`second ${id}`);
  });
  const { id, token } = await guest(service);
  assert.equal(await service.accounts.delete(await service.holder(token), undefined), { deleted: true });
  assert.equal(told, [`first ${id}`]);
  assert.ok(service.said.some((words) => words.includes('not everything')));
  broken = false;
  await service.accounts.tidy();
  await service.accounts.tidy();
  assert.equal(told, [`first ${id}`, `first ${id}`, `second ${id}`]);
});

tell('a guest whom nobody uses for 90 days is deleted; whoever is used, and members, are not', async (service) => {
  const gone: string[] = [];
  service.accounts.onDeleted((id) => {
    gone.push(id);
  });
  const idle = await guest(service, 'Idle');
  const busy = await guest(service, 'Busy');
  await member(service);
  service.pass(KEPT_MS - DAY_MS);
  await service.accounts.refresh(busy.refresh, HOME);
  service.pass(DAY_MS);
  await service.accounts.tidy();
  assert.equal(gone, []);
  service.pass(1);
  await service.accounts.tidy();
  assert.equal(gone, [idle.id]);
  assert.is((await guest(service, 'Idle')).name, 'Idle');
});

stories.run();
