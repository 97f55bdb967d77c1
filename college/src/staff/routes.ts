import type { FastifyInstance } from "fastify";
import {
  acceptInvitation as acceptInvitationEndpoint,
  readInvitation as readInvitationEndpoint,
} from "../../../contract/accounts/staff-account.ts";
import {
  changeStaffRole,
  inviteStaff,
  resendInvitation,
  resetStaffSecondFactor,
  restoreStaff,
  revokeInvitation,
  sendStaffPasswordLink,
  suspendStaff,
} from "../../../contract/staff/members.ts";
import { searchRecords } from "../../../contract/staff/search.ts";
import { auditList } from "../audit/list.ts";
import type { College } from "../context.ts";
import { mount } from "../http/route.ts";
import { mountList } from "../lists/mount.ts";
import { acceptInvitation, readInvitation } from "./accept-invitation.ts";
import { invite, resend, revoke } from "./invite.ts";
import { invitationList, memberList } from "./lists.ts";
import { changeRole, resetSecondFactor, restore, suspend } from "./manage.ts";
import { sendPasswordLink } from "./password-link.ts";
import { searchFor } from "./search.ts";

/** The members of staff, their invitations, their search, and the audit log. */
export const mountStaff = (app: FastifyInstance, college: College): void => {
  mountList(app, college, memberList);
  mountList(app, college, invitationList);
  mountList(app, college, auditList);

  mount(app, college, changeStaffRole, {
    handler: ({ account, params, body }) => changeRole(college, account, params.id, body),
  });

  mount(app, college, suspendStaff, {
    handler: ({ account, params, body }) => suspend(college, account, params.id, body),
  });

  mount(app, college, restoreStaff, {
    handler: ({ account, params, body }) => restore(college, account, params.id, body),
  });

  mount(app, college, resetStaffSecondFactor, {
    handler: ({ account, params, body }) => resetSecondFactor(college, account, params.id, body),
  });

  mount(app, college, sendStaffPasswordLink, {
    handler: ({ account, params, body }) => sendPasswordLink(college, account, params.id, body),
  });

  mount(app, college, inviteStaff, {
    handler: ({ account, body }) => invite(college, account, body),
  });

  mount(app, college, resendInvitation, {
    handler: ({ account, params }) => resend(college, account, params.id),
  });

  mount(app, college, revokeInvitation, {
    handler: ({ account, params }) => revoke(college, account, params.id),
  });

  mount(app, college, readInvitationEndpoint, {
    handler: ({ body, request }) => readInvitation(college, body, request.ip),
  });

  mount(app, college, acceptInvitationEndpoint, {
    handler: ({ body, request }) => acceptInvitation(college, body, request.ip),
  });

  mount(app, college, searchRecords, {
    handler: ({ account, query }) => searchFor(college, account, query.q),
  });
};
