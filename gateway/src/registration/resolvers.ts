import type { Resolvers } from "../generated/resolvers.ts";
import { selectedFields } from "../graphql/selected-fields.ts";
import { semesterOf } from "../viewer/academic-session.ts";
import { dropCourse, registerCourses } from "./changes.ts";
import { coursesOf, registrationCoursesResolvers } from "./courses.ts";
import { readRegistration } from "./registration-source.ts";

export const registrationResolvers = {
  ...registrationCoursesResolvers,
  CourseRegistration: {
    id: ({ query }) => `${query.session} ${semesterOf(query.semester)}`,
    session: ({ query }) => query.session,
    semester: ({ query }) => semesterOf(query.semester),
    isOpen: ({ info }) => info.isRegistrationOpen,
    opensAt: ({ info }) => info.registrationStart ?? null,
    closesAt: ({ info }) => info.registrationEnd ?? null,
    dropDeadline: ({ info }) => info.dropDeadline ?? null,
    canDrop: ({ info }) => info.canDrop ?? false,
    minCredits: ({ info }) => info.minCredits,
    maxCredits: ({ info }) => info.maxCredits,
    courses: (registration, _args, { college }, info) =>
      coursesOf(registration, college, selectedFields(info)),
  },
  CoursesRegistered: {
    registration: ({ registration }, _args, { college }) =>
      registration ?? readRegistration(college),
  },
  Mutation: {
    registerCourses: (_root, { courseIds }, context) => registerCourses(courseIds, context),
    dropCourse: (_root, { registrationId }, context) => dropCourse(registrationId, context),
  },
} satisfies Resolvers;
