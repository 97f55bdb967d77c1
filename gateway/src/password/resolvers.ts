import type { Resolvers } from "../generated/resolvers.ts";
import { changePassword } from "./change.ts";
import { confirmPasswordReset, requestPasswordReset } from "./reset.ts";

export const passwordResolvers = {
  Mutation: {
    requestPasswordReset: (_root, { email }, context) => requestPasswordReset(email, context),
    confirmPasswordReset: (_root, { input }, context) => confirmPasswordReset(input, context),
    changePassword: (_root, { input }, context) => changePassword(input, context),
  },
} satisfies Resolvers;
