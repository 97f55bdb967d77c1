import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createApplicationSession, createTestBatch } from "../../../college/testing/applicants.ts";
import { closeSession, completeSections, picture } from "../../../college/testing/applications.ts";
import { createOffered } from "../../../college/testing/offers.ts";
import { readPdf } from "../../../college/testing/pdf.ts";
import {
  answerOffer,
  confirmNotice,
  dashboardQuery,
  saveAcademic,
  submit,
} from "../../testing/applicant-operations.ts";
import type { Browser } from "../../testing/browser.ts";
import {
  apply,
  applyAndPay,
  enrol,
  password,
  signedIn,
  signedInApplicant,
  startTestPortal,
  type TestPortal,
} from "../../testing/portal.ts";

let portal: TestPortal;

/** Applicants' own: a test may add a session that has closed. */
let applicationSessionId: number;

beforeAll(async () => {
  portal = await startTestPortal();
  const session = await createApplicationSession(portal.college.college);
  await createTestBatch(portal.college.college, session, { capacity: 1_000 });
  applicationSessionId = session.id;
});

afterAll(() => portal.close());

/** Fee paid; sections complete. */
const ready = async () => {
  const applicant = await applyAndPay(portal, { applicationSessionId });
  await completeSections(portal.college.college, applicant);
  return { applicant, browser: await signedInApplicant(portal, applicant) };
};

const offered = async (fields: Parameters<typeof createOffered>[1] = {}) => {
  const { college } = portal.college;
  const applicant = await createOffered(college, { password, applicationSessionId, ...fields });
  return { applicant, browser: await signedInApplicant(portal, applicant) };
};

const paid = async () =>
  signedInApplicant(portal, await applyAndPay(portal, { applicationSessionId }));

const unpaid = async () => signedInApplicant(portal, await apply(portal, { applicationSessionId }));

const resultOf = async (browser: Browser, query: string, variables: object = {}) => {
  const { data, errors } = await browser.graphql(query, variables);
  expect(errors).toEqual([]);
  return data?.result;
};

const dashboardOf = async (browser: Browser) => {
  const { data, errors } = await browser.graphql(dashboardQuery);
  expect(errors).toEqual([]);
  return data?.viewer;
};

describe("submitting", () => {
  test("locks the form and assigns a test, whose notice is due until it is seen", async () => {
    const { browser } = await ready();

    expect(await resultOf(browser, submit)).toMatchObject({
      __typename: "ApplicationSubmitted",
      applicant: {
        isSubmitted: true,
        application: {
          submittedAt: expect.any(String),
          canEdit: false,
          canSubmit: false,
          test: { isNoticeDue: true, scheduleUrl: "/download/application/schedule" },
        },
      },
    });
    expect(await resultOf(browser, confirmNotice)).toEqual({
      applicant: { application: { test: { isNoticeDue: false } } },
    });
    expect(await dashboardOf(browser)).toMatchObject({
      isSubmitted: true,
      application: { test: { isNoticeDue: false } },
    });
  });

  test("twice is harmless", async () => {
    const { browser } = await ready();
    await resultOf(browser, submit);

    expect(await resultOf(browser, submit)).toMatchObject({ __typename: "ApplicationSubmitted" });
  });

  test("what is incomplete is refused with every field by section and place", async () => {
    const browser = await paid();

    const result = await resultOf(browser, submit);

    expect(result).toMatchObject({ __typename: "Refusal", code: "INCOMPLETE" });
    const { fields } = result as { fields: { field: string; message: string }[] };
    expect(fields.map(({ field }) => field)).toEqual(
      expect.arrayContaining(["personal.dateOfBirth", "personal.passport"]),
    );
    expect(fields.every(({ field }) => /^(personal|academic|jamb)(\.|$)/.test(field))).toBe(true);
    expect(fields.every(({ message }) => message !== "")).toBe(true);
  });

  test("before the fee is paid is refused", async () => {
    const browser = await unpaid();

    expect(await resultOf(browser, submit)).toMatchObject({ code: "SCREENING_UNPAID" });
  });

  test("once the session has closed is refused", async () => {
    const { applicant, browser } = await ready();
    await closeSession(portal.college.college, applicant);

    expect(await resultOf(browser, submit)).toMatchObject({ code: "SESSION_CLOSED" });
  });

  test("while every test is full is refused, and nothing is lost", async () => {
    const full = await startTestPortal();
    try {
      const applicant = await applyAndPay(full);
      await completeSections(full.college.college, applicant);
      const browser = await signedInApplicant(full, applicant);

      expect(await resultOf(browser, submit)).toMatchObject({ code: "NO_TEST_BATCH" });
      expect(await dashboardOf(browser)).toMatchObject({
        isSubmitted: false,
        application: { canEdit: true },
      });
    } finally {
      await full.close();
    }
  });
});

