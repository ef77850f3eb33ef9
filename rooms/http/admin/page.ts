/** The report as a page: plain HTML without a script, renewed by itself. Everything that a player may have chosen is
 *  escaped. */
import { createHash } from 'node:crypto';
import { policy } from '../../../infra/http/headers.ts';
import type { AdminReport } from './report.ts';

const RENEW_SECONDS = 10;

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const ago = (ms: number): string => {
  const seconds = Math.max(0, Math.round(ms / 1000));
  if (seconds < MINUTE) return `${seconds} s`;
  return seconds < HOUR ? `${Math.floor(seconds / MINUTE)} min` : `${Math.floor(seconds / HOUR)} h`;
};

const table = (heads: readonly string[], rows: readonly (readonly (string | number)[])[], nothing: string): string => {
  if (rows.length === 0) return `<p>${escaped(nothing)}</p>`;
  const head = heads.map((words) => `<th scope="col">${escaped(words)}</th>`).join('');
  const body = rows
    .map((row) => `<tr>${row.map((cell) => `<td>${escaped(String(cell))}</td>`).join('')}</tr>`)
    .join('');
  return `<div class="wide"><table><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table></div>`;
};

const STYLE = `:root{color-scheme:light dark}body{font:15px/1.45 system-ui,sans-serif;margin:0 auto;max-width:70rem;padding:1rem}
h1{font-size:1.4rem}h2{font-size:1.1rem;margin-top:2rem}.wide{overflow-x:auto}table{border-collapse:collapse;width:100%}
th,td{border-bottom:1px solid #8886;padding:.35rem .6rem;text-align:left;white-space:nowrap}td:last-child{white-space:normal}`;

/** What the page may load: its own style, known by its hash, and nothing else. */
export const ADMIN_PAGE_POLICY = policy({
  'default-src': "'none'",
  'style-src': `'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  'base-uri': "'none'",
  'form-action': "'none'",
  'frame-ancestors': "'none'",
});

/** A table of what the store said; where it did not, that. */
const tableOf = <T>(
  heads: readonly string[],
  those: readonly T[] | undefined,
  cells: (one: T) => readonly (string | number)[],
  nothing: string,
): string => (those ? table(heads, those.map(cells), nothing) : '<p>Not known: the store does not answer.</p>');

const moment = (ms: number): string => new Date(ms).toISOString().replace('T', ' ').slice(0, 19);

export const adminPage = (report: AdminReport): string => {
  const { at, store, damage, open, unfinished } = report;
  const queues = tableOf(
    ['Pool', 'Players', 'Tickets', 'Longest wait', 'Awaiting acceptance'],
    report.queues,
    ({ pool, tickets, players, longest, proposals }) => [
      pool,
      players,
      tickets,
      tickets > 0 ? ago(longest) : '',
      proposals,
    ],
    'Nobody waits.',
  );
  const matches = tableOf(
    ['Game', 'Mode', 'Kind', 'Connections', 'Open for', 'Process', 'Id'],
    report.matches,
    ({ game, mode, ranked, clients, process, opened, id }) => [
      game,
      mode,
      ranked ? 'ranked' : 'casual',
      clients,
      ago(at - opened),
      process,
      id,
    ],
    'No match is open.',
  );
  const waiting = tableOf(
    ['Matches', 'Some of them', 'Why'],
    report.waiting,
    (row) => [row.matches, row.ids.join(', '), row.why],
    'None.',
  );
  const incidents = tableOf(
    ['When (UTC)', 'Id', 'Room', 'Doing', 'What'],
    report.incidents,
    (one) => [moment(one.at), one.id, one.room, one.where, one.message],
    'Nothing has gone wrong.',
  );
  const trouble = [
    ...(store === undefined ? [] : [`Nothing can be kept now: ${store}`]),
    ...(damage === undefined ? [] : [`Not everything can be read: ${damage}`]),
  ].map((said) => `<p><strong>${escaped(said.replace(/\.?$/, '.'))}</strong></p>`);
  const counted = unfinished === undefined ? `${open} open here` : `${open} open, ${unfinished} not ended`;
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta http-equiv="refresh" content="${RENEW_SECONDS}"><meta name="robots" content="noindex"><title>Throneroom: operations</title>
<style>${STYLE}</style></head><body><h1>Throneroom: operations</h1>
<p>As of ${escaped(moment(at))} UTC, renewed every ${RENEW_SECONDS} seconds. Nothing here can be changed.</p>${trouble.join('')}
<h2>Queues</h2>${queues}
<h2>Matches: ${counted}</h2>${matches}
<h2>Matches that wait</h2><p>Of those that halt, cannot be opened or find no place, the ones of process ${escaped(report.process)} alone: any other has its own at its own address.</p>${waiting}
<h2>Incidents</h2>${incidents}
</body></html>
`;
};
