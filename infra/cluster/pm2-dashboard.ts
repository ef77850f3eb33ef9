/** What Colyseus tells pm2's dashboard: how many players and rooms there are. For that it loads pm2's own package in every
 *  process, whoever started it, and the package does more than that: it connects the inspector, counts all sockets once a second, and
 *  listens for faults that nobody caught, prints each of them and so keeps a process from ending by them. Where pm2 started the
 *  process, the package is there before anything of ours; where it did not, nobody looks, and this takes its place. The
 *  server's bundle has this instead of it (`bin/server/bundle.ts`). */

/** Where the package leaves itself, and looks whether it is there. */
const PLACE = Symbol.for('@pm2/io');

const nobody = { metric: (): undefined => undefined };

if (!Reflect.has(globalThis, PLACE)) Reflect.set(globalThis, PLACE, nobody);

const dashboard: unknown = Reflect.get(globalThis, PLACE);
/** Colyseus asks for it by this name. */
export default dashboard;
