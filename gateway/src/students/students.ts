import type { ResponseOf } from "../../../contract/endpoint.ts";
import {
  changeStanding,
  importStudents,
  promoteStudents,
  studentRecords,
  studentWhole,
} from "../../../contract/students/student-records.ts";
import { recordIdOf, requireRecordId } from "../college/record-id.ts";
import type { Resolvers } from "../generated/resolvers.ts";
import type { StudentFilter, StudentStanding } from "../generated/schema-types.ts";
import { fieldRefusal, refusal } from "../graphql/refusal.ts";
import { sendImport } from "../imports/send-import.ts";
import { askIds, askPage } from "../lists/page.ts";
import { orNull, orRefusal } from "../profiles/refused.ts";
import { texts } from "../texts.ts";

const sorts = {
  NAME: "name",
  MATRIC_NUMBER: "matric_number",
  LEVEL: "level",
  DEPARTMENT: "department",
} as const;

const standings = {
  ACTIVE: "active",
  DEFERRED: "deferred",
  WITHDRAWN: "withdrawn",
  GRADUATED: "graduated",
} as const satisfies Record<StudentStanding, string>;

const shownStandings = {
  active: "ACTIVE",
  deferred: "DEFERRED",
  withdrawn: "WITHDRAWN",
  graduated: "GRADUATED",
} as const;

const purposes = { tuition: "TUITION", hostel: "HOSTEL", screening: "SCREENING" } as const;

const bedStatuses = {
  pending: "PENDING",
  approved: "APPROVED",
  rejected: "REJECTED",
  released: "RELEASED",
} as const;

type Row = ResponseOf<typeof studentRecords>["rows"][number];

const filtersOf = (filter: StudentFilter | null | undefined) => ({
  department: filter?.department,
  level: filter?.level,
  standing: filter?.standing && standings[filter.standing],
  has_paid_tuition: filter?.hasPaidTuition,
  has_bed: filter?.hasBed,
  has_registered: filter?.hasRegistered,
  is_suspended: filter?.isSuspended,
});

const studentOf = (row: Row) => ({
  id: String(row.id),
  profileId: String(row.account_id),
  matricNumber: row.matric_number,
  surname: row.surname,
  firstName: row.first_name,
  otherName: row.other_name,
  email: row.email,
  phone: row.phone,
  sex: row.sex,
  department: row.department,
  level: row.level,
  standing: shownStandings[row.standing],
  isSuspended: row.is_suspended,
  hasPaidTuition: row.has_paid_tuition,
  hasPaidHostel: row.has_paid_hostel,
  hasBed: row.has_bed,
  credits: row.credits,
});

const fileOf = (whole: ResponseOf<typeof studentWhole>) => ({
  student: studentOf(whole),
  applicantId: whole.applicant === null ? null : String(whole.applicant.id),
  applicationNo: whole.applicant?.application_no ?? null,
  levels: whole.levels,
  payments: whole.payments.map(({ id, purpose, session, amount, paid_at, reference }) => ({
    id: String(id),
    purpose: purposes[purpose],
    session,
    amount,
    paidAt: paid_at,
    reference,
  })),
  beds: whole.beds.map(({ id, status, applied_at, ...bed }) => ({
    ...bed,
    id: String(id),
    status: bedStatuses[status],
    appliedAt: applied_at,
  })),
  courses: whole.courses.map(({ credit_load, is_carryover, is_passed, ...course }) => ({
    session: course.session,
    semester: course.semester,
    code: course.code,
    title: course.title,
    creditLoad: credit_load,
    isCarryover: is_carryover,
    isPassed: is_passed,
  })),
  changes: whole.changes.map(({ id, ...change }) => ({ ...change, id: String(id) })),
});

const actionOf = (answer: ResponseOf<typeof promoteStudents>) => ({
  __typename: "StudentAction" as const,
  message: answer.message,
  preview: answer.preview,
  changed: answer.changed,
  problems: answer.problems,
  rows: answer.rows.map(({ id, matric_number, problem, ...row }) => ({
    ...row,
    id: String(id),
    matricNumber: matric_number,
    problem: problem?.detail ?? null,
  })),
});

interface Chosen {
  readonly ids: readonly string[];
  readonly reason: string;
  readonly dryRun: boolean;
  readonly preview?: string | null | undefined;
}

/** What every bulk action sends. */
const actionBody = ({ ids, reason, dryRun, preview }: Chosen) => ({
  ids: ids.map(requireRecordId),
  // A preview is made before there is a reason.
  reason: dryRun ? "preview" : reason,
  dry_run: dryRun,
  ...(preview && { preview }),
});

const nobodyChosen = ({ ids }: Chosen) =>
  fieldRefusal(ids.length === 0 ? [{ field: "ids", message: texts.people.notChosen }] : []);

/** The students of the office. */
export const studentResolvers = {
  Query: {
    studentRecords: (_root, { filter, sort, ...args }, { college }) =>
      askPage(
        college,
        studentRecords,
        { ...args, sort: sorts[sort], filters: filtersOf(filter) },
        studentOf,
      ),

    studentIds: (_root, { search, filter }, { college }) =>
      askIds(college, studentRecords, { search, filters: filtersOf(filter) }),

    studentRecord: async (_root, { id }, { college }) => {
      const number = recordIdOf(id);
      if (number === undefined) return null;
      return orNull(async () =>
        fileOf(await college.read(studentWhole, { params: { id: number } })),
      );
    },
  },

  Mutation: {
    importStudents: async (_root, { file, dryRun, reason }, { college }) =>
      sendImport(college, importStudents, await file, { dryRun, reason }),

    promoteStudents: (_root, { input }, { college }) =>
      nobodyChosen(input) ??
      orRefusal(async () => {
        const { session, finalLevel, includeUnpaid } = input;
        const body = {
          ...actionBody(input),
          session,
          ...(typeof finalLevel === "number" && { final_level: finalLevel }),
          include_unpaid: includeUnpaid ?? false,
        };
        return actionOf(await college.write(promoteStudents, { body }));
      }),

    changeStudentStanding: (_root, { input }, { college }) => {
      const { standing } = input;
      if (standing === "GRADUATED") {
        return refusal("INVALID_INPUT", texts.staff.notAccepted, [
          { field: "standing", message: texts.staff.notAccepted },
        ]);
      }
      return (
        nobodyChosen(input) ??
        orRefusal(async () => {
          const body = { ...actionBody(input), standing: standings[standing] };
          return actionOf(await college.write(changeStanding, { body }));
        })
      );
    },
  },
} satisfies Resolvers;
