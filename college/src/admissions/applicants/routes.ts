import type { FastifyInstance } from "fastify";
import {
  moveToTestBatch,
  readApplicantChoices,
  readApplicantRecord,
  resendVerificationLink,
} from "../../../../contract/admissions/applicant-records.ts";
import type { College } from "../../context.ts";
import { mount } from "../../http/route.ts";
import { mountList } from "../../lists/mount.ts";
import { readChoices } from "../decision/rounds.ts";
import { resendLink } from "../sign-up/verification-link.ts";
import { applicantList } from "./list.ts";
import { moveToBatch } from "./move-test.ts";
import { readRecord } from "./record.ts";

/** The applicants as the admission office and ICT support see them. */
export const mountApplicants = (app: FastifyInstance, college: College): void => {
  mountList(app, college, applicantList);

  mount(app, college, readApplicantRecord, {
    handler: ({ account, params }) => readRecord(college, account, params.id),
  });

  mount(app, college, readApplicantChoices, { handler: () => readChoices(college) });

  mount(app, college, moveToTestBatch, {
    handler: ({ account, params, body }) =>
      moveToBatch(college, account, params.id, body.testBatchId),
  });

  mount(app, college, resendVerificationLink, {
    handler: ({ account, params }) => resendLink(college, account, params.id),
  });
};