test("a notice of a test that nobody assigned cannot be confirmed", async () => {
  const browser = await unpaid();

  const { errors } = await browser.graphql(confirmNotice);

  expect(errors).toMatchObject([{ extensions: { code: "NOT_FOUND" } }]);
});

describe("an offer", () => {
  test("is accepted, and the applicant signs in as a student with the same password", async () => {
    const { browser } = await offered();

    const result = await resultOf(browser, answerOffer, { accept: true });

    expect(result).toMatchObject({
      __typename: "OfferAnswered",
      message: expect.any(String),
      applicant: {
        application: {
          decision: { offer: { answer: "ACCEPTED", canAnswer: false } },
          milestones: expect.arrayContaining([{ name: "ACCEPTED", state: "REACHED" }]),
        },
      },
    });
    const { matricNumber } = (
      result as {
        applicant: { application: { decision: { offer: { matricNumber: string } } } };
      }
    ).applicant.application.decision.offer;
    const student = portal.gateway.browser();
    const signedInNow = await student.signIn(matricNumber, password);
    expect(signedInNow.data?.signIn).toMatchObject({ viewer: { __typename: "Student" } });
  });

  test("is accepted twice without harm, and not declined after that", async () => {
    const { browser } = await offered();
    await resultOf(browser, answerOffer, { accept: true });

    expect(await resultOf(browser, answerOffer, { accept: true })).toMatchObject({
      __typename: "OfferAnswered",
    });
    expect(await resultOf(browser, answerOffer, { accept: false })).toMatchObject({
      code: "OFFER_ANSWERED",
    });
  });

  test("is declined", async () => {
    const { browser } = await offered();

    expect(await resultOf(browser, answerOffer, { accept: false })).toMatchObject({
      applicant: {
        application: {
          decision: { offer: { answer: "DECLINED", matricNumber: null } },
          milestones: expect.arrayContaining([{ name: "ACCEPTED", state: "CLOSED" }]),
        },
      },
    });
  });

  test("past its day is not answered", async () => {
    const { browser } = await offered({ answerBy: "2026-03-01" });

    expect(await resultOf(browser, answerOffer, { accept: true })).toMatchObject({
      code: "OFFER_EXPIRED",
    });
  });

  test("that nobody made is not answered", async () => {
    const { browser } = await ready();

    expect(await resultOf(browser, answerOffer, { accept: true })).toMatchObject({
      code: "NO_OFFER",
    });
  });
});

