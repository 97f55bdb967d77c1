import { useMutation } from "@apollo/client/react";
import {
  ChangeStudentStandingDocument,
  PromoteStudentsDocument,
  type PromoteStudentsInput,
  type PromoteStudentsMutation,
  type StudentStanding,
} from "../../gql/staff-students.ts";
import type { BulkPreview, BulkResult, BulkRow } from "../kit/bulk/bulk-types.ts";

type Answer = PromoteStudentsMutation["promoteStudents"];
type Row = Extract<Answer, { readonly __typename: "StudentAction" }>["rows"][number];

export type Promotion = Pick<PromoteStudentsInput, "session" | "finalLevel" | "includeUnpaid">;

/** A student who stays unchanged counts as a row that cannot be changed, and is left out. */
const rowOf = ({ id, matricNumber, name, before, after, note, problem }: Row): BulkRow => ({
  id,
  label: `${matricNumber} · ${name}`,
  outcome: after === null ? before : `${before} → ${after}`,
  problem: problem ?? note,
});

/** A call of a bulk action on students. Without a reason it is a dry run. */
type SendAction = (call: {
  readonly ids: string[];
  readonly reason: string;
  readonly dryRun: boolean;
  readonly preview: string | null;
}) => Promise<Answer | undefined>;

/**
 * Converts a call to the bulk dialog's format. The preview's token is sent with the real run. If data changed, the
 * preview is repeated.
 */
const toBulkAction = (send: SendAction) => {
  let seen: string | null = null;
  const answerOf = async (call: Parameters<SendAction>[0]): Promise<Answer> => {
    const answer = await send(call);
    if (!answer) throw new Error("The mutation returned no data.");
    return answer;
  };
  const loadPreview = async (ids: readonly string[]): Promise<BulkPreview> => {
    const answer = await answerOf({ ids: [...ids], reason: "", dryRun: true, preview: null });
    if (answer.__typename === "Refusal") return { refusal: answer };
    seen = answer.preview;
    return { rows: answer.rows.map(rowOf) };
  };
  const run = async (ids: readonly string[], reason: string): Promise<BulkResult> => {
    const answer = await answerOf({ ids: [...ids], reason, dryRun: false, preview: seen });
    if (answer.__typename === "StudentAction") return { done: answer.message };
    if (answer.code !== "PREVIEW_OUTDATED") return { refusal: answer };
    const now = await loadPreview(ids);
    return "rows" in now ? { outdated: now.rows } : now;
  };
  return { preview: loadPreview, run };
};

/** The bulk actions on students. */
export const useStudentActions = () => {
  const [changeStanding] = useMutation(ChangeStudentStandingDocument);
  const [promote] = useMutation(PromoteStudentsDocument);
  return {
    changeStanding: (standing: StudentStanding) =>
      toBulkAction(async (call) => {
        const { data } = await changeStanding({ variables: { input: { ...call, standing } } });
        return data?.changeStudentStanding;
      }),
    promote: (promotion: Promotion) =>
      toBulkAction(async (call) => {
        const { data } = await promote({ variables: { input: { ...call, ...promotion } } });
        return data?.promoteStudents;
      }),
  };
};
