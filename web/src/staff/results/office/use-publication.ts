import { useApolloClient } from "@apollo/client/react";
import { PublishSheetsDocument, type PublishSheetsMutation } from "../../../gql/staff-results.ts";
import type { BulkPreview, BulkResult, BulkRow } from "../../kit/bulk/bulk-types.ts";

type Answer = PublishSheetsMutation["publishSheets"];
type Row = Extract<Answer, { readonly __typename: "SheetsPublication" }>["rows"][number];

/** A sheet that is published already counts as a row that cannot be published, and is left out. */
const rowOf = ({ id, code, title, before, after, note, problem }: Row): BulkRow => ({
  id,
  label: `${code} · ${title}`,
  outcome: after === null ? before : `${before} → ${after}`,
  problem: problem ?? note,
});

/** Publishes sheets of a semester. The preview's token makes sure that exactly the previewed state is published. */
export const usePublication = () => {
  const client = useApolloClient();
  return (semesterId: string) => {
    let seen: string | null = null;
    const send = async (ids: readonly string[], reason: string, dryRun: boolean) => {
      const { data } = await client.mutate({
        mutation: PublishSheetsDocument,
        variables: {
          input: {
            semesterId,
            courseIds: [...ids],
            reason,
            dryRun,
            preview: dryRun ? null : seen,
          },
        },
      });
      if (!data) throw new Error("The mutation returned no data.");
      return data.publishSheets;
    };
    const preview = async (ids: readonly string[]): Promise<BulkPreview> => {
      const answer = await send(ids, "", true);
      if (answer.__typename === "Refusal") return { refusal: answer };
      seen = answer.preview;
      return { rows: answer.rows.map(rowOf) };
    };
    const run = async (ids: readonly string[], reason: string): Promise<BulkResult> => {
      const answer = await send(ids, reason, false);
      if (answer.__typename !== "Refusal") return { done: answer.message };
      if (answer.code !== "PREVIEW_OUTDATED") return { refusal: answer };
      const now = await preview(ids);
      return "rows" in now ? { outdated: now.rows } : now;
    };
    return { preview, run };
  };
};
