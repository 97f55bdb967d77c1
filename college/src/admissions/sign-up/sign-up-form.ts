import { eq } from "drizzle-orm";
import type { signUp } from "../../../../contract/admissions/sign-up.ts";
import type { BodyOf } from "../../../../contract/endpoint.ts";
import { normaliseEmail } from "../../../../rules/accounts/email.ts";
import { signUpProblems } from "../../../../rules/admissions/sign-up.ts";
import { normaliseName } from "../../../../rules/profiles/person-name.ts";
import { normalisePhone } from "../../../../rules/profiles/phone.ts";
import type { College } from "../../context.ts";
import { applicationSession } from "../../db/schema/admissions.ts";
import { department } from "../../db/schema/students.ts";
import { refuse, refuseFields } from "../../http/refusal.ts";
import { texts } from "../../texts.ts";
import { firstDayText, lastDayText } from "../session-announcement.ts";
import { isOpen } from "../session-record.ts";

export type SignUpBody = BodyOf<typeof signUp>;

/** A sign-up as it is stored. */
export interface SignUp {
  readonly session: typeof applicationSession.$inferSelect;
  readonly course: typeof department.$inferSelect;
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
export const readSignUp = async (college: College, body: SignUpBody): Promise<SignUp> => {
  const session = await findSession(college, body.sessionId);
  if (session !== undefined) requireOpen(college, session);
  const course = await findCourse(college, body.courseCode);
  const phone = normalisePhone(body.phone);
  const fields = fieldsOf({ session, course }, body);
  // The rules have named a phone that is none; the compiler cannot know that.
  if (
    session === undefined ||
    course === undefined ||
    phone === undefined ||
    fields !== undefined
  ) {
    throw refuseFields(fields ?? {});
  }
  return {
    session,
    course,
    surname: normaliseName(body.surname),
    firstName: normaliseName(body.firstName),
    otherName: normaliseName(body.otherName ?? "") || null,
    email: normaliseEmail(body.email),
    phone,
  };
};

/** Every field that will not do, under its name in the contract; undefined when there is none. */
const fieldsOf = (
  { session, course }: { readonly [K in "session" | "course"]: SignUp[K] | undefined },
  body: SignUpBody,
): Record<string, readonly string[]> | undefined => {
  const { firstName, otherName, ...problems } = signUpProblems({
    ...body,
    firstName: body.firstName,
    otherName: body.otherName ?? "",
  });
  const named = {
    sessionId: session === undefined ? texts.intake.unknownSession : undefined,
    courseCode: course === undefined ? texts.intake.unknownCourse : undefined,
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

/** Compared here rather than by the database, which takes no NUL that somebody may send. */
const findCourse = async ({ db }: College, typed: string) => {
  const courses = await db.select().from(department);
  return courses.find(({ code }) => code === typed.trim().toUpperCase());
};

const requireOpen = (
  { clock, identity: { timeZone } }: College,
  session: SignUp["session"],
): void => {
  const now = clock();
  if (isOpen(session, now)) return;
  const first = firstDayText(session.opensAt, timeZone);
  const last = lastDayText(session.closesAt, timeZone);
  const { notYetOpen, closed } = texts.intake;
  const detail = now < session.opensAt ? notYetOpen(first, last) : closed(first, last);
  throw refuse(409, detail, "session_closed");
};
