import { and, eq } from "drizzle-orm";
import { foldPassword } from "../../../../contract/accounts/password.ts";
import type { signUp as signUpEndpoint } from "../../../../contract/admissions/sign-up.ts";
import type { BodyOf, ResponseOf } from "../../../../contract/endpoint.ts";
import { normaliseEmail } from "../../../../rules/accounts/email.ts";
import { signUpProblems } from "../../../../rules/admissions/sign-up.ts";
import { normaliseName } from "../../../../rules/profiles/person-name.ts";
import { normalisePhone } from "../../../../rules/profiles/phone.ts";
import { hashPassword } from "../../accounts/password-hash.ts";
import type { College } from "../../context.ts";
import { readProgrammesOf } from "../../courses/programmes/of-department.ts";
import { isUniqueViolation } from "../../db/errors.ts";
import { account } from "../../db/schema/accounts.ts";
import { applicant, applicationSession } from "../../db/schema/admissions.ts";
import { department, type programme } from "../../db/schema/students.ts";
import { type Refusal, refuse, refuseFields } from "../../http/refusal.ts";
import { signUpTriedMail } from "../../mail/application-mails.ts";
import { queueMail } from "../../mail/queue.ts";
import { firstDayText, isOpen, lastDayText } from "../sessions/session.ts";
import { giveApplicationNumber } from "./application-number.ts";
import { signUpTexts } from "./texts.ts";
import { applicantLoginUrl, sendLink } from "./verification-link.ts";

/**
 * Opens an application and mails the link that verifies the email address. Where the email is an applicant's already,
 * its owner gets a mail, three times a day at most.
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
  return { applicationNo, message: signUpTexts.signedUp(applicationNo) };
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
  { session, course, programme, email, ...person }: SignUp,
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
      programmeId: programme?.id ?? null,
      signedUpAt: now,
    });
    const { firstName } = person;
    await sendLink(college, tx, { accountId: owner.id, email, firstName, applicationNo });
    return applicationNo;
  });

const alreadyApplied = async (college: College, { email }: SignUp): Promise<Refusal> => {
  await tellOwner(college, email);
  const { supportPhone } = college.identity;
  return refuse(409, signUpTexts.alreadyApplied(supportPhone), "already_applied");
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

type SignUpBody = BodyOf<typeof signUpEndpoint>;

/** A sign-up as it is stored. */
interface SignUp {
  readonly session: typeof applicationSession.$inferSelect;
  readonly course: typeof department.$inferSelect;
  /** Null where none is chosen. */
  readonly programme: typeof programme.$inferSelect | null;
  readonly surname: string;
  readonly firstName: string;
  readonly otherName: string | null;
  readonly email: string;
  readonly phone: string;
}

/**
 * Reads a sign-up by the rules the form itself goes by.
 * @throws 409 `session_closed` with the session's dates; 400 with every field that will not do.
 */
const readSignUp = async (college: College, body: SignUpBody): Promise<SignUp> => {
  const session = await findSession(college, body.sessionId);
  if (session !== undefined) requireOpen(college, session);
  const course = await findCourse(college, body.courseCode);
  const phone = normalisePhone(body.phone);
  const programme = course && (await findProgramme(college, course.id, body.programmeCode));
  const fields = fieldsOf({ session, course, programme }, body);
  // The rules already refused an invalid phone number; the compiler cannot know that.
  if (
    session === undefined ||
    course === undefined ||
    programme === undefined ||
    phone === undefined ||
    fields !== undefined
  ) {
    throw refuseFields(fields ?? {});
  }
  return {
    session,
    course,
    programme,
    surname: normaliseName(body.surname),
    firstName: normaliseName(body.firstName),
    otherName: normaliseName(body.otherName ?? "") || null,
    email: normaliseEmail(body.email),
    phone,
  };
};

/** Every field that will not do, under its name in the contract; undefined when there is none. */
const fieldsOf = (
  {
    session,
    course,
    programme,
  }: { readonly [K in "session" | "course" | "programme"]: SignUp[K] | undefined },
  body: SignUpBody,
): Record<string, readonly string[]> | undefined => {
  const { firstName, otherName, ...problems } = signUpProblems({
    ...body,
    firstName: body.firstName,
    otherName: body.otherName ?? "",
  });
  const named = {
    sessionId: session === undefined ? signUpTexts.unknownSession : undefined,
    courseCode: course === undefined ? signUpTexts.unknownCourse : undefined,
    programmeCode:
      course !== undefined && programme === undefined ? signUpTexts.unknownProgramme : undefined,
    firstName,
    otherName,
    ...problems,
  };
  const fields = Object.entries(named).flatMap(([field, problem]) =>
    problem === undefined ? [] : [[field, [problem]] as const],
  );
  return fields.length === 0 ? undefined : Object.fromEntries(fields);
};

const findSession = async ({ db }: College, id: number) => {
  const [session] = await db.select().from(applicationSession).where(eq(applicationSession.id, id));
  return session;
};

/** Compared here and not in the database, which rejects a NUL in the input. */
const findCourse = async ({ db }: College, typed: string) => {
  const courses = await db.select().from(department);
  return courses.find(({ code }) => code === typed.trim().toUpperCase());
};

/** Null for none; undefined where the course has no such programme that takes applicants. */
const findProgramme = async (
  { db }: College,
  departmentId: number,
  typed: string | undefined,
): Promise<SignUp["programme"] | undefined> => {
  const code = typed?.trim().toUpperCase() ?? "";
  if (code === "") return null;
  const own = await readProgrammesOf(db, departmentId);
  return own.find((one) => one.code === code && one.isOpen);
};

const requireOpen = (
  { clock, identity: { timeZone } }: College,
  session: SignUp["session"],
): void => {
  const now = clock();
  if (isOpen(session, now)) return;
  const first = firstDayText(session.opensAt, timeZone);
  const last = lastDayText(session.closesAt, timeZone);
  const { notYetOpen, closed } = signUpTexts;
  const detail = now < session.opensAt ? notYetOpen(first, last) : closed(first, last);
  throw refuse(409, detail, "session_closed");
};
