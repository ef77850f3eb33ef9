/** What a load test found, in words. */
import { countOf, type Durations, type Figures, percentile } from './figures.ts';
import type { LoadOptions } from './options.ts';

/** How the matches compare with what the server kept. */
export interface Verdict {
  readonly same: number;
  /** Nothing of them is lost, and yet they have no end. */
  readonly unfinished: number;
  readonly differing: readonly string[];
  /** There was nothing to compare with. */
  readonly unknown: number;
}

/** From the moment when all matches were open until the time was up. */
export interface Measured {
  readonly seconds: number;
  readonly figures: Figures;
  readonly usage: { readonly cpuSeconds: number; readonly mostMb: number } | undefined;
  /** Processor time of the process of clients that took most. */
  readonly busiestSeconds: number;
}

export interface LoadReport {
  readonly options: LoadOptions;
  readonly workers: number;
  /** How many matches were open when it began, and how long that took. */
  readonly open: { readonly matches: number; readonly seconds: number };
  readonly measured: Measured;
  /** From the first match that was opened to the last one's end. */
  readonly figures: Figures;
  readonly kills: number;
  readonly verdict: Verdict;
}

/** Of a core: clients that take more are late themselves, and say nothing of the server. */
const BUSY = 0.9;

const whole = (n: number): string => Math.round(n).toLocaleString('en');
const ms = (n: number | undefined): string => (n === undefined ? '-' : `${n.toFixed(n < 10 ? 2 : 0)} ms`);
const p50p99 = (durations: Durations): string =>
  `p50 ${ms(percentile(durations, 0.5))}, p99 ${ms(percentile(durations, 0.99))}`;
const list = (record: Readonly<Record<string, number>>): string =>
  Object.entries(record)
    .sort((a, b) => b[1] - a[1])
    .map(([what, n]) => `${what} ${whole(n)}`)
    .join(', ') || 'none';

/** Nothing that was accepted is lost, and every match is what its replay says. */
export const isGood = ({ figures, verdict }: Pick<LoadReport, 'figures' | 'verdict'>): boolean =>
  verdict.differing.length === 0 && verdict.unfinished === 0 && (verdict.unknown === 0 || figures.lost === 0);

export const progress = (figures: Figures, seconds: number, kills: number): string =>
  [
    `${whole(seconds)} s`,
    `${whole(figures.decisions)} decisions`,
    `${whole(figures.opened)} matches opened, ${whole(figures.finished)} finished`,
    ...(figures.lost > 0 ? [`${figures.lost} LOST`] : []),
    ...(kills > 0 ? [`${kills} kills`] : []),
    p50p99(figures.latency),
  ].join(' · ');

export const report = (found: LoadReport): string[] => {
  const { options, workers, open, measured, figures, kills, verdict } = found;
  const { seconds, usage, busiestSeconds } = measured;
  const { decisions, latency, received, sent } = measured.figures;
  const server = options.url
    ? options.url.join(', ')
    : `${options.processes} server process${options.processes > 1 ? 'es' : ''}${options.redis ? ' on Redis' : ''}`;
  const think = options.think > 0 ? `, ${options.think} ms to think` : '';
  const row = (name: string, value: string): string => `  ${name.padEnd(36)}${value}`;
  const each = (bytes: number): string => whole(bytes / Math.max(1, decisions));
  const lines = [
    `${options.matches} matches at once for ${options.seconds} s: ${server}, ${workers} workers, ${options.game} ${options.mode}, seed ${options.seed}${think}`,
    row('opened', `${whole(open.matches)} in ${open.seconds.toFixed(1)} s`),
    row('decisions a second', `${whole(decisions / seconds)}  (${whole(decisions)} in ${seconds.toFixed(1)} s)`),
    row('from an action to the other’s patch', p50p99(latency)),
    row('refusals', list(figures.refusals)),
    row('bytes a decision, all clients', `${each(received)} received, ${each(sent)} sent`),
  ];
  if (usage) {
    const share = `${whole((100 * usage.cpuSeconds) / seconds)} % of a core`;
    const each = `${((1000 * usage.cpuSeconds) / Math.max(1, decisions)).toFixed(2)} ms a decision`;
    lines.push(row('server', `${share}, ${each}, ${whole(usage.mostMb)} MB at most`));
  } else {
    lines.push(row('server', 'its processor time and memory are not told here'));
  }
  const busy = busiestSeconds / seconds;
  const limit = busy > BUSY ? ': they were the limit, and times say nothing of the server' : '';
  lines.push(row('clients, their busiest process', `${whole(100 * busy)} % of a core${limit}`));
  if (kills > 0) lines.push(row('kills', `${kills}`));
  if (countOf(figures.back) > 0) {
    lines.push(row('clients back in their seats', `${p50p99(figures.back)}  (${whole(countOf(figures.back))} times)`));
  }
  lines.push(
    row(
      'matches',
      `${whole(figures.opened)} opened, ${whole(figures.finished)} seen to their end ` +
        `(${whole(figures.conceded)} conceded when the time was up), ${whole(figures.lost)} lost on the way`,
    ),
    row('equal to their replays', replays(verdict)),
  );
  for (const line of verdict.differing.slice(0, 10)) lines.push(row('differs', line));
  if (Object.keys(figures.troubles).length > 0) lines.push(row('troubles', list(figures.troubles)));
  return lines;
};

const replays = ({ same, unfinished, differing, unknown }: Verdict): string => {
  const all = same + unfinished + differing.length;
  if (all === 0 && unknown > 0) return 'not compared: what this server keeps is not at hand';
  const rest = unfinished > 0 ? `; ${whole(unfinished)} kept whole, but never ended` : '';
  return `${whole(same)} of ${whole(all)}${rest}`;
};
