import { and, eq } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import {
  readStudent as readStudentEndpoint,
  updateStudent as updateStudentEndpoint,
} from "../../../contract/students/student.ts";
import type { Account } from "../accounts/guard.ts";
import type { College } from "../context.ts";
import { student } from "../db/schema/students.ts";
import { passportLimit } from "../files/photo.ts";
import { readForm } from "../http/form.ts";
import { forbidden } from "../http/refusal.ts";
import { mount } from "../http/route.ts";
import { texts } from "../texts.ts";
import { readStudent } from "./student-record.ts";
import { updateStudent } from "./update.ts";

interface OwnRecordCall {
  readonly params: { readonly id: number };
  readonly account: Account;
}

export const mountStudent = (app: FastifyInstance, college: College): void => {
  const ownRecord = async ({ params, account }: OwnRecordCall): Promise<void> => {
    const [own] = await college.db
      .select({ id: student.id })
      .from(student)
      .where(and(eq(student.id, params.id), eq(student.accountId, account.id)));
    if (own === undefined) throw forbidden();
  };
  mount(app, college, readStudentEndpoint, {
    authorize: ownRecord,
    whilePasswordIsDue: true,
    handler: ({ params }) => readStudent(college.db, params.id),
  });
  mount(app, college, updateStudentEndpoint, {
    authorize: ownRecord,
    handler: async ({ params, request }) => {
      const form = await readForm(request, {
        fileBytes: passportLimit,
        tooLarge: texts.passport.tooLarge,
      });
      return updateStudent(college, params.id, form);
    },
  });
};
