/** Threads of this process. */
import { Worker } from 'node:worker_threads';

/** Starts the thread of that module: `beside` is the URL of the module that asks, `name` the thread's own, beside it, without
 *  its ending. Run from source, it must be taught to read TypeScript first: threads do not inherit that. */
export const startThread = (beside: string, name: string): Worker => {
  if (beside.endsWith('.js')) return new Worker(new URL(`./${name}.js`, beside));
  const thread = new URL(`./${name}.ts`, beside).href;
  const [teacher, module] = [import.meta.resolve('tsx/esm/api'), thread].map((each) => JSON.stringify(each));
  const source = `import(${teacher}).then(({ register }) => { register(); return import(${module}); });`;
  return new Worker(source, { eval: true });
};
