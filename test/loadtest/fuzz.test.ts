/** The fuzzers know every door there is, and what they send for five seconds does no harm. */
import { matchMaker } from '@colyseus/core';
import express from 'express';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { z } from 'zod';
import { MATCH_MESSAGES, MATCHMAKING_MESSAGES, OWN_DOORS } from '../../loadtest/fuzz/doors.ts';
import { faultsIn, fuzz } from '../../loadtest/fuzz/fuzz.ts';
import { spoilt } from '../../loadtest/fuzz/mutate.ts';
import { sampleOf } from '../../loadtest/fuzz/samples.ts';
import { choices } from '../../proof/random.ts';
import * as accounts from '../../protocol/account-messages.ts';
import * as campaigns from '../../protocol/campaign/requests.ts';
import { MATCHMAKING_ROOM } from '../../protocol/matchmaking-messages.ts';
import * as matchmaking from '../../protocol/matchmaking-requests.ts';
import * as matches from '../../protocol/messages.ts';
import * as parties from '../../protocol/party-requests.ts';
import * as talk from '../../protocol/talk-requests.ts';
import { games } from '../../rooms/all-games.ts';
import { type TestServer, testServer } from '../support/rooms/rooms.ts';

const fuzzing = suite('fuzz');
let opened: TestServer | undefined;
fuzzing.after(() => opened?.close());
const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;

/** Everything that Express is told to answer while `run` runs, as `POST /api/guest`. */
const routesOf = async <T>(run: () => Promise<T>): Promise<{ readonly routes: string[]; readonly made: T }> => {
  const routes: string[] = [];
  for (const method of METHODS) {
    const original: unknown = Reflect.get(express.application, method);
    const listening = function (this: unknown, path: string, ...handlers: unknown[]): unknown {
      if (handlers.length > 0) routes.push(`${method.toUpperCase()} ${path}`);
      return typeof original === 'function' ? Reflect.apply(original, this, [path, ...handlers]) : undefined;
    };
    Reflect.set(express.application, method, listening);
  }
  return { routes, made: await run() };
};

const messagesOf = (room: string): string[] => {
  const events: unknown = Reflect.get(matchMaker.getLocalRoomById(room), 'onMessageEvents');
  const types: string[] = [];
  // Rooms of one kind share what they hear (`rooms/base/hearing.ts`).
  for (const type in Object(Reflect.get(Object(events), 'events'))) types.push(type);
  return types;
};

fuzzing('every route and every message of a running server is among its doors', async () => {
  const settings = { THRONEROOM_ADMIN_PASSWORD: 'a password of no use' };
  const { routes, made: server } = await routesOf(() => testServer(games, settings));
  opened = server;
  const doors = OWN_DOORS.map(({ method, path }) => `${method} ${path}`);
  assert.equal([...new Set(routes)].sort(), [...doors].sort());
  const guest = await server.guest();
  const hall = await guest.joinById(MATCHMAKING_ROOM);
  const match = await guest.create('match', {
    game: 'dice-throne',
    mode: '1v1',
    seats: [{ player: 'me', hero: 'monk' }, { player: 'open' }],
  });
  const heard = (room: string) => messagesOf(room).filter((type) => type !== '*' && !type.startsWith('__'));
  assert.equal(heard(match.roomId).sort(), Object.keys(MATCH_MESSAGES).sort());
  assert.equal(heard(hall.roomId).sort(), Object.keys(MATCHMAKING_MESSAGES).sort());
});

fuzzing('every form of the protocol stands at a door', () => {
  const used = new Set<unknown>([
    ...OWN_DOORS.map(({ form }) => form),
    ...Object.values(MATCH_MESSAGES),
    ...Object.values(MATCHMAKING_MESSAGES),
    matches.createOptions, // Colyseus' own doors
    matches.joinOptions,
    matches.seatSpec, // a part of createOptions
    accounts.meRequest, // without a field, so nothing is sent
  ]);
  const forms = [accounts, campaigns, matchmaking, matches, parties, talk].flatMap((module) => Object.entries(module));
  const left = forms.filter(([, value]) => value instanceof z.ZodType && !used.has(value)).map(([name]) => name);
  assert.equal(left, []);
});

fuzzing('samples are what forms take, and spoilt ones mostly are not', () => {
  const random = choices('samples');
  const forms = [...Object.values(MATCH_MESSAGES), ...Object.values(MATCHMAKING_MESSAGES), matches.createOptions];
  let taken = 0;
  let spoiltTaken = 0;
  let tried = 0;
  for (const form of forms) {
    for (let i = 0; i < 40; i++, tried++) {
      const sample = sampleOf(form, random, {});
      if (form.safeParse(sample).success) taken++;
      if (form.safeParse(spoilt(sample, random, ['somebody'])).success) spoiltTaken++;
    }
  }
  assert.ok(taken / tried > 0.9, `${taken} of ${tried}`);
  assert.ok(spoiltTaken / tried < 0.5, `${spoiltTaken} of ${tried}`);
});

fuzzing('five seconds of everything harm neither the server nor its neighbours', async () => {
  const options = { seconds: 5, atLeast: 50, seed: 'in npm test', perSecond: 100 };
  const report = await fuzz(options);
  assert.equal(faultsIn(report, options), []);
  assert.ok(report.verdict.asked >= options.atLeast, `${report.verdict.asked} were asked`);
});

fuzzing.run();
