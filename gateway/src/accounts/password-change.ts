import { foldPassword } from "../../../contract/accounts/password.ts";
import { isRefusal, isUnoffered } from "../college/failure.ts";
import { replacePassword } from "../college/student.ts";
import type { GatewayContext } from "../context.ts";
import type { ResolversTypes } from "../generated/resolvers.ts";
import type { ChangePasswordInput } from "../generated/schema-types.ts";
import { checkTexts } from "../graphql/input.ts";
import { fieldRefusal, inputRefusal, refusal } from "../graphql/refusal.ts";
import { texts } from "../texts.ts";

type Result = Awaited<ResolversTypes["AcknowledgementResult"]>;

/** Sets a new password; the session goes on with the tokens the college gives for it. */
export const changePassword = async (
  { currentPassword, newPassword }: ChangePasswordInput,
  context: GatewayContext,
): Promise<Result> => {
  const wrongInput = fieldRefusal(check(currentPassword, newPassword));
  if (wrongInput !== null) return wrongInput;
  try {
    const { message, access, refresh } = await replacePassword(context.college, {
      current_password: foldPassword(currentPassword),
      new_password: foldPassword(newPassword),
    });
    await context.session.keepTokens({ access, refresh });
    return { __typename: "Acknowledgement", message };
  } catch (error) {
    if (isUnoffered(error)) return refusal("NOT_AVAILABLE", texts.notAvailable);
    if (!isRefusal(error, 400)) throw error;
    return inputRefusal(error, inputFields, texts.changePassword.refused);
  }
};

const inputFields = { current_password: "currentPassword", new_password: "newPassword" };

const check = (currentPassword: string, newPassword: string) =>
  checkTexts([
    {
      field: "currentPassword",
      value: currentPassword,
      required: texts.changePassword.currentRequired,
      tooLong: texts.signIn.tooLong,
      longest: 200,
    },
    {
      field: "newPassword",
      value: newPassword,
      required: texts.reset.newPasswordRequired,
      tooLong: texts.signIn.tooLong,
      longest: 200,
    },
  ]);
