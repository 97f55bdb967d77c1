import { feeSchedule } from "../../../contract/payments/fee-schedule.ts";
import { studentPayments } from "../../../contract/payments/payments.ts";
import { ownSponsorships } from "../../../contract/payments/sponsors.ts";
import { registrationInfo } from "../../../contract/registration/registration.ts";
import { ownClassAttendance } from "../../../contract/results/class-attendance.ts";
import { ownIndexing } from "../../../contract/students/indexing-students.ts";
import { readBoard } from "../announcements/resolvers.ts";
import { isRefusal, isUnsupported } from "../college/failure.ts";
import type { Resolvers } from "../generated/resolvers.ts";
import { pickFrom } from "../graphql/pick-from.ts";
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
import type { StudentSource } from "./student-source.ts";
import { typeNameOf, viewerOf } from "./viewer-source.ts";

const identityOf = (student: StudentSource) => student.identity();

const recordOf = (student: StudentSource) => student.record();

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
    id: pickFrom(identityOf, ({ id }) => id),
    matricNumber: pickFrom(identityOf, ({ matricNumber }) => matricNumber),
    surname: pickFrom(identityOf, ({ surname }) => surname),
    firstName: pickFrom(identityOf, ({ firstName }) => firstName),
    otherName: pickFrom(identityOf, ({ otherName }) => textOrNull(otherName)),
    email: pickFrom(identityOf, ({ email }) => email),
    passportUrl: pickFrom(identityOf, ({ passport }) => passportUrlOf(passport)),
    mustChangePassword: pickFrom(identityOf, (student) => student.mustChangePassword ?? false),
    department: pickFrom(recordOf, ({ department }) => textOrNull(department)),
    programme: pickFrom(recordOf, ({ programme }) => textOrNull(programme)),
    level: pickFrom(recordOf, ({ level }) => levelOf(level)),
    currentSemester: pickFrom(recordOf, (student) => semesterOf(student.currentSemester)),
    currentSession: pickFrom(recordOf, ({ session }) => textOrNull(session)),
    profile: pickFrom(recordOf, profileOf),
    payments: async (_student, _args, { college }) =>
      paymentsOf(await college.read(studentPayments, {})),
    calendar: (_student, _args, { college }) =>
      orNullIfUnsupported(college.read(registrationInfo, {}).then(calendarOf)),
    courseRegistration: (_student, _args, { college }) => readRegistration(college),
    hostel: (_student, _args, context, info) => readHostel(context, info),
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
