/** V8 takes flags that it does not know without a word that anybody reads: here it is asked whether it knows ours. */
import { execFileSync } from 'node:child_process';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { HEAP_FLAGS } from '../../infra/heap.ts';

const heap = suite('what the heap holds');

heap('V8 knows the flags by which it is kept small', () => {
  const known = execFileSync(process.execPath, ['--v8-options'], { encoding: 'utf8' });
  for (const flag of HEAP_FLAGS) {
    const [name = ''] = flag.split('=');
    assert.ok(known.includes(`${name} (`), `V8 of Node ${process.version} has no ${name}: see infra/heap.ts`);
  }
});

heap.run();
