/** Accounts over HTTP, as JSON. Nothing of it may be kept by a cache.
 *
 *  The routes are our own. Those of @colyseus/auth 0.18 make tokens that last as long as they are set to and are never
 *  replaced or revoked, answer an unknown e-mail without the work of a wrong password, know no limits, and offer
 *  confirmation and reset mails that this server cannot send; its JWT and its password hash are what is used here. */
import express, { type Application, type Request, type RequestHandler, type Response } from 'express';
import type { z } from 'zod';
import { firstExpectation } from '../../engine/core/issues.ts';
import { ACCOUNT_REFUSALS, type AccountCode, type Refused } from '../../protocol/account-codes.ts';
import {
  deleteRequest,
  guestRequest,
  meRequest,
  passwordRequest,
  refreshRequest,
  registerRequest,
  renameRequest,
  signInRequest,
  signOutRequest,
} from '../../protocol/account-messages.ts';
import { addressOf } from '../http/http.ts';
import type { Limits, PerMinute } from '../limits/limits.ts';
import { StoreTrouble } from '../store-trouble.ts';
import type { Holder, Tokens } from '../tokens.ts';
import type { Accounts } from './accounts.ts';
import { TooBusy } from './passwords.ts';
import type { From } from './sign-in-places.ts';

export interface AccountRouteParts {
  readonly accounts: Accounts;
  readonly tokens: Tokens;
  readonly config: { readonly proxies: number; readonly guestsPerMinute: number };
  readonly limits: Limits;
}

/** By one account: nobody finds out by trying which names there are. */
const RENAMES_PER_MINUTE = 10;
/** From one address, which a whole community may share: each of its devices asks once in half an hour. */
const REFRESHES_PER_MINUTE = 240;

/** The token in `Authorization: Bearer …`. */
export const bearerOf = (request: Request): string | undefined =>
  /^Bearer (.+)$/i.exec(request.get('authorization') ?? '')?.[1];

export const addAccountRoutes = (app: Application, { accounts, tokens, config, limits }: AccountRouteParts): void => {
  const newAccountLimit = limits.perMinute('new-accounts', config.guestsPerMinute);
  const renameLimit = limits.perMinute('renames', RENAMES_PER_MINUTE);
  const refreshLimit = limits.perMinute('refreshes', REFRESHES_PER_MINUTE);
  const json = express.json({ limit: '2kb' });
  const from = (request: Request): From => ({ address: addressOf(request, config.proxies) });

  /** Does it unless too much of its kind comes from one address. */
  const limited = async (limit: PerMinute, request: Request, run: () => Promise<object>): Promise<object> => {
    const wait = await limit(from(request).address);
    return wait === undefined ? run() : ({ refused: 'too-many', wait } satisfies Refused);
  };
  const asHolder = async (request: Request, run: (holder: Holder) => Promise<object>): Promise<object> => {
    const holder = await tokens.holderOf(bearerOf(request));
    return holder ? run(holder) : ({ refused: 'no-token' } satisfies Refused);
  };

  app.post(
    '/api/guest',
    json,
    route(guestRequest, ({ name }, request) =>
      limited(newAccountLimit, request, () => accounts.guest(name, from(request))),
    ),
  );
  app.post(
    '/api/account/register',
    json,
    route(registerRequest, (wanted, request) =>
      limited(newAccountLimit, request, () =>
        bearerOf(request) === undefined
          ? accounts.register(wanted, from(request))
          : asHolder(request, (holder) => accounts.upgrade(holder, wanted)),
      ),
    ),
  );
  app.post(
    '/api/account/sign-in',
    json,
    route(signInRequest, (wanted, request) => accounts.signIn(wanted, from(request))),
  );
  app.post(
    '/api/account/refresh',
    json,
    route(refreshRequest, ({ refresh }, request) =>
      limited(refreshLimit, request, () => accounts.refresh(refresh, from(request))),
    ),
  );
  app.post(
    '/api/account/sign-out',
    json,
    route(signOutRequest, async ({ refresh, everywhere }) => {
      await accounts.signOut(refresh, everywhere);
      return {};
    }),
  );
  app.get(
    '/api/account',
    route(meRequest, (_, request) => asHolder(request, (holder) => accounts.me(holder))),
  );
  app.post(
    '/api/account/name',
    json,
    route(renameRequest, ({ name }, request) =>
      asHolder(request, async (holder) => {
        const wait = await renameLimit(holder.id);
        return wait === undefined ? accounts.rename(holder, name) : ({ refused: 'too-many', wait } satisfies Refused);
      }),
    ),
  );
  app.post(
    '/api/account/password',
    json,
    route(passwordRequest, ({ current, password }, request) =>
      asHolder(request, (holder) => accounts.changePassword(holder, current, password, from(request))),
    ),
  );
  app.delete(
    '/api/account',
    json,
    route(deleteRequest, ({ password }, request) => asHolder(request, (holder) => accounts.delete(holder, password))),
  );
};

/** Reads a request by its schema, does what it asks, and responds with what came of it. */
const route =
  <T>(schema: z.ZodType<T>, answer: (wanted: T, request: Request) => Promise<object>): RequestHandler =>
  async (request, response) => {
    response.set('Cache-Control', 'no-store');
    const read = schema.safeParse(request.body ?? {});
    if (!read.success) {
      // Without what came: it may be a password.
      const { field, words } = firstExpectation(read.error);
      refuse(response, 'bad-message', { message: `${field || 'the body'}: ${words}` });
      return;
    }
    try {
      const given: object = await answer(read.data, request);
      if (isRefused(given)) refuse(response, given.refused, given);
      else response.json(given);
    } catch (error) {
      if (error instanceof StoreTrouble) refuse(response, 'store-trouble', { wait: 1 });
      else if (error instanceof TooBusy) refuse(response, 'too-busy', { wait: 2 });
      else throw error;
    }
  };

const isRefused = (given: object): given is Refused => 'refused' in given;

const refuse = (
  response: Response,
  code: AccountCode,
  { wait, message }: { readonly wait?: number; readonly message?: string },
): void => {
  const [status, sentence] = ACCOUNT_REFUSALS[code];
  if (wait !== undefined) response.set('Retry-After', String(wait));
  const more = wait !== undefined && code === 'too-many' ? ` Try again in ${wait} s.` : '';
  response.status(status).json({ code, message: message ?? `${sentence}${more}` });
};
