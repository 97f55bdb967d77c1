import type { ResponseOf } from "../../../../contract/endpoint.ts";
import type { hostelAvailability } from "../../../../contract/hostels/hostel.ts";
import type { HostelAvailability } from "../../generated/schema-types.ts";

/** What the college tells of both kinds of hostel. */
export type AvailabilityRecord = ResponseOf<typeof hostelAvailability>;

export type HostelKind = keyof AvailabilityRecord["free_bed_ids"];

/** Which beds of one kind are free, at one time. Never changed: as long as nothing changes it is the same object. */
export interface Availability {
  readonly isOpen: boolean;
  readonly freeBedIds: ReadonlySet<number>;
}

/** As the schema has it. */
export type AvailabilityEvent = Omit<HostelAvailability, "__typename">;

/** `before` where it still holds. */
export const availabilityOf = (
  { is_application_open: isOpen, free_bed_ids }: AvailabilityRecord,
  kind: HostelKind,
  before: Availability | undefined,
): Availability => {
  const freeBedIds = new Set(free_bed_ids[kind]);
  const isSame =
    before !== undefined &&
    before.isOpen === isOpen &&
    before.freeBedIds.size === freeBedIds.size &&
    [...freeBedIds].every((id) => before.freeBedIds.has(id));
  return isSame ? before : { isOpen, freeBedIds };
};

/** What somebody is told who last heard of `before`, or of nothing yet; undefined where that says all. */
export const eventBetween = (
  before: Availability | undefined,
  now: Availability,
): AvailabilityEvent | undefined => {
  const isApplicationOpen = now.isOpen;
  if (before === undefined) {
    return { isApplicationOpen, free: namesOf(now.freeBedIds), taken: [], freed: [] };
  }
  const taken = namesOf(before.freeBedIds, now.freeBedIds);
  const freed = namesOf(now.freeBedIds, before.freeBedIds);
  const isSame = before.isOpen === now.isOpen && taken.length === 0 && freed.length === 0;
  return isSame ? undefined : { isApplicationOpen, free: null, taken, freed };
};

/** The ids as GraphQL has them, without those among `others`. */
const namesOf = (ids: ReadonlySet<number>, others?: ReadonlySet<number>): string[] =>
  [...ids].filter((id) => others?.has(id) !== true).map(String);
