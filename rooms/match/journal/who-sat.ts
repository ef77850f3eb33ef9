/** Who sat in the seats of a match, by how it was opened and what happened before it began. */
import type { Seat } from '../../../engine/core/game.ts';
import type { User } from '../../../infra/tokens.ts';
import type { Opening } from '../opening.ts';

/** Who sat in a seat of a match that is over. */
export interface Sat {
  readonly hero: string;
  readonly name: string;
  /** The player's id; none for a bot, and for a seat that nobody took. */
  readonly player?: string;
}

/** Who sat where, in seat order. */
export const whoSat = (
  { seats, creator }: Pick<Opening, 'seats' | 'creator'>,
  taken: readonly { readonly seat: Seat; readonly player: User | null; readonly hero: string }[],
): Sat[] =>
  seats.map((spec, seat) => {
    if (spec.player === 'bot') return { hero: spec.hero, name: botName(spec) };
    if (spec.player === 'me') return satBy(creator, spec.hero);
    if (spec.player === 'given') return satBy(spec.user, spec.hero);
    const last = taken.findLast((line) => line.seat === seat);
    return last?.player ? satBy(last.player, last.hero) : { hero: '', name: '' };
  });

const satBy = ({ id, name }: User, hero: string): Sat => ({ hero, name, player: id });

/** Matches of earlier versions kept no name. */
export const botName = ({ name = 'Bot' }: { readonly name?: string }): string => name;
