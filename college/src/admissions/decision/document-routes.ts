import type { FastifyInstance } from "fastify";
import { downloadApplication } from "../../../../contract/admissions/applicant.ts";
import {
  confirmApplicationDocument,
  downloadAdmissionLetter,
} from "../../../../contract/admissions/application.ts";
import type { College } from "../../context.ts";
import { drawLetter } from "../../documents/admission-letter.ts";
import { drawApplication } from "../../documents/application-printout.ts";
import { makePdf, type Pdf } from "../../documents/pdf.ts";
import { drawSchedule } from "../../documents/test-schedule.ts";
import { FileAnswer } from "../../http/file-answer.ts";
import { mount } from "../../http/route.ts";
import { confirmDocument } from "./confirm-document.ts";
import { type Papers, readLetter, readPapers } from "./papers.ts";

/** What an applicant prints, and the public word on whether a print is genuine. */
export const mountDocuments = (app: FastifyInstance, college: College): void => {
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
