import { eq } from "drizzle-orm";
import { tidyStaffPassword } from "../../../contract/accounts/password.ts";
import type { changeStaffPassword } from "../../../contract/accounts/staff-account.ts";
import type { BodyOf, ResponseOf } from "../../../contract/endpoint.ts";
import { staffPasswordProblem } from "../../../rules/accounts/staff-password.ts";
import { recordChange } from "../audit/record-change.ts";
import type { College } from "../context.ts";
import { account } from "../db/schema/accounts.ts";
import { refuseFields } from "../http/refusal.ts";
import { queueMail } from "../mail/queue.ts";
import { staffPasswordChangedMail } from "../mail/staff-mails.ts";
import { confirmOwner, lockOwner } from "../staff/owner.ts";
import { staffSubject } from "../staff/subject.ts";
import { texts } from "../texts.ts";
import type { Account } from "./guard.ts";
import { hashPassword } from "./password-hash.ts";
import { endPasswordLinks } from "./password-links.ts";
import { endSignInsOf, startSignIn } from "./sign-ins.ts";

const currentField = "current_password";

/**
 * Changes the caller's own password. Mailed links and every sign-in end, this one too: the answer holds the tokens of a new one.
 * @throws 400 `{current_password}` or `{new_password}`; 429 after too many tries
 */
export const changeOwnPassword = async (
  college: College,
  caller: Account,
  { currentPassword: current, newPassword: typed }: BodyOf<typeof changeStaffPassword>,
  address: string,
): Promise<ResponseOf<typeof changeStaffPassword>> => {
  const owner = await confirmOwner(college, caller, {
    password: current,
    address,
    field: currentField,
  });
  const next = tidyStaffPassword(typed);
  const problem =
    next === tidyStaffPassword(current) ? texts.password.same : staffPasswordProblem(next, owner);
  if (problem !== undefined) throw refuseFields({ newPassword: [problem] });
  const passwordHash = await hashPassword(next);
  const tokens = await college.db.transaction(async (tx) => {
    await lockOwner(tx, owner, currentField);
    await tx.update(account).set({ passwordHash }).where(eq(account.id, owner.id));
    await endPasswordLinks(tx, owner.id, college.clock());
    await endSignInsOf(college, tx, owner.id);
    await recordChange(college, tx, {
      actorAccountId: owner.id,
      action: "staff.password",
      subject: staffSubject(owner.memberId),
    });
    const mail = staffPasswordChangedMail(college.identity, {
      firstName: owner.firstName,
      at: college.clock(),
    });
    await queueMail(college, tx, { to: owner.email, ...mail });
    return startSignIn(college, tx, owner.id);
  });
  return { message: texts.password.changed, ...tokens };
};
