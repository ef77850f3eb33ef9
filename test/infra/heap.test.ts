/** V8 takes flags that it does not know without a word that anybody reads: here it is asked whether it knows ours. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { HEAP_FLAGS, START_FLAGS } from '../../infra/heap.ts';

const heap = suite('what the heap holds');

heap('V8 knows the flags by which it is kept small', () => {
  const known = execFileSync(process.execPath, ['--v8-options'], { encoding: 'utf8' });
  for (const flag of [...START_FLAGS, ...HEAP_FLAGS]) {
    const [name = ''] = flag.split('=');
    assert.ok(known.includes(`${name} (`), `V8 of Node ${process.version} has no ${name}: see infra/heap.ts`);
  }
});

heap('whoever starts the server by npm or by pm2 starts it with the flags that it is measured with', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
  assert.is(scripts.start, `exec node ${START_FLAGS.join(' ')} dist/main.js`);
  assert.match(readFileSync('ecosystem.config.js', 'utf8'), `node_args: ['${START_FLAGS.join("', '")}']`);
});

heap.run();
