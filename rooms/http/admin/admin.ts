/** Operations: a view of queues, matches and incidents for the server's operator, at `/admin`, behind a password that
 *  must be set; without one there is no such page. It can look, and nothing else. */
import { createHash, timingSafeEqual } from 'node:crypto';
import type { Application, Request } from 'express';
import { addressOf } from '../../../infra/http/http.ts';
import type { Limits } from '../../../infra/limits/limits.ts';
import { Guesses } from './guesses.ts';
import { ADMIN_PAGE_POLICY, adminPage } from './page.ts';
import type { AdminReport } from './report.ts';

export interface AdminParts {
  readonly password: string | undefined;
  readonly proxies: number;
  readonly limits: Pick<Limits, 'tally'>;
  report(): Promise<AdminReport>;
}

/** Adds `/admin`, and `/admin/report` with the same as JSON. Any user name does. */
export const addAdmin = (app: Application, { password, proxies, limits, report }: AdminParts): void => {
  if (password === undefined) return;
  const digest = digestOf(password);
  const guesses = new Guesses(limits);

  app.use('/admin', async (request, response, next) => {
    response.set('Cache-Control', 'no-store');
    const given = passwordIn(request);
    // Asking without a password is how every browser begins.
    const isRight = (): boolean => given !== undefined && timingSafeEqual(digestOf(given), digest);
    const tried = given !== undefined && (await guesses.attempt(addressOf(request, proxies), isRight));
    if (tried === true) {
      next();
      return;
    }
    if (typeof tried === 'object') {
      response.status(429).set('Retry-After', String(tried.wait));
      response.type('text').send('Too many passwords at once from here; try again in a moment.\n');
      return;
    }
    response.status(401).set('WWW-Authenticate', 'Basic realm="Throneroom operations", charset="UTF-8"');
    response.type('text').send('This page is for whoever runs the server.\n');
  });

  app.get('/admin', async (_request, response) => {
    response.set('Content-Security-Policy', ADMIN_PAGE_POLICY);
    response.type('html').send(adminPage(await report()));
  });
  app.get('/admin/report', async (_request, response) => {
    response.json(await report());
  });
};

const digestOf = (text: string): Buffer => createHash('sha256').update(text).digest();

/** The password of basic authentication, if any was sent. */
const passwordIn = (request: Request): string | undefined => {
  const [, encoded] = /^Basic ([\w+/=-]+)$/i.exec(request.get('authorization') ?? '') ?? [];
  if (encoded === undefined) return undefined;
  const [, password] = /^[^:]*:(.*)$/s.exec(Buffer.from(encoded, 'base64').toString('utf8')) ?? [];
  return password;
};
