import type { ResponseOf } from "../../../contract/endpoint.ts";
import { changeStudentProgramme as changeStudentProgrammeEndpoint } from "../../../contract/students/student-programme.ts";
import {
  changeStanding,
  importStudents,
  promoteStudents,
  studentDetail,
  studentRecords,
} from "../../../contract/students/student-records.ts";
import { recordIdOf, requireRecordId } from "../college/record-id.ts";
import { savedOr } from "../courses/saved.ts";
import type { Resolvers } from "../generated/resolvers.ts";
import { definedFields } from "../graphql/input.ts";
import { fieldRefusal, orNull, orRefusal, refusal } from "../graphql/refusal.ts";
import { sendImport } from "../imports/send-import.ts";
import { readMatchingIds, readPage } from "../lists/page.ts";
import { texts } from "../texts.ts";

type Row = ResponseOf<typeof studentRecords>["rows"][number];

/** The row itself: a copy of a hundred costs more than all else that is done with them. */
const studentOf = (row: Row) => Object.assign(row, { profileId: row.accountId });

const fileOf = (file: ResponseOf<typeof studentDetail>) => ({
  ...file,
  student: studentOf(file),
  applicantId: file.applicant?.id ?? null,
  applicationNo: file.applicant?.applicationNo ?? null,
});

const actionOf = (answer: ResponseOf<typeof promoteStudents>) => ({
  __typename: "StudentAction" as const,
  ...answer,
  rows: answer.rows.map((row) => ({ ...row, problem: row.problem?.detail ?? null })),
});

interface BulkInput {
  readonly ids: readonly string[];
  readonly reason: string;
  readonly dryRun: boolean;
}

/** The common body of all bulk actions. */
const bulkFields = ({ ids, reason, dryRun }: BulkInput) => ({
  ids: ids.map(requireRecordId),
  // A preview is made before there is a reason.
  reason: dryRun ? "preview" : reason,
  dryRun,
});

const emptySelection = ({ ids }: BulkInput) =>
  fieldRefusal(ids.length === 0 ? [{ field: "ids", message: texts.people.notChosen }] : []);

/** The students, for the office. */
export const studentResolvers = {
  Query: {
    studentRecords: (_root, { filter, ...args }, { college }) =>
      readPage(college, studentRecords, { ...args, filters: filter }, studentOf),

    studentIds: (_root, { search, filter }, { college }) =>
      readMatchingIds(college, studentRecords, { search, filters: filter }),

    studentRecord: async (_root, { id }, { college }) => {
      const number = recordIdOf(id);
      if (number === undefined) return null;
      return orNull(college.read(studentDetail, { params: { id: number } }).then(fileOf));
    },
  },

  Mutation: {
    changeStudentProgramme: (
      _root,
      { id, input: { programmeId, entrySessionId, isConfirmed = false, ...input } },
      { college },
    ) =>
      savedOr(() =>
        college.write(changeStudentProgrammeEndpoint, {
          params: { id: requireRecordId(id) },
          body: {
            ...input,
            programmeId: requireRecordId(programmeId),
            entrySessionId: entrySessionId == null ? null : requireRecordId(entrySessionId),
            isConfirmed,
          },
        }),
      ),

    importStudents: async (_root, { file, dryRun, reason }, { college }) =>
      sendImport(college, importStudents, await file, { dryRun, reason }),

    promoteStudents: (
      _root,
      { input: { includeUnpaid = false, overrideRequirements = false, ...input } },
      { college },
    ) =>
      emptySelection(input) ??
      orRefusal(async () => {
        const body = {
          ...definedFields(input),
          ...bulkFields(input),
          includeUnpaid,
          overrideRequirements,
        };
        return actionOf(await college.write(promoteStudents, { body }));
      }),

    changeStudentStanding: (_root, { input: { standing, ...input } }, { college }) => {
      if (standing === "graduated") {
        return refusal("INVALID_INPUT", texts.notAccepted, [
          { field: "standing", message: texts.notAccepted },
        ]);
      }
      return (
        emptySelection(input) ??
        orRefusal(async () => {
          const body = { ...definedFields(input), ...bulkFields(input), standing };
          return actionOf(await college.write(changeStanding, { body }));
        })
      );
    },
  },
} satisfies Resolvers;
