import type { Resolvers } from "../generated/resolvers.ts";
import { ownCorrectionResolvers } from "./own-corrections.ts";
import { passwordLinkResolvers } from "./password-link.ts";
import { profileOfficeResolvers } from "./profiles.ts";
import { studentResolvers } from "./students.ts";

export const peopleResolvers = {
  Query: {
    ...studentResolvers.Query,
    ...profileOfficeResolvers.Query,
    ...ownCorrectionResolvers.Query,
    ...passwordLinkResolvers.Query,
  },
  Mutation: {
    ...studentResolvers.Mutation,
    ...profileOfficeResolvers.Mutation,
    ...ownCorrectionResolvers.Mutation,
    ...passwordLinkResolvers.Mutation,
  },
} satisfies Resolvers;
