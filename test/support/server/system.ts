/** The two system programs that tests drive for real: a Redis server and Chromium. They are looked for on this machine
 *  and, where we may, installed with the system's own package manager. */
import { type SpawnSyncReturns, spawnSync } from 'node:child_process';
import { findChromium, onPath } from '../../../loadtest/chromium.ts';

const INSTALL_TIMEOUT_MS = 10 * 60_000;

/** Where redis-server is; undefined if there is none. */
export const findRedis = (): string | undefined => onPath('redis-server');

type PackageManager = { name: string; commands: (() => string[])[] };

/** Chromium as apt calls it. Debian has its engine alone, which is all that tests need; others, Ubuntu for one, do not. apt
 *  installs nothing at all where it does not know one name, so it is asked first, when its lists are new. */
const chromiumOfApt = (): string =>
  runQuietly(['apt-cache', 'show', 'chromium-headless-shell']).status === 0 ? 'chromium-headless-shell' : 'chromium';

/** The commands of the system's package manager, or nothing if there is none that we may use. */
const packageManager = (chromium: boolean, redis: boolean): PackageManager | undefined => {
  if (onPath('apt-get')) {
    const isRoot = process.getuid?.() === 0;
    if (!isRoot && spawnSync('sudo', ['-n', 'true'], { stdio: 'ignore' }).status !== 0) return undefined;
    // A browser without any font lays out nothing, so one comes along.
    const packages = (): string[] => [
      ...(chromium ? [chromiumOfApt(), 'fonts-liberation'] : []),
      ...(redis ? ['redis-server'] : []),
    ];
    const apt = [...(isRoot ? [] : ['sudo', '-n']), 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', '-q'];
    const patience = ['-o', 'DPkg::Lock::Timeout=120', '-o', 'Acquire::Retries=3'];
    return {
      name: 'apt-get',
      commands: [
        () => [...apt, ...patience, 'update'],
        () => [...apt, ...patience, 'install', '--yes', '--no-install-recommends', ...packages()],
      ],
    };
  }
  if (onPath('brew')) {
    return {
      name: 'brew',
      commands: [
        ...(redis ? [() => ['brew', 'install', 'redis']] : []),
        ...(chromium ? [() => ['brew', 'install', '--cask', 'chromium']] : []),
      ],
    };
  }
  return undefined;
};

const runQuietly = ([command = '', ...args]: string[]): SpawnSyncReturns<string> =>
  spawnSync(command, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'], timeout: INSTALL_TIMEOUT_MS });

/** Sees to it that Chromium and redis-server are here, installing what is missing where we may. Never throws and never
 *  asks: says in one line what it does, or what to run by hand. A test that needs what stays missing fails by itself. */
export const ensureSystemPackages = (say: (line: string) => void = console.log): void => {
  const missing = (): string[] => [...(findChromium() ? [] : ['chromium']), ...(findRedis() ? [] : ['redis-server'])];
  const wanted = missing();
  if (wanted.length === 0) return;

  const manager = packageManager(wanted.includes('chromium'), wanted.includes('redis-server'));
  if (manager) {
    say(`${wanted.join(' and ')} not found: installing with ${manager.name}`);
    const failed = manager.commands.map((command) => runQuietly(command())).find((result) => result.status !== 0);
    if (failed && missing().length > 0) say(`${failed.stdout}${failed.stderr}`.trim().split('\n').slice(-5).join('\n'));
  }
  if (missing().length === 0) return;
  const byHand = onPath('brew')
    ? 'brew install redis && brew install --cask chromium'
    : 'sudo apt-get update && sudo apt-get install -y chromium redis-server';
  say(`${missing().join(' and ')} not found, tests that need it will fail; run: ${byHand}`);
};
