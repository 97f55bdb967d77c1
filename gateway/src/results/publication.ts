import { amendSheet, publishSheets, sheetVersions } from "../../../contract/results/publication.ts";
import { requireRecordId } from "../college/record-id.ts";
import type { Resolvers } from "../generated/resolvers.ts";
import { fieldRefusal, orRefusal } from "../graphql/refusal.ts";
import { texts } from "../texts.ts";
import { sheetParams } from "./sheets.ts";

/** The college describes a problem of each row. Clients show its message. */
const withProblemText = <Row extends { readonly problem: { readonly detail: string } | null }>(
  row: Row,
) => ({ ...row, problem: row.problem?.detail ?? null });

/** A preview is made before there is a reason. */
const reasonOf = ({ dryRun, reason }: { readonly dryRun: boolean; readonly reason: string }) =>
  dryRun ? "preview" : reason;

const noneChosen = (chosen: readonly unknown[], field: string, message: string) =>
  fieldRefusal(chosen.length === 0 ? [{ field, message }] : []);

/** The publication of results, their amendment, and the published versions. */
export const publicationResolvers = {
  Query: {
    resultSheetVersions: async (_root, address, { college }) => {
      const params = sheetParams(address);
      const { versions } = await college.read(sheetVersions, { params });
      return versions;
    },
  },

  Mutation: {
    publishSheets: (_root, { input }, { college }) =>
      noneChosen(input.courseIds, "courseIds", texts.results.noneChosen) ??
      orRefusal(async () => {
        const body = {
          semesterId: requireRecordId(input.semesterId),
          courseIds: input.courseIds.map(requireRecordId),
          reason: reasonOf(input),
          dryRun: input.dryRun,
          ...(input.preview && { preview: input.preview }),
        };
        const answer = await college.write(publishSheets, { body });
        return {
          __typename: "SheetsPublication",
          ...answer,
          rows: answer.rows.map(withProblemText),
        };
      }),

    amendSheet: (_root, { input }, { college }) =>
      noneChosen(input.changes, "changes", texts.results.nothingToAmend) ??
      orRefusal(async () => {
        const { version, dryRun, changes } = input;
        const body = {
          version,
          reason: reasonOf(input),
          dryRun,
          changes: changes.map(({ studentId, ca = null, exam = null, remark = null }) => ({
            studentId: requireRecordId(studentId),
            ca,
            exam,
            remark,
          })),
        };
        const answer = await college.write(amendSheet, { params: sheetParams(input), body });
        return { __typename: "SheetAmendment", ...answer, rows: answer.rows.map(withProblemText) };
      }),
  },
} satisfies Resolvers;
