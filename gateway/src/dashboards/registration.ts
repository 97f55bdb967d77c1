import { registrationDashboard } from "../../../contract/dashboards/dashboards.ts";
import type { ResponseOf } from "../../../contract/endpoint.ts";
import type { GatewayContext } from "../context.ts";
import type { ProgressCounts, RegistrationProgress } from "../generated/schema-types.ts";
import { runningSemester } from "./running-semester.ts";
import { sharedRead } from "./shared-read.ts";

export const readProgress = async (context: GatewayContext): Promise<RegistrationProgress> => {
  const told = await sharedRead(context, registrationDashboard, {});
  return {
    ...runningSemester(told),
    minCredits: told.minCredits,
    total: countsOf(told.total),
    groups: told.groups.map(({ departmentId, department, level, counts }) => ({
      departmentId: String(departmentId),
      department,
      level,
      counts: countsOf(counts),
    })),
  };
};

const countsOf = ({
  inProgress,
  ...counts
}: ResponseOf<typeof registrationDashboard>["total"]): ProgressCounts => ({
  ...counts,
  inProgress,
});
