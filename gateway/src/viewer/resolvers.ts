import { readBoard } from "../announcements/resolvers.ts";
import type { CollegeCalls } from "../college/calls.ts";
import { isRefusal, isUnoffered } from "../college/failure.ts";
import { fetchFeeSchedule, fetchPayments } from "../college/payment.ts";
import { fetchRegistrationInfo } from "../college/registration.ts";
import type { Resolvers } from "../generated/resolvers.ts";
import { readHostel } from "../hostels/hostel-source.ts";
import { feesOf } from "../payments/fees.ts";
import { paymentsOf } from "../payments/payments.ts";
import { readRegistration } from "../registration/registration-source.ts";
import { readOwnResults } from "../results/student-results.ts";
import { semesterOf } from "./academic-session.ts";
import { calendarOf } from "./calendar.ts";
import { passportUrlOf } from "./passport.ts";
import { birthDateOf, given, levelOf, profileOf } from "./profile.ts";
import { typeNameOf, viewerOf } from "./viewer-source.ts";

export const viewerResolvers = {
  Query: {
    viewer: (_root, _args, { session, college }) => viewerOf(session, college),
  },
  Viewer: { __resolveType: (viewer) => typeNameOf(viewer) },
  Profile: {
    dateOfBirth: (profile, _args, { identity }) => birthDateOf(profile, identity.timeZone),
  },
  Student: {
    announcements: (_student, _args, context) => readBoard(context),
    id: async (student) => String((await student.identity()).id),
    matricNumber: async (student) => (await student.identity()).matricNumber,
    surname: async (student) => (await student.identity()).surname,
    firstName: async (student) => (await student.identity()).firstName,
    otherName: async (student) => given((await student.identity()).otherName),
    email: async (student) => (await student.identity()).email,
    passportUrl: async (student) => passportUrlOf((await student.identity()).passport),
    mustChangePassword: async (student) => (await student.identity()).mustChangePassword ?? false,
    department: async (student) => given((await student.record()).department),
    level: async (student) => levelOf((await student.record()).level),
    currentSemester: async (student) => semesterOf((await student.record()).currentSemester),
    currentSession: async (student) => given((await student.record()).session),
    profile: async (student) => profileOf(await student.record()),
    payments: async (_student, _args, { college }) => paymentsOf(await fetchPayments(college)),
    calendar: async (_student, _args, { college }) => nullWhereUnoffered(fetchCalendar(college)),
    courseRegistration: (_student, _args, { college }) => readRegistration(college),
    hostel: (_student, _args, { session, college }) => readHostel(session, college),
    results: (_student, _args, { college }) => readOwnResults(college),
    fees: async (_student, _args, { college }) => nullWhereUnoffered(fetchFees(college)),
  },
} satisfies Resolvers;

const fetchFees = async (college: CollegeCalls) => feesOf(await fetchFeeSchedule(college));

const fetchCalendar = async (college: CollegeCalls) =>
  calendarOf(await fetchRegistrationInfo(college));

/** Null for what the college does not offer, or has none of at the moment. */
const nullWhereUnoffered = async <T>(reading: Promise<T>): Promise<T | null> => {
  try {
    return await reading;
  } catch (error) {
    if (isUnoffered(error) || isRefusal(error, 404)) return null;
    throw error;
  }
};
