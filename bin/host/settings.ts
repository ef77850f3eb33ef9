/** `node --import tsx bin/host/settings.ts`: says in one line what is wrong with the settings of the environment, with exit
 *  code 2, and nothing where a server could take them. `ecosystem.config.js` asks it before pm2 touches what runs. */
import { readConfig } from '../../infra/config.ts';
import { StartProblem } from '../../infra/start-problem.ts';
import { fail } from '../command-line.ts';

try {
  readConfig(process.env);
} catch (error) {
  if (!(error instanceof StartProblem)) throw error;
  fail(error.message);
}
