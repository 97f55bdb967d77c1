import { and, eq, isNull, ne, sql } from "drizzle-orm";
import { snakeCase } from "../../../contract/camel-case.ts";
import type { ValueOf } from "../../../contract/endpoint.ts";
import type { ChangeRequest } from "../../../contract/profiles/correction-shapes.ts";
import { zonedDay } from "../../../contract/zoned-time.ts";
import { localGovernmentsOf } from "../../../rules/nigeria/local-governments-of.ts";
import {
  type CorrectableField,
  type CorrectableValues,
  correctableFields,
  correctionProblems,
} from "../../../rules/profiles/correction.ts";
import type { Account } from "../accounts/guard.ts";
import { recordChange } from "../audit/record-change.ts";
import type { College } from "../context.ts";
import type { Transaction } from "../db/database.ts";
import { applicant } from "../db/schema/admissions.ts";
import { bed, bedClaim, hostel, room } from "../db/schema/hostels.ts";
import type { profileChangeRequest } from "../db/schema/staff.ts";
import { student } from "../db/schema/students.ts";
import { makeDocument } from "../files/document.ts";
import type { NewFile } from "../files/store.ts";
import type { Form } from "../http/form.ts";
import { Refusal, refuse } from "../http/refusal.ts";
import { currentSessionId } from "../registration/calendar.ts";
import { requireUnlockedName } from "../students/council-indexing/lock-name.ts";
import { texts } from "../texts.ts";
import { severalLines } from "../typed-text.ts";
import { correctableValues, ownRecord, type Person } from "./person.ts";
import { profileTexts } from "./texts.ts";

/** The problems of a change to a person's fields, by field; empty when there are none. */
export const problemsOf = (
  { clock, identity }: College,
  saved: CorrectableValues,
  changes: CorrectableValues,
) => correctionProblems(saved, changes, zonedDay(clock(), identity.timeZone), localGovernmentsOf);

interface Correction {
  readonly actor: Account;
  readonly changes: CorrectableValues;
  readonly reason: string;
}

/**
 * Makes a correction in every record of a person, so that printouts from either agree. Each changed record gets an
 * audit entry. The caller has locked the records and checked the changes.
 * @throws 409 `has_bed` when the sex does not fit the student's hostel, `indexed` when a council has indexed the student's name.
 */
export const applyCorrection = async (
  college: College,
  tx: Transaction,
  person: Person,
  { actor, changes, reason }: Correction,
): Promise<void> => {
  const row = columnsOf(changes, person);
  await requireFittingBed(tx, person, row.sex ?? null);
  const { applicant: one, student: other } = person;
  if (other !== null) await requireUnlockedName(tx, other.id, changes);
  if (one !== null) await tx.update(applicant).set(row).where(eq(applicant.id, one.id));
  if (other !== null) {
    await tx
      .update(student)
      .set({ ...row, revision: sql`${student.revision} + 1` })
      .where(eq(student.id, other.id));
  }
  const records = [
    [`applicant:${one?.id}`, one],
    [`student:${other?.id}`, other],
  ] as const;
  for (const [subject, record] of records) {
    if (record === null) continue;
    await recordChange(college, tx, {
      actorAccountId: actor.id,
      action: "profile.correct",
      subject,
      before: auditValues(row, correctableValues(record)),
      after: auditValues(row, row),
      reason,
    });
  }
};

type Columns = Partial<Pick<typeof applicant.$inferInsert, CorrectableField>>;

/** The columns to write: an empty value clears the column, and a man has no maiden name. */
const columnsOf = (changes: CorrectableValues, person: Person): Columns => {
  const row: Columns = {};
  for (const [field, value] of Object.entries(changes)) {
    Object.assign(row, { [field]: value === "" ? null : value });
  }
  const { maidenName } = ownRecord(person);
  if (row.sex === "Male" && (row.maidenName ?? maidenName) !== null) row.maidenName = null;
  return row;
};

const auditValues = (
  row: Columns,
  values: Readonly<Partial<Record<CorrectableField, string | null | undefined>>>,
): Record<string, string | null> =>
  Object.fromEntries(
    (Object.keys(row) as CorrectableField[]).map((field) => [
      snakeCase(field),
      values[field] || null,
    ]),
  );

