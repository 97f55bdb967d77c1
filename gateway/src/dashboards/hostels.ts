import { hostelOccupancyDashboard } from "../../../contract/dashboards/dashboards.ts";
import type { GatewayContext } from "../context.ts";
import type { HostelOccupancy } from "../generated/schema-types.ts";
import { hostelKinds } from "../hostels/office/hostel-kind.ts";
import { sharedRead } from "./shared-read.ts";

export const readOccupancy = async (context: GatewayContext): Promise<HostelOccupancy> => {
  const told = await sharedRead(context, hostelOccupancyDashboard, {});
  return {
    session: told.session,
    isApplicationOpen: told.is_application_open,
    deadline: told.application_deadline,
    hostels: told.hostels.map(({ id, kind, ...beds }) => ({
      ...beds,
      id: String(id),
      kind: hostelKinds[kind],
    })),
    waiting: told.waiting.map(({ kind, waiting }) => ({ kind: hostelKinds[kind], waiting })),
  };
};
