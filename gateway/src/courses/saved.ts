import type { ValueOf } from "../../../contract/endpoint.ts";
import type { SaveOutcome } from "../../../contract/shapes.ts";
import type { ResolversTypes } from "../generated/resolvers.ts";
import { orRefusal } from "../graphql/refusal.ts";

type Result = Awaited<ResolversTypes["CatalogueResult"]>;

/** The college names a requirement's fields below the department. The portal has a separate form for them. */
const inputField = (field: string): string => field.replace(/^olevelRequirement\./, "");

/**
 * Saves a record. Answers that it is saved, the consequences to confirm first, or the refusal.
 * @throws as `orRefusal`: NOT_FOUND for a record that does not exist
 */
export const savedOr = (save: () => Promise<ValueOf<typeof SaveOutcome>>): Promise<Result> =>
  orRefusal(
    async () => {
      const { isDone, id, message, consequences } = await save();
      return isDone
        ? { __typename: "CatalogueSaved", id, message }
        : { __typename: "CatalogueConsequences", sentences: consequences };
    },
    { inputField },
  );

/** The same for a deletion. */
export const deletedOr = (remove: () => Promise<{ readonly message: string }>): Promise<Result> =>
  orRefusal(async () => {
    const { message } = await remove();
    return { __typename: "CatalogueSaved", id: null, message };
  });
