import {
  changeStaffRole,
  inviteStaff,
  resendInvitation,
  resetStaffSecondFactor,
  restoreStaff,
  revokeInvitation,
  sendStaffPasswordLink,
  staffInvitations,
  staffMembers,
  suspendStaff,
} from "../../../contract/staff/members.ts";
import { requireRecordId } from "../college/record-id.ts";
import type { Resolvers } from "../generated/resolvers.ts";
import { acknowledged } from "../graphql/refusal.ts";
import { askPage } from "../lists/page.ts";

const memberSorts = {
  NAME: "name",
  EMAIL: "email",
  ROLE: "role",
  JOINED_AT: "joined_at",
} as const;

const statuses = { ACTIVE: "active", SUSPENDED: "suspended" } as const;

const invitationSorts = { INVITED_AT: "invited_at", NAME: "name" } as const;

const states = {
  OPEN: "open",
  EXPIRED: "expired",
  ACCEPTED: "accepted",
  REVOKED: "revoked",
} as const;

const shownStates = {
  open: "OPEN",
  expired: "EXPIRED",
  accepted: "ACCEPTED",
  revoked: "REVOKED",
} as const;

/** What super admins see and change of their colleagues. */
export const administratorResolvers = {
  Query: {
    staffMembers: (_root, { filter, sort, ...args }, { college }) =>
      askPage(
        college,
        staffMembers,
        {
          ...args,
          sort: memberSorts[sort],
          filters: { role: filter?.role, status: filter?.status && statuses[filter.status] },
        },
        (row) => ({
          id: String(row.id),
          email: row.email,
          surname: row.surname,
          firstName: row.firstName,
          role: row.role,
          suspendedAt: row.suspendedAt,
          hasSecondFactor: row.hasSecondFactor,
          joinedAt: row.joinedAt,
          revision: row.revision,
          canChange: !row.isSelf,
        }),
      ),

    staffInvitations: (_root, { filter, sort, ...args }, { college }) =>
      askPage(
        college,
        staffInvitations,
        {
          ...args,
          sort: invitationSorts[sort],
          filters: { state: filter?.state && states[filter.state] },
        },
        (row) => ({
          id: String(row.id),
          email: row.email,
          surname: row.surname,
          firstName: row.firstName,
          role: row.role,
          state: shownStates[row.state],
          invitedBy: row.invitedBy,
          invitedAt: row.invitedAt,
          expiresAt: row.expiresAt,
          canChange: row.state === "open" || row.state === "expired",
        }),
      ),
  },

  Mutation: {
    inviteStaff: (_root, { input: { email, surname, firstName, role } }, { college }) =>
      acknowledged(() => college.write(inviteStaff, { body: { email, surname, firstName, role } })),

    resendStaffInvitation: (_root, { id }, { college }) =>
      acknowledged(() => college.write(resendInvitation, { params: { id: requireRecordId(id) } })),

    revokeStaffInvitation: (_root, { id }, { college }) =>
      acknowledged(() => college.write(revokeInvitation, { params: { id: requireRecordId(id) } })),

    changeStaffRole: (_root, { id, ...body }, { college }) =>
      acknowledged(() =>
        college.write(changeStaffRole, { params: { id: requireRecordId(id) }, body }),
      ),

    suspendStaff: (_root, { id, reason }, { college }) =>
      acknowledged(() =>
        college.write(suspendStaff, { params: { id: requireRecordId(id) }, body: { reason } }),
      ),

    restoreStaff: (_root, { id, reason }, { college }) =>
      acknowledged(() =>
        college.write(restoreStaff, { params: { id: requireRecordId(id) }, body: { reason } }),
      ),

    resetStaffSecondFactor: (_root, { id, reason }, { college }) =>
      acknowledged(() =>
        college.write(resetStaffSecondFactor, {
          params: { id: requireRecordId(id) },
          body: { reason },
        }),
      ),

    sendStaffPasswordLink: (_root, { id, reason }, { college }) =>
      acknowledged(() =>
        college.write(sendStaffPasswordLink, {
          params: { id: requireRecordId(id) },
          body: { reason },
        }),
      ),
  },
} satisfies Resolvers;
