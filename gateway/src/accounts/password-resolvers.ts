import type { Resolvers } from "../generated/resolvers.ts";
import { changePassword } from "./password-change.ts";
import { confirmPasswordReset, requestPasswordReset } from "./password-reset.ts";

export const passwordResolvers = {
  Mutation: {
    requestPasswordReset: (_root, { email, role }, context) =>
      requestPasswordReset(email, role, context),
    confirmPasswordReset: (_root, { input }, context) => confirmPasswordReset(input, context),
    changePassword: (_root, { input }, context) => changePassword(input, context),
  },
} satisfies Resolvers;
