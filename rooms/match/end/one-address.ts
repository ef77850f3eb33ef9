/** Opponents of a ranked match who play from one address: two of a household, or one person on both sides. From here they
 *  look alike; so the match counts, and whoever runs the server reads of it. */
import type { Side } from '../../../engine/core/game.ts';
import { type Incidents, note } from '../../../infra/incidents/incidents.ts';
import type { PlayerClient } from '../../base/base-room.ts';
import type { SeatRecord } from '../seats.ts';

/** Who sits where, and from which address, while they are connected. */
export type Sitter = Pick<SeatRecord<Pick<PlayerClient, 'auth'>>, 'seat' | 'player' | 'connection'>;

const addressOf = ({ connection }: Sitter): string | undefined => connection?.auth?.address;

/** Of one ranked match. */
export class OneAddress {
  private readonly match: string;
  private readonly sides: readonly Side[];
  private readonly incidents: Pick<Incidents, 'add' | 'latest'>;
  private known = false;

  constructor(match: string, sides: readonly Side[], incidents: Pick<Incidents, 'add' | 'latest'>) {
    this.match = match;
    this.sides = sides;
    this.incidents = incidents;
  }

  /** Looks at everybody who sits there now. The first opponents from one address are kept as an incident of their own kind, once
   *  a match, whichever room it is in by then. Rejects with `StoreTrouble`. */
  async look(sitters: readonly Sitter[]): Promise<void> {
    if (this.known) return;
    const [one, other] = this.opponents(sitters);
    if (!one?.player || !other?.player) return;
    this.known = true;
    const told = await this.incidents.latest();
    if (told.some(({ kind, room }) => kind === 'one-address' && room === this.match)) return;
    const said = [one.player, other.player].map(({ id, name }) => `${name} (${id})`).join(' and ');
    await note(this.incidents, 'one-address', {
      room: this.match,
      where: 'a ranked match',
      said: `${said} play each other from one address`,
    });
  }

  private opponents(sitters: readonly Sitter[]): readonly Sitter[] {
    const sideOf = ({ seat }: Sitter): number => this.sides.findIndex(({ seats }) => seats.includes(seat));
    for (const [i, one] of sitters.entries()) {
      const address = addressOf(one);
      if (address === undefined) continue;
      const other = sitters.slice(i + 1).find((each) => addressOf(each) === address && sideOf(each) !== sideOf(one));
      if (other) return [one, other];
    }
    return [];
  }
}
