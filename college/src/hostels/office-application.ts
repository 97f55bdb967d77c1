import { eq } from "drizzle-orm";
import type { Account } from "../accounts/guard.ts";
import { recordChange } from "../audit/record-change.ts";
import type { College } from "../context.ts";
import type { Transaction } from "../db/database.ts";
import { hostelApplication } from "../db/schema/hostels.ts";
import { student } from "../db/schema/students.ts";
import { notFound, refuse, refuseFields } from "../http/refusal.ts";
import { texts } from "../texts.ts";
import { freeBed } from "./claim.ts";
import { offerFreedBeds } from "./offers.ts";
import { lockWaitingList } from "./waiting-lock.ts";

export type Application = typeof hostelApplication.$inferSelect;

/**
 * Reads an application and holds its student's row until the transaction ends: what students and the office do about
 * it comes one after the other.
 * @throws 404 when there is none.
 */
export const lockApplication = async (tx: Transaction, id: number): Promise<Application> => {
  const [owner] = await tx
    .select({ id: student.id })
    .from(hostelApplication)
    .innerJoin(student, eq(student.id, hostelApplication.studentId))
    .where(eq(hostelApplication.id, id))
    .for("no key update", { of: student });
  if (owner === undefined) throw notFound();
  // Read once the lock is held: a statement that waited for a lock sees other tables as they were before.
  const [application] = await tx
    .select()
    .from(hostelApplication)
    .where(eq(hostelApplication.id, id));
  if (application === undefined) throw notFound();
  return application;
};

/** @throws 409 `no_bed` for an application that was rejected or released. */
export const requireBed = ({ status }: Application): void => {
  if (status !== "pending" && status !== "approved") {
    throw refuse(409, texts.hostelOffice.noBed, "no_bed");
  }
};

/** What the office says to the student. @throws 400 where it says nothing. */
export const readReason = (given: string | undefined): string => {
  const reason = given?.trim() ?? "";
  if (reason === "") throw refuseFields({ reason: [texts.hostelOffice.reasonMissing] });
  return reason;
};

/** Writes the end of an application and offers its bed on. */
export const endApplication = async (
  college: College,
  tx: Transaction,
  { id, sessionId, studentId }: Application,
  end: {
    readonly status: "rejected" | "released";
    readonly reason: string;
    readonly decidedBy: number;
  },
): Promise<void> => {
  await lockWaitingList(tx, sessionId);
  await freeBed(tx, { sessionId, studentId });
  await tx
    .update(hostelApplication)
    .set({ ...end, decidedAt: college.clock(), printoutCode: null })
    .where(eq(hostelApplication.id, id));
  await offerFreedBeds(college, tx, sessionId);
};

type Note = Readonly<Record<string, unknown>>;

/** Writes what the office did to an application into the audit log. */
export const recordDone = (
  college: College,
  tx: Transaction,
  {
    actor,
    action,
    application,
    after,
  }: {
    readonly actor: Account;
    readonly action: "decide" | "release" | "relocate";
    /** As it was before. */
    readonly application: Application;
    readonly after: Note;
  },
): Promise<void> =>
  recordChange(college, tx, {
    actorAccountId: actor.id,
    action: `hostel.${action}`,
    subject: `hostel_application:${application.id}`,
    before: { status: application.status, bedId: application.bedId },
    after,
  });
