import { foldPassword } from "../../../contract/accounts/password.ts";
import { readPasswordLink, usePasswordLink } from "../../../contract/accounts/password-link.ts";
import { isRefusal } from "../college/failure.ts";
import type { GatewayContext } from "../context.ts";
import type { Resolvers } from "../generated/resolvers.ts";
import { acknowledged, orRefusal, refusal } from "../graphql/refusal.ts";
import { texts } from "../texts.ts";

/** Runs a call with a link's token, which counts unless it succeeds. Nobody can guess a token: the limit bounds the college's work. */
const counted = async <T>(
  { attempts, address }: GatewayContext,
  work: () => Promise<T>,
): Promise<T> => {
  const refund = await attempts.consume({ kind: "resetPerAddress", address });
  const answer = await work();
  await refund();
  return answer;
};

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
    passwordLink: (_root, { token }, context) =>
      orSuspended(() =>
        orRefusal(async () => {
          const link = await counted(context, () =>
            context.college.write(readPasswordLink, { body: { token } }),
          );
          return { __typename: "PasswordLink", ...link };
        }),
      ),
  },

  Mutation: {
    choosePassword: (_root, { token, newPassword }, context) =>
      orSuspended(() =>
        acknowledged(() =>
          counted(context, () =>
            context.college.write(usePasswordLink, {
              body: { token, newPassword: foldPassword(newPassword) },
            }),
          ),
        ),
      ),
  },
} satisfies Resolvers;
