import type { HostelKind } from "../../generated/schema-types.ts";

/** The college's names of the kinds of hostel, and the schema's. */
export const hostelKinds = {
  Female: "FEMALE",
  Male: "MALE",
} as const satisfies Record<string, HostelKind>;

/** The same the other way. */
export const kindNames = {
  FEMALE: "Female",
  MALE: "Male",
} as const satisfies Record<HostelKind, keyof typeof hostelKinds>;
