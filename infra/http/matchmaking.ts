/** Colyseus' route to its rooms (`POST /matchmake/METHOD/ROOM`), with the answers that its own route gives, straight from Node's
 *  request. Its own makes objects of the web of each request, of its body and of its answer, which takes longer than to
 *  reserve the seat; everybody comes in by it, and in a tournament all at once. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createAuthContext, ErrorCode, matchMaker } from '@colyseus/core';
import { messageOf } from '../start-problem.ts';

/** Any other way to write such an address is left to Colyseus. */
const ROUTE = /^\/matchmake\/(\w+)\/([\w-]+)$/;

const UNREADABLE = 'malformed request body';

/** A request that this answers: what is asked of which room. Undefined for any other. */
export const seatAsked = ({
  method,
  url = '',
}: IncomingMessage): readonly [method: string, room: string] | undefined => {
  const [, asked, room] = method === 'POST' ? (ROUTE.exec(url) ?? []) : [];
  return asked === undefined || room === undefined ? undefined : [asked, room];
};

/** Answers it. The body's length must have been looked at. Whoever goes before all of it was sent is given no answer. */
export const answerSeat = async (
  [method, room]: readonly [method: string, room: string],
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> => {
  const { controller } = matchMaker;
  const { authorization, origin, 'x-real-ip': address } = request.headers;
  const cors = controller.getCorsHeaders(new Headers(origin === undefined ? {} : { origin }));
  const answer = (status: number, said: unknown): void => {
    const json = JSON.stringify(said);
    response.writeHead(status, {
      ...controller.DEFAULT_CORS_HEADERS,
      ...cors,
      'Content-Type': 'application/json',
      'Content-Length': Buffer.byteLength(json),
    });
    response.end(json);
  };
  const body = await bodyOf(request);
  if (body === undefined) return;
  let options: unknown;
  try {
    options = body === '' ? undefined : JSON.parse(body);
  } catch {
    return answer(400, { error: UNREADABLE });
  }
  try {
    const context = createAuthContext({ headers: { authorization, 'x-real-ip': [address].flat()[0] } });
    answer(200, await controller.invokeMethod(method, room, options, context));
  } catch (error) {
    const { code, message } = refusalIn(error);
    answer(code, { code, error: message });
  }
};

/** What was refused, as it says itself; Colyseus has a code for what says none. */
const refusalIn = (error: unknown): { readonly code: number; readonly message: string } => {
  const code: unknown = Reflect.get(Object(error), 'code');
  return { code: typeof code === 'number' ? code : ErrorCode.MATCHMAKE_UNHANDLED, message: messageOf(error) };
};

const bodyOf = (request: IncomingMessage): Promise<string | undefined> =>
  new Promise((resolve) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.once('end', () => resolve(Buffer.concat(chunks).toString()));
    request.once('close', () => resolve(undefined));
    request.once('error', () => resolve(undefined));
  });
