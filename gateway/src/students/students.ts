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
import { fieldRefusal, orNull, orRefusal, refusal } from "../graphql/refusal.ts";
import { sendImport } from "../imports/send-import.ts";
import { askIds, askPage } from "../lists/page.ts";
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
  hasPaidTuition: filter?.hasPaidTuition,
  hasBed: filter?.hasBed,
  hasRegistered: filter?.hasRegistered,
  isSuspended: filter?.isSuspended,
});

const studentOf = (row: Row) => ({
  id: String(row.id),
  profileId: String(row.accountId),
  matricNumber: row.matricNumber,
  surname: row.surname,
  firstName: row.firstName,
  otherName: row.otherName,
  email: row.email,
  phone: row.phone,
  sex: row.sex,
  department: row.department,
  level: row.level,
  standing: shownStandings[row.standing],
  isSuspended: row.isSuspended,
  hasPaidTuition: row.hasPaidTuition,
  hasPaidHostel: row.hasPaidHostel,
  hasBed: row.hasBed,
  credits: row.credits,
});

const fileOf = (whole: ResponseOf<typeof studentWhole>) => ({
  student: studentOf(whole),
  applicantId: whole.applicant === null ? null : String(whole.applicant.id),
  applicationNo: whole.applicant?.applicationNo ?? null,
  levels: whole.levels,
  payments: whole.payments.map(({ id, purpose, session, amount, paidAt, reference }) => ({
    id: String(id),
    purpose: purposes[purpose],
    session,
    amount,
    paidAt,
    reference,
  })),
  beds: whole.beds.map(({ id, status, appliedAt, ...bed }) => ({
    ...bed,
    id: String(id),
    status: bedStatuses[status],
    appliedAt,
  })),
  courses: whole.courses.map(({ creditLoad, isCarryover, isPassed, ...course }) => ({
    session: course.session,
    semester: course.semester,
    code: course.code,
    title: course.title,
    creditLoad,
    isCarryover,
    isPassed,
  })),
  changes: whole.changes.map(({ id, ...change }) => ({ ...change, id: String(id) })),
});

const actionOf = (answer: ResponseOf<typeof promoteStudents>) => ({
  __typename: "StudentAction" as const,
  message: answer.message,
  preview: answer.preview,
  changed: answer.changed,
  problems: answer.problems,
  rows: answer.rows.map(({ id, matricNumber, problem, ...row }) => ({
    ...row,
    id: String(id),
    matricNumber,
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
  dryRun,
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
      return orNull(college.read(studentWhole, { params: { id: number } }).then(fileOf));
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
          ...(typeof finalLevel === "number" && { finalLevel }),
          includeUnpaid: includeUnpaid ?? false,
        };
        return actionOf(await college.write(promoteStudents, { body }));
      }),

    changeStudentStanding: (_root, { input }, { college }) => {
      const { standing } = input;
      if (standing === "GRADUATED") {
        return refusal("INVALID_INPUT", texts.notAccepted, [
          { field: "standing", message: texts.notAccepted },
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
