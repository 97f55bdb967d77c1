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
    minCredits: told.min_credits,
    total: countsOf(told.total),
    groups: told.groups.map(({ department_id, department, level, counts }) => ({
      departmentId: String(department_id),
      department,
      level,
      counts: countsOf(counts),
    })),
  };
};

const countsOf = ({
  in_progress,
  ...counts
}: ResponseOf<typeof registrationDashboard>["total"]): ProgressCounts => ({
  ...counts,
  inProgress: in_progress,
});
