import type { FastifyInstance } from "fastify";
import {
  confirmTranscript as confirmEndpoint,
  studentRecordResults,
  studentRecordTranscript,
  studentResults,
  transcript,
} from "../../../../contract/results/student-results.ts";
import type { College } from "../../context.ts";
import { makeTranscript, type Transcript } from "../../documents/transcript.ts";
import { FileAnswer } from "../../http/file-answer.ts";
import { mount } from "../../http/route.ts";
import { holderOf } from "./record.ts";
import { readOwnResults, readRecordResults } from "./results.ts";
import { confirmTranscript, issueTranscript } from "./transcript.ts";

/** A student's results and transcript, for the student, the office and holders of a transcript. */
export const mountStudentResults = (app: FastifyInstance, college: College): void => {
  const asFile = async (content: Transcript): Promise<FileAnswer> => {
    const pdf = await makeTranscript(content, college.identity);
    const stem = content.matricNumber.replaceAll(/[^\w-]/g, "_");
    return new FileAnswer("application/pdf", pdf, `${stem}_transcript.pdf`);
  };

  mount(app, college, studentResults, {
    handler: ({ account }) => readOwnResults(college, account.id),
  });

  mount(app, college, transcript, {
    handler: async ({ account }) =>
      asFile(await issueTranscript(college, account, holderOf.account(account.id))),
  });

  mount(app, college, studentRecordResults, {
    handler: ({ params }) => readRecordResults(college, params.id),
  });

  mount(app, college, studentRecordTranscript, {
    handler: async ({ account, params }) =>
      asFile(await issueTranscript(college, account, holderOf.student(params.id))),
  });

  mount(app, college, confirmEndpoint, {
    handler: ({ params, request }) => confirmTranscript(college, params.code, request.ip),
  });
};
