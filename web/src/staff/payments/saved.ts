import type { SavedFragment } from "../../gql/staff.ts";

/** Why something was not saved; null where it was. */
export const refusalOf = (answer: SavedFragment | undefined) => {
  if (!answer) throw new Error("a change without an answer");
  return answer.__typename === "Refusal" ? answer : null;
};
