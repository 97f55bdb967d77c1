import { readFileSync } from "node:fs";
import { makeExecutableSchema } from "@graphql-tools/schema";
import { type GraphQLSchema, parse } from "graphql";
import { ownAccountResolvers } from "../accounts/own-staff-account.ts";
import { passwordResolvers } from "../accounts/password-resolvers.ts";
import { signInResolvers } from "../accounts/resolvers.ts";
import { staffLinkResolvers } from "../accounts/staff-links.ts";
import { applicantResolvers } from "../admissions/applicant-resolvers.ts";
import { applicationResolvers } from "../admissions/application/resolvers.ts";
import { admissionOfficeResolvers } from "../admissions/office/resolvers.ts";
import { intakeResolvers } from "../admissions/sign-up/resolvers.ts";
import { announcementResolvers } from "../announcements/resolvers.ts";
import { auditLogResolvers } from "../audit/audit-log.ts";
import { catalogueResolvers } from "../courses/resolvers.ts";
import { dashboardResolvers } from "../dashboards/resolvers.ts";
import type { Resolvers } from "../generated/resolvers.ts";
import { liveResolvers } from "../hostels/live/resolvers.ts";
import { hostelOfficeResolvers } from "../hostels/office/resolvers.ts";
import { hostelResolvers } from "../hostels/resolvers.ts";
import { moneyOfficeResolvers } from "../payments/office/resolvers.ts";
import { paymentResolvers } from "../payments/resolvers.ts";
import { portalResolvers } from "../portal/resolvers.ts";
import { peopleResolvers } from "../profiles/office-resolvers.ts";
import { profileResolvers } from "../profiles/resolvers.ts";
import { registrationResolvers } from "../registration/resolvers.ts";
import { attendanceResolvers } from "../results/attendance.ts";
import { broadsheetResolvers } from "../results/broadsheet.ts";
import { publicationResolvers } from "../results/publication.ts";
import { rosterResolvers } from "../results/roster.ts";
import { sheetIdResolvers } from "../results/sheet-ids.ts";
import { sheetResolvers } from "../results/sheets.ts";
import { studentResultsResolvers } from "../results/student-results.ts";
import { teachingResolvers } from "../results/teaching.ts";
import { transcriptConfirmationResolvers } from "../results/transcript-confirmation.ts";
import { administratorResolvers } from "../staff/administrators.ts";
import { staffResolvers } from "../staff/resolvers.ts";
import { viewerResolvers } from "../viewer/resolvers.ts";
import { enumValuesIn } from "./enum-values.ts";
import { scalars } from "./scalars.ts";
import { uploadScalar } from "./upload.ts";

const schemaFile = new URL("../../../schema.graphql", import.meta.url);

const resolvers = {
  Upload: uploadScalar,
  ...viewerResolvers,
  ...applicantResolvers,
  ...staffResolvers,
  ...registrationResolvers,
  ...hostelResolvers,
  ...liveResolvers,
  ...dashboardResolvers,
  Query: {
    ...portalResolvers.Query,
    ...admissionOfficeResolvers.Query,
    ...staffLinkResolvers.Query,
    ...administratorResolvers.Query,
    ...auditLogResolvers.Query,
    ...viewerResolvers.Query,
    ...paymentResolvers.Query,
    ...intakeResolvers.Query,
    ...applicationResolvers.Query,
    ...registrationResolvers.Query,
    ...hostelResolvers.Query,
    ...dashboardResolvers.Query,
    ...hostelOfficeResolvers.Query,
    ...moneyOfficeResolvers.Query,
    ...announcementResolvers.Query,
    ...staffResolvers.Query,
    ...attendanceResolvers.Query,
    ...broadsheetResolvers.Query,
    ...rosterResolvers.Query,
    ...teachingResolvers.Query,
    ...catalogueResolvers.Query,
    ...peopleResolvers.Query,
    ...publicationResolvers.Query,
    ...sheetResolvers.Query,
    ...sheetIdResolvers.Query,
    ...studentResultsResolvers.Query,
    ...transcriptConfirmationResolvers.Query,
  },
  Mutation: {
    ...admissionOfficeResolvers.Mutation,
    ...signInResolvers.Mutation,
    ...staffLinkResolvers.Mutation,
    ...ownAccountResolvers.Mutation,
    ...administratorResolvers.Mutation,
    ...passwordResolvers.Mutation,
    ...profileResolvers.Mutation,
    ...paymentResolvers.Mutation,
    ...intakeResolvers.Mutation,
    ...applicationResolvers.Mutation,
    ...registrationResolvers.Mutation,
    ...hostelResolvers.Mutation,
    ...hostelOfficeResolvers.Mutation,
    ...moneyOfficeResolvers.Mutation,
    ...announcementResolvers.Mutation,
    ...catalogueResolvers.Mutation,
    ...peopleResolvers.Mutation,
    ...attendanceResolvers.Mutation,
    ...publicationResolvers.Mutation,
    ...sheetResolvers.Mutation,
    ...teachingResolvers.Mutation,
  },
} satisfies Resolvers;

const loaded = new Map<string, GraphQLSchema>();

/**
 * The schema as it is written, before any rule is enforced. Built once in a process, which takes a quarter of a second.
 * @param timeZone the college's.
 */
export const loadSchema = (timeZone: string): GraphQLSchema => {
  const schema = loaded.get(timeZone) ?? makeSchema(timeZone);
  loaded.set(timeZone, schema);
  return schema;
};

const makeSchema = (timeZone: string): GraphQLSchema => {
  const typeDefs = parse(readFileSync(schemaFile, "utf8"));
  const schema = makeExecutableSchema({
    typeDefs,
    resolvers: [scalars(timeZone), resolvers, enumValuesIn(typeDefs)],
    resolverValidationOptions: { requireResolversToMatchSchema: "error" },
  });
  // A scalar's resolver takes the place of its type, and with it of what the schema says of it.
  for (const type of Object.values(schema.getTypeMap())) {
    type.description ??= type.astNode?.description?.value;
  }
  return schema;
};
