import type { SQL } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import {
  confirmStatementOfResult,
  statementOfResult,
  studentRecordStatementOfResult,
} from "../../../../contract/results/statement-of-result.ts";
import {
  confirmTranscript as confirmEndpoint,
  studentRecordResults,
  studentRecordTranscript,
  studentResults,
  transcript,
} from "../../../../contract/results/student-results.ts";
import type { Account } from "../../accounts/guard.ts";
import type { College } from "../../context.ts";
import { makeStatementOfResult } from "../../documents/statement-of-result.ts";
import { makeTranscript, type Transcript } from "../../documents/transcript.ts";
import { FileAnswer } from "../../http/file-answer.ts";
import { mount } from "../../http/route.ts";
import { holderOf } from "./record.ts";
import { readOwnResults, readRecordResults } from "./results.ts";
import { confirmResultPaper, issueResultPaper } from "./transcript.ts";

/** A student's results, transcript and statement of result, for the student, the office and holders of a paper. */
export const mountStudentResults = (app: FastifyInstance, college: College): void => {
  const asFile = async (content: Transcript): Promise<FileAnswer> => {
    const pdf = await makeTranscript(content, college.identity);
    return new FileAnswer("application/pdf", pdf, fileName(content, "transcript"));
  };

  mount(app, college, studentResults, {
    handler: ({ account }) => readOwnResults(college, account.id),
  });

  mount(app, college, transcript, {
    handler: async ({ account }) =>
      asFile(await issueResultPaper(college, account, holderOf.account(account.id), "transcript")),
  });

  mount(app, college, studentRecordResults, {
    handler: ({ params }) => readRecordResults(college, params.id),
  });

  mount(app, college, studentRecordTranscript, {
    handler: async ({ account, params }) =>
      asFile(await issueResultPaper(college, account, holderOf.student(params.id), "transcript")),
  });

  mount(app, college, confirmEndpoint, {
    handler: ({ params, request }) =>
      confirmResultPaper(college, "transcript", params.code, request.ip),
  });

  const asStatement = async (account: Account, who: SQL): Promise<FileAnswer> => {
    const content = await issueResultPaper(college, account, who, "statement_of_result");
    const pdf = await makeStatementOfResult(content, college.identity);
    return new FileAnswer("application/pdf", pdf, fileName(content, "statement_of_result"));
  };

  mount(app, college, statementOfResult, {
    handler: ({ account }) => asStatement(account, holderOf.account(account.id)),
  });

  mount(app, college, studentRecordStatementOfResult, {
    handler: ({ account, params }) => asStatement(account, holderOf.student(params.id)),
  });

  mount(app, college, confirmStatementOfResult, {
    handler: ({ params, request }) =>
      confirmResultPaper(college, "statement_of_result", params.code, request.ip),
  });
};

const fileName = ({ matricNumber }: Transcript, paper: string): string =>
  `${matricNumber.replaceAll(/[^\w-]/g, "_")}_${paper}.pdf`;
