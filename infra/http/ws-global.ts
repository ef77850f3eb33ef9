/** Node 20 has no global WebSocket, yet Colyseus reads `WebSocket.OPEN` when a client reconnects: without this every
 *  reconnect throws. Import it first wherever a server or an SDK client runs under Node. */
import { WebSocket } from 'ws';

if (!('WebSocket' in globalThis)) Object.defineProperty(globalThis, 'WebSocket', { value: WebSocket, writable: true });
