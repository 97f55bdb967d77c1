import { foldPassword } from "../../../contract/accounts/password.ts";
import {
  changePassword as changeStudentPassword,
  confirmApplicantPasswordReset,
  confirmPasswordReset as confirmStudentPasswordReset,
  requestApplicantPasswordReset,
  requestPasswordReset as requestStudentPasswordReset,
} from "../../../contract/accounts/password-reset.ts";
import { isOutage, isRefusal, isUnsupported } from "../college/failure.ts";
import { errorWithMessage } from "../college/portal-error.ts";
import type { GatewayContext } from "../context.ts";
import type { Resolvers, ResolversTypes } from "../generated/resolvers.ts";
import type {
  ChangePasswordInput,
  ConfirmPasswordResetInput,
  SignInRole,
} from "../generated/schema-types.ts";
import { checkTexts, type TextRule } from "../graphql/input.ts";
import { collegeRefusal, fieldRefusal, refusal } from "../graphql/refusal.ts";
import { texts } from "../texts.ts";

type Result = Awaited<ResolversTypes["AcknowledgementResult"]>;

/** Passwords of students and applicants. */
export const passwordResolvers = {
  Mutation: {
    requestPasswordReset: (_root, { email, role }, context) =>
      requestPasswordReset(email, role, context),
    confirmPasswordReset: (_root, { input }, context) => confirmPasswordReset(input, context),
    changePassword: (_root, { input }, context) => changePassword(input, context),
  },
} satisfies Resolvers;

const requestEndpoints = {
  STUDENT: requestStudentPasswordReset,
  APPLICANT: requestApplicantPasswordReset,
} as const;

const confirmEndpoints = {
  STUDENT: confirmStudentPasswordReset,
  APPLICANT: confirmApplicantPasswordReset,
} as const;

/** Asks the college to mail a code. */
const requestPasswordReset = async (
  email: string,
  role: SignInRole,
  context: GatewayContext,
): Promise<Result> => {
  const wrongInput = fieldRefusal(checkTexts([emailRule(email)]));
  if (wrongInput !== null) return wrongInput;
  const body = { email: email.trim() };
  return withinLimits(context, email, {
    send: () => context.college.write(requestEndpoints[role], { body }),
    fallback: texts.reset.requested,
    isCountedOnSuccess: true,
    outage: texts.reset.requestNetwork,
  });
};

/** Sets a new password with the mailed code. */
const confirmPasswordReset = async (
  { role = "STUDENT", email, otp, newPassword }: ConfirmPasswordResetInput,
  context: GatewayContext,
): Promise<Result> => {
  const wrongInput = fieldRefusal(
    checkTexts([
      emailRule(email),
      { field: "otp", value: otp, required: texts.reset.otpRequired, longest: 20, tooLong },
      newPasswordRule(newPassword),
    ]),
  );
  if (wrongInput !== null) return wrongInput;
  const body = { email: email.trim(), otp: otp.trim(), newPassword: foldPassword(newPassword) };
  return withinLimits(context, email, {
    send: () => context.college.write(confirmEndpoints[role], { body }),
    fallback: texts.reset.confirmed,
    isCountedOnSuccess: false,
    outage: texts.reset.confirmNetwork,
  });
};

const { tooLong } = texts.signIn;

const emailRule = (email: string): TextRule => ({
  field: "email",
  value: email,
  required: texts.reset.emailRequired,
  longest: 254,
  tooLong,
});

const newPasswordRule = (newPassword: string): TextRule => ({
  field: "newPassword",
  value: newPassword,
  required: texts.reset.newPasswordRequired,
  longest: 200,
  tooLong,
});

interface ResetCall {
  readonly send: () => Promise<{ readonly message?: string }>;
  /** The message if the college sends none. */
  readonly fallback: string;
  /** The message if the college does not answer. */
  readonly outage: string;
  /** True for what mails somebody. */
  readonly isCountedOnSuccess: boolean;
}

const withinLimits = async (
  { attempts, address }: GatewayContext,
  email: string,
  { send, fallback, outage, isCountedOnSuccess }: ResetCall,
): Promise<Result> => {
  const refund = await attempts.consume(
    { kind: "resetPerAddress", address },
    { kind: "resetPerAccount", address, account: email },
  );
  try {
    const { message = fallback } = await send();
    if (!isCountedOnSuccess) await refund();
    return { __typename: "Acknowledgement", message };
  } catch (error) {
    if (isOutage(error)) {
      await refund();
      throw errorWithMessage(error, outage);
    }
    if (isUnsupported(error)) return refusal("NOT_AVAILABLE", texts.notAvailable);
    if (isRefusal(error) && error.status !== 429) {
      return { ...collegeRefusal(error, { fallback: texts.reset.refused }), code: "INVALID_INPUT" };
    }
    throw error;
  }
};

/** Sets a new password. The session continues with the tokens in the college's answer. */
const changePassword = async (
  { currentPassword, newPassword }: ChangePasswordInput,
  { college, session }: GatewayContext,
): Promise<Result> => {
  const wrongInput = fieldRefusal(
    checkTexts([
      {
        field: "currentPassword",
        value: currentPassword,
        required: texts.changePassword.currentRequired,
        longest: 200,
        tooLong,
      },
      newPasswordRule(newPassword),
    ]),
  );
  if (wrongInput !== null) return wrongInput;
  try {
    const { message, access, refresh } = await college.write(changeStudentPassword, {
      body: {
        currentPassword: foldPassword(currentPassword),
        newPassword: foldPassword(newPassword),
      },
    });
    await session.storeTokens({ access, refresh });
    return { __typename: "Acknowledgement", message };
  } catch (error) {
    if (isUnsupported(error)) return refusal("NOT_AVAILABLE", texts.notAvailable);
    if (!isRefusal(error, 400)) throw error;
    return collegeRefusal(error, { fallback: texts.changePassword.refused });
  }
};
