import type { Resolvers } from "../generated/resolvers.ts";
import { ownCorrectionResolvers } from "./own-corrections.ts";
import { profileOfficeResolvers } from "./profiles.ts";
import { updateProfile } from "./update.ts";

export const profileResolvers = {
  Query: {
    ...profileOfficeResolvers.Query,
    ...ownCorrectionResolvers.Query,
  },
  Mutation: {
    ...profileOfficeResolvers.Mutation,
    ...ownCorrectionResolvers.Mutation,
    updateProfile: (_root, { input, passport }, context) => updateProfile(input, passport, context),
  },
} satisfies Resolvers;