/** A hostel is for women or men, so the student must give up a bed that no longer fits. */
const requireFittingBed = async (
  tx: Transaction,
  { student: boarder }: Person,
  sex: "Female" | "Male" | null,
): Promise<void> => {
  if (boarder === null || sex === null) return;
  const [unfit] = await tx
    .select({ name: hostel.name })
    .from(bedClaim)
    .innerJoin(bed, eq(bed.id, bedClaim.bedId))
    .innerJoin(room, eq(room.id, bed.roomId))
    .innerJoin(hostel, eq(hostel.id, room.hostelId))
    .where(
      and(
        eq(bedClaim.studentId, boarder.id),
        eq(bedClaim.sessionId, currentSessionId),
        isNull(bedClaim.offeredUntil),
        ne(hostel.kind, sex),
      ),
    );
  if (unfit !== undefined) throw refuse(409, profileTexts.hasBed(unfit.name), "has_bed");
};

type Row = typeof profileChangeRequest.$inferSelect;
type Recorded = Pick<Row, "before" | "after">;

/** Changes in their stored form, by the contract's names. */
export const recordedChanges = (saved: CorrectableValues, changes: CorrectableValues): Recorded => {
  const before: Record<string, string> = {};
  const after: Record<string, string> = {};
  for (const [field, value] of Object.entries(changes)) {
    before[snakeCase(field)] = saved[field as CorrectableField] ?? "";
    after[snakeCase(field)] = value;
  }
  return { before, after };
};

/** Stored changes, by the names that the rules use. */
export const valuesOf = (recorded: Readonly<Record<string, string>>): CorrectableValues => {
  const values: Partial<Record<CorrectableField, string>> = {};
  for (const field of correctableFields) {
    const value = recorded[snakeCase(field)];
    if (value !== undefined) values[field] = value;
  }
  return values;
};

/** In the order of the form; the database does not keep an order. */
const fieldChanges = ({ before, after }: Recorded) =>
  correctableFields.flatMap((field) => {
    const name = snakeCase(field);
    const value = after[name];
    return value === undefined ? [] : [{ field: name, before: before[name] ?? "", after: value }];
  });

const words: Readonly<Record<CorrectableField, string>> = {
  surname: "Surname",
  firstName: "First name",
  otherName: "Other name",
  maidenName: "Maiden name",
  sex: "Sex",
  dateOfBirth: "Date of birth",
  maritalStatus: "Marital status",
  nationality: "Nationality",
  stateOfOrigin: "State of origin",
  lga: "Local government area",
};

/** One line per field, for a mail: `Surname: Adeyemi, now Adeyemi-Bello`. */
export const changesText = (recorded: Recorded): string => {
  const values = valuesOf(recorded.after);
  return correctableFields
    .flatMap((field) => {
      const value = values[field];
      if (value === undefined) return [];
      const was = recorded.before[snakeCase(field)] || "nothing";
      return [`${words[field]}: ${was}, now ${value || "nothing"}`];
    })
    .join("\n");
};

/** A request in the contract's form. */
export const requestRecord = (row: Row): ValueOf<typeof ChangeRequest> => ({
  ...row,
  changes: fieldChanges(row),
  hasEvidence: row.evidenceFileId !== null,
  requestedAt: row.requestedAt.toISOString(),
  decidedAt: row.decidedAt?.toISOString() ?? null,
});

export type FieldProblems = Record<string, readonly string[]>;

/** The correctable fields of a form, as typed. */
export const typedValues = ({ fields }: Form): CorrectableValues => {
  const typed: Partial<Record<CorrectableField, string>> = {};
  for (const field of correctableFields) {
    const text = fields.get(field);
    if (text !== undefined) typed[field] = text;
  }
  return typed;
};

const shortestReason = 5;
const longestReason = 500;

/** Free text on several lines, 5 to 500 characters. */
export const readSentence = ({ fields }: Form, name: string, problems: FieldProblems): string => {
  const sentence = severalLines(fields.get(name) ?? "");
  if (sentence === "") problems[name] = [texts.field.required];
  else if (sentence.length < shortestReason)
    problems[name] = [texts.field.tooShort(shortestReason)];
  else if (sentence.length > longestReason) problems[name] = [texts.field.tooLong(longestReason)];
  return sentence;
};

/** The document of a form in its stored form; undefined when there is none. */
export const readEvidence = async (
  { files }: Form,
  problems: FieldProblems,
): Promise<NewFile | undefined> => {
  for (const name of files.keys()) {
    if (name !== "evidence") problems[name] = [texts.field.notValid];
  }
  const upload = files.get("evidence");
  if (upload === undefined) return undefined;
  try {
    return await makeDocument(upload, "evidence");
  } catch (error) {
    // Reported together with the other fields.
    if (!(error instanceof Refusal)) throw error;
    Object.assign(problems, error.body);
    return undefined;
  }
};
