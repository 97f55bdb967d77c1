import { foldPassword } from "../../../contract/accounts/password.ts";
import {
  applicantLogin,
  StudentLoginRefused,
  studentLogin,
} from "../../../contract/accounts/sign-in.ts";
import type { CollegeCalls } from "../college/calls.ts";
import type { CollegeFailure } from "../college/failure.ts";
import { isOutage, isRefusal } from "../college/failure.ts";
import { errorWithMessage } from "../college/portal-error.ts";
import type { GatewayContext } from "../context.ts";
import type { ResolversTypes } from "../generated/resolvers.ts";
import type { SignInInput, SignInRole } from "../generated/schema-types.ts";
import { checkTexts } from "../graphql/input.ts";
import { collegeRefusal, fieldRefusal, refusal } from "../graphql/refusal.ts";
import type { Attempt, Refund } from "../limits/attempts.ts";
import type { ApplicantRecord } from "../session/record.ts";
import type { SignIn } from "../session/request-session.ts";
import { texts } from "../texts.ts";
import { knownViewer } from "../viewer/viewer-source.ts";
import { endAtCollege } from "./sign-out.ts";

type Result = Awaited<ResolversTypes["SignInResult"]>;

interface Credentials {
  readonly username: string;
  readonly password: string;
}

/** A college may refuse a login with a sentence under a successful status. */
interface RefusedLogin {
  readonly refusedWith: string;
}

const loginAsStudent = async (
  college: CollegeCalls,
  body: Credentials,
): Promise<SignIn | RefusedLogin> => {
  const [first] = await college.write(studentLogin, { body, alsoAccepts: StudentLoginRefused });
  if (first === undefined) throw new Error("the contract promises one item");
  if (!first.success) return { refusedWith: first.message };
  const { student, access, refresh } = first.data;
  return { person: { kind: "student", record: student }, access, refresh };
};

const loginAsApplicant = async (college: CollegeCalls, body: Credentials): Promise<SignIn> => {
  const { user, access, refresh } = await college.write(applicantLogin, { body });
  const applicant = user.applicant ?? unknownApplicant(body.username);
  return { person: { kind: "applicant", record: { ...user, applicant } }, access, refresh };
};

/** The record of an applicant without details from the college. It has only the Registration ID. */
const unknownApplicant = (applicationNo: string): ApplicantRecord["applicant"] => ({
  applicationNo,
  email: "",
  surname: "",
  firstName: "",
  submitted: false,
});

/** The login of one kind of account. */
interface Login {
  readonly send: (
    college: CollegeCalls,
    credentials: Credentials,
  ) => Promise<SignIn | RefusedLogin>;
  /** The message if the college sends none. */
  readonly refused: string;
}

const logins: Readonly<Record<SignInRole, Login>> = {
  STUDENT: { send: loginAsStudent, refused: texts.signIn.refused },
  APPLICANT: { send: loginAsApplicant, refused: texts.signIn.applicantRefused },
};

/** Signs a student or an applicant in: checks input and limits, asks the college, starts a new session. */
export const signIn = async (
  { role, username, password }: SignInInput,
  context: GatewayContext,
): Promise<Result> => {
  const wrongInput = fieldRefusal(checkSignIn(username, password));
  if (wrongInput !== null) return wrongInput;

  const refund = await context.attempts.consume(...attemptsOf(context.address, role, username));
  const credentials = { username: username.trim(), password: foldPassword(password) };
  const answer = await sendLogin(context, logins[role], credentials, refund);
  if ("code" in answer) return answer;
  if (!isVerified(answer)) {
    await endAtCollege(context, answer.refresh);
    return refusal("EMAIL_NOT_VERIFIED", texts.signIn.emailNotVerified);
  }

  const endedRefresh = await context.session.start(answer);
  if (endedRefresh !== undefined) await endAtCollege(context, endedRefresh);
  return { __typename: "SignedIn", viewer: knownViewer(answer.person, context.college) };
};

const checkSignIn = (username: string, password: string) =>
  checkTexts([
    {
      field: "username",
      value: username,
      required: texts.signIn.usernameRequired,
      tooLong: texts.signIn.tooLong,
      longest: 64,
    },
    {
      field: "password",
      value: password,
      required: texts.signIn.passwordRequired,
      tooLong: texts.signIn.tooLong,
      longest: 200,
    },
  ]);

/** Counted per account and address, so that an attacker elsewhere cannot lock the owner out. */
const attemptsOf = (address: string, role: SignInRole, username: string): readonly Attempt[] => [
  { kind: "signInPerAddress", address },
  { kind: "signInPerAccount", address, account: `${role} ${username.trim()}` },
];

/** `refund` runs after a correct password, and if the college could not check it. */
const sendLogin = async (
  context: GatewayContext,
  { send, refused }: Login,
  credentials: Credentials,
  refund: Refund,
) => {
  try {
    const answer = await send(context.college, credentials);
    if (!("refusedWith" in answer)) {
      await refund();
      return answer;
    }
    return refusal("WRONG_CREDENTIALS", answer.refusedWith || refused);
  } catch (error) {
    if (isOutage(error)) {
      await refund();
      throw errorWithMessage(error, texts.signIn.network);
    }
    if (isRefusal(error) && error.status !== 429) return refusedSignIn(error, refused);
    throw error;
  }
};

const refusedSignIn = (failure: CollegeFailure, refused: string) => {
  const { code, message } = failure.refusal;
  if (code === "account_suspended") return refusal("ACCOUNT_SUSPENDED", message ?? refused);
  if (code === "email_not_verified") {
    return refusal("EMAIL_NOT_VERIFIED", message ?? texts.signIn.emailNotVerified);
  }
  if (failure.status !== 400) return refusal("WRONG_CREDENTIALS", message ?? refused);
  const wrongInput = collegeRefusal(failure, { fallback: refused });
  return wrongInput.fields.length > 0
    ? wrongInput
    : refusal("WRONG_CREDENTIALS", message ?? refused);
};

/** A college may accept the login and mark the email as not verified (specification §4). */
const isVerified = ({ person }: SignIn): boolean =>
  person.kind !== "applicant" || person.record.verify !== false;
