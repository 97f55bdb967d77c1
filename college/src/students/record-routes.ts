import type { FastifyInstance } from "fastify";
import {
  importStudents as importEndpoint,
  promoteStudents,
  changeStanding as standingEndpoint,
  studentWhole,
} from "../../../contract/students/student-records.ts";
import type { College } from "../context.ts";
import { mount } from "../http/route.ts";
import { mountImport } from "../imports/mount.ts";
import { mountList } from "../lists/mount.ts";
import { changeStanding } from "./change-standing.ts";
import { importColumns } from "./import-row.ts";
import { importStudents, prepareImport } from "./import-students.ts";
import { studentList } from "./list.ts";
import { promote } from "./promote.ts";
import { readWhole } from "./whole.ts";

/** Five thousand ids and the preview of as many. */
const bulkBodyLimit = 128 * 1024;

/** The students as the office sees, imports, promotes, defers and restores them. */
export const mountStudentOffice = (app: FastifyInstance, college: College): void => {
  mountList(app, college, studentList);

  mount(app, college, studentWhole, {
    handler: ({ params }) => readWhole(college, params.id),
  });

  mountImport(app, college, importEndpoint, {
    columns: importColumns,
    needsReason: true,
    prepare: prepareImport,
    run: importStudents,
  });

  mount(app, college, promoteStudents, {
    bodyLimit: bulkBodyLimit,
    handler: ({ account, body }) => promote(college, account, body),
  });

  mount(app, college, standingEndpoint, {
    bodyLimit: bulkBodyLimit,
    handler: ({ account, body }) => changeStanding(college, account, body),
  });
};
