import { and, eq } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import {
  readStudent as readStudentEndpoint,
  updateStudent as updateStudentEndpoint,
} from "../../../contract/profiles/own-profile.ts";
import { changeStudentProgramme } from "../../../contract/students/student-programme.ts";
import {
  importStudents as importEndpoint,
  promoteStudents,
  changeStanding as standingEndpoint,
  studentDetail,
} from "../../../contract/students/student-records.ts";
import type { Account } from "../accounts/guard.ts";
import type { College } from "../context.ts";
import { student } from "../db/schema/students.ts";
import { passportLimit } from "../files/photo.ts";
import { fileTexts } from "../files/texts.ts";
import { readForm } from "../http/form.ts";
import { forbidden } from "../http/refusal.ts";
import { mount } from "../http/route.ts";
import { mountImport } from "../imports/mount.ts";
import { mountList } from "../lists/mount.ts";
import { changeProgramme } from "./change-programme.ts";
import { changeStanding } from "./change-standing.ts";
import { readStudentDetail } from "./detail.ts";
import { importColumns } from "./import-row.ts";
import { importStudents, prepareImport } from "./import-students.ts";
import { studentList } from "./list.ts";
import { updateStudent } from "./profile.ts";
import { promote } from "./promote.ts";
import { readOwnStudent } from "./student-record.ts";

interface OwnRecordCall {
  readonly params: { readonly id: number };
  readonly account: Account;
}

/** Mounts the endpoints of a student's own record. */
const mountOwnRecord = (app: FastifyInstance, college: College): void => {
  const ownRecord = async ({ params, account }: OwnRecordCall): Promise<void> => {
    const [own] = await college.db
      .select({ id: student.id })
      .from(student)
      .where(and(eq(student.id, params.id), eq(student.accountId, account.id)));
    if (own === undefined) throw forbidden();
  };
  mount(app, college, readStudentEndpoint, {
    whilePasswordIsDue: true,
    handler: ({ params: { id }, account }) =>
      readOwnStudent(college.db, { id, accountId: account.id }),
  });
  mount(app, college, updateStudentEndpoint, {
    authorize: ownRecord,
    handler: async ({ params, request }) => {
      const form = await readForm(request, {
        fileBytes: passportLimit,
        tooLarge: fileTexts.photo.tooLarge,
      });
      return updateStudent(college, params.id, form);
    },
  });
};

/** Fits 5,000 ids and the preview of as many. */
const bulkBodyLimit = 128 * 1024;

/** A student's own record, and the students as the office sees, imports, promotes, defers and restores them. */
export const mountStudents = (app: FastifyInstance, college: College): void => {
  mountOwnRecord(app, college);
  mountList(app, college, studentList);

  mount(app, college, studentDetail, {
    handler: ({ params }) => readStudentDetail(college, params.id),
  });

  mount(app, college, changeStudentProgramme, {
    handler: ({ account, params, body }) => changeProgramme(college, account, params.id, body),
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
