import { foldPassword } from "../../../contract/accounts/password.ts";
import { readPasswordLink, usePasswordLink } from "../../../contract/accounts/password-link.ts";
import { isRefusal } from "../college/failure.ts";
import type { GatewayContext } from "../context.ts";
import type { Resolvers } from "../generated/resolvers.ts";
import { acknowledged, orRefusal, refusal } from "../graphql/refusal.ts";
import { shownKinds } from "../profiles/profiles.ts";
import { texts } from "../texts.ts";

/** Tokens are too many to be guessed; what is bounded is the work. */
const spend = ({ attempts, address }: GatewayContext): Promise<void> =>
  attempts.spend({ kind: "resetPerAddress", address });

/** A suspended account is no failure of who opens the link: they are told. */
const toldOfSuspension = async <T>(asking: () => Promise<T>) => {
  try {
    return await asking();
  } catch (error) {
    if (!isRefusal(error, 403)) throw error;
    return refusal("ACCOUNT_SUSPENDED", error.refusal.message ?? texts.accountSuspended);
  }
};

/** The public page of a link to a new password. */
export const passwordLinkResolvers = {
  Query: {
    passwordLink: async (_root, { token }, context) => {
      await spend(context);
      return toldOfSuspension(() =>
        orRefusal(async () => {
          const link = await context.college.write(readPasswordLink, { body: { token } });
          return {
            __typename: "PasswordLink",
            kind: shownKinds[link.kind],
            firstName: link.firstName,
            number: link.number,
            expiresAt: link.expiresAt,
          };
        }),
      );
    },
  },

  Mutation: {
    choosePassword: async (_root, { token, newPassword }, context) => {
      await spend(context);
      return toldOfSuspension(() =>
        acknowledged(() =>
          context.college.write(usePasswordLink, {
            body: { token, newPassword: foldPassword(newPassword) },
          }),
        ),
      );
    },
  },
} satisfies Resolvers;
