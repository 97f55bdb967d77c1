import { and, eq, gt, isNotNull, isNull, lte, or, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import {
  exportStaffInvitations,
  exportStaffMembers,
  staffInvitations,
  staffMembers,
} from "../../../contract/staff/members.ts";
import { account } from "../db/schema/accounts.ts";
import { staffInvitation, staffMember } from "../db/schema/staff.ts";
import { defineList } from "../lists/list.ts";
import { contains, wordsOf } from "../lists/search.ts";

/** Matches every word anywhere in name or email. The table has a few hundred rows, so no index is needed. */
const named =
  (...columns: Parameters<typeof contains>[0][]) =>
  (text: string): SQL | undefined =>
    and(...wordsOf(text).map((word) => or(...columns.map((column) => contains(column, word)))));

export const memberList = defineList({
  name: "administrators",
  endpoint: staffMembers,
  exported: exportStaffMembers,
  query: (db) =>
    db
      .select({
        id: staffMember.id,
        accountId: staffMember.accountId,
        email: account.email,
        surname: staffMember.surname,
        firstName: staffMember.firstName,
        role: staffMember.role,
        suspendedAt: account.suspendedAt,
        totpConfirmedAt: staffMember.totpConfirmedAt,
        joinedAt: account.createdAt,
        revision: staffMember.revision,
      })
      .from(staffMember)
      .innerJoin(account, eq(account.id, staffMember.accountId))
      .$dynamic(),
  id: staffMember.id,
  sorts: {
    name: [staffMember.surname, staffMember.firstName],
    email: [account.email],
    role: [staffMember.role, staffMember.surname],
    joined_at: [account.createdAt],
  },
  filters: {
    role: (role) => eq(staffMember.role, role),
    status: (status) =>
      status === "active" ? isNull(account.suspendedAt) : isNotNull(account.suspendedAt),
  },
  search: named(staffMember.surname, staffMember.firstName, account.email),
  row: ({ accountId, suspendedAt, totpConfirmedAt, joinedAt, ...member }, { account: caller }) => ({
    ...member,
    isSelf: accountId === caller.id,
    suspendedAt: suspendedAt?.toISOString() ?? null,
    hasSecondFactor: totpConfirmedAt !== null,
    joinedAt: joinedAt.toISOString(),
  }),
  columns: [
    { heading: "Surname", cell: ({ surname }) => surname },
    { heading: "First name", cell: ({ firstName }) => firstName },
    { heading: "Email", cell: ({ email }) => email },
    { heading: "Role", cell: ({ role }) => role },
    { heading: "Suspended since", cell: ({ suspendedAt }) => suspendedAt },
    { heading: "Second factor", cell: ({ totpConfirmedAt }) => totpConfirmedAt !== null },
    { heading: "Joined", cell: ({ joinedAt }) => joinedAt },
  ],
});

const inviter = alias(staffMember, "inviter");

type State = "open" | "expired" | "accepted" | "revoked";

const isPending = and(isNull(staffInvitation.acceptedAt), isNull(staffInvitation.revokedAt));

const stateOf = (
  row: Pick<typeof staffInvitation.$inferSelect, "acceptedAt" | "revokedAt" | "expiresAt">,
  now: Date,
): State => {
  if (row.acceptedAt !== null) return "accepted";
  if (row.revokedAt !== null) return "revoked";
  return row.expiresAt <= now ? "expired" : "open";
};

export const invitationList = defineList({
  name: "staff-invitations",
  endpoint: staffInvitations,
  exported: exportStaffInvitations,
  query: (db) =>
    db
      .select({
        id: staffInvitation.id,
        email: staffInvitation.email,
        surname: staffInvitation.surname,
        firstName: staffInvitation.firstName,
        role: staffInvitation.role,
        acceptedAt: staffInvitation.acceptedAt,
        revokedAt: staffInvitation.revokedAt,
        invitedAt: staffInvitation.invitedAt,
        expiresAt: staffInvitation.expiresAt,
        invitedBy: sql<string>`concat_ws(' ', ${inviter.firstName}, ${inviter.surname})`,
      })
      .from(staffInvitation)
      .leftJoin(inviter, eq(inviter.accountId, staffInvitation.invitedBy))
      .$dynamic(),
  id: staffInvitation.id,
  sorts: {
    invited_at: [staffInvitation.invitedAt],
    name: [staffInvitation.surname, staffInvitation.firstName],
  },
  filters: {
    state: (state, { college }) => {
      const now = college.clock();
      const conditions: Readonly<Record<State, SQL | undefined>> = {
        accepted: isNotNull(staffInvitation.acceptedAt),
        revoked: isNotNull(staffInvitation.revokedAt),
        expired: and(isPending, lte(staffInvitation.expiresAt, now)),
        open: and(isPending, gt(staffInvitation.expiresAt, now)),
      };
      return conditions[state];
    },
  },
  search: named(staffInvitation.surname, staffInvitation.firstName, staffInvitation.email),
  row: (row, { college }) => ({
    ...row,
    state: stateOf(row, college.clock()),
    invitedAt: row.invitedAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
  }),
  columns: [
    { heading: "Surname", cell: ({ surname }) => surname },
    { heading: "First name", cell: ({ firstName }) => firstName },
    { heading: "Email", cell: ({ email }) => email },
    { heading: "Role", cell: ({ role }) => role },
    { heading: "State", cell: (row, { college }) => stateOf(row, college.clock()) },
    { heading: "Invited by", cell: ({ invitedBy }) => invitedBy },
    { heading: "Invited", cell: ({ invitedAt }) => invitedAt },
    { heading: "Expires", cell: ({ expiresAt }) => expiresAt },
  ],
});
