import type { ResponseOf } from "../../../contract/endpoint.ts";
import {
  approveSheet,
  importSheet,
  mostCells,
  resultSemesters,
  resultSheets,
  returnSheet,
  saveScores,
  submitSheet,
} from "../../../contract/results/sheets.ts";
import type { CollegeCalls } from "../college/calls.ts";
import { requireRecordId } from "../college/record-id.ts";
import { hasShape } from "../college/shape.ts";
import { semesterNamed } from "../courses/semesters.ts";
import { PortalError } from "../errors.ts";
import type { Resolvers } from "../generated/resolvers.ts";
import type { SaveScoresInput } from "../generated/schema-types.ts";
import { fieldRefusal } from "../graphql/refusal.ts";
import { sendImport } from "../imports/send-import.ts";
import { askPage } from "../lists/page.ts";
import { lower, upper } from "../payments/office/words.ts";
import { texts } from "../texts.ts";
import { sheetFilters } from "./sheet-ids.ts";
import { orSheetRefusal } from "./sheet-refused.ts";
import { readSheet, type SheetAddress, sheetParams, toSheetRow } from "./sheet-view.ts";

type Imported = ResponseOf<typeof importSheet>["preview"][number]["before"];

const enteredOf = ({ remark, ...marks }: Imported) => ({
  ...marks,
  remark: remark && upper(remark),
});

/** @throws PortalError INVALID_REQUEST for cells that the contract has not */
const cellsOf = ({ cells }: SaveScoresInput) => {
  const body = {
    cells: cells.map(({ studentId, field, value, seen }) => ({
      student_id: requireRecordId(studentId),
      field: lower(field),
      value,
      seen,
    })),
  };
  if (!hasShape(saveScores.body, body)) throw new PortalError("INVALID_REQUEST");
  return body;
};

/** What a step came to, and the sheet after it. */
const stepped = (
  college: CollegeCalls,
  address: SheetAddress,
  step: () => Promise<{ readonly message: string }>,
) =>
  orSheetRefusal(async () => {
    const { message } = await step();
    return {
      __typename: "SheetChanged" as const,
      message,
      sheet: await readSheet(college, address),
    };
  });

/** Result sheets, from the lecturer's first mark to the exam office's approval. */
export const sheetResolvers = {
  Query: {
    resultSemesters: async (_root, _args, { college }) => {
      const { semesters } = await college.read(resultSemesters, {});
      return semesters.map(({ id, session, semester, is_current, results_due_on }) => ({
        id: String(id),
        session,
        semester: semesterNamed(semester),
        isCurrent: is_current,
        resultsDueOn: results_due_on,
      }));
    },

    resultSheets: (_root, { filter, sort, ...args }, { college }) =>
      askPage(
        college,
        resultSheets,
        { ...args, sort: lower(sort), filters: sheetFilters(filter) },
        toSheetRow,
      ),

    resultSheet: (_root, address, { college }) => readSheet(college, address),
  },

  Mutation: {
    saveScores: (_root, { input }, { college }) =>
      fieldRefusal(
        input.cells.length === 0 || input.cells.length > mostCells
          ? [{ field: "cells", message: texts.results.cells(mostCells) }]
          : [],
      ) ??
      orSheetRefusal(async () => {
        const answer = await college.write(saveScores, {
          params: sheetParams(input),
          body: cellsOf(input),
        });
        return {
          __typename: "SavedScores" as const,
          saved: answer.saved,
          entered: answer.entered,
          conflicts: answer.conflicts.map(({ student_id, field, value, by }) => ({
            studentId: String(student_id),
            field: upper(field),
            value,
            by,
          })),
          problems: answer.problems.map(({ student_id, field, message }) => ({
            studentId: String(student_id),
            field: upper(field),
            message,
          })),
        };
      }),

    importScores: (_root, { semesterId, courseId, file, dryRun, preview }, { college }) =>
      orSheetRefusal(async () => {
        const params = sheetParams({ semesterId, courseId });
        const answer = await sendImport(college, importSheet, await file, {
          params,
          dryRun,
          preview,
        });
        if (answer.__typename === "Refusal") return answer;
        const { preview: overwrites, previewMark, overwritten, ...report } = answer;
        return {
          ...report,
          __typename: "SheetImportReport" as const,
          overwritten,
          overwrites: overwrites.map(({ matric_number, name, before, after }) => ({
            matricNumber: matric_number,
            name,
            before: enteredOf(before),
            after: enteredOf(after),
          })),
          preview: previewMark,
        };
      }),

    submitSheet: (_root, { input }, { college }) =>
      stepped(college, input, () =>
        college.write(submitSheet, {
          params: sheetParams(input),
          body: { revision: input.revision },
        }),
      ),

    returnSheet: (_root, { input }, { college }) =>
      stepped(college, input, () =>
        college.write(returnSheet, {
          params: sheetParams(input),
          body: { revision: input.revision, reason: input.reason },
        }),
      ),

    approveSheet: (_root, { input }, { college }) =>
      stepped(college, input, () =>
        college.write(approveSheet, {
          params: sheetParams(input),
          body: { revision: input.revision },
        }),
      ),
  },
} satisfies Resolvers;
