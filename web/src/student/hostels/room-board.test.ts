import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Hostel_PageFragment_rooms } from "../../gql/student-hostels.ts";
import {
  type Board,
  type BoardAction,
  boardOf,
  boardReducer,
  groupsOf,
  percentAvailable,
  placesIn,
  unknownFreeBeds,
} from "./room-board.ts";

const room = (
  number: string,
  bedIds: readonly string[],
  rest: Partial<Hostel_PageFragment_rooms> = {},
): Hostel_PageFragment_rooms => ({
  __typename: "HostelRoom",
  number,
  hostel: "Queens Hall",
  floor: 0,
  totalBeds: 4,
  availableBeds: bedIds.length,
  beds: bedIds.map((id) => ({
    __typename: "HostelBed",
    id,
    number: id.slice(-1),
    roomNumber: number,
  })),
  ...rest,
});

const following = (board: Board, ...actions: readonly BoardAction[]): Board =>
  actions.reduce(boardReducer, board);

const changed = (change: {
  free?: readonly string[];
  taken?: readonly string[];
  freed?: readonly string[];
}): BoardAction => ({ type: "changed", change: { taken: [], freed: [], ...change } });

const states = (board: Board) =>
  Object.fromEntries(
    board.rooms.map(({ number, beds }) => [
      number,
      beds.map(({ id, isFree }) => `${id} ${isFree ? "free" : "taken"}`),
    ]),
  );

