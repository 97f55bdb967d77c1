import { camelCase } from "../../../contract/camel-case.ts";
import type { ResponseOf, ValueOf } from "../../../contract/endpoint.ts";
import type { ChangeRequest } from "../../../contract/profiles/correction-shapes.ts";
import {
  changeRequests,
  profileRecords,
  unverifiedEmails,
} from "../../../contract/profiles/profile-lists.ts";
import {
  correctProfile,
  decideChangeRequest,
  handOutPasswordLink,
  readChangeRequest,
  readProfile,
  suspendProfile,
} from "../../../contract/profiles/profile-records.ts";
import { recordIdOf, requireRecordId } from "../college/record-id.ts";
import type { Resolvers } from "../generated/resolvers.ts";
import { definedFields } from "../graphql/input.ts";
import { acknowledged, orNull, orRefusal } from "../graphql/refusal.ts";
import { readPage } from "../lists/page.ts";
import { evidenceUrl, readEvidenceUpload } from "./evidence.ts";
import { personPhotoUrl } from "./photo.ts";

/** A correction request, its fields named as the input names them. */
export const correctionRequestOf = (request: ValueOf<typeof ChangeRequest>) => ({
  ...request,
  changes: request.changes.map(({ field, ...change }) => ({ ...change, field: camelCase(field) })),
});

const profileOf = (profile: ResponseOf<typeof readProfile>) => ({
  ...profile,
  photoUrl: personPhotoUrl(profile.passport),
  requests: profile.requests.map(correctionRequestOf),
});

const requestFileOf = (file: ResponseOf<typeof readChangeRequest>) => ({
  request: correctionRequestOf(file),
  profileId: file.profile.id,
  kind: file.profile.kind,
  number: file.profile.number,
  name: `${file.profile.surname} ${file.profile.firstName}`,
  email: file.profile.email,
  changedSince: file.changedSince.map(camelCase),
  decidedBy: file.decidedBy,
  evidenceUrl: file.hasEvidence ? evidenceUrl(file.id) : null,
});

/** Profiles as the staff read, correct and suspend them. */
export const profileOfficeResolvers = {
  Query: {
    profiles: (_root, { filter, ...args }, { college }) =>
      readPage(college, profileRecords, { ...args, filters: filter }),

    profile: async (_root, { id }, { college }) => {
      const number = recordIdOf(id);
      if (number === undefined) return null;
      return orNull(college.read(readProfile, { params: { id: number } }).then(profileOf));
    },

    changeRequests: (_root, { filter, ...args }, { college }) =>
      readPage(
        college,
        changeRequests,
        { ...args, sort: "requested_at", filters: filter },
        ({ fields, ...row }) => ({ ...row, fields: fields.map(camelCase) }),
      ),

    changeRequest: async (_root, { id }, { college }) => {
      const number = recordIdOf(id);
      if (number === undefined) return null;
      return orNull(
        college.read(readChangeRequest, { params: { id: number } }).then(requestFileOf),
      );
    },

    unverifiedEmails: (_root, args, { college }) => readPage(college, unverifiedEmails, args),
  },

  Mutation: {
    correctProfile: async (_root, { input, evidence }, { college }) => {
      const file = await readEvidenceUpload(await evidence);
      if (file !== undefined && "__typename" in file) return file;
      const { id, revision, reason, changes } = input;
      return acknowledged(() =>
        college.write(correctProfile, {
          params: { id: requireRecordId(id) },
          body: { ...definedFields(changes), revision, reason },
          ...(file && { files: { evidence: file } }),
        }),
      );
    },

    suspendProfile: (_root, { id, ...body }, { college }) =>
      acknowledged(() =>
        college.write(suspendProfile, { params: { id: requireRecordId(id) }, body }),
      ),

    decideChangeRequest: (_root, { id, approve, reason }, { college }) =>
      acknowledged(() =>
        college.write(decideChangeRequest, {
          params: { id: requireRecordId(id) },
          body: { decision: approve ? "approved" : "refused", ...(reason && { reason }) },
        }),
      ),

    handOutPasswordLink: (_root, { id, ...body }, { college }) =>
      orRefusal(async () => {
        const link = await college.write(handOutPasswordLink, {
          params: { id: requireRecordId(id) },
          body,
        });
        return { __typename: "PasswordLinkHandedOut", ...link };
      }),
  },
} satisfies Resolvers;
