import { randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import type { BodyOf } from "../../../contract/endpoint.ts";
import type { decideHostelApplication } from "../../../contract/hostels/applications.ts";
import type { Account } from "../accounts/guard.ts";
import { recordChange } from "../audit/record-change.ts";
import type { College } from "../context.ts";
import type { Transaction } from "../db/database.ts";
import { hostelApplication } from "../db/schema/hostels.ts";
import { student } from "../db/schema/students.ts";
import { notFound, refuse, refuseFields } from "../http/refusal.ts";
import {
  hostelApprovedMail,
  hostelRejectedMail,
  hostelReleasedMail,
} from "../mail/hostel-mails.ts";
import { makeReceiptCode } from "../payments/reference.ts";
import { freeBed } from "./claim.ts";
import { mailStudent } from "./mails.ts";
import { lockWaitingList, offerFreedBeds } from "./offers.ts";
import { hostelTexts } from "./texts.ts";

/**
 * Approves a pending application, or rejects it, which frees its bed for the waiting list. A reason sent with an
 * approval is ignored: the form may still hold one from a considered rejection.
 * @throws 400 for a rejection without a reason; 404; 409 `decided`.
 */
export const decideApplication = (
  college: College,
  actor: Account,
  id: number,
  body: BodyOf<typeof decideHostelApplication>,
): Promise<{ message: string }> =>
  college.db.transaction(async (tx) => {
    const application = await lockApplication(tx, id);
    if (application.status !== "pending") {
      throw refuse(409, hostelTexts.office.decided, "decided");
    }
    if (body.decision === "approved") await approve(college, tx, actor, application);
    else await reject(college, tx, actor, application, readReason(body.reason));
    return { message: hostelTexts.office.done[body.decision] };
  });

/** Makes the code for a printout's QR code. */
export const makePrintoutCode = (): string => makeReceiptCode(randomBytes(16));

const approve = async (
  college: College,
  tx: Transaction,
  actor: Account,
  application: Application,
): Promise<void> => {
  await tx
    .update(hostelApplication)
    .set({
      status: "approved",
      decidedAt: college.clock(),
      decidedBy: actor.id,
      printoutCode: makePrintoutCode(),
    })
    .where(eq(hostelApplication.id, application.id));
  const after = { status: "approved", bedId: application.bedId };
  await recordOfficeAction(college, tx, { actor, action: "decide", application, after });
  await mailStudent(college, tx, application, hostelApprovedMail);
};

const reject = async (
  college: College,
  tx: Transaction,
  actor: Account,
  application: Application,
  reason: string,
): Promise<void> => {
  const end = { status: "rejected", reason, decidedBy: actor.id } as const;
  await endApplication(college, tx, application, end);
  const after = { status: "rejected", reason };
  await recordOfficeAction(college, tx, { actor, action: "decide", application, after });
  await mailStudent(college, tx, application, (identity, about) =>
    hostelRejectedMail(identity, { ...about, reason }),
  );
};

/**
 * Releases the bed of a pending or approved application; the bed goes to the waiting list.
 * @throws 400 without a reason; 404; 409 `no_bed`.
 */
export const releaseApplication = (
  college: College,
  actor: Account,
  id: number,
  body: { readonly reason: string },
): Promise<{ message: string }> =>
  college.db.transaction(async (tx) => {
    const reason = readReason(body.reason);
    const application = await lockApplication(tx, id);
    requireBed(application);
    const end = { status: "released", reason, decidedBy: actor.id } as const;
    await endApplication(college, tx, application, end);
    const after = { status: "released", reason };
    await recordOfficeAction(college, tx, { actor, action: "release", application, after });
    await mailStudent(college, tx, application, (identity, about) =>
      hostelReleasedMail(identity, { ...about, reason }),
    );
    return { message: hostelTexts.office.done.released };
  });

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
    throw refuse(409, hostelTexts.office.noBed, "no_bed");
  }
};

/** Reads the office's reason for the student. @throws 400 when it is empty */
export const readReason = (text: string | undefined): string => {
  const reason = text?.trim() ?? "";
  if (reason === "") throw refuseFields({ reason: [hostelTexts.office.reasonMissing] });
  return reason;
};

/** Writes the end of an application and offers its bed on. */
const endApplication = async (
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

/** Writes the office's action on an application into the audit log. */
export const recordOfficeAction = (
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
