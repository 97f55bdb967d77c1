import type { Static } from "typebox";
import { broadsheet, type broadsheetMarks } from "../../../contract/results/broadsheet.ts";
import { carryovers } from "../../../contract/results/carryovers.ts";
import type { CollegeCalls } from "../college/calls.ts";
import { isRefusal } from "../college/failure.ts";
import { requireRecordId } from "../college/record-id.ts";
import { optionalId } from "../courses/optional-id.ts";
import { semesterNamed } from "../courses/semesters.ts";
import { PortalError } from "../errors.ts";
import type { RequireFields, Resolvers } from "../generated/resolvers.ts";
import type {
  Broadsheet,
  BroadsheetMark,
  BroadsheetRow,
  Carryover,
  CarryoverPage,
  QueryBroadsheetArgs,
  QueryCarryoversArgs,
} from "../generated/schema-types.ts";
import { exportLinks } from "../lists/export-links.ts";
import { askPage } from "../lists/page.ts";
import { stateNames } from "./state-names.ts";

const markNames: Readonly<Record<(typeof broadsheetMarks)[number], BroadsheetMark>> = {
  none: "NONE",
  missing: "MISSING",
  passed: "PASSED",
  failed: "FAILED",
  absent: "ABSENT",
  withheld: "WITHHELD",
};

/** @throws PortalError NOT_FOUND for a semester or department that there is not, INVALID_REQUEST for no level */
const readBroadsheet = async (
  { semesterId, departmentId, level, publishedOnly }: QueryBroadsheetArgs,
  college: CollegeCalls,
): Promise<Broadsheet> => {
  const semester = optionalId(semesterId);
  const asked = {
    ...(semester !== undefined && { semester_id: semester }),
    department_id: requireRecordId(departmentId),
    level,
    ...(publishedOnly && { published_only: true }),
  };
  const told = await read(college, asked);
  return {
    semesterId: String(told.semester_id),
    session: told.session,
    semester: semesterNamed(told.semester),
    department: told.department,
    level: told.level,
    courses: told.courses.map(({ id, code, title, credit_load, state }) => ({
      id: String(id),
      code,
      title,
      creditLoad: credit_load,
      state: stateNames[state],
    })),
    rows: told.rows.map(rowOf),
    // Of the semester that was shown, whichever runs when it is downloaded.
    export: exportLinks(broadsheet.path, { ...asked, semester_id: told.semester_id }),
  };
};

const read = async (
  college: CollegeCalls,
  query: Parameters<typeof college.read<typeof broadsheet>>[1]["query"],
) => {
  try {
    return await college.read(broadsheet, { query });
  } catch (error) {
    if (isRefusal(error, 400)) throw new PortalError("INVALID_REQUEST", {}, error);
    if (isRefusal(error, 404)) throw new PortalError("NOT_FOUND", {}, error);
    throw error;
  }
};

type ToldRow = Static<(typeof broadsheet)["response"]>["rows"][number];

const rowOf = (row: ToldRow): BroadsheetRow => ({
  studentId: String(row.student_id),
  matricNumber: row.matric_number,
  name: row.name,
  marks: row.marks.map((mark) => markNames[mark]),
  totals: row.totals,
  grades: row.grades,
  repeated: row.repeated,
  creditsTaken: row.credits_taken,
  creditsPassed: row.credits_passed,
  gpa: points(row.gpa_hundredths),
  cgpa: points(row.cgpa_hundredths),
  carryovers: row.carryovers,
});

const points = (hundredths: number | null): number | null =>
  hundredths === null ? null : hundredths / 100;

const sorts = {
  MATRIC_NUMBER: "matric_number",
  NAME: "name",
  COURSE: "course",
  LEVEL: "level",
} as const;

const readCarryovers = (
  { filter, sort, ...asked }: RequireFields<QueryCarryoversArgs, "page" | "sort" | "descending">,
  college: CollegeCalls,
): Promise<CarryoverPage> =>
  askPage(
    college,
    carryovers,
    {
      ...asked,
      sort: sorts[sort],
      filters: {
        department_id: optionalId(filter?.departmentId),
        level: filter?.level,
        course_id: optionalId(filter?.courseId),
        session: filter?.session,
      },
    },
    carryoverOf,
  );

const carryoverOf = ({
  id,
  student_id,
  matric_number,
  course_id,
  credit_load,
  is_registered,
  ...rest
}: Static<(typeof carryovers)["response"]>["rows"][number]): Carryover => ({
  ...rest,
  id: String(id),
  studentId: String(student_id),
  matricNumber: matric_number,
  courseId: String(course_id),
  creditLoad: credit_load,
  isRegistered: is_registered,
});

export const broadsheetResolvers = {
  Query: {
    broadsheet: (_root, args, { college }) => readBroadsheet(args, college),
    carryovers: (_root, args, { college }) => readCarryovers(args, college),
  },
} satisfies Resolvers;
