/** Operations: a view of queues, matches and incidents for the server's operator, at `/admin`, behind a password that
 *  must be set; without one there is no such page. It can look, and nothing else. */
import { createHash, timingSafeEqual } from 'node:crypto';
import type { Application, Request } from 'express';
import { addressOf, limitPerMinute } from '../../../infra/http/http.ts';
import { adminPage } from './page.ts';
import type { AdminReport } from './report.ts';

/** Wrong passwords that one address may send in a minute. */
const WRONG_PER_MINUTE = 10;

export interface AdminParts {
  readonly password: string | undefined;
  readonly proxies: number;
  report(): Promise<AdminReport>;
}

/** Adds `/admin`, and `/admin/report` with the same as JSON. Any user name does. */
export const addAdmin = (app: Application, { password, proxies, report }: AdminParts): void => {
  if (password === undefined) return;
  const digest = digestOf(password);
  const limit = limitPerMinute(WRONG_PER_MINUTE);
  const refused = new Map<string, number>();

  app.use('/admin', async (request, response, next) => {
    response.set('Cache-Control', 'no-store');
    const address = addressOf(request, proxies);
    const blocked = (refused.get(address) ?? 0) - Date.now();
    if (blocked > 0) {
      response.status(429).set('Retry-After', String(Math.ceil(blocked / 1000)));
      response.type('text').send('Too many wrong passwords from here; wait a minute.\n');
      return;
    }
    refused.delete(address);
    const given = passwordIn(request);
    if (given !== undefined && timingSafeEqual(digestOf(given), digest)) {
      next();
      return;
    }
    // Asking without a password is how every browser begins.
    const wait = given === undefined ? undefined : await limit(address);
    if (wait !== undefined) refused.set(address, Date.now() + wait * 1000);
    response.status(401).set('WWW-Authenticate', 'Basic realm="Throneroom operations", charset="UTF-8"');
    response.type('text').send('This page is for whoever runs the server.\n');
  });

  app.get('/admin', async (_request, response) => {
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
