import type { ResponseOf } from "../../../contract/endpoint.ts";
import { amendSheet, publishSheets, sheetVersions } from "../../../contract/results/publication.ts";
import { isRefusal } from "../college/failure.ts";
import { requireRecordId } from "../college/record-id.ts";
import { PortalError } from "../errors.ts";
import type { Resolvers } from "../generated/resolvers.ts";
import type { ScoreRemark } from "../generated/schema-types.ts";
import { fieldRefusal } from "../graphql/refusal.ts";
import { texts } from "../texts.ts";
import { orPublicationRefusal } from "./publication-refused.ts";

const remarks = { ABSENT: "absent", WITHHELD: "withheld" } as const;
const shownRemarks = { absent: "ABSENT", withheld: "WITHHELD" } as const satisfies Record<
  string,
  ScoreRemark
>;

type Amended = ResponseOf<typeof amendSheet>["rows"][number];

const versionedOf = (result: Amended["before"]) =>
  result && { ...result, remark: result.remark && shownRemarks[result.remark] };

const changeOf = ({
  student_id,
  matric_number,
  before,
  after,
  ...rest
}: Pick<Amended, "student_id" | "matric_number" | "name" | "before" | "after">) => ({
  ...rest,
  studentId: String(student_id),
  matricNumber: matric_number,
  before: versionedOf(before),
  after: versionedOf(after),
});

const publicationOf = (answer: ResponseOf<typeof publishSheets>) => ({
  __typename: "SheetsPublication" as const,
  ...answer,
  rows: answer.rows.map(({ id, problem, ...row }) => ({
    ...row,
    id: String(id),
    problem: problem?.detail ?? null,
  })),
});

const amendmentOf = (answer: ResponseOf<typeof amendSheet>) => ({
  __typename: "SheetAmendment" as const,
  ...answer,
  rows: answer.rows.map((row) => ({
    ...changeOf(row),
    note: row.note,
    problem: row.problem?.detail ?? null,
  })),
});

/** A preview is made before there is a reason. */
const reasonOf = ({ dryRun, reason }: { readonly dryRun: boolean; readonly reason: string }) =>
  dryRun ? "preview" : reason;

const noneChosen = (chosen: readonly unknown[], field: string, message: string) =>
  fieldRefusal(chosen.length === 0 ? [{ field, message }] : []);

/** The release of results, their amendment, and the versions there were. */
export const publicationResolvers = {
  Query: {
    resultSheetVersions: async (_root, { semesterId, courseId }, { college }) => {
      const params = {
        semester_id: requireRecordId(semesterId),
        course_id: requireRecordId(courseId),
      };
      try {
        const { versions } = await college.read(sheetVersions, { params });
        return versions.map(({ changes, ...version }) => ({
          ...version,
          changes: changes.map(changeOf),
        }));
      } catch (error) {
        if (isRefusal(error, 404)) throw new PortalError("NOT_FOUND", {}, error);
        throw error;
      }
    },
  },

  Mutation: {
    publishSheets: (_root, { input }, { college }) =>
      noneChosen(input.courseIds, "courseIds", texts.results.noneChosen) ??
      orPublicationRefusal(async () => {
        const body = {
          semester_id: requireRecordId(input.semesterId),
          course_ids: input.courseIds.map(requireRecordId),
          reason: reasonOf(input),
          dry_run: input.dryRun,
          ...(input.preview && { preview: input.preview }),
        };
        return publicationOf(await college.write(publishSheets, { body }));
      }),

    amendSheet: (_root, { input }, { college }) =>
      noneChosen(input.changes, "changes", texts.results.nothingToAmend) ??
      orPublicationRefusal(async () => {
        const params = {
          semester_id: requireRecordId(input.semesterId),
          course_id: requireRecordId(input.courseId),
        };
        const body = {
          version: input.version,
          reason: reasonOf(input),
          dry_run: input.dryRun,
          changes: input.changes.map(({ studentId, ca, exam, remark }) => ({
            student_id: requireRecordId(studentId),
            ca: ca ?? null,
            exam: exam ?? null,
            remark: remark ? remarks[remark] : null,
          })),
        };
        return amendmentOf(await college.write(amendSheet, { params, body }));
      }),
  },
} satisfies Resolvers;
