import type { AvailabilityEvent, HostelKind } from "./availability.ts";

/**
 * The result of the subscription's resolver: the watched hostel kind. GraphQL requires an async iterable, but no code iterates,
 * because all watchers of one kind with one operation get the same bytes (`Watchers`).
 */
export class FreeBeds {
  readonly kind: HostelKind;

  constructor(kind: HostelKind) {
    this.kind = kind;
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<{ hostelAvailability: AvailabilityEvent }> {}
}

/** An operation without its request. */
export interface Operation {
  readonly document: string;
  readonly name: string | undefined;
  /** Only the declared ones. */
  readonly variables: Readonly<Record<string, unknown>>;
}

/** A subscription that has passed everything a query must pass. */
export interface Accepted {
  readonly beds: FreeBeds;
  readonly operation: Operation;
}

/** Holds an accepted subscription for the route, which streams the answer. */
export interface StreamSlot {
  accepted?: Accepted;
}
