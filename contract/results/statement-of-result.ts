import Type from "typebox";
import { defineEndpoint } from "../endpoint.ts";
import { CodedDetail, Detail, guardFailures, RecordId, tooManyRequestsFailure } from "../shapes.ts";
import { nothingPublished, ResultPaperConfirmation } from "./student-results.ts";

const notCleared = {
  status: 409,
  body: CodedDetail,
  when: "`not_cleared`: the student has not graduated, an office has not signed off, or fees are owed; the detail says which.",
} as const;

const extension = { area: "registration", origin: "extension" } as const;

/** The same results are printed under the same code. */
export const statementOfResult = defineEndpoint({
  method: "GET",
  path: "/result/statement-of-result/",
  ...extension,
  summary: "The graduate's statement of result, as PDF with a code that confirms it",
  auth: "student",
  status: 200,
  response: { file: ["application/pdf"] },
  failures: [...guardFailures, nothingPublished, notCleared],
});

export const studentRecordStatementOfResult = defineEndpoint({
  method: "GET",
  path: "/result/students/{id}/statement-of-result/",
  ...extension,
  summary: "A graduate's statement of result, as the graduate can print it",
  auth: "staff",
  roles: ["EXAM_OFFICER", "SUPER_ADMIN"],
  params: Type.Object({ id: RecordId }),
  status: 200,
  response: { file: ["application/pdf"] },
  failures: [...guardFailures, nothingPublished, notCleared],
});

/** The content of a genuine statement when it was issued. It is not current either once the student is no graduate any more. */
export const confirmStatementOfResult = defineEndpoint({
  method: "GET",
  path: "/result/statements-of-result/{code}/",
  ...extension,
  summary: "Confirm that a statement of result is genuine",
  auth: "none",
  params: Type.Object({ code: Type.String({ pattern: "^[A-Za-z0-9_-]{8,64}$" }) }),
  status: 200,
  response: ResultPaperConfirmation,
  failures: [
    { status: 404, body: Detail, when: "The college issued no statement with this code." },
    tooManyRequestsFailure,
  ],
});
