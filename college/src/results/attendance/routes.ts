import type { FastifyInstance } from "fastify";
import {
  attendanceSheet,
  barStudent,
  exportAttendance,
  markAttendance,
  printAttendance,
} from "../../../../contract/results/attendance.ts";
import type { College } from "../../context.ts";
import { mount } from "../../http/route.ts";
import { exportTable } from "../../lists/export.ts";
import { bar, mark } from "./mark.ts";
import { printSheet } from "./print.ts";
import { answerSheet, attendanceTable } from "./sheet.ts";

/** Two thousand marks. */
const bodyLimit = 256 * 1024;

/** Who may sit the examinations, and who did. */
export const mountAttendance = (app: FastifyInstance, college: College): void => {
  mount(app, college, attendanceSheet, {
    handler: ({ params }) => answerSheet(college, params),
  });
  mount(app, college, exportAttendance, {
    handler: async ({ account, query: { format, ...address } }) =>
      exportTable({ college, account }, await attendanceTable(college, address), format),
  });
  mount(app, college, printAttendance, {
    handler: ({ params, query }) =>
      printSheet(college, params, { withOthers: query.withOthers === true }),
  });
  mount(app, college, markAttendance, {
    bodyLimit,
    handler: ({ account, params, body }) => mark(college, account, params, body),
  });
  mount(app, college, barStudent, {
    handler: ({ account, params, body }) => bar(college, account, params, body),
  });
};
