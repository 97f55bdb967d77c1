import { readBoard } from "../announcements/resolvers.ts";
import { fetchTestSchedule } from "../college/applicant.ts";
import type { CollegeCalls } from "../college/calls.ts";
import { isRefusal } from "../college/failure.ts";
import type { Resolvers } from "../generated/resolvers.ts";
import type { AptitudeTest } from "../generated/schema-types.ts";
import { passportUrlOf } from "../viewer/passport.ts";
import { given, profileOf } from "../viewer/profile.ts";
import type { ApplicantSource } from "./applicant-source.ts";
import { scheduledTest } from "./application/aptitude-test.ts";
import { toldApplication, untoldApplication } from "./application/view.ts";

export const applicantResolvers = {
  Applicant: {
    announcements: (_applicant, _args, context) => readBoard(context),
    id: async (applicant) => (await personOf(applicant)).application_no,
    applicationNo: async (applicant) => (await personOf(applicant)).application_no,
    surname: async (applicant) => (await personOf(applicant)).surname,
    firstName: async (applicant) => (await personOf(applicant)).first_name,
    otherName: async (applicant) => given((await personOf(applicant)).other_name),
    email: async (applicant) => (await personOf(applicant)).email,
    passportUrl: async (applicant) => passportUrlOf((await applicant.identity()).passport),
    // Applicants choose their password when they sign up.
    mustChangePassword: () => false,
    preferredCourse: async (applicant) => given((await personOf(applicant)).preferred_course),
    departmentAdmitted: async (applicant) =>
      given((await applicant.record()).applicant.department_admitted),
    isSubmitted: async (applicant) => (await personOf(applicant)).submitted,
    profile: async (applicant) => profileOf(await applicant.record()),
    application: async (applicant) => {
      const state = await applicant.application();
      return state === undefined
        ? untoldApplication(await applicant.record())
        : toldApplication(state);
    },
  },
  Application: {
    test: ({ test }, _args, { college, identity }) =>
      test === undefined ? askForTest(college, identity.testVenue) : test,
  },
} satisfies Resolvers;

const personOf = async (applicant: ApplicantSource) => (await applicant.identity()).applicant;

const askForTest = async (college: CollegeCalls, venue: string): Promise<AptitudeTest | null> => {
  try {
    return scheduledTest(await fetchTestSchedule(college), venue);
  } catch (error) {
    if (isRefusal(error, 404)) return null;
    throw error;
  }
};
