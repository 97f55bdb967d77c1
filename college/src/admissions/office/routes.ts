import type { FastifyInstance } from "fastify";
import {
  moveToTestBatch,
  readApplicantChoices,
  readApplicantLetter,
  readApplicantRecord,
  readLetters,
  resendVerificationLink,
} from "../../../../contract/admissions/applicant-records.ts";
import {
  decideAdmissions,
  exportPlaces,
  exportSimulation,
  readPlaces,
  simulateAdmission,
} from "../../../../contract/admissions/ranking.ts";
import { importScores } from "../../../../contract/admissions/score-import.ts";
import {
  checkSitting,
  correctSitting,
  readSittingRecord,
} from "../../../../contract/admissions/sittings.ts";
import type { College } from "../../context.ts";
import { mount } from "../../http/route.ts";
import { mountImport } from "../../imports/mount.ts";
import { exportTable } from "../../lists/export.ts";
import { mountList } from "../../lists/mount.ts";
import { applicantList } from "./applicant-list.ts";
import { checkSitting as check } from "./check-sitting.ts";
import { correctSitting as correct } from "./correct-sitting.ts";
import { decideMany } from "./decide-many.ts";
import { importScores as importRows } from "./import-scores.ts";
import { printLetters } from "./letters.ts";
import { moveToBatch } from "./move-test.ts";
import { placesTable } from "./places-table.ts";
import { readRecord } from "./read-record.ts";
import { readChoices, readRound } from "./read-round.ts";
import { readSitting } from "./read-sitting.ts";
import { resendLink } from "./send-link.ts";
import { simulateRound } from "./simulation.ts";
import { simulationTable } from "./simulation-table.ts";
import { sittingList } from "./sitting-list.ts";

/** A bulk decision names 5,000 applicants, and what its preview showed of each. */
const decisionsLimit = 128 * 1024;

/** How the admission office lists, looks at, ranks and decides on applicants. */
export const mountAdmissionOffice = (app: FastifyInstance, college: College): void => {
  mountList(app, college, applicantList);
  mountApplicants(app, college);
  mountSittings(app, college);

  mountImport(app, college, importScores, {
    columns: { required: ["application_no", "score"], optional: [] },
    run: importRows,
  });

  mount(app, college, readPlaces, {
    handler: ({ query }) => readRound(college, query.applicationSessionId),
  });

  mount(app, college, exportPlaces, {
    handler: async ({ account, query: { format, ...asked } }) =>
      exportTable({ college, account }, await placesTable(college, asked), format),
  });

  mount(app, college, simulateAdmission, {
    handler: ({ body }) => simulateRound(college, body),
  });

  mount(app, college, exportSimulation, {
    handler: async ({ account, query: { format, ...asked } }) =>
      exportTable({ college, account }, await simulationTable(college, asked), format),
  });

  mount(app, college, decideAdmissions, {
    bodyLimit: decisionsLimit,
    handler: ({ account, body }) => decideMany(college, account, body),
  });
};

const mountApplicants = (app: FastifyInstance, college: College): void => {
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

  mount(app, college, readApplicantLetter, {
    handler: ({ params }) => printLetters(college, [params.id]),
  });

  mount(app, college, readLetters, {
    handler: ({ query }) => printLetters(college, idsOf(query.ids)),
  });
};

const mountSittings = (app: FastifyInstance, college: College): void => {
  mountList(app, college, sittingList);

  mount(app, college, readSittingRecord, {
    handler: ({ params }) => readSitting(college, params.id),
  });

  mount(app, college, checkSitting, {
    handler: ({ account, params, body }) => check(college, account, params.id, body),
  });

  mount(app, college, correctSitting, {
    handler: ({ account, params, body }) => correct(college, account, params.id, body),
  });
};

/** Numbers that no record has are left out: the database's integers hold no more. */
const idsOf = (text: string): readonly number[] =>
  text
    .split(",")
    .map(Number)
    .filter((id) => id < 2 ** 31);
