import { eq } from "drizzle-orm";
import Type from "typebox";
import { Compile } from "typebox/compile";
import { camelCase, snakeCase } from "../../../contract/camel-case.ts";
import { updateStudent as updateStudentEndpoint } from "../../../contract/profiles/own-profile.ts";
import {
  bloodGroups,
  maritalStatuses,
  type PersonalField,
  personalFields,
  studentFields,
} from "../../../rules/profiles/personal-details.ts";
import { normalisePhone } from "../../../rules/profiles/phone.ts";
import type { College } from "../context.ts";
import { student } from "../db/schema/students.ts";
import { type PassportReading, readPassport } from "../files/photo.ts";
import { dropFile, storeFile } from "../files/store.ts";
import { fieldErrors } from "../http/errors.ts";
import type { Form } from "../http/form.ts";
import { notFound, refuseFields } from "../http/refusal.ts";
import { profileTexts } from "../profiles/texts.ts";
import { readStudent, type StudentRecord } from "./student-record.ts";

/** The columns a student may write; null clears one. */
type ProfileChanges = Partial<typeof student.$inferInsert>;

type ProfileReading =
  | { readonly changes: ProfileChanges }
  | { readonly problems: Readonly<Record<string, readonly string[]>> };

/** Reads one field: returns its stored form or the text of its problem. */
type FieldReader = (value: string) => { readonly value: string } | { readonly problem: string };

const anyText: FieldReader = (value) => ({ value });

const phone: FieldReader = (value) => {
  const normal = normalisePhone(value);
  return normal === undefined ? { problem: profileTexts.field.phone } : { value: normal };
};

const oneOf =
  (known: readonly string[]): FieldReader =>
  (value) => {
    const match = known.find((choice) => choice.toLowerCase() === value.toLowerCase());
    return match === undefined
      ? { problem: profileTexts.field.choice(known.join(", ")) }
      : { value: match };
  };

/** The fields with a form of their own. Students may write the others as they like. */
const readers: Readonly<Partial<Record<PersonalField, FieldReader>>> = {
  phone,
  maritalStatus: oneOf(maritalStatuses),
  bloodGroup: oneOf(bloodGroups),
  parentPhone: phone,
};

const editable: ReadonlyMap<string, FieldReader> = new Map(
  studentFields.map((field) => [field, readers[field] ?? anyText]),
);

/** Fields of the college's records, which only ICT support may correct. */
const protectedFields: ReadonlySet<string> = new Set([
  "id",
  "matricNumber",
  "email",
  "department",
  "level",
  "session",
  "currentSemester",
  ...personalFields.filter((field) => !editable.has(field)),
]);

const { passport: _file, ...textFields } = updateStudentEndpoint.body.properties;
const lengths = Compile(Type.Object(textFields));

/**
 * Reads the text fields of a profile form. Empty text clears a field, a field left out keeps its value, a protected
 * field is refused, and an unknown one is ignored.
 */
export const readProfileForm = (form: ReadonlyMap<string, string>): ProfileReading => {
  const fields = new Map([...form].map(([name, value]) => [name, tidy(value)]));
  const problems = tooLong(fields);
  const changes: ProfileChanges = {};
  for (const [name, value] of fields) {
    if (protectedFields.has(name)) problems[name] = [profileTexts.field.protected];
    const read = editable.get(name);
    if (read === undefined || name in problems) continue;
    const reading = value === "" ? { value: null } : read(value);
    if ("problem" in reading) problems[name] = [reading.problem];
    else Object.assign(changes, { [name]: reading.value });
  }
  return Object.keys(problems).length > 0 ? { problems } : { changes };
};

const tooLong = (fields: ReadonlyMap<string, string>): Record<string, readonly string[]> => {
  const onTheWire = [...fields].map(([name, value]) => [snakeCase(name), value] as const);
  const errors = fieldErrors(lengths.Errors(Object.fromEntries(onTheWire)));
  return Object.fromEntries(
    Object.entries(errors).map(([name, messages]) => [camelCase(name), messages]),
  );
};

/** One line, composed, without control characters or outer and doubled spaces. */
const tidy = (value: string): string =>
  value
    .normalize("NFC")
    .replaceAll(/[\s\p{Cc}]+/gu, " ")
    .trim();

/**
 * Changes a student's own profile; stores all of the form or none.
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
    // The lock keeps two concurrent uploads from leaving an orphaned photo. "no key update" lets a bed be offered meanwhile.
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
