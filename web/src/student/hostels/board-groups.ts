import type { Board, BoardRoom } from "./room-board.ts";

export interface FloorGroup {
  readonly floor: number | null;
  readonly rooms: readonly BoardRoom[];
}

export interface HostelGroup {
  readonly hostel: string | null;
  readonly floors: readonly FloorGroup[];
}

/** Groups the rooms by hostel and floor, keeping their order. */
export const groupsOf = (rooms: readonly BoardRoom[]): readonly HostelGroup[] => {
  const hostels = new Map<string | null, Map<number | null, BoardRoom[]>>();
  for (const room of rooms) {
    const floors = hostels.get(room.hostel) ?? new Map<number | null, BoardRoom[]>();
    hostels.set(room.hostel, floors);
    const onFloor = floors.get(room.floor);
    if (onFloor) onFloor.push(room);
    else floors.set(room.floor, [room]);
  }
  return [...hostels].map(([hostel, floors]) => ({
    hostel,
    floors: [...floors].map(([floor, onFloor]) => ({ floor, rooms: onFloor })),
  }));
};

interface Places {
  readonly rooms: number;
  readonly beds: number;
}

/** The number of rooms with free places, and of free places. */
export const placesIn = (rooms: readonly Pick<BoardRoom, "available">[]): Places => ({
  rooms: rooms.filter(({ available }) => available > 0).length,
  beds: rooms.reduce((sum, { available }) => sum + available, 0),
});

/** Specification §4: available beds divided by total beds, in percent. */
export const percentAvailable = ({
  available,
  totalBeds,
}: Pick<BoardRoom, "available" | "totalBeds">): number =>
  totalBeds === 0 ? 0 : Math.round((100 * available) / totalBeds);

/** The room of a bed, if it has been shown. */
export const roomOfBed = (board: Board, bedId: string): BoardRoom | undefined =>
  board.rooms.find(({ beds }) => beds.some(({ id }) => id === bedId));
