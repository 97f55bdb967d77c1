import type { Resolvers } from "../generated/resolvers.ts";
import { semesterOf } from "../viewer/academic-session.ts";
import { carryoversOf, newCoursesOf, registeredOf } from "./course.ts";
import { coursesOf, readAvailable, readRegistered, readStatus } from "./courses-source.ts";
import { dropCourse } from "./drop.ts";
import { registerCourses } from "./register.ts";
import { readRegistration } from "./registration-source.ts";
import { slipConfirmation } from "./slip-confirmation.ts";
import { slipUrlOf } from "./slip-url.ts";
import { statusOf } from "./status.ts";

export const registrationResolvers = {
  CourseRegistration: {
    id: ({ asked }) => `${asked.session} ${semesterOf(asked.semester)}`,
    session: ({ asked }) => asked.session,
    semester: ({ asked }) => semesterOf(asked.semester),
    isOpen: ({ info }) => info.isRegistrationOpen,
    opensAt: ({ info }) => info.registrationStart ?? null,
    closesAt: ({ info }) => info.registrationEnd ?? null,
    dropDeadline: ({ info }) => info.dropDeadline ?? null,
    canDrop: ({ info }) => info.canDrop ?? false,
    minCredits: ({ info }) => info.minCredits,
    maxCredits: ({ info }) => info.maxCredits,
    courses: (registration, _args, { college }) => coursesOf(registration, college),
  },
  RegistrationCourses: {
    status: async (source, _args, { college }) => statusOf(await readStatus(source, college)),
    carryovers: async (source, _args, { college }) =>
      carryoversOf(await readAvailable(source, college), await readRegistered(source, college)),
    newCourses: async (source, _args, { college }) =>
      newCoursesOf(await readAvailable(source, college), await readRegistered(source, college)),
    registered: async (source, _args, { college }) =>
      registeredOf(await readRegistered(source, college), {
        canDrop: source.registration.info.canDrop ?? false,
      }),
    slipUrl: async (source, _args, { college }) => {
      const { hasSlip } = await readStatus(source, college);
      return hasSlip ? slipUrlOf(source.registration.asked) : null;
    },
  },
  CoursesRegistered: {
    registration: ({ registration }, _args, { college }) =>
      registration ?? readRegistration(college),
  },
  Query: {
    registrationSlipConfirmation: (_root, { code }, context) => slipConfirmation(code, context),
  },
  Mutation: {
    registerCourses: (_root, { courseIds }, context) => registerCourses(courseIds, context),
    dropCourse: (_root, { registrationId }, context) => dropCourse(registrationId, context),
  },
} satisfies Resolvers;
