import { decideHostelApplications } from "../../../../contract/hostels/applications.ts";
import type { CollegeCalls } from "../../college/calls.ts";
import { requireRecordId } from "../../college/record-id.ts";
import type { ResolversTypes } from "../../generated/resolvers.ts";
import type { HostelDecisionsInput } from "../../generated/schema-types.ts";
import { orRefusal } from "../../payments/office/refused.ts";
import { decisionNames, statusOf } from "./states.ts";

type Result = Awaited<ResolversTypes["HostelDecisionsResult"]>;

/** @throws PortalError NOT_FOUND where one of them is none */
export const decideApplications = (
  { ids, decision, reason, dryRun }: HostelDecisionsInput,
  college: CollegeCalls,
): Promise<Result> =>
  orRefusal(async (): Promise<Result> => {
    const { rows, ...made } = await college.write(decideHostelApplications, {
      body: {
        ids: [...new Set(ids.map(requireRecordId))],
        decision: decisionNames[decision],
        ...(reason != null && { reason }),
        dry_run: dryRun,
      },
    });
    return {
      __typename: "HostelDecisionsMade",
      ...made,
      rows: rows.map(({ id, matric_number, status, ...row }) => ({
        ...row,
        id: String(id),
        matricNumber: matric_number,
        status: statusOf[status],
      })),
    };
  });
