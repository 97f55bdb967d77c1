import { readFileSync } from "node:fs";
import { makeExecutableSchema } from "@graphql-tools/schema";
import type { GraphQLSchema } from "graphql";
import { admissionOfficeResolvers } from "../admission-office/resolvers.ts";
import { announcementResolvers } from "../announcements/resolvers.ts";
import { applicantResolvers } from "../applicant/resolvers.ts";
import { applicationResolvers } from "../application/resolvers.ts";
import { catalogueResolvers } from "../catalogue/resolvers.ts";
import { dashboardResolvers } from "../dashboards/resolvers.ts";
import type { Resolvers } from "../generated/resolvers.ts";
import { hostelResolvers } from "../hostel/resolvers.ts";
import { hostelOfficeResolvers } from "../hostel-office/resolvers.ts";
import { intakeResolvers } from "../intake/resolvers.ts";
import { liveResolvers } from "../live/resolvers.ts";
import { moneyOfficeResolvers } from "../money-office/resolvers.ts";
import { passwordResolvers } from "../password/resolvers.ts";
import { paymentResolvers } from "../payments/resolvers.ts";
import { peopleResolvers } from "../people/resolvers.ts";
import { portalResolvers } from "../portal/resolvers.ts";
import { profileResolvers } from "../profile/resolvers.ts";
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
import { signInResolvers } from "../sign-in/resolvers.ts";
import { administratorResolvers } from "../staff/administrators.ts";
import { auditLogResolvers } from "../staff/audit-log.ts";
import { staffLinkResolvers } from "../staff/links.ts";
import { ownAccountResolvers } from "../staff/own-account.ts";
import { staffResolvers } from "../staff/resolvers.ts";
import { viewerResolvers } from "../viewer/resolvers.ts";
import { scalars } from "./scalars.ts";
import { uploadScalar } from "./upload.ts";

const schemaFile = new URL("../../../schema.graphql", import.meta.url);

const resolvers = {
  ...scalars,
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

/** The schema as it is written, before any rule is enforced. */
export const loadSchema = (): GraphQLSchema => {
  const schema = makeExecutableSchema({
    typeDefs: readFileSync(schemaFile, "utf8"),
    resolvers,
    resolverValidationOptions: { requireResolversToMatchSchema: "error" },
  });
  // A scalar's resolver takes the place of its type, and with it of what the schema says of it.
  for (const type of Object.values(schema.getTypeMap())) {
    type.description ??= type.astNode?.description?.value;
  }
  return schema;
};
