/** The rooms of a process that is alone, found by their id at once. Colyseus' own list of them is copied and looked through
 *  from end to end for each client that joins, so that a thousand matches more make every seat slower. */
import { type IRoomCache, LocalDriver, type SortOptions } from '@colyseus/core';

export class RoomsById extends LocalDriver {
  private readonly byId = new Map<string, IRoomCache>();

  override async insert(room: IRoomCache): Promise<boolean> {
    const isNew = await super.insert(room);
    if (isNew) this.byId.set(room.roomId, room);
    return isNew;
  }

  override persist(room: IRoomCache, create?: boolean): boolean {
    const isNew = super.persist(room, create);
    if (isNew) this.byId.set(room.roomId, room);
    return isNew;
  }

  override async findOne(conditions: Partial<IRoomCache>, sortOptions?: SortOptions): Promise<IRoomCache> {
    const { roomId, ...more } = conditions;
    const known = roomId !== undefined && Object.keys(more).length === 0 ? this.byId.get(roomId) : undefined;
    return known ?? super.findOne(conditions, sortOptions);
  }

  override remove(roomId: string): boolean {
    this.byId.delete(roomId);
    return super.remove(roomId);
  }

  override clear(): void {
    this.byId.clear();
    super.clear();
  }
}
