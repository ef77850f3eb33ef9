/** How pm2 runs several processes of one server on one machine: each in fork mode with a port of its own, from PORT
 *  upwards, found by the others through Redis. Variables of the shell in which pm2 is called go to all of them.
 *  The list must be a named export: pm2 finds no script in a default one. */
import { spawnSync } from 'node:child_process';

const here = import.meta.dirname;
const { PORT = '2567', NODE_ENV = 'production', REDIS_URL = 'redis://127.0.0.1:6379' } = process.env;

// As before `npm start`: what runs is what the sources say.
spawnSync(process.execPath, ['--import', 'tsx', 'bin/build.ts', '--for', 'start', '--if-stale'], {
  cwd: here,
  stdio: 'inherit',
});

export const apps = [
  {
    name: 'throneroom',
    cwd: here,
    script: 'dist/main.js',
    node_args: ['--max-semi-space-size=64'], // as `npm start`; why is in infra/heap.ts
    instances: Number(process.env.THRONEROOM_PROCESSES ?? 2),
    exec_mode: 'fork', // never 'cluster': players connect to the very process that holds their match
    wait_ready: true, // so that a reload goes on to the next process when this one takes matches
    listen_timeout: 20000,
    kill_timeout: 10000, // matches say goodbye first; the server gives up on them after 8 s
    exp_backoff_restart_delay: 100,
    env: { PORT, NODE_ENV, REDIS_URL },
  },
];
