import type { watchHostelAvailability } from "../src/live/hostel-availability.ts";
import { aStudent } from "./student.ts";

type Overrides = Readonly<Record<string, unknown>>;

interface RoomOverrides extends Overrides {
  readonly beds?: readonly string[];
}

/** A bed. The id `A-101/2` is bed 2 of room A-101. */
export const aBed = (id: string) => {
  const [roomNumber, number] = id.split("/");
  return { __typename: "HostelBed", id, number, roomNumber };
};

/** A room with these free beds. Default: four beds in all. */
export const aRoom = (number: string, { beds = ["1", "2"], ...rest }: RoomOverrides = {}) => ({
  number,
  hostel: "Queens Hall",
  floor: 0,
  totalBeds: 4,
  availableBeds: beds.length,
  beds: beds.map((bed) => aBed(`${number}/${bed}`)),
  ...rest,
});

/** A hostel page: paid, open for three days, two rooms with a free place. */
export const aHostel = (overrides: Overrides = {}) => ({
  __typename: "Hostel",
  id: "7",
  hasPaid: true,
  isApplicationOpen: true,
  deadline: "2026-11-24T22:59:00.000Z",
  currentTime: "2026-11-21T09:00:00.000Z",
  canSelectBed: true,
  application: null,
  rooms: [aRoom("A-101"), aRoom("A-102", { beds: ["3"] })],
  waiting: null,
  canWait: false,
  ...overrides,
});

/** A hostel page with an application. */
export const anAppliedHostel = (application: Overrides = {}, rest: Overrides = {}) =>
  aHostel({
    canSelectBed: false,
    application: {
      state: "PENDING",
      status: "pending",
      room: "A-101",
      bed: "2",
      approvedAt: null,
      approvedBy: null,
      reason: null,
      printoutUrl: null,
      ...application,
    },
    ...rest,
  });

/** A full hostel page with a waiting list. */
export const aFullHostel = (rest: Overrides = {}) => aHostel({ rooms: [], canWait: true, ...rest });

export const aBoarder = (hostel: unknown = aHostel()) => aStudent({ hostel });

/** Stands in for the connection that tells of beds. While it is live, nobody polls for them at a moment of chance. */
export const watchLive: typeof watchHostelAvailability = ({ onState }) => {
  onState("live");
  return () => undefined;
};
