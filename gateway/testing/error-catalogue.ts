import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Browser } from "./browser.ts";
import { startTestGateway, type TestGateway } from "./gateway.ts";
import { scriptApplicantArea, scriptApplicantSignIn } from "./scripted-applicant.ts";
import {
  type ScriptedAnswer,
  type ScriptedCollege,
  startScriptedCollege,
} from "./scripted-college.ts";
import { scriptCourses } from "./scripted-courses.ts";
import { scriptHostel } from "./scripted-hostel.ts";
import { scriptSignIn, scriptStudentArea } from "./scripted-student.ts";

/** The result of a case of the error catalogue: a refusal in the data, or an error with its code. */
interface Outcome {
  readonly refusal?: {
    /** Default: `Refusal`. */
    readonly __typename?: string;
    readonly code: string;
    readonly message: string;
    readonly fields?: object[];
  };
  readonly error?: { readonly code: string; readonly message: string | RegExp };
}

export interface Case {
  readonly when: string;
  /** `GET /path/` and its answer. All other calls are answered normally. */
  readonly answers: Readonly<Record<string, ScriptedAnswer>>;
  readonly outcome: Outcome;
}

export interface Operation {
  readonly name: string;
  /** The answer's alias is `result`. */
  readonly query: string;
  readonly variables?: object;
  readonly as: "nobody" | "student" | "applicant";
  readonly cases: readonly Case[];
}

/** Texts that no client may receive. */
export const html = "<html><body><h1>Server Error</h1>psql://portal:hunter2@db</body></html>";
export const refusalFields = "... on Refusal { code message fields { field message } }";

/** The college's failures that affect every call. */
const failures = [
  ["breaks off", { hangUp: true }, "COLLEGE_UNAVAILABLE"],
  ["is behind a proxy that finds it away", { status: 502, body: html }, "COLLEGE_UNAVAILABLE"],
  ["answers too late", { silent: true }, "COLLEGE_TIMEOUT"],
  ["answers with a page", { status: 200, body: html }, "COLLEGE_FAULT"],
  ["fails", { status: 500, body: html }, "COLLEGE_FAULT"],
  ["answers nothing", { status: 200, body: "" }, "COLLEGE_FAULT"],
  [
    "sends the caller elsewhere",
    { status: 302, headers: { location: "http://other.example/" } },
    "COLLEGE_FAULT",
  ],
  ["answers in another shape", { status: 200, body: 42 }, "COLLEGE_FAULT"],
] as const;

export const failureCases = (
  route: string,
  message: string | RegExp,
  except: readonly (typeof failures)[number][0][] = [],
): readonly Case[] =>
  failures
    .filter(([when]) => !except.includes(when))
    .map(([when, answer, code]) => ({
      when: `the college ${when}`,
      answers: { [route]: answer },
      outcome: { error: { code, message } },
    }));

export interface Catalogue {
  readonly college: () => ScriptedCollege;
  readonly gateway: () => TestGateway;
}

/**
 * How long a gateway waits for a college that never answers one call. The calls before that one are answered at once, and
 * within this time even on a busy machine.
 */
const shortTimeouts = { collegeReadMs: 2_000, collegeWriteMs: 2_000 };

/** Tests every case of the operations with a scripted college, which the file's other tests can use too. */
export const testCatalogue = (operations: readonly Operation[]): Catalogue => {
  let college: ScriptedCollege;
  let gateway: TestGateway;

  beforeAll(async () => {
    college = await startScriptedCollege();
    gateway = await startTestGateway(college.url);
  });

  beforeEach(() => scriptAll(college));

  afterAll(async () => {
    await gateway.close();
    await college.close();
  });

  for (const operation of operations) {
    describe(operation.name, () => {
      test.each(
        operation.cases.filter((testCase) => !isSilent(testCase)),
      )("when $when", (testCase) => expectCase(operation, testCase, college, gateway));
    });
  }

  // These only wait, so they run in parallel, each with its own college and gateway.
  for (const operation of operations) {
    for (const testCase of operation.cases.filter(isSilent)) {
      test.concurrent(`${operation.name} when ${testCase.when}`, async () => {
        const silent = await startScriptedCollege();
        scriptAll(silent);
        const silentGateway = await startTestGateway(silent.url, shortTimeouts);
        try {
          await expectCase(operation, testCase, silent, silentGateway);
        } finally {
          await silentGateway.close();
          await silent.close();
        }
      });
    }
  }
  return { college: () => college, gateway: () => gateway };
};

const isSilent = ({ answers }: Case): boolean =>
  Object.values(answers).some(({ silent }) => silent);

const scriptAll = (college: ScriptedCollege): void => {
  scriptStudentArea(college);
  scriptCourses(college);
  scriptHostel(college);
  scriptSignIn(college);
  scriptApplicantArea(college);
  scriptApplicantSignIn(college);
};

const expectCase = async (
  { as, query, variables }: Operation,
  { answers, outcome }: Case,
  college: ScriptedCollege,
  gateway: TestGateway,
): Promise<void> => {
  const browser = gateway.browser();
  if (as === "student") await browser.signIn("COHT/2024/002", "bello");
  if (as === "applicant") await browser.signIn("COHT/PHT/00002", "yusuf", "APPLICANT");
  for (const [route, answer] of Object.entries(answers)) college.on(route, answer);

  const answer = await browser.graphql(query, variables);

  expect(JSON.stringify(answer)).not.toMatch(/hunter2|<h1>|Traceback|127\.0\.0\.1/);
  expectOutcome(answer, outcome);
};

const expectOutcome = (
  answer: Awaited<ReturnType<Browser["graphql"]>>,
  { refusal, error }: Outcome,
): void => {
  if (refusal !== undefined) {
    expect(answer.errors).toEqual([]);
    expect(answer.data?.result).toMatchObject({ __typename: "Refusal", ...refusal });
    return;
  }
  const message = error?.message;
  expect(answer.errors).toMatchObject([
    {
      message: message instanceof RegExp ? expect.stringMatching(message) : message,
      extensions: { code: error?.code },
    },
  ]);
};
