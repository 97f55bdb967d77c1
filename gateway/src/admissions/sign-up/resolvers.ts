import type { Resolvers } from "../../generated/resolvers.ts";
import { admission } from "./admission.ts";
import { signUp } from "./sign-up.ts";
import { sendVerificationLink } from "./verification-link.ts";
import { verifyEmail } from "./verify-email.ts";

export const intakeResolvers = {
  Query: {
    admission: (_root, _args, context) => admission(context),
  },
  Mutation: {
    signUp: (_root, { input }, context) => signUp(input, context),
    verifyEmail: (_root, { input }, context) => verifyEmail(input, context),
    sendVerificationLink: (_root, { identifier }, context) =>
      sendVerificationLink(identifier, context),
  },
} satisfies Resolvers;
