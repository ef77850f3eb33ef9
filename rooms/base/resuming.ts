/** A line is resumed by its own player alone. Colyseus asks for a reconnection token and nothing else, over HTTP and on
 *  the socket; here both ask for the player's signed token as well. */
import { createAuthContext, matchMaker } from '@colyseus/core';
import { z } from 'zod';
import type { SocketLook, SocketRefusal } from '../../infra/http/http.ts';
import type { Tokens } from '../../infra/tokens.ts';
import { DOOR } from '../../protocol/codes.ts';
import { BaseRoom, resumptionBy } from './base-room.ts';
import { DoorRefusal } from './door-refusal.ts';

/** What is sent may be any JSON. */
const resumeRequest = z.object({ reconnectionToken: z.string() });

const NO_TOKEN = 'A line is resumed with the signed token of its player; join again by the id of the match.';

/** Stands before Colyseus' way to ask for a place again. */
export const guardResuming = (tokens: Tokens): void => {
  const { controller } = matchMaker;
  const ask = controller.invokeMethod.bind(controller);
  controller.invokeMethod = async (method, name, options: unknown, auth) => {
    if (method !== 'reconnect') return ask(method, name, options ?? {}, auth);
    const user = await tokens.read(auth?.token);
    const asked = resumeRequest.safeParse(options);
    if (!user || !asked.success) throw new DoorRefusal(DOOR.unknownPlayer, NO_TOKEN);
    // The room may live in another process, and is asked with this one text.
    return ask(method, name, { reconnectionToken: resumptionBy(user.id, asked.data.reconnectionToken) }, auth);
  };
};

const STRANGER: SocketRefusal = { status: DOOR.unknownPlayer, message: NO_TOKEN };

/** Refuses a socket that would resume somebody else's line; any other needs no look. */
export const refuseStrangers =
  (tokens: Tokens): SocketLook =>
  ({ url = '', headers }) => {
    const { pathname, searchParams } = new URL(`ws://localhost${url}`);
    const token = searchParams.get('reconnectionToken');
    if (token === null) return undefined;
    const room: unknown = matchMaker.getLocalRoomById(pathname.slice(pathname.lastIndexOf('/') + 1));
    if (!(room instanceof BaseRoom)) return undefined;
    const { authorization } = headers;
    const { token: signed } = createAuthContext({ headers: { authorization }, token: searchParams.get('_authToken') });
    const isOwn = async (): Promise<boolean> => {
      const user = await tokens.read(signed);
      return user !== undefined && room.isResumedBy(user.id, token);
    };
    return isOwn().then((own) => (own ? undefined : STRANGER));
  };
