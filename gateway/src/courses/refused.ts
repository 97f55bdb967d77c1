import type { ValueOf } from "../../../contract/endpoint.ts";
import type { SaveOutcome } from "../../../contract/record-shapes.ts";
import type { CollegeFailure } from "../college/failure.ts";
import type { ResolversTypes } from "../generated/resolvers.ts";
import { refusalBy } from "../graphql/or-refusal.ts";
import { type RefusalCode, refusal } from "../graphql/refusal.ts";
import { texts } from "../texts.ts";

type Result = Awaited<ResolversTypes["CatalogueResult"]>;

const codes: Readonly<Record<string, RefusalCode>> = {
  changedElsewhere: "CHANGED_ELSEWHERE",
  inUse: "IN_USE",
  pastSession: "PAST_SESSION",
};

/** A place in an input, of a field as the college names it: `opens_at` is `opensAt`. */
const inputPath = (field: string): string =>
  field
    .replace(/^olevel_requirement\./, "")
    .replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());

const refused = ({ status, refusal: said }: CollegeFailure): ReturnType<typeof refusal> => {
  const message = said.message ?? texts.staff.notAccepted;
  if (status !== 400) return refusal(codes[said.code ?? ""] ?? "REFUSED", message);
  const fields = Object.entries(said.fields).flatMap(([field, [first]]) =>
    first === undefined ? [] : [{ field: inputPath(field), message: first }],
  );
  return refusal("INVALID_INPUT", message, fields);
};

const orRefusal = refusalBy(refused);

/**
 * Saves a record, and answers what came of it: done, what it would come to first, or the college's no.
 * @throws what is no refusal of what is asked for; NOT_FOUND for a record that is none
 */
export const savedOr = (save: () => Promise<ValueOf<typeof SaveOutcome>>): Promise<Result> =>
  orRefusal(async () => {
    const { isDone, id, message, consequences } = await save();
    return isDone
      ? { __typename: "CatalogueSaved", id: id === null ? null : String(id), message }
      : { __typename: "CatalogueConsequences", sentences: [...consequences] };
  });

/** The same for a deletion. */
export const deletedOr = (remove: () => Promise<{ readonly message: string }>): Promise<Result> =>
  orRefusal(async () => {
    const { message } = await remove();
    return { __typename: "CatalogueSaved", id: null, message };
  });
