import { passwordLinkResolvers } from "../accounts/password-link.ts";
import type { Resolvers } from "../generated/resolvers.ts";
import { studentResolvers } from "../students/students.ts";
import { ownCorrectionResolvers } from "./own-corrections.ts";
import { profileOfficeResolvers } from "./profiles.ts";

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
