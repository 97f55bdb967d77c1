import type { Static } from "typebox";
import type { ResponseOf } from "../../../contract/endpoint.ts";
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
import { askPage } from "../lists/page.ts";
import { correctionBody, inputNameOf } from "./correction-fields.ts";
import { evidenceOf, evidenceUrl } from "./evidence.ts";
import { personPhotoUrl } from "./photo.ts";
import { acknowledged, orNull, orRefusal } from "./refused.ts";

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
export const correctionRequestOf = (request: Static<typeof ChangeRequest>) => ({
  id: String(request.id),
  status: shownStatuses[request.status],
  changes: request.changes.map(({ field, before, after }) => ({
    field: inputNameOf(field),
    before,
    after,
  })),
  explanation: request.explanation,
  requestedAt: request.requested_at,
  decidedAt: request.decided_at,
  reason: request.reason,
});

const profileOf = (profile: ResponseOf<typeof readProfile>) => ({
  id: String(profile.id),
  kind: shownKinds[profile.kind],
  number: profile.number,
  recordId: String(profile.record_id),
  surname: profile.surname,
  firstName: profile.first_name,
  otherName: profile.other_name,
  email: profile.email,
  department: profile.department,
  level: profile.level,
  photoUrl: personPhotoUrl(profile.passport),
  phone: profile.phone,
  sex: profile.sex,
  dateOfBirth: profile.date_of_birth,
  maritalStatus: profile.marital_status,
  nationality: profile.nationality,
  stateOfOrigin: profile.state_of_origin,
  lga: profile.lga,
  bloodGroup: profile.blood_group,
  emergencyContact: profile.emergency_contact,
  address: profile.address,
  religion: profile.religion,
  parentName: profile.parent_name,
  parentPhone: profile.parent_phone,
  parentAddress: profile.parent_address,
  maidenName: profile.maiden_name,
  revision: profile.revision,
  isSuspended: profile.is_suspended,
  mustChangePassword: profile.must_change_password,
  isEmailVerified: profile.is_email_verified,
  createdAt: profile.created_at,
  lastSignInAt: profile.last_sign_in_at,
  other: profile.other && {
    id: String(profile.other.id),
    kind: shownKinds[profile.other.kind],
    number: profile.other.number,
    recordId: String(profile.other.record_id),
  },
  requests: profile.requests.map(correctionRequestOf),
});

const requestFileOf = (file: ResponseOf<typeof readChangeRequest>) => ({
  request: correctionRequestOf(file),
  profileId: String(file.profile.id),
  kind: shownKinds[file.profile.kind],
  number: file.profile.number,
  name: `${file.profile.surname} ${file.profile.first_name}`,
  email: file.profile.email,
  changedSince: file.changed_since.map(inputNameOf),
  decidedBy: file.decided_by,
  evidenceUrl: file.has_evidence ? evidenceUrl(file.id) : null,
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
          filters: { kind: filter?.kind && kinds[filter.kind], is_suspended: filter?.isSuspended },
        },
        (row) => ({
          id: String(row.id),
          kind: shownKinds[row.kind],
          number: row.number,
          surname: row.surname,
          firstName: row.first_name,
          otherName: row.other_name,
          email: row.email,
          phone: row.phone,
          dateOfBirth: row.date_of_birth,
          isSuspended: row.is_suspended,
          createdAt: row.created_at,
        }),
      ),

    profile: async (_root, { id }, { college }) => {
      const number = recordIdOf(id);
      if (number === undefined) return null;
      return orNull(async () =>
        profileOf(await college.read(readProfile, { params: { id: number } })),
      );
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
          requestedAt: row.requested_at,
          decidedAt: row.decided_at,
          kind: shownKinds[row.kind],
          profileId: String(row.profile_id),
          number: row.number,
          name: row.name,
          fields: row.fields.map(inputNameOf),
        }),
      ),

    changeRequest: async (_root, { id }, { college }) => {
      const number = recordIdOf(id);
      if (number === undefined) return null;
      return orNull(async () =>
        requestFileOf(await college.read(readChangeRequest, { params: { id: number } })),
      );
    },

    unverifiedEmails: (_root, { sort, ...args }, { college }) =>
      askPage(
        college,
        unverifiedEmails,
        { ...args, sort: unverifiedSorts[sort], filters: {} },
        (row) => ({
          id: String(row.id),
          profileId: String(row.profile_id),
          applicationNo: row.application_no,
          name: row.name,
          email: row.email,
          phone: row.phone,
          signedUpAt: row.signed_up_at,
          lastLinkAt: row.last_link_at,
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
          body: { ...correctionBody(changes), revision, reason },
          ...(file && { files: { evidence: file } }),
        }),
      );
    },

    suspendProfile: (_root, { id, isSuspended, reason }, { college }) =>
      acknowledged(() =>
        college.write(suspendProfile, {
          params: { id: requireRecordId(id) },
          body: { is_suspended: isSuspended, reason },
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
        const { link, expires_at } = await college.write(handOutPasswordLink, {
          params: { id: requireRecordId(id) },
          body: { delivery: deliveries[delivery], reason },
        });
        return { __typename: "PasswordLinkHandedOut", link, expiresAt: expires_at };
      }),
  },
} satisfies Resolvers;
