import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import type { College } from "../context.ts";
import type { Transaction } from "../db/database.ts";
import { storedFile } from "../db/schema/files.ts";
import { student } from "../db/schema/students.ts";
import type { Form } from "../http/form.ts";
import { notFound, refuseFields } from "../http/refusal.ts";
import { texts } from "../texts.ts";
import { makePassport } from "./passport.ts";
import { type ProfileChanges, readProfileForm } from "./profile-form.ts";
import { readStudent, type StudentRecord } from "./record.ts";

/**
 * Changes a student's own profile; all of the form is stored, or none of it.
 * @throws 400 with every field that is not valid or may not be changed here.
 */
export const updateStudent = async (
  college: College,
  id: number,
  { fields, files }: Form,
): Promise<StudentRecord> => {
  const changes = readChanges(fields, files);
  const upload = files.get("passport");
  const passport = upload === undefined ? undefined : await makePassport(upload);
  return college.db.transaction(async (tx) => {
    // Locked, so that of two photos sent at once none is left behind without an owner.
    const [before] = await tx.select().from(student).where(eq(student.id, id)).for("update");
    if (before === undefined) throw notFound();
    if (passport !== undefined) {
      changes.passportFileId = await storePassport(college, tx, before.accountId, passport);
    }
    if (Object.keys(changes).length > 0) {
      await tx.update(student).set(changes).where(eq(student.id, id));
    }
    if (passport !== undefined && before.passportFileId !== null) {
      await tx.delete(storedFile).where(eq(storedFile.id, before.passportFileId));
    }
    return readStudent(tx, id);
  });
};

const readChanges = (fields: Form["fields"], files: Form["files"]): ProfileChanges => {
  const reading = readProfileForm(fields);
  const problems = "problems" in reading ? { ...reading.problems } : {};
  for (const name of files.keys()) {
    if (name !== "passport") problems[name] = [texts.field.notValid];
  }
  // Some clients send back the path they were given; a path is not a photo, and is no wish to change it.
  const text = fields.get("passport") ?? "";
  if (text !== "" && !text.startsWith("/media/")) problems.passport = [texts.passport.notFile];
  if (Object.keys(problems).length > 0) throw refuseFields(problems);
  return "changes" in reading ? reading.changes : {};
};

const storePassport = async (
  college: College,
  tx: Transaction,
  ownerAccountId: number,
  content: Buffer,
): Promise<string> => {
  const id = randomUUID();
  await tx.insert(storedFile).values({
    id,
    ownerAccountId,
    mediaType: "image/jpeg",
    content,
    createdAt: college.clock(),
  });
  return id;
};
