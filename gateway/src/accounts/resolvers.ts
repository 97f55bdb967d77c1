import type { Resolvers } from "../generated/resolvers.ts";
import { signIn } from "./sign-in.ts";
import { signOut } from "./sign-out.ts";
import { signInStaff } from "./staff-sign-in.ts";

export const signInResolvers = {
  Mutation: {
    signIn: (_root, { input }, context) => signIn(input, context),
    signInStaff: (_root, { input }, context) => signInStaff(input, context),
    signOut: (_root, _args, context) => signOut(context),
  },
} satisfies Resolvers;
