/** How much heap matches take. */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

const collectGarbage = (): void => {
  setFlagsFromString('--expose-gc');
  const gc: unknown = runInNewContext('gc');
  if (typeof gc === 'function') gc();
};

/** Heap of each of so many matches that live at once, in KB. `make` is called with 0 to `live` - 1. */
export const heapOf = (live: number, make: (i: number) => unknown): number => {
  make(0);
  collectGarbage();
  const before = process.memoryUsage().heapUsed;
  const matches = Array.from({ length: live }, (_, i) => make(i));
  collectGarbage();
  const after = process.memoryUsage().heapUsed;
  return (after - before) / 1024 / matches.length;
};
