import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import type { BodyOf } from "../../../contract/endpoint.ts";
import type { changeStanding as endpoint } from "../../../contract/students/student-records.ts";
import type { Account } from "../accounts/guard.ts";
import { recordChanges } from "../audit/record-change.ts";
import type { College } from "../context.ts";
import type { Transaction } from "../db/database.ts";
import { bedClaim } from "../db/schema/hostels.ts";
import { leavingClearance, student } from "../db/schema/students.ts";
import { standingMail } from "../mail/profile-mails.ts";
import { queueMails } from "../mail/queue.ts";
import { currentSessionId } from "../registration/calendar.ts";
import {
  type BulkAnswer,
  type BulkStudent,
  type Evaluation,
  previewAnswer,
  readBulkReason,
  readStudents,
  requireCurrent,
} from "./bulk.ts";
import { studentTexts } from "./texts.ts";

type Body = BodyOf<typeof endpoint>;

/**
 * Defers, withdraws or restores students, and mails each one. A student with a bed must give it up first, because the
 * bed would stay blocked.
 * @throws 400 for invalid fields; 409 `preview_outdated`.
 */
export const changeStanding = (college: College, actor: Account, body: Body): Promise<BulkAnswer> =>
  college.db.transaction(async (tx) => {
    const reason = readBulkReason(body);
    const students = await readStudents(tx, body.ids, { lock: !body.dryRun });
    const boarders =
      body.standing === "active" ? new Set<number>() : await boardersOf(tx, students);
    const rows = students.map((one) => evaluateOne(one, boarders, body.standing));
    if (body.dryRun) return previewAnswer(rows, body);
    requireCurrent(rows, body);
    const changing = rows.filter(({ change }) => change !== null).map(({ student: one }) => one);
    if (changing.length > 0) await write(college, tx, actor, changing, { ...body, reason });
    return {
      message: studentTexts.bulk.standingChanged(changing.length),
      preview: "",
      changed: changing.length,
      problems: 0,
      rows: [],
    };
  });

const boardersOf = async (
  tx: Transaction,
  students: readonly BulkStudent[],
): Promise<ReadonlySet<number>> => {
  if (students.length === 0) return new Set();
  const holders = await tx
    .select({ id: bedClaim.studentId })
    .from(bedClaim)
    .where(
      and(
        eq(bedClaim.sessionId, currentSessionId),
        isNull(bedClaim.offeredUntil),
        inArray(
          bedClaim.studentId,
          students.map(({ id }) => id),
        ),
      ),
    );
  return new Set(holders.map(({ id }) => id));
};

const evaluateOne = (
  one: BulkStudent,
  boarders: ReadonlySet<number>,
  standing: Body["standing"],
): Evaluation<object> => {
  const { standings, hasBed, isSo } = studentTexts.bulk;
  const evaluated = { student: one, before: standings[one.standing], note: null, problem: null };
  if (one.standing === standing) return { ...evaluated, change: null, note: isSo };
  if (boarders.has(one.id)) {
    return { ...evaluated, change: null, problem: { code: "has_bed", detail: hasBed } };
  }
  return { ...evaluated, change: { after: standings[standing] } };
};

const write = async (
  college: College,
  tx: Transaction,
  actor: Account,
  changing: readonly BulkStudent[],
  { standing, reason }: Pick<Body, "standing" | "reason">,
): Promise<void> => {
  await tx
    .update(student)
    .set({ standing, revision: sql`${student.revision} + 1` })
    .where(
      inArray(
        student.id,
        changing.map(({ id }) => id),
      ),
    );
  // Who is restored is signed off anew when they leave again.
  if (standing !== "withdrawn") {
    await tx.delete(leavingClearance).where(
      inArray(
        leavingClearance.studentId,
        changing.map(({ id }) => id),
      ),
    );
  }
  await recordChanges(
    college,
    tx,
    changing.map((one) => ({
      actorAccountId: actor.id,
      action: "student.standing",
      subject: `student:${one.id}`,
      before: { standing: one.standing },
      after: { standing },
      reason,
    })),
  );
  const sentence = studentTexts.told[standing];
  await queueMails(
    college,
    tx,
    changing.map(({ firstName, email }) => ({
      to: email,
      ...standingMail(college.identity, { firstName, sentence, reason }),
    })),
  );
};
