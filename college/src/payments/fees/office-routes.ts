import { asc } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import {
  changeFeeLine,
  changeTuitionRecord,
  createFeeLine,
  createTuitionRecord,
  deleteFeeLine,
  exportFeeLines,
  exportTuitionRecords,
  feeLines,
  previewFeeChange,
  tuitionRecords,
} from "../../../../contract/payments/fees.ts";
import type { College } from "../../context.ts";
import { feeLine } from "../../db/schema/payments.ts";
import { department } from "../../db/schema/students.ts";
import { mount } from "../../http/route.ts";
import { exportTable } from "../../lists/export.ts";
import { hostelFeeKobo, lateFeeKobo, nairaOf } from "./amounts.ts";
import { addLine, changeLine, removeLine } from "./change-line.ts";
import { feeLineTable, tuitionTable } from "./fee-tables.ts";
import { lineAnswer } from "./line-form.ts";
import { previewChange } from "./preview.ts";
import { addRecord, allRecords, changeRecord } from "./tuition-records.ts";

/** What the college charges, for whoever sets it. */
export const mountFeeOffice = (app: FastifyInstance, college: College): void => {
  mount(app, college, feeLines, { handler: () => readSchedule(college) });

  mount(app, college, exportFeeLines, {
    handler: async ({ account, query }) => {
      const { lines } = await readSchedule(college);
      return exportTable({ college, account }, feeLineTable(lines), query.format);
    },
  });

  mount(app, college, createFeeLine, {
    handler: ({ account, body }) => addLine(college, account, body),
  });

  mount(app, college, changeFeeLine, {
    handler: ({ account, params, body }) => changeLine(college, account, params.id, body),
  });

  mount(app, college, deleteFeeLine, {
    handler: ({ account, params, query }) =>
      removeLine(college, account, params.id, query.revision),
  });

  mount(app, college, previewFeeChange, {
    handler: ({ body }) => previewChange(college, body),
  });

  mount(app, college, tuitionRecords, { handler: () => allRecords(college) });

  mount(app, college, exportTuitionRecords, {
    handler: async ({ account, query }) => {
      const { records } = await allRecords(college);
      return exportTable({ college, account }, tuitionTable(records), query.format);
    },
  });

  mount(app, college, createTuitionRecord, {
    handler: ({ account, body }) => addRecord(college, account, body),
  });

  mount(app, college, changeTuitionRecord, {
    handler: ({ account, params, body }) => changeRecord(college, account, params.id, body),
  });
};

const readSchedule = async ({ db }: College) => {
  const [rows, departments] = await Promise.all([
    db
      .select()
      .from(feeLine)
      .orderBy(
        asc(feeLine.stage),
        asc(feeLine.section),
        asc(feeLine.position),
        asc(feeLine.code),
        asc(feeLine.id),
      ),
    db.select({ name: department.name }).from(department).orderBy(asc(department.name)),
  ]);
  return {
    lines: rows.map(lineAnswer),
    departments: departments.map(({ name }) => name),
    hostelFee: nairaOf(hostelFeeKobo),
    lateFee: nairaOf(lateFeeKobo),
  };
};
