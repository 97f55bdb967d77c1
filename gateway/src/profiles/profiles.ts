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
import type { ChangeRequestStatus } from "../generated/schema-types.ts";
import { givenFields } from "../graphql/input.ts";
import { acknowledged, orNull, orRefusal } from "../graphql/refusal.ts";
import { askPage } from "../lists/page.ts";
import { evidenceOf, evidenceUrl } from "./evidence.ts";
import { personPhotoUrl } from "./photo.ts";

const kinds = { APPLICANT: "applicant", STUDENT: "student" } as const;

export const shownKinds = { applicant: "APPLICANT", student: "STUDENT" } as const;

const profileSorts = { NAME: "name", NUMBER: "number", CREATED_AT: "created_at" } as const;

const unverifiedSorts = { SIGNED_UP_AT: "signed_up_at", NAME: "name" } as const;

const statuses = {
  PENDING: "pending",
  APPROVED: "approved",
  REFUSED: "refused",
  WITHDRAWN: "withdrawn",
} as const satisfies Record<ChangeRequestStatus, string>;

const shownStatuses = {
  pending: "PENDING",
  approved: "APPROVED",
  refused: "REFUSED",
  withdrawn: "WITHDRAWN",
} as const;

const deliveries = { MAILED: "mailed", SHOWN: "shown" } as const;

/** A request for a correction, its fields named as the input names them. */
export const correctionRequestOf = (request: ValueOf<typeof ChangeRequest>) => ({
  id: String(request.id),
  status: shownStatuses[request.status],
  changes: request.changes.map(({ field, before, after }) => ({
    field: camelCase(field),
    before,
    after,
  })),
  explanation: request.explanation,
  requestedAt: request.requestedAt,
  decidedAt: request.decidedAt,
  reason: request.reason,
});

const profileOf = (profile: ResponseOf<typeof readProfile>) => ({
  id: String(profile.id),
  kind: shownKinds[profile.kind],
  number: profile.number,
  recordId: String(profile.recordId),
  surname: profile.surname,
  firstName: profile.firstName,
  otherName: profile.otherName,
  email: profile.email,
  department: profile.department,
  level: profile.level,
  photoUrl: personPhotoUrl(profile.passport),
  phone: profile.phone,
  sex: profile.sex,
  dateOfBirth: profile.dateOfBirth,
  maritalStatus: profile.maritalStatus,
  nationality: profile.nationality,
  stateOfOrigin: profile.stateOfOrigin,
  lga: profile.lga,
  bloodGroup: profile.bloodGroup,
  emergencyContact: profile.emergencyContact,
  address: profile.address,
  religion: profile.religion,
  parentName: profile.parentName,
  parentPhone: profile.parentPhone,
  parentAddress: profile.parentAddress,
  maidenName: profile.maidenName,
  revision: profile.revision,
  isSuspended: profile.isSuspended,
  mustChangePassword: profile.mustChangePassword,
  isEmailVerified: profile.isEmailVerified,
  createdAt: profile.createdAt,
  lastSignInAt: profile.lastSignInAt,
  other: profile.other && {
    id: String(profile.other.id),
    kind: shownKinds[profile.other.kind],
    number: profile.other.number,
    recordId: String(profile.other.recordId),
  },
  requests: profile.requests.map(correctionRequestOf),
});

const requestFileOf = (file: ResponseOf<typeof readChangeRequest>) => ({
  request: correctionRequestOf(file),
  profileId: String(file.profile.id),
  kind: shownKinds[file.profile.kind],
  number: file.profile.number,
  name: `${file.profile.surname} ${file.profile.firstName}`,
  email: file.profile.email,
  changedSince: file.changedSince.map(camelCase),
  decidedBy: file.decidedBy,
  evidenceUrl: file.hasEvidence ? evidenceUrl(file.id) : null,
});

/** Profiles as the staff reads, corrects and suspends them. */
export const profileOfficeResolvers = {
  Query: {
    profiles: (_root, { filter, sort, ...args }, { college }) =>
      askPage(
        college,
        profileRecords,
        {
          ...args,
          sort: profileSorts[sort],
          filters: { kind: filter?.kind && kinds[filter.kind], isSuspended: filter?.isSuspended },
        },
        (row) => ({
          id: String(row.id),
          kind: shownKinds[row.kind],
          number: row.number,
          surname: row.surname,
          firstName: row.firstName,
          otherName: row.otherName,
          email: row.email,
          phone: row.phone,
          dateOfBirth: row.dateOfBirth,
          isSuspended: row.isSuspended,
          createdAt: row.createdAt,
        }),
      ),

    profile: async (_root, { id }, { college }) => {
      const number = recordIdOf(id);
      if (number === undefined) return null;
      return orNull(college.read(readProfile, { params: { id: number } }).then(profileOf));
    },

    changeRequests: (_root, { filter, ...args }, { college }) =>
      askPage(
        college,
        changeRequests,
        {
          ...args,
          sort: "requested_at",
          filters: { status: filter?.status && statuses[filter.status] },
        },
        (row) => ({
          id: String(row.id),
          status: shownStatuses[row.status],
          requestedAt: row.requestedAt,
          decidedAt: row.decidedAt,
          kind: shownKinds[row.kind],
          profileId: String(row.profileId),
          number: row.number,
          name: row.name,
          fields: row.fields.map(camelCase),
        }),
      ),

    changeRequest: async (_root, { id }, { college }) => {
      const number = recordIdOf(id);
      if (number === undefined) return null;
      return orNull(
        college.read(readChangeRequest, { params: { id: number } }).then(requestFileOf),
      );
    },

    unverifiedEmails: (_root, { sort, ...args }, { college }) =>
      askPage(
        college,
        unverifiedEmails,
        { ...args, sort: unverifiedSorts[sort], filters: {} },
        (row) => ({
          id: String(row.id),
          profileId: String(row.profileId),
          applicationNo: row.applicationNo,
          name: row.name,
          email: row.email,
          phone: row.phone,
          signedUpAt: row.signedUpAt,
          lastLinkAt: row.lastLinkAt,
        }),
      ),
  },

  Mutation: {
    correctProfile: async (_root, { input, evidence }, { college }) => {
      const file = await evidenceOf(await evidence);
      if (file !== undefined && "__typename" in file) return file;
      const { id, revision, reason, changes } = input;
      return acknowledged(() =>
        college.write(correctProfile, {
          params: { id: requireRecordId(id) },
          body: { ...givenFields(changes), revision, reason },
          ...(file && { files: { evidence: file } }),
        }),
      );
    },

    suspendProfile: (_root, { id, isSuspended, reason }, { college }) =>
      acknowledged(() =>
        college.write(suspendProfile, {
          params: { id: requireRecordId(id) },
          body: { isSuspended, reason },
        }),
      ),

    decideChangeRequest: (_root, { id, approve, reason }, { college }) =>
      acknowledged(() =>
        college.write(decideChangeRequest, {
          params: { id: requireRecordId(id) },
          body: { decision: approve ? "approved" : "refused", ...(reason && { reason }) },
        }),
      ),

    handOutPasswordLink: (_root, { id, delivery, reason }, { college }) =>
      orRefusal(async () => {
        const { link, expiresAt } = await college.write(handOutPasswordLink, {
          params: { id: requireRecordId(id) },
          body: { delivery: deliveries[delivery], reason },
        });
        return { __typename: "PasswordLinkHandedOut", link, expiresAt };
      }),
  },
} satisfies Resolvers;
