import { waitingWorkDashboard } from "../../../contract/dashboards/dashboards.ts";
import type { GatewayContext } from "../context.ts";
import type { WaitingWork } from "../generated/schema-types.ts";
import { sharedRead } from "./shared-read.ts";

export const readWaitingWork = async (context: GatewayContext): Promise<WaitingWork> => {
  const told = await sharedRead(context, waitingWorkDashboard, {});
  return {
    untested: told.untested,
    undecided: told.undecided,
    uncheckedSittings: told.unchecked_sittings,
    changedSittings: told.changed_sittings,
    pendingHostelApplications: told.pending_hostel_applications,
    refusedPayments: told.refused_payments,
    changeRequests: told.change_requests,
  };
};
