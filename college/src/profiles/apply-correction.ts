import { and, eq, isNull, ne, sql } from "drizzle-orm";
import { snakeCase } from "../../../contract/camel-case.ts";
import { zonedDay } from "../../../contract/zoned-time.ts";
import { localGovernmentsOf } from "../../../rules/nigeria/local-governments-of.ts";
import {
  type CorrectableField,
  type CorrectableValues,
  correctionProblems,
} from "../../../rules/profiles/correction.ts";
import type { Account } from "../accounts/guard.ts";
import { recordChange } from "../audit/record-change.ts";
import type { College } from "../context.ts";
import type { Transaction } from "../db/database.ts";
import { applicant } from "../db/schema/admissions.ts";
import { bed, bedClaim, hostel, room } from "../db/schema/hostels.ts";
import { student } from "../db/schema/students.ts";
import { refuse } from "../http/refusal.ts";
import { currentSessionId } from "../registration/calendar.ts";
import { texts } from "../texts.ts";
import { correctableValues, ownRecord, type Person } from "./person.ts";

/** What is wrong with changes of what a person has, by field; empty when all is well. */
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
 * Makes a correction in every record of a person, so that whatever is printed from either says the same. Each record that
 * differs leaves an audit entry. The caller holds the records and has judged the changes.
 * @throws 409 `has_bed` where the sex does not fit the hostel in which the student has a bed.
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
      before: noteOf(row, correctableValues(record)),
      after: noteOf(row, row),
      reason,
    });
  }
};

type Columns = Partial<Pick<typeof applicant.$inferInsert, CorrectableField>>;

/** The columns to be written; what is empty is cleared, and a man has no maiden name. */
const columnsOf = (changes: CorrectableValues, person: Person): Columns => {
  const row: Columns = {};
  for (const [field, value] of Object.entries(changes)) {
    Object.assign(row, { [field]: value === "" ? null : value });
  }
  const { maidenName } = ownRecord(person);
  if (row.sex === "Male" && (row.maidenName ?? maidenName) !== null) row.maidenName = null;
  return row;
};

const noteOf = (
  row: Columns,
  values: Readonly<Partial<Record<CorrectableField, string | null | undefined>>>,
): Record<string, string | null> =>
  Object.fromEntries(
    (Object.keys(row) as CorrectableField[]).map((field) => [
      snakeCase(field),
      values[field] || null,
    ]),
  );

/** A hostel is for women or men: whoever lives in one moves out first. */
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
  if (unfit !== undefined) throw refuse(409, texts.people.hasBed(unfit.name), "has_bed");
};
