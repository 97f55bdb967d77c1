import { eq } from "drizzle-orm";
import type { Account } from "../accounts/guard.ts";
import { readReason } from "../audit/reason.ts";
import { recordChange } from "../audit/record-change.ts";
import type { College } from "../context.ts";
import type { Transaction } from "../db/database.ts";
import { account } from "../db/schema/accounts.ts";
import { hostelWaiting } from "../db/schema/hostels.ts";
import { student } from "../db/schema/students.ts";
import { notFound } from "../http/refusal.ts";
import { hostelWaitingRemovedMail } from "../mail/hostel-mails.ts";
import { queueMail } from "../mail/queue.ts";
import { offerFreedBeds } from "./offers.ts";
import { placeTexts } from "./place-texts.ts";
import { stopWaiting } from "./waiting.ts";

/**
 * Takes a student off the waiting list and tells them why; a bed that was offered to them goes to the next.
 * @throws 400 `{reason}`; 404 for who does not wait (any more)
 */
export const removeWaiting = (
  college: College,
  actor: Account,
  id: number,
  given: { readonly reason: string },
): Promise<{ message: string }> =>
  college.db.transaction(async (tx) => {
    const reason = readReason(given.reason);
    const { sessionId, studentId, firstName, email } = await lockWaiter(tx, id);
    // What the student did while their row was awaited.
    if ((await tx.$count(hostelWaiting, eq(hostelWaiting.id, id))) === 0) throw notFound();
    const offeredBedId = await stopWaiting(tx, { sessionId, studentId });
    if (offeredBedId !== undefined) await offerFreedBeds(college, tx, sessionId);
    await recordChange(college, tx, {
      actorAccountId: actor.id,
      action: "hostel.waiting_remove",
      subject: `student:${studentId}`,
      before: { sessionId, offeredBedId: offeredBedId ?? null },
      reason,
    });
    const hostelUrl = `${college.config.publicUrl}/student/hostel-application`;
    const letter = hostelWaitingRemovedMail(college.identity, { firstName, hostelUrl, reason });
    await queueMail(college, tx, { to: email, ...letter });
    return { message: placeTexts.removedFromList };
  });

/** Holds the student's row, as everything does that the student might do at the same time. */
const lockWaiter = async (tx: Transaction, id: number) => {
  const [waiter] = await tx
    .select({
      sessionId: hostelWaiting.sessionId,
      studentId: student.id,
      firstName: student.firstName,
      email: account.email,
    })
    .from(hostelWaiting)
    .innerJoin(student, eq(student.id, hostelWaiting.studentId))
    .innerJoin(account, eq(account.id, student.accountId))
    .where(eq(hostelWaiting.id, id))
    .for("no key update", { of: student });
  if (waiter === undefined) throw notFound();
  return waiter;
};
