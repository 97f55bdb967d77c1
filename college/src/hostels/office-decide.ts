import { randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import type { BodyOf } from "../../../contract/endpoint.ts";
import type { decideHostelApplication } from "../../../contract/hostels/allocation.ts";
import type { Account } from "../accounts/guard.ts";
import type { College } from "../context.ts";
import type { Transaction } from "../db/database.ts";
import { hostelApplication } from "../db/schema/hostels.ts";
import { refuse } from "../http/refusal.ts";
import { hostelApprovedMail, hostelRejectedMail } from "../mail/hostel-mails.ts";
import { makeReceiptCode } from "../payments/reference.ts";
import { texts } from "../texts.ts";
import { tellStudent } from "./mails.ts";
import {
  type Application,
  endApplication,
  lockApplication,
  readReason,
  recordDone,
} from "./office-application.ts";

/**
 * Approves a pending application, or rejects it, which frees its bed for whoever waits. A reason given with an
 * approval is left out: a form keeps it while somebody makes up their mind.
 * @throws 400 for a rejection without a reason; 404; 409 `decided`.
 */
export const decideApplication = (
  college: College,
  actor: Account,
  id: number,
  given: BodyOf<typeof decideHostelApplication>,
): Promise<{ message: string }> =>
  college.db.transaction(async (tx) => {
    const application = await lockApplication(tx, id);
    if (application.status !== "pending") {
      throw refuse(409, texts.hostelOffice.decided, "decided");
    }
    if (given.decision === "approved") await approve(college, tx, actor, application);
    else await reject(college, tx, actor, application, readReason(given.reason));
    return { message: texts.hostelOffice.done[given.decision] };
  });

/** What a printout's QR code carries. */
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
  await recordDone(college, tx, { actor, action: "decide", application, after });
  await tellStudent(college, tx, application, hostelApprovedMail);
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
  await recordDone(college, tx, { actor, action: "decide", application, after });
  await tellStudent(college, tx, application, (identity, about) =>
    hostelRejectedMail(identity, { ...about, reason }),
  );
};