describe("papers", () => {
  const names = { surname: "O'Neil-Adébáyọ̀", firstName: "Mary Jane" };

  const namesOf = (browser: Browser, paths: readonly string[]) =>
    Promise.all(
      paths.map(async (path) => {
        const answer = await browser.get(path);
        return [
          answer.status,
          answer.headers["content-type"],
          answer.headers["content-disposition"],
        ];
      }),
    );

  test("are PDFs saved under the applicant's name", async () => {
    const { browser } = await offered(names);

    expect(
      await namesOf(browser, [
        "/download/application/schedule",
        "/download/application/printout",
        "/download/application/letter",
      ]),
    ).toEqual(
      ["aptitude_test_schedule", "application", "admission_letter"].map((suffix) => [
        200,
        "application/pdf",
        `attachment; filename="oneil_adebayo_mary_jane_${suffix}.pdf"`,
      ]),
    );
  });

  test("lead by their code to a page that confirms them, and other codes to none", async () => {
    const { applicant, browser } = await offered();
    const [printout, letter] = await Promise.all(
      ["printout", "letter"].map((name) => browser.get(`/download/application/${name}`)),
    );
    const confirm = async (pdf: Buffer) => {
      const { text } = await readPdf(pdf);
      const code = /\/document\/([\w-]+)/.exec(text.replaceAll(/\s/g, ""))?.[1] ?? "";
      const { data } = await portal.gateway
        .browser()
        .graphql(
          "query ($code: String!) { result: documentConfirmation(code: $code) { document applicationNo name session course issuedAt } }",
          { code: code.slice(0, 22) },
        );
      return data?.result;
    };

    expect(await confirm(printout?.body)).toMatchObject({
      document: "APPLICATION",
      applicationNo: applicant.applicationNo,
    });
    expect(await confirm(letter?.body)).toMatchObject({
      document: "ADMISSION_LETTER",
      applicationNo: applicant.applicationNo,
      course: "Community Health",
    });
    const { data } = await portal.gateway
      .browser()
      .graphql(
        '{ one: documentConfirmation(code: "nobody-0000-0000-0000") { name } other: documentConfirmation(code: "../..") { name } }',
      );
    expect(data).toEqual({ one: null, other: null });
  });

  test("there are none of before submission", async () => {
    const browser = await unpaid();

    for (const path of [
      "/download/application/schedule",
      "/download/application/printout",
      "/download/application/letter",
      "/download/receipt/screening",
      "/media/results/1",
    ]) {
      expect([path, (await browser.get(path)).status]).toEqual([path, 404]);
    }
  });

  test("the screening receipt is the payer's", async () => {
    const browser = await paid();

    const receipt = await browser.get("/download/receipt/screening");

    expect(receipt.status).toBe(200);
    expect(receipt.headers["content-disposition"]).toBe(
      'attachment; filename="screening_receipt.pdf"',
    );
    expect((await readPdf(receipt.body)).text).toMatch(/10,000\.00/);
  });

  test("are for applicants alone, as students' receipts are for students", async () => {
    const applicant = await unpaid();
    const student = await signedIn(portal, await enrol(portal, { matricNumber: "COHT/2019/900" }));
    const nobody = portal.gateway.browser();
    const applicants = [
      "/download/application/schedule",
      "/download/application/printout",
      "/download/application/letter",
      "/download/receipt/screening",
      "/media/results/1",
    ];

    for (const path of applicants) {
      expect([path, (await student.get(path)).status]).toEqual([path, 403]);
      expect([path, (await nobody.get(path)).status]).toEqual([path, 401]);
    }
    expect((await applicant.get("/download/receipt/tuition/1")).status).toBe(403);
  });

  test.each([
    "/download/application",
    "/download/application/schedule/",
    "/download/application/other",
    "/media/results/3",
    "/media/results/1/2",
    "/media/results/11111111-1111-4111-8111-111111111111",
  ])("are nowhere else: %s", async (path) => {
    const { browser } = await ready();

    expect((await browser.get(path)).status).toBe(404);
  });
});

describe("a result file", () => {
  const withResult = async (content: Buffer, type: string) => {
    const browser = await paid();
    const sitting = {
      schoolName: "Government College",
      examType: "WAEC",
      year: "2024",
      examNumber: "4250101001",
      subjects: [{ name: "English Language", grade: "B3" }],
    };
    const { data } = await browser.uploadAll(
      saveAcademic,
      { input: { sittings: [sitting] } },
      { firstResult: { content, name: "result", type } },
    );
    expect(data?.result).toMatchObject({ __typename: "SectionSaved" });
    return browser;
  };

  test("that is a picture is shown, to its owner alone", async () => {
    const browser = await withResult(await picture("png"), "image/png");

    const shown = await browser.get("/media/results/1");

    expect(shown.status).toBe(200);
    expect(shown.headers).toMatchObject({
      "content-type": "image/jpeg",
      "content-disposition": "inline",
      "cache-control": "private, no-store",
      "content-security-policy": "default-src 'none'; sandbox",
    });
    const other = await paid();
    expect((await other.get("/media/results/1")).status).toBe(404);
  });
});
