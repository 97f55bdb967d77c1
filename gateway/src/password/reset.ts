import { foldPassword } from "../../../contract/password.ts";
import { isOutage, isRefusal } from "../college/failure.ts";
import { troubleOf } from "../college/portal-error.ts";
import { askForResetCode, resetPassword } from "../college/student.ts";
import type { GatewayContext } from "../context.ts";
import type { ConfirmPasswordResetInput, ResolversTypes } from "../generated/resolvers.ts";
import { checkTexts, type TextRule } from "../graphql/input.ts";
import { fieldRefusal, inputRefusal } from "../graphql/refusal.ts";
import type { Attempt } from "../limits/attempts.ts";
import { texts } from "../texts.ts";

type Result = Awaited<ResolversTypes["AcknowledgementResult"]>;

/** Asks the college to email a code. */
export const requestPasswordReset = async (
  email: string,
  context: GatewayContext,
): Promise<Result> => {
  const wrongInput = fieldRefusal(checkTexts([emailRule(email)]));
  if (wrongInput !== null) return wrongInput;
  return answerOf(context, email, {
    ask: () => askForResetCode(context.college, email.trim()),
    fields: { email: "email" },
    done: texts.reset.requested,
    networkTrouble: texts.reset.requestNetwork,
  });
};

/** Sets a new password with an emailed code. */
export const confirmPasswordReset = async (
  { email, otp, newPassword }: ConfirmPasswordResetInput,
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
    ask: () => resetPassword(context.college, body),
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
  readonly ask: () => Promise<{ readonly message?: string }>;
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
    if (isRefusal(error) && error.status !== 429) {
      return inputRefusal(error, fields, texts.reset.refused);
    }
    throw error;
  }
};
