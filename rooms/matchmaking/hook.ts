/** What else may travel on a player's connection to matchmaking: requests and messages of another part of the server, such
 *  as parties. Matchmaking knows nothing of it but this. */
import type { z } from 'zod';
import type { User } from '../../infra/tokens.ts';
import type { PlayerConnection } from './player-notifier.ts';

/** Why a request is refused. */
export type RequestRefused = { readonly refused: { readonly code: string; readonly message: string } };
export type RequestAnswer = Promise<RequestRefused | undefined>;

/** Has requests of that type answered: with `{}` for nothing, or with the refusal. */
export type OnRequest = <T>(
  type: string,
  form: z.ZodType<T>,
  answer: (connection: PlayerConnection, message: T) => RequestAnswer,
) => void;

export interface MatchmakingHook {
  /** Registers its requests. */
  addRequests(onRequest: OnRequest): void;
  /** Sends a connection everything that is known of its player; asked for by `where`. */
  sendStanding(connection: PlayerConnection): Promise<void>;
  /** One of the player's connections is gone. */
  disconnected(user: User): Promise<void>;
  /** Sends out what changes from now on, each time as a promise that `sent` takes. `everybody` is asked for when something
   *  may have been missed. Returns how to stop. */
  listen(sent: (sending: Promise<void>) => void, everybody: () => Iterable<PlayerConnection>): () => void;
}

/** Several parts on one connection, in this order. */
export const together = (...hooks: readonly MatchmakingHook[]): MatchmakingHook => ({
  addRequests: (onRequest) => {
    for (const hook of hooks) hook.addRequests(onRequest);
  },
  sendStanding: async (connection) => {
    for (const hook of hooks) await hook.sendStanding(connection);
  },
  disconnected: async (user) => {
    await Promise.all(hooks.map((hook) => hook.disconnected(user)));
  },
  listen: (sent, everybody) => {
    const stops = hooks.map((hook) => hook.listen(sent, everybody));
    return () => {
      for (const stop of stops) stop();
    };
  },
});
