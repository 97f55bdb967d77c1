import { DecideHostelApplicationsDocument, type HostelDecision } from "../../gql/staff-hostels.ts";
import { useSave } from "../../lib/use-save.ts";
import type { BulkAction } from "../kit/bulk/BulkBar.tsx";
import type { BulkPreview, BulkResult } from "../kit/bulk/bulk-types.ts";

const outcomes: Readonly<Record<HostelDecision, (place: string) => string>> = {
  APPROVE: (place) => `Approved: ${place}`,
  REJECT: (place) => `Rejected: ${place}, is free again`,
  RELEASE: (place) => `Released: ${place}, is free again`,
};

type Labels = Pick<BulkAction, "label" | "title" | "action">;

/** The bulk decisions on selected applications. Without a reason a decision is a dry run. */
export const useDecisions = (): readonly BulkAction[] => {
  const [save] = useSave(DecideHostelApplicationsDocument);
  const decide = (decision: HostelDecision, labels: Labels): BulkAction => {
    const send = async (ids: readonly string[], reason: string | null) => {
      const input = { ids: [...ids], decision, reason, dryRun: reason === null };
      return (await save({ input })).decideHostelApplications;
    };
    const preview = async (ids: readonly string[]): Promise<BulkPreview> => {
      const answer = await send(ids, null);
      if (answer.__typename === "Refusal") return { refusal: answer };
      const rows = answer.rows.map(({ id, matricNumber, name, place, problem }) => ({
        id,
        label: `${matricNumber} ${name}`,
        outcome: outcomes[decision](place),
        problem,
      }));
      return { rows };
    };
    const run = async (ids: readonly string[], reason: string): Promise<BulkResult> => {
      const answer = await send(ids, reason);
      if (answer.__typename !== "Refusal") return { done: answer.message };
      if (answer.code !== "PREVIEW_OUTDATED") return { refusal: answer };
      const now = await preview(ids);
      return "rows" in now ? { outdated: now.rows } : now;
    };
    return { ...labels, preview, run };
  };
  return [
    decide("APPROVE", {
      label: "Approve…",
      title: "Approve applications",
      action: "Approve them",
    }),
    decide("REJECT", { label: "Reject…", title: "Reject applications", action: "Reject them" }),
    decide("RELEASE", { label: "Release beds…", title: "Release beds", action: "Release them" }),
  ];
};
