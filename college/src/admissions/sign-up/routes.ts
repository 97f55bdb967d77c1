import type { FastifyInstance } from "fastify";
import {
  confirmApplicantPasswordReset,
  requestApplicantPasswordReset,
} from "../../../../contract/accounts/password-reset.ts";
import { applicantLogin } from "../../../../contract/accounts/sign-in.ts";
import { applications } from "../../../../contract/admissions/applicant.ts";
import {
  applicationSessions,
  sendVerificationLink,
  signUp as signUpEndpoint,
  verifyEmail as verifyEmailEndpoint,
} from "../../../../contract/admissions/sign-up.ts";
import { applicantProfile } from "../../../../contract/profiles/own-profile.ts";
import { signInApplicant } from "../../accounts/login.ts";
import { confirmPasswordReset, requestPasswordReset } from "../../accounts/password-reset.ts";
import type { College } from "../../context.ts";
import { mount } from "../../http/route.ts";
import { readApplicantUser } from "../applicant-user.ts";
import { listSessions } from "../sessions/session.ts";
import { lookUpApplication } from "./look-up.ts";
import { signUp } from "./sign-up.ts";
import { requestLink } from "./verification-link.ts";
import { verifyEmail } from "./verify-email.ts";

/** From the list of sessions to a verified applicant who is logged in. */
export const mountSignUp = (app: FastifyInstance, college: College): void => {
  mount(app, college, applicationSessions, { handler: () => listSessions(college) });
  mount(app, college, signUpEndpoint, {
    handler: ({ body, request }) => signUp(college, body, request.ip),
  });
  mount(app, college, verifyEmailEndpoint, {
    handler: ({ body, request }) => verifyEmail(college, body, request.ip),
  });
  mount(app, college, sendVerificationLink, {
    handler: ({ body, request }) => requestLink(college, body, request.ip),
  });
  mount(app, college, applications, {
    handler: ({ query, request }) => lookUpApplication(college, query.applicationNo, request.ip),
  });
  mount(app, college, applicantLogin, {
    handler: ({ body, request }) => signInApplicant(college, body, request.ip),
  });
  mount(app, college, applicantProfile, {
    handler: async ({ account }) => ({ profile: await readApplicantUser(college.db, account.id) }),
  });
  mount(app, college, requestApplicantPasswordReset, {
    handler: ({ body, request }) => requestPasswordReset(college, "applicant", body, request.ip),
  });
  mount(app, college, confirmApplicantPasswordReset, {
    handler: ({ body, request }) => confirmPasswordReset(college, "applicant", body, request.ip),
  });
};
