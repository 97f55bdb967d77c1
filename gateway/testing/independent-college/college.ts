import {
  type ReceivedCall,
  type ScriptedAnswer,
  type ScriptedCollege,
  startScriptedCollege,
} from "../scripted-college.ts";
import { answerApplicants } from "./applicant.ts";
import { answerHostel } from "./hostel.ts";
import { type Outcome, openBooks } from "./payments.ts";
import { answerRegistration } from "./registration.ts";
import { answerStudents } from "./student.ts";
import { type CollegeTokens, createTokens, noCredentials } from "./tokens.ts";

export interface IndependentCollege extends ScriptedCollege {
  /** Sets the provider's outcome for the payment behind an authorization address. @returns its reference */
  readonly settle: (authorizationUrl: string, outcome?: Outcome) => string;
  /** The code last mailed to the student. */
  readonly mailedCode: () => string;
  /** The hostel office approves the student's application. */
  readonly approveHostel: () => void;
  readonly expireAccess: () => void;
  readonly revokeTokens: () => void;
}

export const applicantLogin = { username: "SCH/PHT/00042", password: "adebayo" };
export const studentLogin = { username: "SCH/2024/017", password: "okoro" };

/**
 * An independent college's service with exactly the specified calls, in the
 * style of Django REST framework: decimals and ids as text, null for an empty list, date-times for days, additional
 * keys, 201 for created records, and 401 on every unknown path.
 */
export const startIndependentCollege = async (): Promise<IndependentCollege> => {
  const tokens = createTokens();
  const college = await startScriptedCollege((call) => unknownRecord(call, tokens));
  const books = openBooks(college, tokens);
  answerApplicants(college, tokens, { books, login: applicantLogin });
  const { mailedCode } = answerStudents(college, tokens, studentLogin);
  answerRegistration(college, tokens, books);
  const { approveHostel } = answerHostel(college, tokens, books);
  // The second of the two paths. The first is unknown to it.
  college.on("POST /auth/token/refresh/", tokens.exchange);
  return {
    ...college,
    settle: books.settle,
    mailedCode,
    approveHostel,
    expireAccess: tokens.expireAccess,
    revokeTokens: tokens.revokeAll,
  };
};

/** First known paths with unknown records, then unknown paths. */
const unknownRecord = (
  call: ReceivedCall,
  tokens: CollegeTokens,
): ScriptedAnswer | Promise<ScriptedAnswer> => {
  const { method, path } = call;
  if (method === "GET" && /^\/payment\/((tuition|hostel)\/)?verify\/[^/]+\/$/.test(path)) {
    const detail = "No payment matches the given query.";
    return { status: 404, body: { detail, message: detail } };
  }
  if (method === "PUT" && /^\/student\/\d+\/$/.test(path)) {
    return tokens.guarded("student", () => ({
      status: 403,
      body: { detail: "You do not have permission to perform this action." },
    }))(call);
  }
  return noCredentials;
};
