import Type from "typebox";
import { CodedDetail, Detail, FieldErrors, guardFailures, RecordId } from "./shapes.ts";

/** Counts a record's changes; whoever saw an older one is told. */
export const Revision = Type.Integer({ minimum: 1, maximum: 2 ** 31 - 1 });

export const RecordParams = Type.Object({ id: RecordId });

/** What is deleted, as it was seen. */
export const SeenRevision = Type.Object({ revision: Revision });

/** The rules of the form judge what it holds, all fields at once; this only bounds what is read. */
export const Typed = Type.String({ maxLength: 500 });

/** A number of a form, likewise. */
export const TypedNumber = Type.Number({ minimum: -1e9, maximum: 1e9 });

/** A time as the college's clocks show it, `2026-03-10T09:00`. */
export const CollegeTimeSent = Type.String({ maxLength: 40 });

/**
 * True once whoever saves has read what else comes of it. Without it a change that has consequences is not made: they
 * are answered instead.
 */
export const Confirmed = Type.Object({ is_confirmed: Type.Optional(Type.Boolean()) });

/** What came of saving: done, or what it would come to first. */
export const SaveOutcome = Type.Object({
  is_done: Type.Boolean(),
  id: Type.Union([Type.Integer(), Type.Null()], {
    description: "Of the record saved; null where nothing was.",
  }),
  message: Type.String(),
  /** One sentence each, for whoever is to confirm them; empty once done. */
  consequences: Type.Array(Type.String()),
});

export const officeFailures = [
  ...guardFailures,
  { status: 400, body: FieldErrors, when: "A field is not valid." },
  { status: 404, body: Detail, when: "No such record." },
] as const;

export const changedElsewhere = {
  status: 409,
  body: CodedDetail,
  when: "`changed_elsewhere`: it was changed since it was seen.",
} as const;

export const deletionConflict = {
  status: 409,
  body: CodedDetail,
  when: "`changed_elsewhere`: it was changed since it was seen; `in_use`: by what, says the sentence.",
} as const;
