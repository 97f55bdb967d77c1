import { examOfficerDashboard } from "../../../contract/dashboard-office.ts";
import type { GatewayContext } from "../context.ts";
import type { ExamOfficerDashboard } from "../generated/resolvers.ts";
import { runningSemester } from "./running-semester.ts";
import { sharedRead } from "./shared-read.ts";

export const readExamOfficerDashboard = async (
  context: GatewayContext,
): Promise<ExamOfficerDashboard> => {
  const told = await sharedRead(context, examOfficerDashboard, {});
  return {
    ...runningSemester(told),
    departments: told.departments.map(({ id, without_lecturer, ...department }) => ({
      ...department,
      id: String(id),
      withoutLecturer: without_lecturer,
    })),
    unassigned: told.unassigned.map(({ id, ...course }) => ({ ...course, id: String(id) })),
  };
};
