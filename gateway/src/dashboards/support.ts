import { supportDashboard } from "../../../contract/dashboards/dashboards.ts";
import type { ResponseOf } from "../../../contract/endpoint.ts";
import type { GatewayContext } from "../context.ts";
import type { Backlog, IctDashboard } from "../generated/schema-types.ts";
import { sharedRead } from "./shared-read.ts";

type Told = ResponseOf<typeof supportDashboard>;

export const readIctDashboard = async (context: GatewayContext): Promise<IctDashboard> => {
  const told = await sharedRead(context, supportDashboard, {});
  return {
    stuckPayments: backlogOf(told.stuckPayments),
    unverifiedEmails: backlogOf(told.unverifiedEmails),
    changeRequests: backlogOf(told.changeRequests),
  };
};

const backlogOf = ({ count, oldestAt }: Told["stuckPayments"]): Backlog => ({
  count,
  oldestAt,
});
