import { foldPassword } from "../../../contract/accounts/password.ts";
import { askForApplicantResetCode, resetApplicantPassword } from "../college/applicant.ts";
import type { CollegeCalls } from "../college/calls.ts";
import { isOutage, isRefusal, isUnoffered } from "../college/failure.ts";
import { troubleOf } from "../college/portal-error.ts";
import { askForResetCode, resetPassword } from "../college/student.ts";
import type { GatewayContext } from "../context.ts";
import type { ResolversTypes } from "../generated/resolvers.ts";
import type { ConfirmPasswordResetInput, SignInRole } from "../generated/schema-types.ts";
import { checkTexts, type TextRule } from "../graphql/input.ts";
import { fieldRefusal, inputRefusal, refusal } from "../graphql/refusal.ts";
import type { Attempt } from "../limits/attempts.ts";
import { texts } from "../texts.ts";

type Result = Awaited<ResolversTypes["AcknowledgementResult"]>;

interface ResetCalls {
  readonly request: (calls: CollegeCalls, email: string) => Promise<Told>;
  readonly confirm: (calls: CollegeCalls, body: ResetBody) => Promise<Told>;
}

interface Told {
  readonly message?: string;
}

interface ResetBody {
  readonly email: string;
  readonly otp: string;
  readonly new_password: string;
}

const resets: Readonly<Record<SignInRole, ResetCalls>> = {
  STUDENT: { request: askForResetCode, confirm: resetPassword },
  APPLICANT: { request: askForApplicantResetCode, confirm: resetApplicantPassword },
};

/** Asks the college to email a code. */
export const requestPasswordReset = async (
  email: string,
  role: SignInRole,
  context: GatewayContext,
): Promise<Result> => {
  const wrongInput = fieldRefusal(checkTexts([emailRule(email)]));
  if (wrongInput !== null) return wrongInput;
  return answerOf(context, email, {
    ask: () => resets[role].request(context.college, email.trim()),
    fields: { email: "email" },
    done: texts.reset.requested,
    networkTrouble: texts.reset.requestNetwork,
  });
};

/** Sets a new password with an emailed code. */
export const confirmPasswordReset = async (
  { role = "STUDENT", email, otp, newPassword }: ConfirmPasswordResetInput,
  context: GatewayContext,
): Promise<Result> => {
  const wrongInput = fieldRefusal(
    checkTexts([
      emailRule(email),
      { ...usual, field: "otp", value: otp, required: texts.reset.otpRequired, longest: 20 },
      {
        ...usual,
        field: "newPassword",
        value: newPassword,
        required: texts.reset.newPasswordRequired,
        longest: 200,
      },
    ]),
  );
  if (wrongInput !== null) return wrongInput;
  const body = { email: email.trim(), otp: otp.trim(), new_password: foldPassword(newPassword) };
  return answerOf(context, email, {
    ask: () => resets[role].confirm(context.college, body),
    fields: { email: "email", otp: "otp", new_password: "newPassword" },
    done: texts.reset.confirmed,
    networkTrouble: texts.reset.confirmNetwork,
  });
};

const usual = { tooLong: texts.signIn.tooLong };

const emailRule = (email: string): TextRule => ({
  ...usual,
  field: "email",
  value: email,
  required: texts.reset.emailRequired,
  longest: 254,
});

interface ResetCall {
  readonly ask: () => Promise<Told>;
  /** The input's name for each field of the college's form. */
  readonly fields: Readonly<Record<string, string>>;
  /** Said where the college says nothing. */
  readonly done: string;
  readonly networkTrouble: string;
}

const answerOf = async (
  { attempts, address }: GatewayContext,
  email: string,
  { ask, fields, done, networkTrouble }: ResetCall,
): Promise<Result> => {
  const spent: readonly Attempt[] = [
    { kind: "resetPerAddress", address },
    { kind: "resetPerAccount", address, account: email },
  ];
  await attempts.spend(...spent);
  try {
    return { __typename: "Acknowledgement", message: (await ask()).message ?? done };
  } catch (error) {
    if (isOutage(error)) {
      await attempts.giveBack(...spent);
      throw troubleOf(error, networkTrouble);
    }
    if (isUnoffered(error)) return refusal("NOT_AVAILABLE", texts.notAvailable);
    if (isRefusal(error) && error.status !== 429) {
      return inputRefusal(error, fields, texts.reset.refused);
    }
    throw error;
  }
};
