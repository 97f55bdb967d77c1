import type { HostelBed } from "../generated/schema-types.ts";

/** A claim that stands. The page is read anew when it is asked for: nothing else is told of it. */
export interface BedClaimed {
  readonly __typename: "BedSelected";
}

/** A claim that another student's came before. */
export interface BedLost {
  readonly __typename: "BedTaken";
  readonly message: string;
  readonly nearest: HostelBed[];
}

/** A place on the waiting list taken or given up. */
export interface ListChanged {
  readonly __typename: "HostelChanged";
  readonly message: string;
}
