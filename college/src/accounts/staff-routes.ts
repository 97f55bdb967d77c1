import type { FastifyInstance } from "fastify";
import {
  acceptInvitation as acceptInvitationEndpoint,
  changeStaffPassword,
  confirmSecondFactor,
  readInvitation as readInvitationEndpoint,
  readOwnStaffRecord,
  renewRecoveryCodes,
  staffLogin,
  startSecondFactor,
  turnSecondFactorOff,
} from "../../../contract/accounts/staff-account.ts";
import { searchRecords } from "../../../contract/staff/search.ts";
import type { College } from "../context.ts";
import { mount } from "../http/route.ts";
import { acceptInvitation, readInvitation } from "../staff/accept-invitation.ts";
import { searchFor } from "../staff/search.ts";
import { readOwnRecord } from "./own-staff-record.ts";
import { renewOwnCodes, turnOwnFactorOff } from "./second-factor/change.ts";
import { confirmOwnFactor, startOwnFactor } from "./second-factor/set-up.ts";
import { signInStaff } from "./staff-login.ts";
import { changeOwnPassword } from "./staff-password-change.ts";

/** The staff's own accounts. */
export const mountStaff = (app: FastifyInstance, college: College): void => {
  mount(app, college, staffLogin, {
    handler: ({ body, request }) => signInStaff(college, body, request.ip),
  });

  mount(app, college, readOwnStaffRecord, {
    handler: ({ account }) => readOwnRecord(college.db, account.id),
  });

  mount(app, college, searchRecords, {
    handler: ({ account, query }) => searchFor(college, account, query.q),
  });

  mount(app, college, changeStaffPassword, {
    handler: ({ account, body, request }) => changeOwnPassword(college, account, body, request.ip),
  });

  mount(app, college, startSecondFactor, {
    handler: ({ account, body, request }) => startOwnFactor(college, account, body, request.ip),
  });

  mount(app, college, confirmSecondFactor, {
    handler: ({ account, body, request }) => confirmOwnFactor(college, account, body, request.ip),
  });

  mount(app, college, turnSecondFactorOff, {
    handler: ({ account, body, request }) => turnOwnFactorOff(college, account, body, request.ip),
  });

  mount(app, college, renewRecoveryCodes, {
    handler: ({ account, body, request }) => renewOwnCodes(college, account, body, request.ip),
  });

  mount(app, college, readInvitationEndpoint, {
    handler: ({ body, request }) => readInvitation(college, body, request.ip),
  });

  mount(app, college, acceptInvitationEndpoint, {
    handler: ({ body, request }) => acceptInvitation(college, body, request.ip),
  });
};
