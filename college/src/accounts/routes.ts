import type { FastifyInstance } from "fastify";
import {
  changePassword as changePasswordEndpoint,
  confirmPasswordReset as confirmPasswordResetEndpoint,
  requestPasswordReset as requestPasswordResetEndpoint,
} from "../../../contract/accounts/password-reset.ts";
import { studentLogin } from "../../../contract/accounts/sign-in.ts";
import {
  changeStaffPassword,
  confirmSecondFactor,
  readOwnStaffRecord,
  renewRecoveryCodes,
  staffLogin,
  startSecondFactor,
  turnSecondFactorOff,
} from "../../../contract/accounts/staff-account.ts";
import { logout, refreshToken, refreshTokenUnprefixed } from "../../../contract/accounts/tokens.ts";
import type { College } from "../context.ts";
import { mount } from "../http/route.ts";
import { ofRequest } from "../log.ts";
import { signInStaff, signInStudent } from "./login.ts";
import { readOwnRecord } from "./own-staff-record.ts";
import { changeOwnPassword, changePassword } from "./password-change.ts";
import { confirmPasswordReset, requestPasswordReset } from "./password-reset.ts";
import {
  confirmOwnFactor,
  renewOwnCodes,
  startOwnFactor,
  turnOwnFactorOff,
} from "./second-factor/settings.ts";
import { refreshTokens, signOut } from "./sign-ins.ts";

/** Sign-ins, passwords and second factors. */
export const mountAccounts = (app: FastifyInstance, college: College): void => {
  mount(app, college, studentLogin, {
    handler: ({ body, request }) => signInStudent(college, body, request.ip),
  });
  for (const endpoint of [refreshToken, refreshTokenUnprefixed]) {
    mount(app, college, endpoint, {
      handler: ({ body, request }) => refreshTokens(ofRequest(college, request), body.refresh),
    });
  }
  mount(app, college, logout, {
    handler: async ({ body }) => {
      await signOut(college, body.refresh);
      return undefined;
    },
  });
  mount(app, college, requestPasswordResetEndpoint, {
    handler: ({ body, request }) => requestPasswordReset(college, "student", body, request.ip),
  });
  mount(app, college, confirmPasswordResetEndpoint, {
    handler: ({ body, request }) => confirmPasswordReset(college, "student", body, request.ip),
  });
  mount(app, college, changePasswordEndpoint, {
    whilePasswordIsDue: true,
    handler: ({ account, body, request }) => changePassword(college, account, body, request.ip),
  });

  mount(app, college, staffLogin, {
    handler: ({ body, request }) => signInStaff(ofRequest(college, request), body, request.ip),
  });

  mount(app, college, readOwnStaffRecord, {
    handler: ({ account }) => readOwnRecord(college.db, account.id),
  });

  mount(app, college, changeStaffPassword, {
    handler: ({ account, body, request }) => changeOwnPassword(college, account, body, request.ip),
  });

  mount(app, college, startSecondFactor, {
    handler: ({ account, body, request }) => startOwnFactor(college, account, body, request.ip),
  });

  mount(app, college, confirmSecondFactor, {
    handler: ({ account, body, request }) =>
      confirmOwnFactor(ofRequest(college, request), account, body, request.ip),
  });

  mount(app, college, turnSecondFactorOff, {
    handler: ({ account, body, request }) =>
      turnOwnFactorOff(ofRequest(college, request), account, body, request.ip),
  });

  mount(app, college, renewRecoveryCodes, {
    handler: ({ account, body, request }) =>
      renewOwnCodes(ofRequest(college, request), account, body, request.ip),
  });
};
