import { foldPassword } from "../../../contract/password.ts";
import { type CollegeFailure, isOutage, isRefusal } from "../college/failure.ts";
import { portalErrorOf } from "../college/portal-error.ts";
import { askForResetCode, resetPassword } from "../college/student.ts";
import type { GatewayContext } from "../context.ts";
import { PortalError } from "../errors.ts";
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
  return answerOf(
    context,
    email,
    () => askForResetCode(context.college, email.trim()),
    { email: "email" },
    texts.reset.requestNetwork,
  );
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
  return answerOf(
    context,
    email,
    () => resetPassword(context.college, body),
    { email: "email", otp: "otp", new_password: "newPassword" },
    texts.reset.confirmNetwork,
  );
};

const usual = { tooLong: texts.signIn.tooLong };

const emailRule = (email: string): TextRule => ({
  ...usual,
  field: "email",
  value: email,
  required: texts.reset.emailRequired,
  longest: 254,
});

const answerOf = async (
  { attempts, address }: GatewayContext,
  email: string,
  ask: () => Promise<{ readonly message: string }>,
  fields: Readonly<Record<string, string>>,
  networkText: string,
): Promise<Result> => {
  const spent: readonly Attempt[] = [
    { kind: "resetPerAddress", of: address },
    { kind: "resetPerAccount", of: `${address} ${email}` },
  ];
  await attempts.spend(...spent);
  try {
    return { __typename: "Acknowledgement", message: (await ask()).message };
  } catch (error) {
    if (isOutage(error)) {
      await attempts.giveBack(...spent);
      throw networkTrouble(error, networkText);
    }
    if (isRefusal(error) && error.status !== 429) {
      return inputRefusal(error, fields, texts.reset.refused);
    }
    throw error;
  }
};

const networkTrouble = (failure: CollegeFailure, message: string): PortalError =>
  new PortalError(portalErrorOf(failure).code, { message }, failure);
