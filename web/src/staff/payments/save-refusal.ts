import type { RecordRefusal } from "../kit/record/use-record-form.ts";

type Answer =
  | { readonly __typename: "Acknowledgement" }
  | (RecordRefusal & { readonly __typename: "Refusal" });

/** The refusal of a save; null on success. */
export const refusalOf = (answer: Answer): RecordRefusal | null =>
  answer.__typename === "Refusal" ? answer : null;
