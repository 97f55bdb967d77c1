import type { ValueOf } from "../../../contract/endpoint.ts";
import type { SaveOutcome } from "../../../contract/shapes.ts";
import type { ResolversTypes } from "../generated/resolvers.ts";
import { orRefusal } from "../graphql/refusal.ts";

type Result = Awaited<ResolversTypes["CatalogueResult"]>;

/** The requirement is a form of its own, whose fields the college names below the department's. */
const inputField = (field: string): string => field.replace(/^olevelRequirement\./, "");

/**
 * Saves a record, and answers what came of it: done, what it would come to first, or the college's no.
 * @throws what is no refusal of what is asked for; NOT_FOUND for a record that is none
 */
export const savedOr = (save: () => Promise<ValueOf<typeof SaveOutcome>>): Promise<Result> =>
  orRefusal(
    async () => {
      const { isDone, id, message, consequences } = await save();
      return isDone
        ? { __typename: "CatalogueSaved", id: id === null ? null : String(id), message }
        : { __typename: "CatalogueConsequences", sentences: [...consequences] };
    },
    { inputField },
  );

/** The same for a deletion. */
export const deletedOr = (remove: () => Promise<{ readonly message: string }>): Promise<Result> =>
  orRefusal(async () => {
    const { message } = await remove();
    return { __typename: "CatalogueSaved", id: null, message };
  });
