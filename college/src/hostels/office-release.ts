import type { Account } from "../accounts/guard.ts";
import type { College } from "../context.ts";
import { hostelReleasedMail } from "../mail/hostel-mails.ts";
import { texts } from "../texts.ts";
import { tellStudent } from "./mails.ts";
import {
  endApplication,
  lockApplication,
  readReason,
  recordDone,
  requireBed,
} from "./office-application.ts";

/**
 * Takes the bed of a pending or approved application back; it goes to whoever waits for one.
 * @throws 400 without a reason; 404; 409 `no_bed`.
 */
export const releaseApplication = (
  college: College,
  actor: Account,
  id: number,
  given: { readonly reason: string },
): Promise<{ message: string }> =>
  college.db.transaction(async (tx) => {
    const reason = readReason(given.reason);
    const application = await lockApplication(tx, id);
    requireBed(application);
    const end = { status: "released", reason, decidedBy: actor.id } as const;
    await endApplication(college, tx, application, end);
    const after = { status: "released", reason };
    await recordDone(college, tx, { actor, action: "release", application, after });
    await tellStudent(college, tx, application, (identity, about) =>
      hostelReleasedMail(identity, { ...about, reason }),
    );
    return { message: texts.hostelOffice.done.released };
  });
