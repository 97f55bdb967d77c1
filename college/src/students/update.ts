import { eq } from "drizzle-orm";
import type { College } from "../context.ts";
import { student } from "../db/schema/students.ts";
import { type PassportReading, readPassport } from "../files/photo.ts";
import { dropFile, storeFile } from "../files/store.ts";
import type { Form } from "../http/form.ts";
import { notFound, refuseFields } from "../http/refusal.ts";
import { type ProfileChanges, readProfileForm } from "./profile-form.ts";
import { readStudent, type StudentRecord } from "./student-record.ts";

/**
 * Changes a student's own profile; all of the form is stored, or none of it.
 * @throws 400 with every field that is not valid or may not be changed here.
 */
export const updateStudent = async (
  college: College,
  id: number,
  form: Form,
): Promise<StudentRecord> => {
  const { passport, problems } = await readPassport(form);
  const changes = readChanges(form, problems);
  return college.db.transaction(async (tx) => {
    // Locked, so that of two photos sent at once none is left behind without an owner. A bed can be offered meanwhile.
    const [before] = await tx.select().from(student).where(eq(student.id, id)).for("no key update");
    if (before === undefined) throw notFound();
    if (passport !== undefined) {
      changes.passportFileId = await storeFile(college, tx, before.accountId, passport);
    }
    if (Object.keys(changes).length > 0) {
      await tx.update(student).set(changes).where(eq(student.id, id));
    }
    if (passport !== undefined) await dropFile(tx, before.passportFileId);
    return readStudent(tx, id);
  });
};

const readChanges = (form: Form, passportProblems: PassportReading["problems"]): ProfileChanges => {
  const reading = readProfileForm(form.fields);
  const problems = { ...("problems" in reading ? reading.problems : {}), ...passportProblems };
  if (Object.keys(problems).length > 0) throw refuseFields(problems);
  return "changes" in reading ? reading.changes : {};
};
