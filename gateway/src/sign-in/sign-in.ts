import { foldPassword } from "../../../contract/password.ts";
import type { CollegeFailure } from "../college/failure.ts";
import { isOutage, isRefusal } from "../college/failure.ts";
import { portalErrorOf } from "../college/portal-error.ts";
import { type StudentSignIn, signInStudent } from "../college/student.ts";
import type { GatewayContext } from "../context.ts";
import { PortalError } from "../errors.ts";
import type { ResolversTypes, SignInInput } from "../generated/resolvers.ts";
import { checkTexts } from "../graphql/input.ts";
import { fieldRefusal, inputRefusal, refusal } from "../graphql/refusal.ts";
import type { Attempt } from "../limits/attempts.ts";
import { texts } from "../texts.ts";
import { StudentSource } from "../viewer/student-source.ts";
import { endAtCollege } from "./sign-out.ts";

type Result = Awaited<ResolversTypes["SignInResult"]>;

/** Signs a student in: input, limits, the college's word, then a new session. */
export const signIn = async (
  { username, password }: SignInInput,
  context: GatewayContext,
): Promise<Result> => {
  const wrongInput = fieldRefusal(checkSignIn(username, password));
  if (wrongInput !== null) return wrongInput;

  const attempts = attemptsOf(context.address, username);
  await context.attempts.spend(...attempts);
  const answer = await askCollege(context, username.trim(), foldPassword(password), () =>
    context.attempts.giveBack(...attempts),
  );
  if ("code" in answer) return answer;

  const endedRefresh = await context.session.start(answer);
  if (endedRefresh !== undefined) await endAtCollege(context, endedRefresh);
  return { __typename: "SignedIn", viewer: StudentSource.known(answer.student) };
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
const attemptsOf = (address: string, username: string): readonly Attempt[] => [
  { kind: "signInPerAddress", address },
  { kind: "signInPerAccount", address, account: username },
];

/** `wasNoGuess` is called for a right password, and for none that anybody has judged. */
const askCollege = async (
  context: GatewayContext,
  username: string,
  password: string,
  wasNoGuess: () => Promise<void>,
) => {
  try {
    const answer = await signInStudent(context.college, { username, password });
    if (!("refusedWith" in answer)) {
      await wasNoGuess();
      return answer satisfies StudentSignIn;
    }
    return refusal("WRONG_CREDENTIALS", answer.refusedWith || texts.signIn.refused);
  } catch (error) {
    if (isOutage(error)) {
      await wasNoGuess();
      throw networkTrouble(error);
    }
    if (isRefusal(error) && error.status !== 429) return refusedSignIn(error);
    throw error;
  }
};

const refusedSignIn = (failure: CollegeFailure) => {
  const message = failure.refusal.message ?? texts.signIn.refused;
  if (failure.refusal.code === "account_suspended") return refusal("ACCOUNT_SUSPENDED", message);
  if (failure.status !== 400) return refusal("WRONG_CREDENTIALS", message);
  const refused = inputRefusal(failure, { username: "username", password: "password" }, message);
  return refused.fields.length > 0 ? refused : refusal("WRONG_CREDENTIALS", message);
};

/** The code still tells what happened; the sentence is the one people know from the login. */
const networkTrouble = (failure: CollegeFailure): PortalError =>
  new PortalError(portalErrorOf(failure).code, { message: texts.signIn.network }, failure);
