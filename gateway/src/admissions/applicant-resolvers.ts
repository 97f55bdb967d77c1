import { aptitudeTestSchedule } from "../../../contract/admissions/application.ts";
import { readBoard } from "../announcements/resolvers.ts";
import type { CollegeCalls } from "../college/calls.ts";
import type { Resolvers } from "../generated/resolvers.ts";
import type { AptitudeTest } from "../generated/schema-types.ts";
import { orNull } from "../graphql/refusal.ts";
import { passportUrlOf, profileOf, textOrNull } from "../viewer/profile.ts";
import type { ApplicantSource } from "./applicant-source.ts";
import { applicationOf, applicationOfRecord, scheduledTest } from "./application/view.ts";

export const applicantResolvers = {
  Applicant: {
    announcements: (_applicant, _args, context) => readBoard(context),
    id: async (applicant) => (await identityOf(applicant)).applicationNo,
    applicationNo: async (applicant) => (await identityOf(applicant)).applicationNo,
    surname: async (applicant) => (await identityOf(applicant)).surname,
    firstName: async (applicant) => (await identityOf(applicant)).firstName,
    otherName: async (applicant) => textOrNull((await identityOf(applicant)).otherName),
    email: async (applicant) => (await identityOf(applicant)).email,
    passportUrl: async (applicant) => passportUrlOf((await applicant.identity()).passport),
    // Applicants choose their password when they sign up.
    mustChangePassword: () => false,
    preferredCourse: async (applicant) => textOrNull((await identityOf(applicant)).preferredCourse),
    departmentAdmitted: async (applicant) =>
      textOrNull((await applicant.record()).applicant.departmentAdmitted),
    isSubmitted: async (applicant) => (await identityOf(applicant)).submitted,
    profile: async (applicant) => profileOf(await applicant.record()),
    application: async (applicant) => {
      const state = await applicant.application();
      return state === undefined
        ? applicationOfRecord(await applicant.record())
        : applicationOf(state);
    },
  },
  Application: {
    test: ({ test }, _args, { college, identity }) =>
      test === undefined ? readScheduledTest(college, identity.testVenue) : test,
  },
} satisfies Resolvers;

const identityOf = async (applicant: ApplicantSource) => (await applicant.identity()).applicant;

const readScheduledTest = async (
  college: CollegeCalls,
  venue: string,
): Promise<AptitudeTest | null> => {
  const schedule = await orNull(college.read(aptitudeTestSchedule, {}));
  return schedule && scheduledTest(schedule, venue);
};
