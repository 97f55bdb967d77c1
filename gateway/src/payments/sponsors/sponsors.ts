import type { ResponseOf } from "../../../../contract/endpoint.ts";
import {
  importSponsoredStudents,
  removeSponsoredStudent,
  sponsoredStudents,
} from "../../../../contract/payments/sponsored-students.ts";
import {
  changeSponsor,
  changeSponsorship,
  createSponsor,
  createSponsorship,
  sponsor,
  sponsors,
  sponsorship,
} from "../../../../contract/payments/sponsors.ts";
import { recordIdOf, requireRecordId } from "../../college/record-id.ts";
import type { GatewayContext } from "../../context.ts";
import type { Resolvers, ResolversTypes } from "../../generated/resolvers.ts";
import type { SponsorFile, SponsorshipFile } from "../../generated/schema-types.ts";
import { definedFields } from "../../graphql/input.ts";
import { acknowledged, orNull, orRefusal } from "../../graphql/refusal.ts";
import { sendImport } from "../../imports/send-import.ts";
import { readPage } from "../../lists/page.ts";
import { currentStaff } from "../../staff/current-staff.ts";
import { sponsorStatementUrlOf } from "./files.ts";

/** Sponsors, their lists, and the students of these. */
export const sponsorResolvers = {
  Query: {
    sponsors: (_root, { filter, ...args }, { college }) =>
      readPage(college, sponsors, { ...args, filters: filter }),
    sponsor: async (_root, { id }, context) => {
      const sponsorId = recordIdOf(id);
      return sponsorId === undefined ? null : orNull(readSponsor(sponsorId, context));
    },
    sponsorship: async (_root, { id }, context) => {
      const listId = recordIdOf(id);
      return listId === undefined ? null : orNull(readSponsorship(listId, context));
    },
    sponsoredStudents: (_root, { filter, ...args }, { college }) =>
      readPage(college, sponsoredStudents, {
        ...args,
        filters: { ...filter, sponsorship: requireRecordId(filter.sponsorship) },
      }),
  },
  Mutation: {
    createSponsor: (_root, { input }, { college }) =>
      saved(() => college.write(createSponsor, { body: input })),
    changeSponsor: (_root, { id, revision, isActive, input }, { college }) =>
      saved(() =>
        college.write(changeSponsor, {
          params: { id: requireRecordId(id) },
          body: { ...input, isActive, revision },
        }),
      ),
    createSponsorship: (_root, { sponsorId, session, input }, { college }) =>
      saved(() =>
        college.write(createSponsorship, {
          params: { id: requireRecordId(sponsorId) },
          body: { session, ...definedFields(input) },
        }),
      ),
    changeSponsorship: (_root, { id, revision, isClosed, input }, { college }) =>
      saved(() =>
        college.write(changeSponsorship, {
          params: { id: requireRecordId(id) },
          body: { ...definedFields(input), isClosed, revision },
        }),
      ),
    importSponsoredStudents: (_root, { sponsorshipId, file, ...options }, { college }) =>
      orRefusal(async () => {
        const report = await sendImport(college, importSponsoredStudents, await file, {
          ...options,
          params: { id: requireRecordId(sponsorshipId) },
        });
        if (report.__typename === "Refusal") return report;
        return {
          __typename: "SponsoredStudentsImport",
          report,
          preview: report.preview,
          previewMark: report.previewMark,
        };
      }),
    removeSponsoredStudent: (_root, { sponsorshipId, studentId, reason }, { college }) =>
      acknowledged(() =>
        college.write(removeSponsoredStudent, {
          params: { id: requireRecordId(sponsorshipId) },
          body: { studentId: requireRecordId(studentId), reason },
        }),
      ),
  },
} satisfies Resolvers;

const readSponsor = async (
  id: number,
  { college, session }: GatewayContext,
): Promise<SponsorFile> => {
  const [file, { permissions }] = await Promise.all([
    college.read(sponsor, { params: { id } }),
    currentStaff(session, college),
  ]);
  return {
    ...file,
    sponsor: file,
    canChange: permissions.includes("manage_sponsors"),
    canKeepLists: permissions.includes("keep_sponsorships"),
  };
};

const readSponsorship = async (
  id: number,
  { college, session }: GatewayContext,
): Promise<SponsorshipFile> => {
  const [{ sponsor: owner, ...list }, { permissions }] = await Promise.all([
    college.read(sponsorship, { params: { id } }),
    currentStaff(session, college),
  ]);
  return {
    ...list,
    sponsorship: list,
    sponsorId: owner.id,
    sponsorName: owner.name,
    sponsorShortName: owner.shortName,
    statementUrl: sponsorStatementUrlOf(id),
    canKeep: permissions.includes("keep_sponsorships"),
  };
};

/** What was saved, or the refusal. */
const saved = (
  save: () => Promise<ResponseOf<typeof createSponsor>>,
): Promise<Awaited<ResolversTypes["SponsorSavedResult"]>> =>
  orRefusal(async () => ({ __typename: "SponsorSaved", ...(await save()) }), { inputField });

/** One wrong section is a fault of the choice. */
const inputField = (field: string): string => field.replace(/^sections\b.*/, "sections");
