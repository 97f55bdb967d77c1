import { eq } from "drizzle-orm";
import { foldPassword, tidyStaffPassword } from "../../../contract/accounts/password.ts";
import type { changePassword as changePasswordEndpoint } from "../../../contract/accounts/password-reset.ts";
import type { changeStaffPassword } from "../../../contract/accounts/staff-account.ts";
import type { BodyOf, ResponseOf } from "../../../contract/endpoint.ts";
import { passwordProblem } from "../../../rules/accounts/password.ts";
import { staffPasswordProblem } from "../../../rules/accounts/staff-password.ts";
import { recordChange } from "../audit/record-change.ts";
import type { College } from "../context.ts";
import { account } from "../db/schema/accounts.ts";
import { student } from "../db/schema/students.ts";
import { notFound, refuseFields } from "../http/refusal.ts";
import { queueMail } from "../mail/queue.ts";
import { staffPasswordChangedMail } from "../mail/staff-mails.ts";
import type { Account } from "./guard.ts";
import { hashPassword, verifyPassword } from "./password-hash.ts";
import { endPasswordLinks, setPassword } from "./set-password.ts";
import { endSignInsOf, startSignIn } from "./sign-ins.ts";
import { confirmOwner, lockOwner } from "./staff-owner.ts";
import { accountTexts } from "./texts.ts";

/**
 * Changes a signed-in student's password. Ends every sign-in, including this one; the answer holds the tokens of a new one.
 * @throws 400 `{current_password}` or `{new_password}`; 429 after too many tries.
 */
export const changePassword = async (
  college: College,
  caller: Account,
  { currentPassword: current, newPassword: next }: BodyOf<typeof changePasswordEndpoint>,
  address: string,
): Promise<ResponseOf<typeof changePasswordEndpoint>> => {
  const forgive = await college.attempts.count("change-password", address, caller.login);
  const owner = await findOwner(college, caller.id);
  if (!(await verifyPassword(owner.passwordHash, foldPassword(current)))) throw wrongCurrent();
  const problem =
    foldPassword(next) === foldPassword(current)
      ? accountTexts.password.same
      : passwordProblem(next, { surname: owner.surname, number: owner.matricNumber });
  if (problem !== undefined) throw refuseFields({ newPassword: [problem] });
  const passwordHash = await hashPassword(foldPassword(next));
  const tokens = await college.db.transaction(async (tx) => {
    const [now] = await tx.select().from(account).where(eq(account.id, owner.id)).for("update");
    // A concurrent change replaced the password that was checked.
    if (now?.passwordHash !== owner.passwordHash) throw wrongCurrent();
    await setPassword(college, tx, owner, passwordHash);
    return startSignIn(college, tx, owner.id);
  });
  await forgive();
  return { message: accountTexts.password.changed, ...tokens };
};

const findOwner = async ({ db }: College, accountId: number) => {
  const [owner] = await db
    .select({
      id: account.id,
      email: account.email,
      passwordHash: account.passwordHash,
      firstName: student.firstName,
      surname: student.surname,
      matricNumber: student.matricNumber,
    })
    .from(account)
    .innerJoin(student, eq(student.accountId, account.id))
    .where(eq(account.id, accountId));
  if (owner === undefined) throw notFound();
  return owner;
};

const wrongCurrent = () => refuseFields({ currentPassword: [accountTexts.password.wrongCurrent] });

const currentField = "current_password";

/**
 * Changes the caller's own password. Ends mailed links and every sign-in, including this one; the answer holds the
 * tokens of a new one.
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
    next === tidyStaffPassword(current)
      ? accountTexts.password.same
      : staffPasswordProblem(next, owner);
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
      subject: `staff:${owner.memberId}`,
    });
    const mail = staffPasswordChangedMail(college.identity, {
      firstName: owner.firstName,
      at: college.clock(),
    });
    await queueMail(college, tx, { to: owner.email, ...mail });
    return startSignIn(college, tx, owner.id);
  });
  return { message: accountTexts.password.changed, ...tokens };
};
