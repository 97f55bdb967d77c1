import type { Hostel_PageFragment_rooms } from "../../gql/student-hostels.ts";

export interface Bed {
  readonly id: string;
  readonly number: string;
  readonly roomNumber: string;
}

export const bedIn = (bed: string, room: string, isTaken = false): string =>
  `Bed ${bed}, room ${room}${isTaken ? ", Taken" : ""}`;

export const floorName = (floor: number): string =>
  floor === 0 ? "Ground floor" : `Floor ${floor}`;

type BoardBed = Omit<Bed, "roomNumber"> & { readonly isFree: boolean };

export interface BoardRoom {
  readonly number: string;
  readonly hostel: string | null;
  readonly floor: number | null;
  readonly totalBeds: number;
  /** Free places, including those whose beds are not listed. */
  readonly available: number;
  readonly beds: readonly BoardBed[];
}

/**
 * The rooms of one visit. A bed that was shown stays in its place, free or taken, so that nothing moves under a finger.
 */
export interface Board {
  readonly rooms: readonly BoardRoom[];
  /** The ids of the free beds, including beds that no response has described yet. */
  readonly free: ReadonlySet<string>;
  /** True while events arrive. They are newer than any loaded response. */
  readonly isLive: boolean;
}

/** The changes since the previous event. `free` is the full list, in the first event of a connection. */
interface Change {
  readonly free?: readonly string[] | null;
  readonly taken: readonly string[];
  readonly freed: readonly string[];
}

export type BoardAction =
  | { readonly type: "loaded"; readonly rooms: readonly Hostel_PageFragment_rooms[] }
  | { readonly type: "changed"; readonly change: Change }
  | { readonly type: "lost"; readonly bedId: string }
  | { readonly type: "disconnected" };

export const boardOf = (rooms: readonly Hostel_PageFragment_rooms[]): Board =>
  loaded({ rooms: [], free: new Set(), isLive: false }, rooms);

export const boardReducer = (board: Board, action: BoardAction): Board => {
  switch (action.type) {
    case "loaded":
      return loaded(board, action.rooms);
    case "changed":
      return withFree({ ...board, isLive: true }, applyChange(board.free, action.change));
    case "lost":
      return withFree(board, applyChange(board.free, { taken: [action.bedId], freed: [] }));
    case "disconnected":
      return board.isLive ? { ...board, isLive: false } : board;
  }
};

/** Free beds that no response has described. Showing them requires a reload of the rooms. */
export const unknownFreeBeds = ({ rooms, free }: Board): readonly string[] => {
  const described = new Set(rooms.flatMap(({ beds }) => beds.map(({ id }) => id)));
  return [...free].filter((id) => !described.has(id));
};

const applyChange = (free: ReadonlySet<string>, { free: all, taken, freed }: Change) => {
  const after = new Set(all ?? free);
  for (const id of taken) after.delete(id);
  for (const id of freed) after.add(id);
  return after;
};

const loaded = (board: Board, rooms: readonly Hostel_PageFragment_rooms[]): Board => {
  const listed = rooms.flatMap(({ beds }) => beds.map(({ id }) => id));
  const known = new Map(board.rooms.map((room) => [room.number, room]));
  const merged = rooms.map((room) => {
    const shown = known.get(room.number);
    known.delete(room.number);
    return merge(shown, room);
  });
  const gone = [...known.values()].map((room) => withUnlisted(room, 0));
  const inOrder = [...merged, ...gone].sort(byPlace);
  const isSame = sameItems(inOrder, board.rooms);
  return withFree(
    isSame ? board : { ...board, rooms: inOrder },
    board.isLive ? board.free : new Set(listed),
  );
};

const merge = (shown: BoardRoom | undefined, room: Hostel_PageFragment_rooms): BoardRoom => {
  const { number, hostel, floor, totalBeds, availableBeds, beds } = room;
  const kept = shown?.beds ?? [];
  const keptIds = new Set(kept.map(({ id }) => id));
  const added = beds.filter(({ id }) => !keptIds.has(id));
  const unlisted = Math.max(availableBeds - beds.length, 0);
  const isSame = shown?.hostel === hostel && shown.floor === floor && shown.totalBeds === totalBeds;
  if (isSame && added.length === 0) return withUnlisted(shown, unlisted);
  const all = [
    ...kept,
    ...added.map((bed) => ({ id: bed.id, number: bed.number, isFree: false })),
  ].sort((a, b) => natural.compare(a.number, b.number));
  return withUnlisted({ number, hostel, floor, totalBeds, available: 0, beds: all }, unlisted);
};

const withUnlisted = (room: BoardRoom, unlisted: number): BoardRoom => {
  const available = unlisted + freeIn(room.beds);
  return room.available === available ? room : { ...room, available };
};

const freeIn = (beds: readonly BoardBed[]): number => beds.filter(({ isFree }) => isFree).length;

/** Only changed rooms become new objects, so only their cards render again. */
const withFree = (board: Board, free: ReadonlySet<string>): Board => {
  const rooms = board.rooms.map((room) => {
    if (room.beds.every(({ id, isFree }) => isFree === free.has(id))) return room;
    const beds = room.beds.map((bed) =>
      bed.isFree === free.has(bed.id) ? bed : { ...bed, isFree: !bed.isFree },
    );
    return { ...room, beds, available: room.available - freeIn(room.beds) + freeIn(beds) };
  });
  return { ...board, free, rooms: sameItems(rooms, board.rooms) ? board.rooms : rooms };
};

const sameItems = (one: readonly BoardRoom[], other: readonly BoardRoom[]): boolean =>
  one.length === other.length && one.every((room, index) => room === other[index]);

const natural = new Intl.Collator("en", { numeric: true });

/** The college's order: by hostel, floor and number. Rooms without hostel or floor come last. */
const byPlace = (a: BoardRoom, b: BoardRoom): number =>
  compareHostels(a.hostel, b.hostel) ||
  (a.floor ?? Number.MAX_SAFE_INTEGER) - (b.floor ?? Number.MAX_SAFE_INTEGER) ||
  natural.compare(a.number, b.number);

const compareHostels = (a: string | null, b: string | null): number => {
  if (a === b) return 0;
  if (a === null) return 1;
  return b === null ? -1 : natural.compare(a, b);
};

export interface FloorGroup {
  readonly floor: number | null;
  readonly rooms: readonly BoardRoom[];
}

export const groupsOf = (rooms: readonly BoardRoom[]) => {
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
    floors: [...floors].map(([floor, onFloor]): FloorGroup => ({ floor, rooms: onFloor })),
  }));
};

export const placesIn = (rooms: readonly BoardRoom[]) => ({
  rooms: rooms.filter(({ available }) => available > 0).length,
  beds: rooms.reduce((sum, { available }) => sum + available, 0),
});

/** Specification §4: available beds divided by total beds, in percent. */
export const percentAvailable = (available: number, totalBeds: number): number =>
  totalBeds === 0 ? 0 : Math.round((100 * available) / totalBeds);

export const roomOfBed = (board: Board, bedId: string): BoardRoom | undefined =>
  board.rooms.find(({ beds }) => beds.some(({ id }) => id === bedId));
