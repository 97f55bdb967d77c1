import { useApolloClient } from "@apollo/client/react";
import { AssignCoursesDocument, type AssignCoursesMutation } from "../../../gql/staff-results.ts";
import type { BulkPreview, BulkResult, BulkRow } from "../../kit/bulk/bulk-types.ts";

type Answer = AssignCoursesMutation["assignCourses"];
type Row = Extract<Answer, { readonly __typename: "CoursesAssignment" }>["rows"][number];

const rowOf = ({ id, code, title, before, after, note, problem }: Row): BulkRow => ({
  id,
  label: `${code} · ${title}`,
  outcome: after === null ? before : `${before} → ${after}`,
  problem: problem ?? note,
});

/** Runs a bulk assignment in the bulk dialog's format. The preview's token is sent with the real run. */
export const useAssignment = (semesterId: string) => {
  const client = useApolloClient();
  return (lecturerId: string) => {
    let seen: string | null = null;
    const send = async (
      ids: readonly string[],
      reason: string,
      dryRun: boolean,
    ): Promise<Answer> => {
      const input = {
        semesterId,
        lecturerId,
        ids: [...ids],
        reason,
        dryRun,
        preview: dryRun ? null : seen,
      };
      const { data } = await client.mutate({
        mutation: AssignCoursesDocument,
        variables: { input },
      });
      if (!data) throw new Error("The mutation returned no data.");
      return data.assignCourses;
    };
    const preview = async (ids: readonly string[]): Promise<BulkPreview> => {
      const answer = await send(ids, "", true);
      if (answer.__typename === "Refusal") return { refusal: answer };
      seen = answer.preview;
      return { rows: answer.rows.map(rowOf) };
    };
    const run = async (ids: readonly string[], reason: string): Promise<BulkResult> => {
      const answer = await send(ids, reason, false);
      if (answer.__typename === "CoursesAssignment") return { done: answer.message };
      if (answer.code !== "PREVIEW_OUTDATED") return { refusal: answer };
      const now = await preview(ids);
      return "rows" in now ? { outdated: now.rows } : now;
    };
    return { preview, run };
  };
};
