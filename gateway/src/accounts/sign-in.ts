import { foldPassword } from "../../../contract/accounts/password.ts";
import { signInApplicant } from "../college/applicant.ts";
import type { CollegeCalls } from "../college/calls.ts";
import type { CollegeFailure } from "../college/failure.ts";
import { isOutage, isRefusal } from "../college/failure.ts";
import { troubleOf } from "../college/portal-error.ts";
import { signInStudent } from "../college/student.ts";
import type { GatewayContext } from "../context.ts";
import type { ResolversTypes } from "../generated/resolvers.ts";
import type { SignInInput, SignInRole } from "../generated/schema-types.ts";
import { checkTexts } from "../graphql/input.ts";
import { fieldRefusal, inputRefusal, refusal } from "../graphql/refusal.ts";
import type { Attempt } from "../limits/attempts.ts";
import type { SignIn } from "../session/request-session.ts";
import { texts } from "../texts.ts";
import { knownViewer } from "../viewer/viewer-source.ts";
import { endAtCollege } from "./sign-out.ts";

type Result = Awaited<ResolversTypes["SignInResult"]>;

interface Credentials {
  readonly username: string;
  readonly password: string;
}

/** One kind of account's login. */
interface Login {
  readonly ask: (
    calls: CollegeCalls,
    credentials: Credentials,
  ) => Promise<SignIn | { readonly refusedWith: string }>;
  /** Said where the college refuses without a word. */
  readonly refused: string;
}

const logins: Readonly<Record<SignInRole, Login>> = {
  STUDENT: { ask: signInStudent, refused: texts.signIn.refused },
  APPLICANT: { ask: signInApplicant, refused: texts.signIn.applicantRefused },
};

/** Signs a person in: input, limits, the college's word, then a new session. */
export const signIn = async (
  { role, username, password }: SignInInput,
  context: GatewayContext,
): Promise<Result> => {
  const wrongInput = fieldRefusal(checkSignIn(username, password));
  if (wrongInput !== null) return wrongInput;

  const attempts = attemptsOf(context.address, role, username);
  await context.attempts.spend(...attempts);
  const credentials = { username: username.trim(), password: foldPassword(password) };
  const answer = await askCollege(context, logins[role], credentials, () =>
    context.attempts.giveBack(...attempts),
  );
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

/** An account is counted with the address, so that nobody can lock another person out from elsewhere. */
const attemptsOf = (address: string, role: SignInRole, username: string): readonly Attempt[] => [
  { kind: "signInPerAddress", address },
  { kind: "signInPerAccount", address, account: `${role} ${username.trim()}` },
];

/** `wasNoGuess` is called for a right password, and for none that anybody has judged. */
const askCollege = async (
  context: GatewayContext,
  { ask, refused }: Login,
  credentials: Credentials,
  wasNoGuess: () => Promise<void>,
) => {
  try {
    const answer = await ask(context.college, credentials);
    if (!("refusedWith" in answer)) {
      await wasNoGuess();
      return answer;
    }
    return refusal("WRONG_CREDENTIALS", answer.refusedWith || refused);
  } catch (error) {
    if (isOutage(error)) {
      await wasNoGuess();
      throw troubleOf(error, texts.signIn.network);
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
  const fields = { username: "username", password: "password" };
  const wrongInput = inputRefusal(failure, fields, refused);
  return wrongInput.fields.length > 0
    ? wrongInput
    : refusal("WRONG_CREDENTIALS", message ?? refused);
};

/** A college may let somebody sign in and say by a flag that their email is not verified (specification §4). */
const isVerified = ({ person }: SignIn): boolean =>
  person.kind !== "applicant" || person.record.verify !== false;
