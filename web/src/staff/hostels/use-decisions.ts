import { useApolloClient } from "@apollo/client/react";
import {
  DecideHostelApplicationsDocument,
  type DecideHostelApplicationsMutationVariables,
  type HostelDecisionsFragment,
} from "../../gql/staff-hostels.ts";
import type { BulkAction } from "../kit/bulk/BulkBar.tsx";
import type { BulkResult, BulkRow } from "../kit/bulk/bulk-types.ts";
import { hostelTexts } from "./texts.ts";

const texts = hostelTexts.applications;

type Decision = DecideHostelApplicationsMutationVariables["input"]["decision"];

/** The bulk decisions on selected applications. */
export const useDecisions = (): readonly BulkAction[] => {
  const client = useApolloClient();
  const send = async (decision: Decision, ids: readonly string[], reason: string | null) => {
    const { data } = await client.mutate({
      mutation: DecideHostelApplicationsDocument,
      variables: { input: { ids: [...ids], decision, reason, dryRun: reason === null } },
    });
    if (!data) throw new Error(texts.lost);
    return data.decideHostelApplications;
  };
  const preview = async (decision: Decision, ids: readonly string[]) => {
    const answer = await send(decision, ids, null);
    return answer.__typename === "Refusal"
      ? { refusal: answer }
      : { rows: rowsOf(decision, answer) };
  };
  const run = async (
    decision: Decision,
    ids: readonly string[],
    reason: string,
  ): Promise<BulkResult> => {
    const answer = await send(decision, ids, reason);
    if (answer.__typename !== "Refusal") return { done: answer.message };
    if (answer.code !== "PREVIEW_OUTDATED") return { refusal: answer };
    const now = await preview(decision, ids);
    return "rows" in now ? { outdated: now.rows } : now;
  };
  const action = (decision: Decision, labels: Pick<BulkAction, "label" | "title" | "action">) => ({
    ...labels,
    preview: (ids: readonly string[]) => preview(decision, ids),
    run: (ids: readonly string[], reason: string) => run(decision, ids, reason),
  });
  return [
    action("APPROVE", texts.bulk.approve),
    action("REJECT", texts.bulk.reject),
    action("RELEASE", texts.bulk.release),
  ];
};

const rowsOf = (decision: Decision, { rows }: HostelDecisionsFragment): readonly BulkRow[] =>
  rows.map(({ id, matricNumber, name, place, problem }) => ({
    id,
    label: `${matricNumber} ${name}`,
    outcome: texts.outcomes[decision](place),
    problem,
  }));
