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
import { readPage } from "../lists/page.ts";

/** Staff accounts as super admins see and change them. */
export const administratorResolvers = {
  Query: {
    staffMembers: (_root, { filter: filters, ...args }, { college }) =>
      readPage(college, staffMembers, { ...args, filters }, ({ isSelf, ...member }) => ({
        ...member,
        canChange: !isSelf,
      })),

    staffInvitations: (_root, { filter: filters, ...args }, { college }) =>
      readPage(college, staffInvitations, { ...args, filters }, (invitation) => ({
        ...invitation,
        canChange: invitation.state === "open" || invitation.state === "expired",
      })),
  },

  Mutation: {
    inviteStaff: (_root, { input }, { college }) =>
      acknowledged(() => college.write(inviteStaff, { body: input })),

    resendStaffInvitation: (_root, { id }, { college }) =>
      acknowledged(() => college.write(resendInvitation, { params: { id: requireRecordId(id) } })),

    revokeStaffInvitation: (_root, { id }, { college }) =>
      acknowledged(() => college.write(revokeInvitation, { params: { id: requireRecordId(id) } })),

    changeStaffRole: (_root, { id, ...body }, { college }) =>
      acknowledged(() =>
        college.write(changeStaffRole, { params: { id: requireRecordId(id) }, body }),
      ),

    suspendStaff: (_root, { id, ...body }, { college }) =>
      acknowledged(() =>
        college.write(suspendStaff, { params: { id: requireRecordId(id) }, body }),
      ),

    restoreStaff: (_root, { id, ...body }, { college }) =>
      acknowledged(() =>
        college.write(restoreStaff, { params: { id: requireRecordId(id) }, body }),
      ),

    resetStaffSecondFactor: (_root, { id, ...body }, { college }) =>
      acknowledged(() =>
        college.write(resetStaffSecondFactor, { params: { id: requireRecordId(id) }, body }),
      ),

    sendStaffPasswordLink: (_root, { id, ...body }, { college }) =>
      acknowledged(() =>
        college.write(sendStaffPasswordLink, { params: { id: requireRecordId(id) }, body }),
      ),
  },
} satisfies Resolvers;
