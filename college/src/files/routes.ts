import { and, eq, exists, inArray, type SQL } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { readResultFile } from "../../../contract/admissions/application.ts";
import { readEntryPaper } from "../../../contract/admissions/entry-clearance.ts";
import { readStudentPassport } from "../../../contract/profiles/own-profile.ts";
import type { StaffRole } from "../../../contract/staff/role.ts";
import type { Account } from "../accounts/guard.ts";
import type { College } from "../context.ts";
import type { Database } from "../db/database.ts";
import { olevelSitting } from "../db/schema/admissions.ts";
import { entryPaper } from "../db/schema/entry-clearance.ts";
import { storedFile } from "../db/schema/files.ts";
import { staffMember } from "../db/schema/staff.ts";
import { student } from "../db/schema/students.ts";
import { FileAnswer } from "../http/file-answer.ts";
import { notFound } from "../http/refusal.ts";
import { mount } from "../http/route.ts";

/** Uploaded files, for their owner and for staff entitled to them; for everybody else there are none. */
export const mountMedia = (app: FastifyInstance, college: College): void => {
  const { db } = college;
  mountEntryPapers(app, college);

  mount(app, college, readStudentPassport, {
    handler: async ({ params, account }) => {
      const id = params.file.slice(0, -".jpg".length);
      const [file] = await db
        .select({ content: storedFile.content })
        .from(storedFile)
        .where(
          and(
            eq(storedFile.id, id),
            eq(storedFile.mediaType, "image/jpeg"),
            await photoReadableBy(db, account),
          ),
        );
      if (file === undefined) throw notFound();
      return new FileAnswer("image/jpeg", file.content);
    },
  });

  mount(app, college, readResultFile, {
    handler: async ({ params, account }) => {
      const [file] = await db
        .select({
          mediaType: storedFile.mediaType,
          content: storedFile.content,
          sitting: olevelSitting.sitting,
        })
        .from(storedFile)
        .innerJoin(olevelSitting, eq(olevelSitting.resultFileId, storedFile.id))
        .where(and(eq(storedFile.id, params.file), await readableBy(db, account)));
      if (file === undefined) throw notFound();
      const ending = file.mediaType === "application/pdf" ? "pdf" : "jpg";
      // To be saved, not shown: the pictures and fonts of a PDF are those of its sender.
      return new FileAnswer(file.mediaType, file.content, `result_${file.sitting}.${ending}`);
    },
  });
};

const mountEntryPapers = (app: FastifyInstance, college: College): void => {
  const { db } = college;
  mount(app, college, readEntryPaper, {
    handler: async ({ params, account }) => {
      const [file] = await db
        .select({
          mediaType: storedFile.mediaType,
          content: storedFile.content,
          number: entryPaper.number,
        })
        .from(storedFile)
        .innerJoin(entryPaper, eq(entryPaper.fileId, storedFile.id))
        .where(
          and(
            eq(storedFile.id, params.file),
            (await isOneOf(db, account, ["SUPER_ADMIN"]))
              ? undefined
              : eq(storedFile.ownerAccountId, account.id),
          ),
        );
      if (file === undefined) throw notFound();
      const ending = file.mediaType === "application/pdf" ? "pdf" : "jpg";
      return new FileAnswer(file.mediaType, file.content, `paper_${file.number}.${ending}`);
    },
  });
};

/** The staff who look at applicants' and students' files. */
const entitledRoles = ["SUPER_ADMIN", "ICT_SUPPORT"] as const;

/** The condition under which this account may read a stored file; none for staff entitled to every one. */
const readableBy = async (db: Database, account: Account): Promise<SQL | undefined> =>
  (await isOneOf(db, account, entitledRoles))
    ? undefined
    : eq(storedFile.ownerAccountId, account.id);

/** The same for a photo: the exam office sees those of students, on its attendance sheets. */
const photoReadableBy = async (db: Database, account: Account): Promise<SQL | undefined> => {
  if (!(await isOneOf(db, account, ["EXAM_OFFICER"]))) return readableBy(db, account);
  return exists(
    db.select({ id: student.id }).from(student).where(eq(student.passportFileId, storedFile.id)),
  );
};

const isOneOf = async (
  db: Database,
  { id, kind }: Account,
  roles: readonly StaffRole[],
): Promise<boolean> => {
  if (kind !== "staff") return false;
  const entitled = await db.$count(
    staffMember,
    and(eq(staffMember.accountId, id), inArray(staffMember.role, [...roles])),
  );
  return entitled > 0;
};
