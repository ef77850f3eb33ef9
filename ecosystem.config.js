/** How pm2 runs several game processes on one machine: each in fork mode with a port of its own, found through Redis.
 *  It must be a named export: pm2 finds no script in a default one. */
export const apps = [
  {
    name: 'throneroom',
    script: 'dist/infra/main.js',
    instances: 2,
    exec_mode: 'fork', // never 'cluster': players connect to the very process that holds their match
    wait_ready: true,
    listen_timeout: 8000,
    kill_timeout: 10000,
    exp_backoff_restart_delay: 100,
    env: { PORT: 2567, NODE_ENV: 'production', REDIS_URL: 'redis://127.0.0.1:6379' },
  },
];
