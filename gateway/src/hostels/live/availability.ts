import type { ResponseOf } from "../../../../contract/endpoint.ts";
import type { hostelAvailability } from "../../../../contract/hostels/bed-selection.ts";

/** The college's free beds for both kinds of hostel. */
export type AvailabilityRecord = ResponseOf<typeof hostelAvailability>;

export type HostelKind = keyof AvailabilityRecord["freeBedIds"];

/** The free beds of one kind at one time. Immutable: while nothing changes it is the same object. */
export interface Availability {
  readonly isOpen: boolean;
  readonly freeBedIds: ReadonlySet<number>;
}

/** The subscription's `HostelAvailability`. */
export interface AvailabilityEvent {
  readonly isApplicationOpen: boolean;
  readonly free: number[] | null;
  readonly taken: number[];
  readonly freed: number[];
}

/** Returns `before` if nothing changed. */
export const availabilityOf = (
  { isApplicationOpen: isOpen, freeBedIds: free }: AvailabilityRecord,
  kind: HostelKind,
  before: Availability | undefined,
): Availability => {
  const freeBedIds = new Set(free[kind]);
  const isSame =
    before !== undefined &&
    before.isOpen === isOpen &&
    before.freeBedIds.size === freeBedIds.size &&
    [...freeBedIds].every((id) => before.freeBedIds.has(id));
  return isSame ? before : { isOpen, freeBedIds };
};

/** The event for a watcher whose last state is `before`, if any; undefined if nothing changed. */
export const eventBetween = (
  before: Availability | undefined,
  now: Availability,
): AvailabilityEvent | undefined => {
  const isApplicationOpen = now.isOpen;
  if (before === undefined) {
    return { isApplicationOpen, free: [...now.freeBedIds], taken: [], freed: [] };
  }
  const taken = idsWithout(before.freeBedIds, now.freeBedIds);
  const freed = idsWithout(now.freeBedIds, before.freeBedIds);
  const isSame = before.isOpen === now.isOpen && taken.length === 0 && freed.length === 0;
  return isSame ? undefined : { isApplicationOpen, free: null, taken, freed };
};

const idsWithout = (ids: ReadonlySet<number>, others: ReadonlySet<number>): number[] =>
  [...ids].filter((id) => !others.has(id));
