import type { FastifyInstance } from "fastify";
import * as rounds from "../../../../contract/students/council-indexing.ts";
import * as students from "../../../../contract/students/indexing-students.ts";
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

  mount(app, college, rounds.indexingRound, {
    handler: ({ params }) => readRound(college, params.id),
  });

  mount(app, college, rounds.createIndexingRound, {
    handler: ({ account, body }) => openRound(college, account, body),
  });

  mount(app, college, rounds.changeIndexingRound, {
    handler: ({ account, params, body }) => changeRound(college, account, params.id, body),
  });

  mount(app, college, rounds.deleteIndexingRound, {
    handler: ({ account, params, query }) =>
      removeRound(college, account, params.id, query.revision),
  });

  mount(app, college, students.checkCertificates, {
    bodyLimit: bulkBodyLimit,
    handler: ({ account, params, body }) => checkNames(college, account, params.id, body),
  });

  mount(app, college, students.holdBackStudents, {
    bodyLimit: bulkBodyLimit,
    handler: ({ account, params, body }) => holdBack(college, account, params.id, body),
  });

  mount(app, college, students.indexingFiles, {
    handler: ({ account, params }) => packFiles(college, account, params.id),
  });

  mountImport(app, college, students.importIndexNumbers, {
    columns: indexNumberColumns,
    canLeaveOutWrong: true,
    run: importNumbers,
  });

  mount(app, college, students.removeIndexNumber, {
    handler: ({ account, params, body }) => takeBackNumber(college, account, params.id, body),
  });

  mount(app, college, students.ownIndexing, {
    handler: ({ account }) => readOwnIndexing(college, account.id),
  });
};
