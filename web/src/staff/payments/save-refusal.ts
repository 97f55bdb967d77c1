import type { SavedFragment } from "../../gql/staff-payments.ts";

/** The refusal of a save; null on success. */
export const refusalOf = (answer: SavedFragment | undefined) => {
  if (!answer) throw new Error("The mutation returned no data.");
  return answer.__typename === "Refusal" ? answer : null;
};
