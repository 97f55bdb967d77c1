import { examOfficerDashboard } from "../../../contract/dashboards/dashboards.ts";
import type { GatewayContext } from "../context.ts";
import type { ExamOfficerDashboard } from "../generated/schema-types.ts";
import { stateNames } from "../results/state-names.ts";
import { runningSemester } from "./running-semester.ts";
import { sharedRead } from "./shared-read.ts";

export const readExamOfficerDashboard = async (
  context: GatewayContext,
): Promise<ExamOfficerDashboard> => {
  const told = await sharedRead(context, examOfficerDashboard, {});
  return {
    ...runningSemester(told),
    semesterId: told.semester_id === null ? null : String(told.semester_id),
    departments: told.departments.map(({ id, without_lecturer, pass_rate, ...department }) => ({
      ...department,
      id: String(id),
      withoutLecturer: without_lecturer,
      passRate: pass_rate,
    })),
    unassigned: told.unassigned.map(({ id, ...course }) => ({ ...course, id: String(id) })),
    sheets: told.sheets.map(({ state, count }) => ({ state: stateNames[state], count })),
    overdue: told.overdue,
    flagged: told.flagged,
    courses: told.courses.map(({ id, state, pass_rate, ...course }) => ({
      ...course,
      id: String(id),
      state: stateNames[state],
      passRate: pass_rate,
    })),
  };
};
