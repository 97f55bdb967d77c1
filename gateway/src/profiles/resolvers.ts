import type { Resolvers } from "../generated/resolvers.ts";
import { updateProfile } from "./update.ts";

export const profileResolvers = {
  Mutation: {
    updateProfile: (_root, { input, passport }, context) => updateProfile(input, passport, context),
  },
} satisfies Resolvers;
