import { readFileSync } from "node:fs";
import { makeExecutableSchema } from "@graphql-tools/schema";
import { type GraphQLSchema, isObjectType, parse } from "graphql";
import { passwordLinkResolvers } from "../accounts/password-link.ts";
import { passwordResolvers } from "../accounts/passwords.ts";
import { signInResolvers } from "../accounts/resolvers.ts";
import { staffAccountResolvers } from "../accounts/staff-account.ts";
import { applicantResolvers } from "../admissions/applicant-resolvers.ts";
import { applicationResolvers } from "../admissions/application/resolvers.ts";
import { entryClearanceResolvers } from "../admissions/entry-clearance.ts";
import { admissionOfficeResolvers } from "../admissions/office/resolvers.ts";
import { sessionResolvers } from "../admissions/sessions.ts";
import { signUpResolvers } from "../admissions/sign-up/resolvers.ts";
import { announcementResolvers } from "../announcements/resolvers.ts";
import { auditLogResolvers } from "../audit/audit-log.ts";
import { calendarResolvers } from "../courses/calendar.ts";
import { courseResolvers } from "../courses/courses.ts";
import { departmentResolvers } from "../courses/departments.ts";
import { programmeResolvers } from "../courses/programmes.ts";
import { dashboardResolvers } from "../dashboards/resolvers.ts";
import { confirmationResolvers } from "../documents/confirmations.ts";
import type { Resolvers } from "../generated/resolvers.ts";
import { liveResolvers } from "../hostels/live/resolvers.ts";
import { hostelOfficeResolvers } from "../hostels/office/resolvers.ts";
import { hostelResolvers } from "../hostels/resolvers.ts";
import { studentAccountResolvers } from "../payments/account.ts";
import { adjustmentResolvers } from "../payments/adjustments/resolvers.ts";
import { bankAccountResolvers } from "../payments/bank/accounts.ts";
import { bankRowResolvers } from "../payments/bank/rows.ts";
import { bankStatementResolvers } from "../payments/bank/statements.ts";
import { cashBookResolvers } from "../payments/counter/cash-books.ts";
import { counterResolvers } from "../payments/counter/resolvers.ts";
import { figureResolvers } from "../payments/figures.ts";
import { instalmentResolvers } from "../payments/instalments.ts";
import { paymentOfficeResolvers } from "../payments/office/resolvers.ts";
import { refundResolvers } from "../payments/refunds/resolvers.ts";
import { paymentResolvers } from "../payments/resolvers.ts";
import { slipResolvers } from "../payments/slips/slips.ts";
import { remittanceResolvers } from "../payments/sponsors/remittances.ts";
import { sponsorResolvers } from "../payments/sponsors/sponsors.ts";
import { portalResolvers } from "../portal/resolvers.ts";
import { profileResolvers } from "../profiles/resolvers.ts";
import { registrationResolvers } from "../registration/resolvers.ts";
import { attendanceResolvers } from "../results/attendance.ts";
import { broadsheetResolvers } from "../results/broadsheet.ts";
import { classAttendanceResolvers } from "../results/class-attendance.ts";
import { publicationResolvers } from "../results/publication.ts";
import { rosterResolvers } from "../results/roster.ts";
import { senateListResolvers } from "../results/senate-lists.ts";
import { sheetResolvers } from "../results/sheets.ts";
import { studentResultsResolvers } from "../results/student-results.ts";
import { teachingResolvers } from "../results/teaching.ts";
import { administratorResolvers } from "../staff/administrators.ts";
import { staffResolvers } from "../staff/resolvers.ts";
import { councilIndexingResolvers } from "../students/council-indexing.ts";
import { idCardResolvers } from "../students/id-card.ts";
import { leavingClearanceResolvers } from "../students/leaving-clearance.ts";
import { studentResolvers } from "../students/students.ts";
import { viewerResolvers } from "../viewer/resolvers.ts";
import { enumValuesIn } from "./enum-values.ts";
import { scalars } from "./scalars.ts";
import { uploadScalar } from "./upload.ts";

const schemaFile = new URL("../../../schema.graphql", import.meta.url);

const resolvers: readonly Resolvers[] = [
  { Upload: uploadScalar },
  administratorResolvers,
  admissionOfficeResolvers,
  entryClearanceResolvers,
  announcementResolvers,
  applicantResolvers,
  applicationResolvers,
  attendanceResolvers,
  classAttendanceResolvers,
  auditLogResolvers,
  bankAccountResolvers,
  bankRowResolvers,
  bankStatementResolvers,
  broadsheetResolvers,
  calendarResolvers,
  cashBookResolvers,
  confirmationResolvers,
  counterResolvers,
  courseResolvers,
  dashboardResolvers,
  departmentResolvers,
  programmeResolvers,
  hostelOfficeResolvers,
  hostelResolvers,
  figureResolvers,
  instalmentResolvers,
  signUpResolvers,
  slipResolvers,
  liveResolvers,
  paymentOfficeResolvers,
  passwordLinkResolvers,
  passwordResolvers,
  paymentResolvers,
  portalResolvers,
  profileResolvers,
  publicationResolvers,
  refundResolvers,
  adjustmentResolvers,
  registrationResolvers,
  remittanceResolvers,
  rosterResolvers,
  sessionResolvers,
  senateListResolvers,
  sheetResolvers,
  signInResolvers,
  sponsorResolvers,
  staffAccountResolvers,
  staffResolvers,
  councilIndexingResolvers,
  idCardResolvers,
  leavingClearanceResolvers,
  studentResolvers,
  studentResultsResolvers,
  studentAccountResolvers,
  teachingResolvers,
  viewerResolvers,
];

const loaded = new Map<string, GraphQLSchema>();

/**
 * The schema without the access rules. Building it takes a quarter of a second, so a process does it once.
 * @param timeZone the college's.
 */
export const loadSchema = (timeZone: string): GraphQLSchema => {
  const schema = loaded.get(timeZone) ?? makeSchema(timeZone);
  loaded.set(timeZone, schema);
  return schema;
};

const makeSchema = (timeZone: string): GraphQLSchema => {
  // Locations would hold every token of the file in memory.
  const typeDefs = parse(readFileSync(schemaFile, "utf8"), { noLocation: true });
  const schema = makeExecutableSchema({
    typeDefs,
    resolvers: [scalars(timeZone), ...resolvers, enumValuesIn(typeDefs)],
    resolverValidationOptions: { requireResolversToMatchSchema: "error" },
  });
  // A scalar's resolver replaces the type and loses its description.
  for (const type of Object.values(schema.getTypeMap())) {
    type.description ??= type.astNode?.description?.value;
  }
  unbindResolvers(schema);
  return schema;
};

/** The tools bind every resolver to its map, which none of them needs: plans know the resolvers that `pickFrom` made. */
const unbindResolvers = (schema: GraphQLSchema): void => {
  for (const map of resolvers) {
    for (const [typeName, ofType] of Object.entries(map)) {
      const type = schema.getType(typeName);
      if (!isObjectType(type)) continue;
      const fields = type.getFields();
      for (const [name, resolve] of Object.entries(ofType)) {
        const field = fields[name];
        if (field !== undefined && typeof resolve === "function") field.resolve = resolve;
      }
    }
  }
};
