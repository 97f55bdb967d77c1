import type { FastifyInstance } from "fastify";
import * as contract from "../../../../contract/students/council-indexing.ts";
import type { College } from "../../context.ts";
import { mount } from "../../http/route.ts";
import { mountImport } from "../../imports/mount.ts";
import { mountList } from "../../lists/mount.ts";
import { checkNames, holdBack, takeBackNumber } from "./decide.ts";
import { packFiles } from "./files.ts";
import { importNumbers, indexNumberColumns } from "./import-numbers.ts";
import { readOwnIndexing } from "./own.ts";
import { readRound, roundList } from "./rounds.ts";
import { changeRound, openRound, removeRound } from "./save-round.ts";
import { roundStudentList } from "./students.ts";

/** Fits 5,000 students with their names. */
const bulkBodyLimit = 1024 * 1024;

/** The indexing of students by the council that regulates their programme. */
export const mountCouncilIndexing = (app: FastifyInstance, college: College): void => {
  mountList(app, college, roundList);
  mountList(app, college, roundStudentList);

  mount(app, college, contract.indexingRound, {
    handler: ({ params }) => readRound(college, params.id),
  });

  mount(app, college, contract.createIndexingRound, {
    handler: ({ account, body }) => openRound(college, account, body),
  });

  mount(app, college, contract.changeIndexingRound, {
    handler: ({ account, params, body }) => changeRound(college, account, params.id, body),
  });

  mount(app, college, contract.deleteIndexingRound, {
    handler: ({ account, params, query }) =>
      removeRound(college, account, params.id, query.revision),
  });

  mount(app, college, contract.checkCertificates, {
    bodyLimit: bulkBodyLimit,
    handler: ({ account, params, body }) => checkNames(college, account, params.id, body),
  });

  mount(app, college, contract.holdBackStudents, {
    bodyLimit: bulkBodyLimit,
    handler: ({ account, params, body }) => holdBack(college, account, params.id, body),
  });

  mount(app, college, contract.indexingFiles, {
    handler: ({ account, params }) => packFiles(college, account, params.id),
  });

  mountImport(app, college, contract.importIndexNumbers, {
    columns: indexNumberColumns,
    canLeaveOutWrong: true,
    run: importNumbers,
  });

  mount(app, college, contract.removeIndexNumber, {
    handler: ({ account, params, body }) => takeBackNumber(college, account, params.id, body),
  });

  mount(app, college, contract.ownIndexing, {
    handler: ({ account }) => readOwnIndexing(college, account.id),
  });
};
