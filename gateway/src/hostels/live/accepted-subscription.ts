import type { AvailabilityEvent, HostelKind } from "./availability.ts";

/**
 * What the subscription's resolver answers: what is to be watched. GraphQL asks for something to iterate over; nobody does,
 * for everybody who watches the same with the same operation is sent the same bytes (`Watchers`).
 */
export class FreeBeds {
  readonly kind: HostelKind;

  constructor(kind: HostelKind) {
    this.kind = kind;
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<{ hostelAvailability: AvailabilityEvent }> {}
}

/** An operation, without anything of the request it came in. */
export interface Operation {
  readonly document: string;
  readonly name: string | undefined;
  /** Those that the operation declares. */
  readonly variables: Readonly<Record<string, unknown>>;
}

/** A subscription that has passed everything a query must pass. */
export interface Accepted {
  readonly beds: FreeBeds;
  readonly operation: Operation;
}

/** Where an accepted subscription is left for the route, which streams the answer. */
export interface StreamSlot {
  accepted?: Accepted;
}
