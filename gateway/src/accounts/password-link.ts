import { foldPassword } from "../../../contract/accounts/password.ts";
import { readPasswordLink, usePasswordLink } from "../../../contract/accounts/password-link.ts";
import { isRefusal } from "../college/failure.ts";
import type { GatewayContext } from "../context.ts";
import type { Resolvers } from "../generated/resolvers.ts";
import { acknowledged, orRefusal, refusal } from "../graphql/refusal.ts";
import { texts } from "../texts.ts";

/** Nobody can guess a token. The limit bounds the college's work. */
const countAttempt = ({ attempts, address }: GatewayContext): Promise<void> =>
  attempts.consume({ kind: "resetPerAddress", address });

/** The holder of a suspended account is not signed in, so the 403 is a refusal of the link. */
const orSuspended = async <T>(work: () => Promise<T>) => {
  try {
    return await work();
  } catch (error) {
    if (!isRefusal(error, 403)) throw error;
    return refusal("ACCOUNT_SUSPENDED", error.refusal.message ?? texts.accountSuspended);
  }
};

/** The public page of a link to a new password. */
export const passwordLinkResolvers = {
  Query: {
    passwordLink: async (_root, { token }, context) => {
      await countAttempt(context);
      return orSuspended(() =>
        orRefusal(async () => {
          const link = await context.college.write(readPasswordLink, { body: { token } });
          return { __typename: "PasswordLink", ...link };
        }),
      );
    },
  },

  Mutation: {
    choosePassword: async (_root, { token, newPassword }, context) => {
      await countAttempt(context);
      return orSuspended(() =>
        acknowledged(() =>
          context.college.write(usePasswordLink, {
            body: { token, newPassword: foldPassword(newPassword) },
          }),
        ),
      );
    },
  },
} satisfies Resolvers;
