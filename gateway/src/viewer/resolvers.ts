import { feeSchedule } from "../../../contract/payments/fee-schedule.ts";
import { studentPayments } from "../../../contract/payments/payments.ts";
import { ownSponsorships } from "../../../contract/payments/sponsors.ts";
import { registrationInfo } from "../../../contract/registration/registration.ts";
import { ownClassAttendance } from "../../../contract/results/class-attendance.ts";
import { ownIndexing } from "../../../contract/students/indexing-students.ts";
import { readBoard } from "../announcements/resolvers.ts";
import { isRefusal, isUnsupported } from "../college/failure.ts";
import type { Resolvers } from "../generated/resolvers.ts";
import { readHostel } from "../hostels/hostel-source.ts";
import { readOwnAccount } from "../payments/account.ts";
import { feesOf } from "../payments/fees.ts";
import { paymentsOf } from "../payments/payments.ts";
import { readOwnSlips } from "../payments/slips/slips.ts";
import { readRegistration } from "../registration/registration-source.ts";
import { readOwnExamCard } from "../results/exam-card.ts";
import { readOwnResults } from "../results/student-results.ts";
import { readOwnIdCard } from "../students/id-card.ts";
import { readOwnClearance } from "../students/leaving-clearance.ts";
import { semesterOf } from "./academic-session.ts";
import { calendarOf } from "./calendar.ts";
import { birthDateOf, levelOf, passportUrlOf, profileOf, textOrNull } from "./profile.ts";
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
    id: async (student) => (await student.identity()).id,
    matricNumber: async (student) => (await student.identity()).matricNumber,
    surname: async (student) => (await student.identity()).surname,
    firstName: async (student) => (await student.identity()).firstName,
    otherName: async (student) => textOrNull((await student.identity()).otherName),
    email: async (student) => (await student.identity()).email,
    passportUrl: async (student) => passportUrlOf((await student.identity()).passport),
    mustChangePassword: async (student) => (await student.identity()).mustChangePassword ?? false,
    department: async (student) => textOrNull((await student.record()).department),
    programme: async (student) => textOrNull((await student.record()).programme),
    level: async (student) => levelOf((await student.record()).level),
    currentSemester: async (student) => semesterOf((await student.record()).currentSemester),
    currentSession: async (student) => textOrNull((await student.record()).session),
    profile: async (student) => profileOf(await student.record()),
    payments: async (_student, _args, { college }) =>
      paymentsOf(await college.read(studentPayments, {})),
    calendar: (_student, _args, { college }) =>
      orNullIfUnsupported(college.read(registrationInfo, {}).then(calendarOf)),
    courseRegistration: (_student, _args, { college }) => readRegistration(college),
    hostel: (_student, _args, { session, college }) => readHostel(session, college),
    results: (_student, _args, { college }) => readOwnResults(college),
    idCard: (_student, _args, { college }) => orNullIfUnsupported(readOwnIdCard(college)),
    leavingClearance: (_student, _args, { college }) =>
      orNullIfUnsupported(readOwnClearance(college)),
    councilIndexing: (_student, _args, { college }) =>
      orNullIfUnsupported(college.read(ownIndexing, {})),
    classAttendance: (_student, _args, { college }) =>
      orNullIfUnsupported(college.read(ownClassAttendance, {})),
    examCard: (_student, _args, { college }) => readOwnExamCard(college),
    account: (_student, _args, { college }) => readOwnAccount(college),
    paymentSlips: (_student, _args, { college }) => readOwnSlips(college),
    expectedSponsorships: (_student, _args, { college }) =>
      orNullIfUnsupported(
        college.read(ownSponsorships, {}).then(({ sponsorships }) => sponsorships),
      ),
    fees: (_student, _args, { college }) =>
      orNullIfUnsupported(college.read(feeSchedule, {}).then(feesOf)),
  },
} satisfies Resolvers;

/** Null if the college does not offer it or has none at the moment. */
const orNullIfUnsupported = async <T>(reading: Promise<T>): Promise<T | null> => {
  try {
    return await reading;
  } catch (error) {
    if (isUnsupported(error) || isRefusal(error, 404)) return null;
    throw error;
  }
};
