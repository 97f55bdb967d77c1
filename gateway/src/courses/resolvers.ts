import { sessionResolvers } from "../admissions/sessions.ts";
import type { Resolvers } from "../generated/resolvers.ts";
import { calendarResolvers } from "./calendar.ts";
import { courseResolvers } from "./courses.ts";
import { departmentResolvers } from "./departments.ts";

/** Rounds of admission, the academic calendar, departments and courses, for the staff. */
export const catalogueResolvers = {
  Query: {
    ...sessionResolvers.Query,
    ...calendarResolvers.Query,
    ...departmentResolvers.Query,
    ...courseResolvers.Query,
  },
  Mutation: {
    ...sessionResolvers.Mutation,
    ...calendarResolvers.Mutation,
    ...departmentResolvers.Mutation,
    ...courseResolvers.Mutation,
  },
} satisfies Resolvers;
