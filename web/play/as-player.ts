/** Does things as whoever plays here. */
import { type Player, SignedOut } from '../../client/account.ts';
import { DOOR } from '../../protocol/codes.ts';
import { desk, noName } from '../account/desk.ts';
import { matchmaking } from '../matchmaking/session.ts';

/** Does something as whoever plays here, and where nobody does as a new guest. A guest who wrote another name has it
 *  first. A token that the door refuses is replaced once; a guest whom the server does not know any more begins
 *  anew. */
export async function asPlayer<T>(name: string, deed: (token: string) => Promise<T>): Promise<T> {
  try {
    await playerCalled(name);
    const token = await desk.token();
    try {
      return await deed(token);
    } catch (error) {
      if (!isUnknownToken(error)) throw error;
      return await deed(await desk.token(token));
    }
  } catch (error) {
    if (!(error instanceof SignedOut) || desk.player?.kind === 'member') throw error;
    return deed((await desk.becomeGuest(nameOr(name))).token);
  }
}

/** Who plays here, under that name if it is theirs to choose. Without a name they stay, or become, whoever they are. */
export async function playerCalled(name: string): Promise<Player> {
  const { player } = desk;
  if (!player) return desk.becomeGuest(nameOr(name));
  return player.kind === 'guest' && name !== '' && player.name !== name ? desk.rename(name) : player;
}

/** Who plays here, under that name, once their line to matchmaking is open. They are asked for once: of a guest whose
 *  name was taken, and who is called otherwise, it would be asked again, and the token be void by which the line comes in. */
export const comeInAs = (name: string): Promise<Player> =>
  asPlayer(name, async (token) => {
    const player = desk.player ?? (await playerCalled(name));
    await matchmaking.open(player.id, token);
    return player;
  });

const nameOr = (name: string): string => name || noName();

const isUnknownToken = (error: unknown): boolean =>
  error instanceof Error && Reflect.get(error, 'code') === DOOR.unknownPlayer;
