import { and, eq } from "drizzle-orm";
import { foldPassword } from "../../../../contract/accounts/password.ts";
import type { signUp as signUpEndpoint } from "../../../../contract/admissions/sign-up.ts";
import type { ResponseOf } from "../../../../contract/endpoint.ts";
import { hashPassword } from "../../accounts/password-hash.ts";
import type { College } from "../../context.ts";
import { isUniqueViolation } from "../../db/errors.ts";
import { account } from "../../db/schema/accounts.ts";
import { applicant } from "../../db/schema/admissions.ts";
import { type Refusal, refuse } from "../../http/refusal.ts";
import { signUpTriedMail } from "../../mail/application-mails.ts";
import { queueMail } from "../../mail/queue.ts";
import { texts } from "../../texts.ts";
import { giveApplicationNumber } from "./application-number.ts";
import { applicantLoginUrl } from "./portal-links.ts";
import { sendLink } from "./send-link.ts";
import { readSignUp, type SignUp, type SignUpBody } from "./sign-up-form.ts";

/**
 * Opens an application and mails the link that verifies the email address. Where the email is an applicant's already,
 * its owner is told by mail, three times a day at most.
 * @throws 400 with every field that will not do; 409 `session_closed`; 409 `already_applied`, alike for email and phone;
 * 429 after too many tries.
 */
export const signUp = async (
  college: College,
  body: SignUpBody,
  address: string,
): Promise<ResponseOf<typeof signUpEndpoint>> => {
  const form = await readSignUp(college, body);
  await college.attempts.count("sign-up", address, form.email);
  if (await isTaken(college, form)) throw await alreadyApplied(college, form);
  const passwordHash = await hashPassword(foldPassword(body.password));
  const applicationNo = await writeApplicant(college, form, passwordHash);
  return { applicationNo, message: texts.intake.signedUp(applicationNo) };
};

/** Looked up before the password is hashed, which costs the most; the unique constraints decide. */
const isTaken = async ({ db }: College, { email, phone }: SignUp): Promise<boolean> =>
  (await db.$count(account, and(eq(account.kind, "applicant"), eq(account.email, email)))) > 0 ||
  (await db.$count(applicant, eq(applicant.phone, phone))) > 0;

const writeApplicant = async (
  college: College,
  form: SignUp,
  passwordHash: string,
): Promise<string> => {
  try {
    return await insertApplicant(college, form, passwordHash);
  } catch (error) {
    const isDuplicate = ["account_email", "applicant_phone_unique"].some((constraint) =>
      isUniqueViolation(error, constraint),
    );
    throw isDuplicate ? await alreadyApplied(college, form) : error;
  }
};

const insertApplicant = (
  college: College,
  { session, course, email, ...person }: SignUp,
  passwordHash: string,
): Promise<string> =>
  college.db.transaction(async (tx) => {
    const now = college.clock();
    const applicationNo = await giveApplicationNumber(tx, college.identity, course.code);
    const [owner] = await tx
      .insert(account)
      .values({ kind: "applicant", login: applicationNo, email, passwordHash, createdAt: now })
      .returning({ id: account.id });
    if (owner === undefined) throw new Error("an inserted account was not returned");
    await tx.insert(applicant).values({
      ...person,
      accountId: owner.id,
      applicationNo,
      applicationSessionId: session.id,
      departmentId: course.id,
      signedUpAt: now,
    });
    const { firstName } = person;
    await sendLink(college, tx, { accountId: owner.id, email, firstName, applicationNo });
    return applicationNo;
  });

const alreadyApplied = async (college: College, { email }: SignUp): Promise<Refusal> => {
  await tellOwner(college, email);
  const { supportPhone } = college.identity;
  return refuse(409, texts.intake.alreadyApplied(supportPhone), "already_applied");
};

const tellOwner = async (college: College, email: string): Promise<void> => {
  const [owner] = await college.db
    .select({ firstName: applicant.firstName, applicationNo: applicant.applicationNo })
    .from(account)
    .innerJoin(applicant, eq(applicant.accountId, account.id))
    .where(and(eq(account.kind, "applicant"), eq(account.email, email)));
  if (owner === undefined || !(await college.attempts.mayNotify(email))) return;
  const loginUrl = applicantLoginUrl(college.config);
  const mail = signUpTriedMail(college.identity, { ...owner, loginUrl });
  await college.db.transaction((tx) => queueMail(college, tx, { to: email, ...mail }));
};
