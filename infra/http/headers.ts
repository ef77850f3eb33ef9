/** The headers that every answer carries, whoever gives it: our routes, Colyseus' own, the door that turns a request away. */

export interface HeaderSettings {
  /** Whether other processes, at addresses of their own, belong to this server. */
  readonly manyProcesses: boolean;
  /** For how many days a browser that came by TLS insists on it; 0 says nothing about it. */
  readonly hstsDays: number;
}

const DAY_SECONDS = 86_400;

/** What a browser may load on our pages and where they may connect to; that nothing is taken for another type than it
 *  says; and that no other site may frame our pages or learn an invite link from a referrer.
 *
 *  There is no inline script and no inline style: Preact sets single properties of an element, which a policy does not
 *  concern. A page of many processes follows a match to whichever address holds it, and those change while it is open. */
export const headersFor = ({ manyProcesses, hstsDays }: HeaderSettings): Readonly<Record<string, string>> => ({
  'Content-Security-Policy': policy({
    'default-src': "'none'",
    'script-src': "'self'",
    'style-src': "'self'",
    'img-src': "'self' data:",
    'font-src': "'self'",
    'manifest-src': "'self'",
    'worker-src': "'self'",
    'connect-src': manyProcesses ? "'self' ws: wss:" : "'self'",
    'base-uri': "'none'",
    'form-action': "'self'",
    'frame-ancestors': "'none'",
  }),
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  ...(hstsDays > 0 && { 'Strict-Transport-Security': `max-age=${hstsDays * DAY_SECONDS}` }),
});

/** A Content-Security-Policy of these directives. */
export const policy = (directives: Readonly<Record<string, string>>): string =>
  Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources}`)
    .join('; ');
