import type { FastifyInstance } from "fastify";
import * as changes from "../../../../contract/results/sheet-changes.ts";
import * as sheets from "../../../../contract/results/sheets.ts";
import type { College } from "../../context.ts";
import { mount } from "../../http/route.ts";
import { mountImport } from "../../imports/mount.ts";
import { exportTable } from "../../lists/export.ts";
import { mountList } from "../../lists/mount.ts";
import { importMarks, sheetColumns } from "./import-sheet.ts";
import { readSheet, sheetTable } from "./read-sheet.ts";
import { saveScores } from "./save-scores.ts";
import { readSemesters, sheetList } from "./sheet-list.ts";
import { approve, returnToLecturers, submit } from "./steps.ts";

/** A request names as many cells as the contract lets it. */
const cellsLimit = 512 * 1024;

/** How lecturers enter results, and how they reach the exam office and come back. */
export const mountSheets = (app: FastifyInstance, college: College): void => {
  mount(app, college, sheets.resultSemesters, { handler: () => readSemesters(college) });

  mountList(app, college, sheetList);

  mount(app, college, sheets.resultSheet, {
    handler: ({ account, params }) => readSheet(college, account, params),
  });

  mount(app, college, changes.exportSheet, {
    handler: async ({ account, params, query }) =>
      exportTable({ college, account }, await sheetTable(college, account, params), query.format),
  });

  mount(app, college, changes.saveScores, {
    bodyLimit: cellsLimit,
    handler: ({ account, params, body }) => saveScores(college, account, params, body),
  });

  mountImport(app, college, changes.importSheet, { columns: sheetColumns, run: importMarks });

  mount(app, college, changes.submitSheet, {
    handler: ({ account, params, body }) => submit(college, account, params, body),
  });

  mount(app, college, changes.returnSheet, {
    handler: ({ account, params, body }) => returnToLecturers(college, account, params, body),
  });

  mount(app, college, changes.approveSheet, {
    handler: ({ account, params, body }) => approve(college, account, params, body),
  });
};
