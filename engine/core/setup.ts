/** What a match begins with besides its mode and its heroes (`StartOptions.setup`), looked at before everybody sits. */
import { seededStream } from './chance.ts';
import type { AnyGame, StartOptions } from './game.ts';
import { kindsAt, ofKind } from './kinds.ts';
import { BadInput } from './refusal.ts';

/** What is wrong with it, with its field named; nothing where a match can begin with it, and where there is none.
 *  `heroes`: by seat; nobody where the seat is still open. */
export const wrongSetup = (
  game: AnyGame,
  {
    mode,
    options,
    setup,
  }: Omit<StartOptions, 'seats' | 'options'> & { readonly options?: StartOptions['options'] | undefined },
  heroes: readonly (string | undefined)[],
): BadInput | undefined => {
  if (setup === undefined) return undefined;
  if (!game.report)
    return new BadInput('setup', `${game.name} carries nothing from one match to the next; leave it out`);
  const seats = seatedBy(game, mode, heroes).map((hero) => ({ hero }));
  try {
    game.start({ mode, seats, setup, ...(options && { options }) }, seededStream('only to see whether it can begin'));
  } catch (error) {
    if (!(error instanceof BadInput)) throw error;
    // Whatever else there is to be said is said when all of them sit.
    return error.field === 'setup' || error.field.startsWith('setup.') ? error : undefined;
  }
  return undefined;
};

/** The heroes, with somebody of the right kind in each open seat: one whom nobody plays, while there are such. */
const seatedBy = (game: AnyGame, mode: string, heroes: readonly (string | undefined)[]): string[] => {
  const info = game.modes.find(({ id }) => id === mode);
  const kinds = info ? kindsAt(info, heroes.length) : [];
  const taken = new Set(heroes);
  return heroes.map((hero, seat) => {
    if (hero !== undefined) return hero;
    const able = ofKind(game, kinds[seat] ?? '');
    const found = able.find((id) => !taken.has(id)) ?? able[0] ?? '';
    taken.add(found);
    return found;
  });
};
