import { lecturerDashboard } from "../../../contract/dashboards/dashboards.ts";
import type { ResponseOf } from "../../../contract/endpoint.ts";
import type { CollegeCalls } from "../college/calls.ts";
import type { DeadlineName, LecturerDashboard } from "../generated/schema-types.ts";
import { upper } from "../payments/office/words.ts";
import { runningSemester } from "./running-semester.ts";

type Name = ResponseOf<typeof lecturerDashboard>["deadlines"][number]["name"];

const names = {
  registration_opens: "REGISTRATION_OPENS",
  registration_closes: "REGISTRATION_CLOSES",
  drop_deadline: "DROP_DEADLINE",
  results_due: "RESULTS_DUE",
  semester_ends: "SEMESTER_ENDS",
} as const satisfies Record<Name, DeadlineName>;

/** The caller's own: asked each time, for no two lecturers see the same. */
export const readLecturerDashboard = async (college: CollegeCalls): Promise<LecturerDashboard> => {
  const told = await college.read(lecturerDashboard, {});
  return {
    ...runningSemester(told),
    semesterId: told.semester_id === null ? null : String(told.semester_id),
    resultsDueOn: told.results_due_on,
    courses: told.courses.map(({ id, credit_load, sheet_state, ...course }) => ({
      ...course,
      id: String(id),
      creditLoad: credit_load,
      sheetState: upper(sheet_state),
    })),
    deadlines: told.deadlines.map(({ name, at }) => ({ name: names[name], at })),
  };
};
