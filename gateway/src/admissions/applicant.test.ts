import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { dashboardQuery, formQuery } from "../../testing/applicant-operations.ts";
import type { Browser } from "../../testing/browser.ts";
import { startTestGateway, type TestGateway } from "../../testing/gateway.ts";
import {
  applicantRecord,
  applicationAnswer,
  scriptApplicantArea,
  scriptApplicantSignIn,
  submittedApplication,
} from "../../testing/scripted-applicant.ts";
import { type ScriptedCollege, startScriptedCollege } from "../../testing/scripted-college.ts";

const profile = "GET /admission/get-profile";
const application = "GET /admission/my-application/";

let college: ScriptedCollege;
let gateway: TestGateway;
let browser: Browser;

beforeAll(async () => {
  college = await startScriptedCollege();
  gateway = await startTestGateway(college.url);
});

beforeEach(async () => {
  scriptApplicantArea(college);
  scriptApplicantSignIn(college);
  browser = gateway.browser();
  await browser.signIn("COHT/PHT/00002", "yusuf", "APPLICANT");
  college.forget();
});

afterAll(async () => {
  await gateway.close();
  await college.close();
});

const viewerOf = async (query: string) => {
  const answer = await browser.graphql(query);
  expect(answer.errors).toEqual([]);
  return answer.data?.viewer;
};

describe("calls to the college for one screen", () => {
  test.each([
    ["the dashboard", dashboardQuery],
    ["the whole form", formQuery],
  ])("%s takes two calls, side by side", async (_what, query) => {
    let waiting: (() => void)[] = [];
    // Neither is answered before both are requested.
    const together = (body: unknown) => () =>
      new Promise<{ body: unknown }>((resolve) => {
        waiting.push(() => resolve({ body }));
        if (waiting.length < 2) return;
        for (const answer of waiting) answer();
        waiting = [];
      });
    college.on(profile, together({ profile: applicantRecord }));
    college.on(application, together(applicationAnswer));

    await viewerOf(query);

    expect(college.calls.map(({ method, path }) => `${method} ${path}`).sort()).toEqual([
      profile,
      application,
    ]);
  });

  test("fields in the session need no call", async () => {
    await viewerOf("{ viewer { __typename } }");

    expect(college.calls).toEqual([]);
  });
});

describe("an application", () => {
  test("is shown with the data of the college", async () => {
    expect(await viewerOf(formQuery)).toMatchObject({
      applicationNo: "COHT/PHT/00002",
      isSubmitted: false,
      otherName: null,
      profile: { phone: "+2348031234567", dateOfBirth: "2006-04-27", lga: null },
      application: {
        personal: {
          state: "IN_PROGRESS",
          missing: [{ field: "dateOfBirth", message: "Enter your date of birth." }],
        },
        academic: {
          state: "IN_PROGRESS",
          missing: [{ field: "sittings.0.subjects", message: "Enter at least five subjects." }],
        },
        jamb: { state: "NOT_STARTED", missing: [] },
        numberOfSittings: 1,
        sittings: [
          {
            schoolName: "Government College",
            resultUrl: expect.stringMatching(/^\/media\/results\/1\?v=[\w-]{12}$/),
            resultMediaType: "application/pdf",
            revision: 2,
          },
        ],
        jambDetails: null,
        canEdit: true,
        canSubmit: false,
        submittedAt: null,
      },
    });
  });

  test("shows the test and its documents after submission", async () => {
    college.on(application, { body: submittedApplication });

    expect(await viewerOf(dashboardQuery)).toMatchObject({
      application: {
        canEdit: false,
        screening: { canPay: false, receiptUrl: "/download/receipt/screening" },
        test: {
          date: "2026-03-26",
          startTime: "09:00",
          isNoticeDue: true,
          scheduleUrl: "/download/application/schedule",
        },
        printoutUrl: "/download/application/printout",
      },
    });
  });

  test("shows the offer and the letter of admission", async () => {
    const offer = {
      department: "Public Health",
      answer_by: "2026-04-30",
      answer: null,
      answered_at: null,
      can_answer: true,
      matric_number: null,
    };
    const decision = {
      outcome: "admitted",
      reason: null,
      decided_at: "2026-04-10T10:00:00.000Z",
      offer,
    };
    college.on(application, { body: { ...submittedApplication, decision } });

    expect(await viewerOf(dashboardQuery)).toMatchObject({
      application: {
        decision: {
          outcome: "ADMITTED",
          offer: {
            department: "Public Health",
            answerBy: "2026-04-30",
            answer: null,
            canAnswer: true,
            letterUrl: "/download/application/letter",
          },
        },
      },
    });
  });
});

describe("when one call fails", () => {
  test.each([
    ["the application cannot be read", { status: 500, body: "<h1>hunter2</h1>" }, "COLLEGE_FAULT"],
    ["the application is of another shape", { body: { session: 1 } }, "COLLEGE_FAULT"],
    ["the college breaks off", { hangUp: true }, "COLLEGE_UNAVAILABLE"],
  ])("because %s, the rest stays", async (_why, answer, code) => {
    college.on(application, answer);

    const { data, errors } = await browser.graphql(dashboardQuery);

    expect(data?.viewer).toMatchObject({
      surname: "Yusuf",
      preferredCourse: "Pharmacy Technician",
      application: null,
    });
    expect(errors).toMatchObject([{ path: ["viewer", "application"], extensions: { code } }]);
  });

  test("the record, the identity and the application stay visible", async () => {
    college.on(profile, { hangUp: true });

    const { data, errors } = await browser.graphql(
      "{ viewer { surname ... on Applicant { applicationNo departmentAdmitted application { canEdit } } } }",
    );

    expect(data?.viewer).toEqual({
      surname: "Yusuf",
      applicationNo: "COHT/PHT/00002",
      departmentAdmitted: null,
      application: { canEdit: true },
    });
    expect(errors).toMatchObject([
      {
        message: "An error occurred during profile retrieval",
        extensions: { code: "COLLEGE_UNAVAILABLE" },
      },
    ]);
  });
});

test("a changed record is kept for an outage", async () => {
  const renamed = {
    ...applicantRecord,
    applicant: { ...applicantRecord.applicant, first_name: "Aminat" },
  };
  college.on(profile, { body: { profile: renamed } });
  await viewerOf("{ viewer { firstName } }");
  college.on(profile, { hangUp: true });

  expect(await viewerOf("{ viewer { firstName } }")).toEqual({ firstName: "Aminat" });
});
