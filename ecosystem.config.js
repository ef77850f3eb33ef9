/** How pm2 runs several processes of one server on one machine: each in fork mode with a port of its own, from PORT
 *  upwards, found by the others through Redis. Settings of the shell in which pm2 is called go to all of them, by
 *  `reload`, too; one that is left out stays as it was, and an empty one (`THRONEROOM_CHAT=`) is the default again.
 *  The list must be a named export: pm2 finds no script in a default one. */
import { spawnSync } from 'node:child_process';

const here = import.meta.dirname;
const { PORT, NODE_ENV, REDIS_URL, THRONEROOM_PROCESSES } = process.env;

// All else of the shell pm2 takes over once, when it first starts a process, and never again, `--update-env` or not.
const SETTING = /^(THRONEROOM_\w+|HOST|DATA_DIR|LOG_LEVEL)$/;
const env = {
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => SETTING.test(name))),
  PORT: PORT || '2567',
  NODE_ENV: NODE_ENV || 'production',
  REDIS_URL: REDIS_URL || 'redis://127.0.0.1:6379',
};

// What fails has said why. pm2 would have ended what runs, and started what cannot for ever; where this file throws, it
// touches nothing. (Where the process ended here, pm2 would take a reload for under way.)
const orEnd = (...args) => {
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', ...args], {
    cwd: here,
    env: { ...process.env, ...env },
    stdio: 'inherit',
  });
  if (status === 0) return;
  Error.stackTraceLimit = 0;
  throw new Error('nothing was started, renewed or stopped');
};
orEnd('bin/host/settings.ts');
// As before `npm start`: what runs is what the sources say.
orEnd('bin/build.ts', '--for', 'start', '--if-stale');

export const apps = [
  {
    name: 'throneroom',
    cwd: here,
    script: 'dist/main.js',
    node_args: ['--max-semi-space-size=64'], // as `npm start`; why is in infra/heap.ts
    instances: Number(THRONEROOM_PROCESSES || 2),
    exec_mode: 'fork', // never 'cluster': players connect to the very process that holds their match
    wait_ready: true, // so that a reload goes on to the next process when this one takes matches
    listen_timeout: 20000,
    kill_timeout: 10000, // matches say goodbye first; the server gives up on them after 8 s
    exp_backoff_restart_delay: 100,
    env,
  },
];