describe("the rooms of a visit", () => {
  it("keep a taken bed in its place but do not count it", () => {
    const board = following(
      boardOf([room("A-1", ["11", "12"]), room("A-2", ["21"])]),
      changed({ taken: ["11"] }),
    );
    expect(states(board)).toEqual({ "A-1": ["11 taken", "12 free"], "A-2": ["21 free"] });
    expect(placesIn(board.rooms)).toEqual({ rooms: 2, beds: 2 });
  });

  it("light a bed up again that was freed", () => {
    const board = following(
      boardOf([room("A-1", ["11"])]),
      changed({ taken: ["11"] }),
      changed({ freed: ["11"] }),
    );
    expect(states(board)).toEqual({ "A-1": ["11 free"] });
    expect(board.rooms[0]?.available).toBe(1);
  });

  it("draw again only the rooms in which something changed", () => {
    const before = boardOf([room("A-1", ["11"]), room("A-2", ["21"])]);
    const board = following(before, changed({ taken: ["21"] }));
    expect(board.rooms[0]).toBe(before.rooms[0]);
    expect(board.rooms[1]).not.toBe(before.rooms[1]);
    expect(following(board, changed({ taken: ["21"] })).rooms).toBe(board.rooms);
  });

  it("apply the full list of a connection's first event", () => {
    const board = following(
      boardOf([room("A-1", ["11", "12"])]),
      changed({ taken: ["11"] }),
      changed({ free: ["11"] }),
    );
    expect(states(board)).toEqual({ "A-1": ["11 free", "12 taken"] });
  });

  it("prefer events to responses while connected", () => {
    const rooms = [room("A-1", ["11", "12"])];
    const board = following(boardOf(rooms), changed({ taken: ["11"] }), { type: "loaded", rooms });
    expect(states(board)).toEqual({ "A-1": ["11 taken", "12 free"] });
  });

  it("accept the next response once the connection is lost", () => {
    const rooms = [room("A-1", ["11", "12"]), room("A-2", ["21"])];
    const lost = following(boardOf(rooms), changed({ taken: ["11"] }), { type: "disconnected" });
    expect(states(lost)).toEqual({ "A-1": ["11 taken", "12 free"], "A-2": ["21 free"] });
    const board = following(lost, { type: "loaded", rooms: [room("A-1", ["11"])] });
    expect(states(board)).toEqual({ "A-1": ["11 free", "12 taken"], "A-2": ["21 taken"] });
  });

  it("mark a bed that was lost to another student at once", () => {
    const board = following(boardOf([room("A-1", ["11"])]), { type: "lost", bedId: "11" });
    expect(states(board)).toEqual({ "A-1": ["11 taken"] });
  });

  it("name the beds that no answer has described, until one does", () => {
    const board = following(boardOf([room("A-1", ["11"])]), changed({ freed: ["12", "21"] }));
    expect(unknownFreeBeds(board)).toEqual(["12", "21"]);
    const described = following(board, {
      type: "loaded",
      rooms: [room("A-1", ["12", "11"]), room("A-2", ["21"])],
    });
    expect(unknownFreeBeds(described)).toEqual([]);
    expect(states(described)).toEqual({ "A-1": ["11 free", "12 free"], "A-2": ["21 free"] });
  });

  it("count free places whose beds are not listed", () => {
    const board = boardOf([room("A-1", ["11"], { availableBeds: 3 })]);
    expect(board.rooms[0]?.available).toBe(3);
    expect(following(board, changed({ taken: ["11"] })).rooms[0]?.available).toBe(2);
    expect(following(board, { type: "loaded", rooms: [] }).rooms[0]?.available).toBe(0);
  });

  it("are sorted by hostel, floor and number", () => {
    const board = following(boardOf([room("A-10", ["1"]), room("A-2", ["2"], { floor: 1 })]), {
      type: "loaded",
      rooms: [
        room("7", ["5"], { hostel: null, floor: null }),
        room("A-9", ["3"]),
        room("K-1", ["4"], { hostel: "Kings Hall" }),
      ],
    });
    expect(groupsOf(board.rooms)).toMatchObject([
      { hostel: "Kings Hall", floors: [{ floor: 0, rooms: [{ number: "K-1" }] }] },
      {
        hostel: "Queens Hall",
        floors: [
          { floor: 0, rooms: [{ number: "A-9" }, { number: "A-10" }] },
          { floor: 1, rooms: [{ number: "A-2" }] },
        ],
      },
      { hostel: null, floors: [{ floor: null, rooms: [{ number: "7" }] }] },
    ]);
  });

  it("show the latest state of every bed in any order of messages", () => {
    const ids = fc.subarray(["11", "12", "13", "21", "22", "31"]);
    const listed = ids.map((free) =>
      ["1", "2", "3"].map((number) =>
        room(
          number,
          free.filter((id) => id.startsWith(number)),
        ),
      ),
    );
    const action = fc.oneof(
      listed.map((rooms): BoardAction => ({ type: "loaded", rooms })),
      fc.record({ free: ids }).map(changed),
      fc.record({ taken: ids }).map(changed),
      fc.record({ freed: ids }).map(changed),
      fc.constant<BoardAction>({ type: "disconnected" }),
    );
    fc.assert(
      fc.property(listed, fc.array(action, { maxLength: 20 }), (first, actions) => {
        let board = boardOf(first);
        for (const one of actions) {
          const next = boardReducer(board, one);
          const shown = next.rooms.flatMap(({ beds }) => beds);
          // Every shown bed is still there.
          for (const { id } of board.rooms.flatMap(({ beds }) => beds)) {
            expect(shown.map((bed) => bed.id)).toContain(id);
          }
          expect(shown.filter(({ isFree }) => isFree).map(({ id }) => id)).toEqual(
            shown.filter(({ id }) => next.free.has(id)).map(({ id }) => id),
          );
          expect(placesIn(next.rooms).beds).toBe(shown.filter(({ isFree }) => isFree).length);
          board = next;
        }
      }),
    );
  });
});

describe("the availability of a room", () => {
  it("is its available beds divided by all, in percent", () => {
    expect(percentAvailable(1, 3)).toBe(33);
    expect(percentAvailable(4, 4)).toBe(100);
    expect(percentAvailable(0, 0)).toBe(0);
  });
});
