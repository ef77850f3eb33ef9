/** One timer for all rooms of the process: once a second each room ticks its clock and looks whether anybody still
 *  needs it. Colyseus would arm a timer a room, and keeps rooms for ever in some of its reconnection faults. */
export interface Watched {
  /** `now` in milliseconds of a clock that only runs forward. */
  watch(now: number): void;
}

const rooms = new Set<Watched>();
let timer: NodeJS.Timeout | undefined;

/** Looks at the room every second from now on. */
export const startWatching = (room: Watched): void => {
  rooms.add(room);
  timer ??= setInterval(() => {
    const now = performance.now();
    for (const watched of rooms) watched.watch(now);
  }, 1000);
};

/** All that are looked at. */
export const watchedRooms = (): readonly Watched[] => [...rooms];

/** Forgets the room. The timer ends with the last one. */
export const stopWatching = (room: Watched): void => {
  rooms.delete(room);
  if (rooms.size > 0) return;
  clearInterval(timer);
  timer = undefined;
};
