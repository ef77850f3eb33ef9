/** The server's entry point: reads the settings, starts, and goes down gracefully. Nothing imports it. */
import './infra/http/ws-global.ts';
import { readConfig } from './infra/config.ts';
import { atMost, createLog } from './infra/log.ts';
import { StartProblem } from './infra/start-problem.ts';
import { gamesWith } from './rooms/all-games.ts';
import { serve } from './rooms/serve.ts';

const GRACE_MS = 8000; // pm2 kills after 10 s
const REJECTIONS_A_MINUTE = 20;

const start = async (): Promise<void> => {
  const config = readConfig(process.env);
  const log = createLog(config.logLevel);
  const games = gamesWith(config.content, (line) => console.error(`A hero is left out. ${line}`));
  const server = await serve(config, games, log);

  const stop = (reason: string, code: number): void => {
    log.info({ reason }, 'stopping');
    setTimeout(() => process.exit(code), GRACE_MS).unref();
    server.close().then(
      () => process.exit(code),
      (error: unknown) => {
        log.error({ err: error }, 'the end was not clean');
        process.exit(1);
      },
    );
  };
  process.once('SIGINT', () => stop('SIGINT', 0));
  process.once('SIGTERM', () => stop('SIGTERM', 0));
  // A promise nobody waited for is a fault to mend, not a reason to end everybody's match.
  const mayComplain = atMost(REJECTIONS_A_MINUTE);
  process.on('unhandledRejection', (error) => {
    if (mayComplain()) log.error({ err: error }, 'a promise failed and nobody waited for it');
  });
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'an exception that nobody caught');
    stop('an uncaught exception', 1);
  });

  const shown = config.host === '127.0.0.1' || config.host === '0.0.0.0' ? 'localhost' : config.host;
  console.log(`Throneroom is open at http://${shown}:${server.port}`);
  if (config.host === '127.0.0.1') console.log('Only this machine can reach it; HOST=0.0.0.0 lets your network in.');
  console.log('Ctrl+C closes it.');
  process.send?.('ready');
};

start().catch((error: unknown) => {
  if (!(error instanceof StartProblem)) throw error;
  console.error(error.message);
  process.exit(1);
});
