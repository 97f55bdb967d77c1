import { supportDashboard } from "../../../contract/dashboards/dashboards.ts";
import type { ResponseOf } from "../../../contract/endpoint.ts";
import type { GatewayContext } from "../context.ts";
import type { Backlog, IctDashboard } from "../generated/schema-types.ts";
import { sharedRead } from "./shared-read.ts";

type Told = ResponseOf<typeof supportDashboard>;

export const readIctDashboard = async (context: GatewayContext): Promise<IctDashboard> => {
  const told = await sharedRead(context, supportDashboard, {});
  return {
    stuckPayments: backlogOf(told.stuck_payments),
    unverifiedEmails: backlogOf(told.unverified_emails),
    changeRequests: backlogOf(told.change_requests),
  };
};

const backlogOf = ({ count, oldest_at }: Told["stuck_payments"]): Backlog => ({
  count,
  oldestAt: oldest_at,
});
