import type { SavedFragment } from "../../gql/staff.ts";

/** The refusal of a save; null on success. */
export const refusalOf = (answer: SavedFragment | undefined) => {
  if (!answer) throw new Error("a change without an answer");
  return answer.__typename === "Refusal" ? answer : null;
};
