import { asc } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import type { ResponseOf } from "../../../../contract/endpoint.ts";
import { feeSchedule, tuitionFees } from "../../../../contract/payments/fee-schedule.ts";
import { changeFeeSection, feeSections } from "../../../../contract/payments/fee-sections.ts";
import {
  changeFeeLine,
  changeSessionFees,
  changeTuitionRecord,
  createFeeLine,
  createTuitionRecord,
  deleteFeeLine,
  exportFeeLines,
  exportTuitionRecords,
  feeLines,
  previewFeeChange,
  sessionFees,
  tuitionRecords,
} from "../../../../contract/payments/fees.ts";
import type { College } from "../../context.ts";
import { feeLine } from "../../db/schema/payments.ts";
import { department } from "../../db/schema/students.ts";
import { mount } from "../../http/route.ts";
import { exportTable, type WholeTable } from "../../lists/export.ts";
import { hostelObstacle } from "../charges.ts";
import { lateFromOf, planAnswer } from "../instalments/answer.ts";
import { nairaOf } from "./amounts.ts";
import { duesOf, tuitionFeesOf } from "./dues.ts";
import { addLine, changeLine, lineAnswer, removeLine } from "./fee-lines.ts";
import { allSections, changeSection } from "./fee-sections.ts";
import { previewChange } from "./preview.ts";
import { allSessionFees, writeSessionFees } from "./session-fees.ts";
import { addRecord, allRecords, changeRecord } from "./tuition-records.ts";

/** Mounts a student's fee schedule and tuition records. */
export const mountFees = (app: FastifyInstance, college: College): void => {
  mount(app, college, feeSchedule, {
    handler: async ({ account }) => {
      const dues = await duesOf(college, account.id);
      return {
        session: dues.session.name,
        department: dues.department,
        level: dues.level,
        sections: dues.sections.map(({ payableOnlineKobo, ...section }) => ({
          ...section,
          payableOnline: payableOnlineKobo === null ? null : nairaOf(payableOnlineKobo),
          lines: section.lines.map(({ code, label, amountKobo, frequency }) => ({
            code,
            label,
            amount: nairaOf(amountKobo),
            frequency,
          })),
          total: nairaOf(section.totalKobo),
        })),
        tuition: {
          tuitionFeeId: dues.tuitionFee?.id ?? null,
          amount: nairaOf(dues.tuition.totalKobo),
          lateFee: nairaOf(dues.tuition.lateFeeKobo),
          lateFrom: lateFromOf(dues),
          isPaid: dues.isTuitionPaid,
          plan: planAnswer(dues),
        },
        hostel: {
          amount: nairaOf(dues.hostelFeeKobo),
          isPaid: dues.isHostelPaid,
          obstacle: dues.isHostelPaid ? null : hostelObstacle(college, dues),
        },
      };
    },
  });

  mount(app, college, tuitionFees, {
    handler: async ({ account }) => {
      return [...(await tuitionFeesOf(college, account.id))];
    },
  });
};

/** Mounts the endpoints for setting the college's fees. */
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

  mount(app, college, feeSections, {
    handler: async () => [...(await allSections(college.db))],
  });

  mount(app, college, changeFeeSection, {
    handler: ({ account, params, body }) => changeSection(college, account, params, body),
  });

  mount(app, college, sessionFees, { handler: () => allSessionFees(college.db) });

  mount(app, college, changeSessionFees, {
    handler: ({ account, params, body }) => writeSessionFees(college, account, params.id, body),
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
  };
};

/** The lines of the fee schedule, for a spreadsheet. */
const feeLineTable = (lines: ResponseOf<typeof feeLines>["lines"]): WholeTable => ({
  name: "fee-lines",
  headings: [
    "Stage",
    "Section",
    "Order",
    "Code",
    "Fee",
    "Department",
    "Residency",
    "Paid at",
    "Due",
    "Amount (NGN)",
  ],
  rows: lines.map((line) => [
    words(line.stage),
    line.section,
    line.position,
    line.code,
    line.label,
    line.department,
    line.residency && words(line.residency),
    line.paidAt,
    line.frequency === "once" ? "once" : "every session",
    line.amount,
  ]),
});

/** The tuition records, for a spreadsheet. */
const tuitionTable = (records: ResponseOf<typeof tuitionRecords>["records"]): WholeTable => ({
  name: "tuition-records",
  headings: ["Session", "Level", "Payable", "Late from"],
  rows: records.map(({ session, level, isActive, lateFrom }) => [
    session,
    level,
    isActive,
    lateFrom,
  ]),
});

const words = (name: string): string => name.replaceAll("_", " ");
