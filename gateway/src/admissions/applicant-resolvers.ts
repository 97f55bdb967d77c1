import { aptitudeTestSchedule } from "../../../contract/admissions/application.ts";
import { readBoard } from "../announcements/resolvers.ts";
import type { CollegeCalls } from "../college/calls.ts";
import type { Resolvers } from "../generated/resolvers.ts";
import type { AptitudeTest } from "../generated/schema-types.ts";
import { pickFrom } from "../graphql/pick-from.ts";
import { orNull } from "../graphql/refusal.ts";
import { passportUrlOf, profileOf, textOrNull } from "../viewer/profile.ts";
import type { ApplicantSource } from "./applicant-source.ts";
import { applicationOf, applicationOfRecord, scheduledTest } from "./application/view.ts";

const identityOf = (applicant: ApplicantSource) => applicant.identity();

const recordOf = (applicant: ApplicantSource) => applicant.record();

export const applicantResolvers = {
  Applicant: {
    announcements: (_applicant, _args, context) => readBoard(context),
    id: pickFrom(identityOf, ({ applicant }) => applicant.applicationNo),
    applicationNo: pickFrom(identityOf, ({ applicant }) => applicant.applicationNo),
    surname: pickFrom(identityOf, ({ applicant }) => applicant.surname),
    firstName: pickFrom(identityOf, ({ applicant }) => applicant.firstName),
    otherName: pickFrom(identityOf, ({ applicant }) => textOrNull(applicant.otherName)),
    email: pickFrom(identityOf, ({ applicant }) => applicant.email),
    passportUrl: pickFrom(identityOf, ({ passport }) => passportUrlOf(passport)),
    // Applicants choose their password when they sign up.
    mustChangePassword: () => false,
    preferredCourse: pickFrom(identityOf, ({ applicant }) => textOrNull(applicant.preferredCourse)),
    departmentAdmitted: pickFrom(recordOf, ({ applicant }) =>
      textOrNull(applicant.departmentAdmitted),
    ),
    isSubmitted: pickFrom(identityOf, ({ applicant }) => applicant.submitted),
    profile: pickFrom(recordOf, profileOf),
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

const readScheduledTest = async (
  college: CollegeCalls,
  venue: string,
): Promise<AptitudeTest | null> => {
  const schedule = await orNull(college.read(aptitudeTestSchedule, {}));
  return schedule && scheduledTest(schedule, venue);
};
