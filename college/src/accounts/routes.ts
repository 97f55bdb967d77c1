import type { FastifyInstance } from "fastify";
import { logout, refreshToken, refreshTokenUnprefixed } from "../../../contract/accounts/tokens.ts";
import {
  changePassword as changePasswordEndpoint,
  confirmPasswordReset as confirmPasswordResetEndpoint,
  requestPasswordReset as requestPasswordResetEndpoint,
  studentLogin,
} from "../../../contract/students/student.ts";
import type { College } from "../context.ts";
import { mount } from "../http/route.ts";
import { changePassword } from "./password-change.ts";
import { confirmPasswordReset } from "./password-reset-confirm.ts";
import { requestPasswordReset } from "./password-reset-request.ts";
import { refreshTokens, signOut } from "./refresh.ts";
import { signInStudent } from "./student-login.ts";

export const mountAuth = (app: FastifyInstance, college: College): void => {
  mount(app, college, studentLogin, {
    handler: ({ body, request }) => signInStudent(college, body, request.ip),
  });
  for (const endpoint of [refreshToken, refreshTokenUnprefixed]) {
    mount(app, college, endpoint, { handler: ({ body }) => refreshTokens(college, body.refresh) });
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
};
