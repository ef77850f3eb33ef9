/** What one can do with an account, and what becomes of its tokens as time goes by. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { JWT } from '@colyseus/auth';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { KEPT_MS, LOST_ANSWER_MS } from '../../../infra/accounts/accounts.ts';
import { accountsOn } from '../../../infra/accounts/sql-accounts.ts';
import { MOST_SESSIONS } from '../../../infra/accounts/store.ts';
import { openSqlFile } from '../../../infra/sql/sql-file.ts';
import { ACCESS_SECONDS } from '../../../infra/tokens.ts';
import {
  type AccountDesk,
  AWAY,
  accountDesk,
  EMAIL,
  granted,
  HOME,
  PASSWORD,
  refusalIn,
} from '../../support/account-service.ts';

const ACCESS_MS = ACCESS_SECONDS * 1000;
const DAY_MS = 86_400_000;

const folder = mkdtempSync(join(tmpdir(), 'throneroom-accounts-'));
let made = 0;

const stories = suite('accounts: what one can do');
const tell = (name: string, story: (desk: AccountDesk) => Promise<void>): void =>
  stories(name, async () => {
    const file = join(folder, `${made++}.db`);
    const store = await accountsOn(openSqlFile(file), file);
    try {
      await story(await accountDesk(store));
    } finally {
      await store.close();
    }
  });
stories.after(() => rmSync(folder, { recursive: true, force: true }));

const guest = async ({ accounts }: AccountDesk, name = 'Ada') => granted(await accounts.guest(name, HOME));
const member = async ({ accounts }: AccountDesk, name = 'Ada', email = EMAIL) =>
  granted(await accounts.register({ name, email, password: PASSWORD }, HOME));
const signIn = ({ accounts }: AccountDesk, password = PASSWORD, from = HOME, device?: string) =>
  accounts.signIn({ email: EMAIL, password, device }, from);

// ---- who somebody becomes --------------------------------------------------------------------------------------------

tell('a guest is whoever asks, under an id of its own', async (desk) => {
  const ada = await guest(desk);
  assert.match(ada.id, /^guest-[0-9a-f-]{36}$/);
  assert.equal([ada.name, ada.kind, ada.expiresIn], ['Ada', 'guest', ACCESS_SECONDS]);
  assert.equal(await desk.tokens.read(ada.token), { id: ada.id, name: 'Ada' });
});

tell('guests of one name get digits, each others, and nobody is refused', async (desk) => {
  const names: string[] = [];
  for (let n = 0; n < 30; n++) names.push((await guest(desk, n % 2 === 0 ? 'Ada' : 'ADA')).name);
  assert.equal(names.slice(0, 4), ['Ada', 'ADA2', 'Ada3', 'ADA4']);
  assert.is(new Set(names.map((name) => name.toLowerCase())).size, 30);
  for (const name of names) assert.match(name, /^ada\d*$/i);
});

tell('guests of one name who come at once get different ones', async (desk) => {
  const all = await Promise.all(Array.from({ length: 12 }, () => guest(desk, 'x'.repeat(24))));
  assert.is(new Set(all.map(({ name }) => name)).size, 12);
  for (const { name } of all) assert.is(name.length, 24);
});

tell('a guest who takes a name that is reserved is called Guest', async (desk) => {
  assert.is((await guest(desk, 'Admin')).name, 'Guest');
  assert.is((await guest(desk, 'Steady Bot')).name, 'Guest2');
});

tell('a name that cannot be shown is refused, to guests and members', async (desk) => {
  assert.is(refusalIn(await desk.accounts.guest('Ad\u200ba', HOME)), 'bad-name');
  const wanted = { name: '\u202eadA', email: EMAIL, password: PASSWORD };
  assert.is(refusalIn(await desk.accounts.register(wanted, HOME)), 'bad-name');
  assert.is(refusalIn(await desk.accounts.register({ email: EMAIL, password: PASSWORD }, HOME)), 'bad-name');
});

tell('a member has the name asked for, or none', async (desk) => {
  const { accounts } = desk;
  await guest(desk, 'Ben');
  const register = (name: string, email: string) => accounts.register({ name, email, password: PASSWORD }, HOME);
  assert.is(refusalIn(await register('BEN', EMAIL)), 'name-taken');
  assert.is(refusalIn(await register('Admin', EMAIL)), 'name-taken');
  assert.match((await member(desk)).id, /^player-/);
  assert.is(refusalIn(await register('Cleo', EMAIL)), 'email-taken');
});

tell('a guest who becomes a member keeps id, name and device, and signs in elsewhere as the same', async (desk) => {
  const ada = await guest(desk);
  const kept = granted(await desk.accounts.upgrade(await desk.holder(ada.token), { email: EMAIL, password: PASSWORD }));
  assert.equal([kept.id, kept.name, kept.kind, kept.email], [ada.id, 'Ada', 'member', EMAIL]);
  assert.equal(await desk.tokens.read(kept.token), { id: ada.id, name: 'Ada' });
  assert.is(granted(await desk.accounts.refresh(ada.refresh, HOME)).kind, 'member');
  assert.is(granted(await signIn(desk, PASSWORD, AWAY)).id, ada.id);
  const again = await desk.accounts.upgrade(await desk.holder(kept.token), { email: 'b@c.de', password: PASSWORD });
  assert.is(refusalIn(again), 'member-already');
});

tell('a guest of an older version becomes an account once, under its id', async (desk) => {
  const id = 'guest-01234567-89ab-cdef-0123-456789abcdef';
  const old = await JWT.sign({ id, name: 'Ada' }, { expiresIn: '90d' });
  assert.is(await desk.tokens.read(old), undefined, 'it opens no door by itself');
  const adopted = granted(await desk.accounts.refresh(old, HOME));
  assert.equal([adopted.id, adopted.name, adopted.kind], [id, 'Ada', 'guest']);
  assert.is(refusalIn(await desk.accounts.refresh(old, HOME)), 'signed-out');
  await desk.accounts.delete(await desk.holder(adopted.token), undefined);
  assert.is(refusalIn(await desk.accounts.refresh(old, HOME)), 'signed-out', 'nor does it bring back who is gone');
  const notGuest = await JWT.sign({ id: 'player-1', name: 'Ada' }, { expiresIn: '90d' });
  assert.is(refusalIn(await desk.accounts.refresh(notGuest, HOME)), 'signed-out');
});

// ---- tokens ----------------------------------------------------------------------------------------------------------

tell('an access token is good for half an hour, and a refresh token gets the next one', async (desk) => {
  const ada = await guest(desk);
  desk.pass(ACCESS_MS - 1000);
  assert.ok(await desk.tokens.read(ada.token));
  desk.pass(2000);
  assert.is(await desk.tokens.read(ada.token), undefined);
  const next = granted(await desk.accounts.refresh(ada.refresh, HOME));
  assert.equal(await desk.tokens.read(next.token), { id: ada.id, name: 'Ada' });
  assert.is.not(next.refresh, ada.refresh);
});

tell('a used refresh token signs its device out, with the access tokens made from it', async (desk) => {
  const ada = await guest(desk);
  const next = granted(await desk.accounts.refresh(ada.refresh, HOME));
  desk.pass(LOST_ANSWER_MS + 1);
  assert.is(refusalIn(await desk.accounts.refresh(ada.refresh, AWAY)), 'signed-out');
  assert.is(refusalIn(await desk.accounts.refresh(next.refresh, HOME)), 'signed-out');
  assert.is(await desk.tokens.read(next.token), undefined);
  assert.ok(desk.said.some((words) => words.includes('used twice')));
});

tell('one that was used two times before signs it out at once', async (desk) => {
  const ada = await guest(desk);
  const second = granted(await desk.accounts.refresh(ada.refresh, HOME));
  const third = granted(await desk.accounts.refresh(second.refresh, HOME));
  assert.is(refusalIn(await desk.accounts.refresh(ada.refresh, HOME)), 'signed-out');
  assert.is(refusalIn(await desk.accounts.refresh(third.refresh, HOME)), 'signed-out');
});

tell('whoever asks again because the answer got lost is given the same one again', async (desk) => {
  const ada = await guest(desk);
  const lost = granted(await desk.accounts.refresh(ada.refresh, HOME));
  desk.pass(LOST_ANSWER_MS);
  const again = granted(await desk.accounts.refresh(ada.refresh, HOME));
  assert.is(again.refresh, lost.refresh);
  desk.pass(DAY_MS);
  assert.ok(granted(await desk.accounts.refresh(again.refresh, HOME)));
});

tell('many who ask at once with one token are all given the same next one', async (desk) => {
  const ada = await guest(desk);
  const answers = await Promise.all(Array.from({ length: 8 }, () => desk.accounts.refresh(ada.refresh, HOME)));
  const [first] = answers.map((answer) => granted(answer).refresh);
  assert.equal(new Set(answers.map((answer) => granted(answer).refresh)).size, 1);
  assert.ok(granted(await desk.accounts.refresh(first ?? '', HOME)));
});

tell('a token that was made up signs nobody out', async (desk) => {
  const ada = await guest(desk);
  const { session } = await desk.holder(ada.token);
  const [, own, seal] = ada.refresh.split('.');
  for (const forged of ['', 'x', `${session}.${'A'.repeat(43)}.${seal}`, `${session}.${own}.${'A'.repeat(43)}`]) {
    assert.is(refusalIn(await desk.accounts.refresh(forged, AWAY)), 'signed-out');
    await desk.accounts.signOut(forged, true);
  }
  assert.ok(granted(await desk.accounts.refresh(ada.refresh, HOME)));
});

tell('the store knows no refresh token', async (desk) => {
  const ada = await guest(desk);
  const { session } = await desk.holder(ada.token);
  assert.not.match(JSON.stringify(await desk.store.session(session)), new RegExp(ada.refresh.split('.')[1] ?? '-'));
});

tell('a device that asks now and then stays signed in; one that does not for 90 days is signed out', async (desk) => {
  let { refresh } = await member(desk);
  for (let month = 0; month < 12; month++) {
    desk.pass(KEPT_MS - DAY_MS);
    ({ refresh } = granted(await desk.accounts.refresh(refresh, HOME)));
  }
  desk.pass(KEPT_MS);
  assert.is(refusalIn(await desk.accounts.refresh(refresh, HOME)), 'signed-out');
  assert.ok(granted(await signIn(desk)));
});

tell('signing out ends this device at once, and no other', async (desk) => {
  const one = await member(desk);
  const two = granted(await signIn(desk));
  await desk.accounts.signOut(one.refresh, false);
  assert.is(await desk.tokens.read(one.token), undefined);
  assert.is(refusalIn(await desk.accounts.refresh(one.refresh, HOME)), 'signed-out');
  assert.ok(await desk.tokens.read(two.token));
  await desk.accounts.signOut(one.refresh, true);
  assert.ok(granted(await desk.accounts.refresh(two.refresh, HOME)), 'who is signed out signs nobody out');
});

tell('signing out everywhere ends every device at once', async (desk) => {
  const one = await member(desk);
  const two = granted(await signIn(desk));
  const ben = await guest(desk, 'Ben');
  await desk.accounts.signOut(one.refresh, true);
  for (const { token, refresh } of [one, two]) {
    assert.is(await desk.tokens.read(token), undefined);
    assert.is(refusalIn(await desk.accounts.refresh(refresh, HOME)), 'signed-out');
  }
  assert.ok(await desk.tokens.read(ben.token));
  assert.ok(await desk.tokens.read(granted(await signIn(desk)).token));
});

tell('a new password ends every other device at once, and this one goes on', async (desk) => {
  const one = await member(desk);
  const two = granted(await signIn(desk));
  const holder = await desk.holder(one.token);
  const next = 'an even longer one';
  assert.is(refusalIn(await desk.accounts.changePassword(holder, 'a guess', next, HOME)), 'wrong-password');
  const changed = granted(await desk.accounts.changePassword(holder, PASSWORD, next, HOME));
  for (const { token, refresh } of [one, two]) {
    assert.is(await desk.tokens.read(token), undefined);
    assert.is(refusalIn(await desk.accounts.refresh(refresh, HOME)), 'signed-out');
  }
  assert.ok(await desk.tokens.read(changed.token));
  assert.ok(granted(await desk.accounts.refresh(changed.refresh, HOME)));
  assert.is(refusalIn(await signIn(desk)), 'bad-credentials');
  assert.ok(granted(await signIn(desk, next)));
  const ben = await guest(desk, 'Ben');
  const bens = await desk.accounts.changePassword(await desk.holder(ben.token), PASSWORD, next, HOME);
  assert.is(refusalIn(bens), 'not-a-member');
});

tell('revocations are forgotten when the tokens they concern have run out', async (desk) => {
  const ada = await member(desk);
  await desk.accounts.signOut(ada.refresh, true);
  assert.is((await desk.store.revocations(desk.now() + ACCESS_MS)).length, 2);
  assert.equal(await desk.store.revocations(desk.now() + ACCESS_MS + 60_000), []);
});

tell('an account has so many devices; signing in on one more ends the oldest', async (desk) => {
  const first = await member(desk);
  for (let n = 0; n < MOST_SESSIONS; n++) granted(await signIn(desk));
  assert.is(refusalIn(await desk.accounts.refresh(first.refresh, HOME)), 'signed-out');
  const me = granted(await desk.accounts.me(await desk.holder(granted(await signIn(desk)).token)));
  assert.equal([me.devices, me.email, me.kind], [MOST_SESSIONS, EMAIL, 'member']);
});

// ---- names -----------------------------------------------------------------------------------------------------------

tell('a guest who takes another name gets digits, a member is refused', async (desk) => {
  const ada = await guest(desk);
  const ben = await guest(desk, 'Ben');
  const cleo = await member(desk, 'Cleo');
  const rename = async (who: { token: string }, name: string) =>
    desk.accounts.rename(await desk.holder(who.token), name);
  assert.is(refusalIn(await rename(cleo, '\u0410da')), 'name-taken');
  assert.is(refusalIn(await rename(cleo, 'Admin')), 'name-taken');
  assert.is(refusalIn(await rename(ada, '')), 'bad-name');
  assert.is(granted(await rename(ben, 'ada')).name, 'ada2');
  const cleopatra = granted(await rename(cleo, 'Cleopatra'));
  assert.equal(await desk.tokens.read(cleopatra.token), { id: cleo.id, name: 'Cleopatra' });
  assert.is(await desk.tokens.read(cleo.token), undefined, 'nobody goes on under the old name');
  assert.is((await guest(desk, 'Cleo')).name, 'Cleo', 'which is free');
  assert.is(granted(await desk.accounts.refresh(cleo.refresh, HOME)).name, 'Cleopatra');
});

// ---- deletion --------------------------------------------------------------------------------------------------------

tell('a deleted account is refused at once at every door, and its name and e-mail are free', async (desk) => {
  const ada = await member(desk);
  const ben = await guest(desk, 'Ben');
  const elsewhere = granted(await signIn(desk, PASSWORD, AWAY));
  const holder = await desk.holder(ada.token);
  assert.is(refusalIn(await desk.accounts.delete(holder, undefined)), 'wrong-password');
  assert.is(refusalIn(await desk.accounts.delete(holder, 'a guess')), 'wrong-password');
  assert.equal(await desk.accounts.delete(holder, PASSWORD), { deleted: true });
  for (const { token, refresh } of [ada, elsewhere]) {
    assert.is(await desk.tokens.read(token), undefined);
    assert.is(refusalIn(await desk.accounts.refresh(refresh, HOME)), 'signed-out');
  }
  assert.is(refusalIn(await signIn(desk)), 'bad-credentials');
  for (const what of [
    desk.accounts.me(holder),
    desk.accounts.rename(holder, 'B'),
    desk.accounts.delete(holder, PASSWORD),
  ])
    assert.is(refusalIn(await what), 'signed-out');
  assert.equal([...(await desk.accounts.gone([ada.id, 'guest-nobody']))], [ada.id]);
  assert.equal(await desk.accounts.namesOf([ada.id, ben.id, ben.id, 'guest-nobody']), { [ben.id]: 'Ben' });
  assert.is.not((await member(desk)).id, ada.id);
});

tell('whoever keeps something of accounts is told of a deleted one, until that succeeded', async (desk) => {
  const told: string[] = [];
  let broken = true;
  desk.accounts.onDeleted((id) => {
    told.push(`first ${id}`);
  });
  desk.accounts.onDeleted(async (id) => {
    if (broken) throw new Error('the ladder cannot be reached');
    told.push(`second ${id}`);
  });
  const { id, token } = await guest(desk);
  assert.equal(await desk.accounts.delete(await desk.holder(token), undefined), { deleted: true });
  assert.equal(told, [`first ${id}`]);
  assert.ok(desk.said.some((words) => words.includes('not everything')));
  broken = false;
  await desk.accounts.tidy();
  await desk.accounts.tidy();
  assert.equal(told, [`first ${id}`, `first ${id}`, `second ${id}`]);
});

tell('a guest whom nobody uses for 90 days is deleted; whoever is used, and members, are not', async (desk) => {
  const gone: string[] = [];
  desk.accounts.onDeleted((id) => {
    gone.push(id);
  });
  const idle = await guest(desk, 'Idle');
  const busy = await guest(desk, 'Busy');
  await member(desk);
  desk.pass(KEPT_MS - DAY_MS);
  await desk.accounts.refresh(busy.refresh, HOME);
  desk.pass(DAY_MS);
  await desk.accounts.tidy();
  assert.equal(gone, []);
  desk.pass(1);
  await desk.accounts.tidy();
  assert.equal(gone, [idle.id]);
  assert.is((await guest(desk, 'Idle')).name, 'Idle');
});

stories.run();
