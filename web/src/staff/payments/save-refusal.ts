import type { SavedFragment } from "../../gql/staff-payments.ts";

/** The refusal of a save; null on success. */
export const refusalOf = (answer: SavedFragment) =>
  answer.__typename === "Refusal" ? answer : null;
