import type { FastifyInstance } from "fastify";
import { readPasswordLink, usePasswordLink } from "../../../contract/accounts/password-link.ts";
import {
  ownChangeRequests,
  requestCorrection as requestEndpoint,
  withdrawCorrection as withdrawEndpoint,
} from "../../../contract/profiles/own-corrections.ts";
import {
  correctProfile as correctEndpoint,
  decideChangeRequest,
  handOutPasswordLink,
  readChangeRequest,
  readProfile as readEndpoint,
  readEvidence,
  suspendProfile,
} from "../../../contract/profiles/profile-records.ts";
import type { Account } from "../accounts/guard.ts";
import { usePasswordLink as chooseByLink, readLink } from "../accounts/password-links.ts";
import type { College } from "../context.ts";
import { documentLimit } from "../files/document.ts";
import { readForm } from "../http/form.ts";
import { forbidden } from "../http/refusal.ts";
import { mount } from "../http/route.ts";
import { mountList } from "../lists/mount.ts";
import { handOutLink, suspendAccount } from "./account.ts";
import {
  decideRequest,
  readEvidenceFile,
  readOwnRequests,
  readRequest,
  requestCorrection,
  withdrawCorrection,
} from "./change-requests.ts";
import { correctProfile } from "./correct.ts";
import { changeRequestList, profileList, unverifiedList } from "./lists.ts";
import { readProfile } from "./read-profile.ts";
import { profileTexts } from "./texts.ts";

const formLimits = { fileBytes: documentLimit, tooLarge: profileTexts.evidenceTooLarge };

/** Mounts profiles for the staff, correction requests, and password links. */
export const mountProfiles = (app: FastifyInstance, college: College): void => {
  mountList(app, college, profileList);
  mountList(app, college, changeRequestList);
  mountList(app, college, unverifiedList);

  mount(app, college, readEndpoint, {
    handler: ({ params }) => readProfile(college, params.id),
  });

  mount(app, college, correctEndpoint, {
    handler: async ({ account, params, request }) =>
      correctProfile(college, account, params.id, await readForm(request, formLimits)),
  });

  mount(app, college, suspendProfile, {
    handler: ({ account, params, body }) => suspendAccount(college, account, params.id, body),
  });

  mount(app, college, handOutPasswordLink, {
    handler: ({ account, params, body }) => handOutLink(college, account, params.id, body),
  });

  mount(app, college, readChangeRequest, {
    handler: ({ params }) => readRequest(college, params.id),
  });

  mount(app, college, readEvidence, {
    handler: ({ params }) => readEvidenceFile(college, params.id),
  });

  mount(app, college, decideChangeRequest, {
    handler: ({ account, params, body }) => decideRequest(college, account, params.id, body),
  });

  mountOwnRequests(app, college);

  mount(app, college, readPasswordLink, {
    handler: ({ body, request }) => readLink(college, body.token, request.ip),
  });

  mount(app, college, usePasswordLink, {
    handler: ({ body, request }) => chooseByLink(college, body, request.ip),
  });
};

const mountOwnRequests = (app: FastifyInstance, college: College): void => {
  // Any account kind passes the guard; staff accounts have no such profile.
  const authorize = async ({ account }: { readonly account: Account }): Promise<void> => {
    if (account.kind === "staff") throw forbidden();
  };

  mount(app, college, ownChangeRequests, {
    authorize,
    handler: ({ account }) => readOwnRequests(college, account),
  });

  mount(app, college, requestEndpoint, {
    authorize,
    handler: async ({ account, request }) =>
      requestCorrection(college, account, await readForm(request, formLimits)),
  });

  mount(app, college, withdrawEndpoint, {
    authorize,
    handler: ({ account }) => withdrawCorrection(college, account),
  });
};
