import type { FastifyInstance } from "fastify";
import {
  readApplicantLetter,
  readLetters,
} from "../../../../contract/admissions/applicant-records.ts";
import {
  answerOffer,
  confirmApplicationDocument,
  downloadAdmissionLetter,
  downloadApplication,
} from "../../../../contract/admissions/application.ts";
import {
  decideAdmission,
  importScores as importScoresEndpoint,
  recordTestScore,
} from "../../../../contract/admissions/decision.ts";
import {
  decideAdmissions,
  exportPlaces,
  exportSimulation,
  readPlaces,
  simulateAdmission,
} from "../../../../contract/admissions/ranking.ts";
import type { College } from "../../context.ts";
import { drawLetter } from "../../documents/admission-letter.ts";
import { drawApplication } from "../../documents/application-printout.ts";
import { makePdf, type Pdf } from "../../documents/pdf.ts";
import { drawSchedule } from "../../documents/test-schedule.ts";
import { FileAnswer } from "../../http/file-answer.ts";
import { mount } from "../../http/route.ts";
import { mountImport } from "../../imports/mount.ts";
import { exportTable } from "../../lists/export.ts";
import { answerOwnOffer } from "./answer-offer.ts";
import { confirmDocument } from "./confirm-document.ts";
import { decide } from "./decide.ts";
import { decideMany } from "./decide-many.ts";
import { type Papers, printLetters, readLetter, readPapers } from "./papers.ts";
import { placesTable, readRound } from "./rounds.ts";
import { importScores, recordScore } from "./scores.ts";
import { simulateRound, simulationTable } from "./simulation.ts";

/** Five thousand applicants and the preview of as many. */
const bulkBodyLimit = 128 * 1024;

/** Scores, places, decisions and offers, and the documents on them. */
export const mountDecisions = (app: FastifyInstance, college: College): void => {
  mount(app, college, recordTestScore, {
    handler: ({ account, params, body }) =>
      recordScore(college, account, {
        applicantId: params.id,
        score: body.score,
        seen: body.seenScore,
      }),
  });

  mount(app, college, decideAdmission, {
    handler: ({ account, params, body }) => decide(college, account, params.id, body),
  });

  mount(app, college, answerOffer, {
    handler: ({ account, body }) => answerOwnOffer(college, account, body.answer),
  });

  mountImport(app, college, importScoresEndpoint, {
    columns: { required: ["application_no", "score"], optional: [] },
    run: importScores,
  });

  mount(app, college, readPlaces, {
    handler: ({ query }) => readRound(college, query.applicationSessionId),
  });

  mount(app, college, exportPlaces, {
    handler: async ({ account, query: { format, ...filters } }) =>
      exportTable({ college, account }, await placesTable(college, filters), format),
  });

  mount(app, college, simulateAdmission, {
    handler: ({ body }) => simulateRound(college, body),
  });

  mount(app, college, exportSimulation, {
    handler: async ({ account, query: { format, ...filters } }) =>
      exportTable({ college, account }, await simulationTable(college, filters), format),
  });

  mount(app, college, decideAdmissions, {
    bodyLimit: bulkBodyLimit,
    handler: ({ account, body }) => decideMany(college, account, body),
  });

  mountDocuments(app, college);
};

/** The documents an applicant prints, and the public confirmation that a print is genuine. */
const mountDocuments = (app: FastifyInstance, college: College): void => {
  const { identity } = college;

  mount(app, college, downloadApplication, {
    handler: async ({ account, query }) => {
      const papers = await readPapers(college, account.id);
      const { title, fileName, draw } = documents[query.document ?? "both"];
      const { applicationNo, name } = papers.printout.applicant;
      const pdf = await makePdf(
        {
          title: `${title} ${applicationNo}`,
          author: identity.name,
          subject: name,
          createdAt: papers.printout.submittedAt,
        },
        (page) => draw(page, papers, identity),
      );
      return new FileAnswer("application/pdf", pdf, `${papers.fileStem}_${fileName}.pdf`);
    },
  });

  mount(app, college, downloadAdmissionLetter, {
    handler: async ({ account }) => {
      const letter = await readLetter(college, account.id);
      const pdf = await makePdf(
        {
          title: `Letter of admission ${letter.applicationNo}`,
          author: identity.name,
          subject: letter.name,
          createdAt: college.clock(),
        },
        (page) => drawLetter(page, letter, identity),
      );
      return new FileAnswer("application/pdf", pdf, `${letter.fileStem}_admission_letter.pdf`);
    },
  });

  mount(app, college, readApplicantLetter, {
    handler: ({ params }) => printLetters(college, [params.id]),
  });

  mount(app, college, readLetters, {
    handler: ({ query }) => printLetters(college, idsOf(query.ids)),
  });

  mount(app, college, confirmApplicationDocument, {
    handler: ({ params, request }) => confirmDocument(college, params.code, request.ip),
  });
};

interface PrintedDocument {
  readonly title: string;
  readonly fileName: string;
  readonly draw: (pdf: Pdf, papers: Papers, identity: College["identity"]) => void;
}

/** `both` in one file is what §7's call, which has no query, answers with. */
const documents: Record<"application" | "schedule" | "both", PrintedDocument> = {
  application: {
    title: "Application",
    fileName: "application",
    draw: (pdf, { printout }, identity) => drawApplication(pdf, printout, identity),
  },
  schedule: {
    title: "Aptitude test schedule",
    fileName: "aptitude_test_schedule",
    draw: (pdf, { schedule }, identity) => drawSchedule(pdf, schedule, identity),
  },
  both: {
    title: "Application",
    fileName: "application",
    draw: (pdf, { printout, schedule }, identity) => {
      drawApplication(pdf, printout, identity);
      pdf.addPage();
      drawSchedule(pdf, schedule, identity);
    },
  },
};

/** Numbers that no record has are left out: the database's integers hold no more. */
const idsOf = (text: string): readonly number[] =>
  text
    .split(",")
    .map(Number)
    .filter((id) => id < 2 ** 31);
