import { toSnakeCase } from "../../../contract/camel-case.ts";
import {
  approveSheet,
  importSheet,
  mostCells,
  returnSheet,
  saveScores,
  submitSheet,
} from "../../../contract/results/sheet-changes.ts";
import { resultSemesters, resultSheet, resultSheets } from "../../../contract/results/sheets.ts";
import type { CollegeCalls } from "../college/calls.ts";
import { optionalId, requireRecordId } from "../college/record-id.ts";
import { hasShape } from "../college/shape.ts";
import { semesterNamed } from "../courses/semesters.ts";
import { PortalError } from "../errors.ts";
import type { Resolvers } from "../generated/resolvers.ts";
import type { ResultSheet, ResultSheetFilter, SaveScoresInput } from "../generated/schema-types.ts";
import { fieldRefusal, orRefusal } from "../graphql/refusal.ts";
import { sendImport } from "../imports/send-import.ts";
import { exportLinks } from "../lists/export-links.ts";
import { readMatchingIds, readPage } from "../lists/page.ts";
import { texts } from "../texts.ts";

/** A sheet's address as the client names it. */
interface SheetAddress {
  readonly semesterId: string;
  readonly courseId: string;
}

/** The same address as the college names it. @throws PortalError NOT_FOUND for an id that no record can have */
export const sheetParams = ({ semesterId, courseId }: SheetAddress) => ({
  semesterId: requireRecordId(semesterId),
  courseId: requireRecordId(courseId),
});

/** @throws PortalError NOT_FOUND for a sheet that does not exist, or that belongs to another lecturer */
const readSheet = async (college: CollegeCalls, address: SheetAddress): Promise<ResultSheet> => {
  const params = sheetParams(address);
  const sheet = await college.read(resultSheet, { params });
  return {
    ...sheet,
    semester: semesterNamed(sheet.semester),
    export: exportLinks(resultSheet.path, params),
  };
};

const filtersOf = (filter: ResultSheetFilter | null | undefined) => ({
  ...filter,
  semesterId: optionalId(filter?.semesterId),
  departmentId: optionalId(filter?.departmentId),
  lecturerId: optionalId(filter?.lecturerId),
});

/** @throws PortalError INVALID_REQUEST for cells that the contract does not allow */
const cellsOf = ({ cells }: SaveScoresInput) => {
  const body = {
    cells: cells.map((cell) => ({ ...cell, studentId: requireRecordId(cell.studentId) })),
  };
  if (!hasShape(saveScores.body, toSnakeCase(saveScores.body)(body))) {
    throw new PortalError("INVALID_REQUEST");
  }
  return body;
};

/** Moves a sheet to another state, and reads the sheet after that. */
const moved = (
  college: CollegeCalls,
  address: SheetAddress,
  move: () => Promise<{ readonly message: string }>,
) =>
  orRefusal(async () => {
    const { message } = await move();
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
      return semesters.map((one) => ({ ...one, semester: semesterNamed(one.semester) }));
    },

    resultSheets: (_root, { filter, ...args }, { college }) =>
      readPage(college, resultSheets, { ...args, filters: filtersOf(filter) }),

    resultSheetIds: (_root, { search, filter }, { college }) =>
      readMatchingIds(college, resultSheets, { search, filters: filtersOf(filter) }),

    resultSheet: (_root, address, { college }) => readSheet(college, address),
  },

  Mutation: {
    saveScores: (_root, { input }, { college }) =>
      fieldRefusal(
        input.cells.length === 0 || input.cells.length > mostCells
          ? [{ field: "cells", message: texts.results.cells(mostCells) }]
          : [],
      ) ??
      orRefusal(async () => {
        const answer = await college.write(saveScores, {
          params: sheetParams(input),
          body: cellsOf(input),
        });
        return { __typename: "SavedScores", ...answer };
      }),

    importScores: (_root, { semesterId, courseId, file, dryRun, preview }, { college }) =>
      orRefusal(async () => {
        const params = sheetParams({ semesterId, courseId });
        const report = await sendImport(college, importSheet, await file, {
          params,
          dryRun,
          preview,
        });
        if (report.__typename === "Refusal") return report;
        return {
          ...report,
          __typename: "SheetImportReport",
          overwrites: report.preview,
          preview: report.previewMark,
        };
      }),

    submitSheet: (_root, { input }, { college }) =>
      moved(college, input, () =>
        college.write(submitSheet, {
          params: sheetParams(input),
          body: { revision: input.revision },
        }),
      ),

    returnSheet: (_root, { input }, { college }) =>
      moved(college, input, () =>
        college.write(returnSheet, {
          params: sheetParams(input),
          body: { revision: input.revision, reason: input.reason },
        }),
      ),

    approveSheet: (_root, { input }, { college }) =>
      moved(college, input, () =>
        college.write(approveSheet, {
          params: sheetParams(input),
          body: { revision: input.revision },
        }),
      ),
  },
} satisfies Resolvers;
