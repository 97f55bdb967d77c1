import { describe, expect, test } from "vitest";
import { picture } from "../../../../college/testing/applications.ts";
import { readPdf } from "../../../../college/testing/pdf.ts";
import { saveAcademic, sitting } from "../../../testing/applicant-operations.ts";
import { testApplications } from "../../../testing/applications.ts";
import type { Browser } from "../../../testing/browser.ts";
import { enrol, signedIn } from "../../../testing/portal.ts";

const applications = testApplications();

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
    const { browser } = await applications.offered(names);

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

  test("are confirmed by their code only", async () => {
    const { applicant, browser } = await applications.offered();
    const [printout, letter] = await Promise.all(
      ["printout", "letter"].map((name) => browser.get(`/download/application/${name}`)),
    );
    const confirm = async (pdf: Buffer) => {
      const { text } = await readPdf(pdf);
      const code = /\/document\/([\w-]+)/.exec(text.replaceAll(/\s/g, ""))?.[1] ?? "";
      const { data } = await applications
        .portal()
        .gateway.browser()
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
    const { data } = await applications
      .portal()
      .gateway.browser()
      .graphql(
        '{ one: documentConfirmation(code: "nobody-0000-0000-0000") { name } other: documentConfirmation(code: "../..") { name } }',
      );
    expect(data).toEqual({ one: null, other: null });
  });

  test("do not exist before submission", async () => {
    const { browser } = await applications.unpaid();

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

  test("include the screening receipt for its payer only", async () => {
    const { browser } = await applications.paid();

    const receipt = await browser.get("/download/receipt/screening");

    expect(receipt.status).toBe(200);
    expect(receipt.headers["content-disposition"]).toBe(
      'attachment; filename="screening_receipt.pdf"',
    );
    expect((await readPdf(receipt.body)).text).toMatch(/10,000\.00/);
  });

  test("are for applicants only, and student receipts for students only", async () => {
    const { browser: applicant } = await applications.unpaid();
    const student = await signedIn(
      applications.portal(),
      await enrol(applications.portal(), { matricNumber: "COHT/2019/900" }),
    );
    const nobody = applications.portal().gateway.browser();
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
  ])("are not served at other paths: %s", async (path) => {
    const { browser } = await applications.ready();

    expect((await browser.get(path)).status).toBe(404);
  });
});

describe("a result file", () => {
  const withResult = async (content: Buffer, type: string) => {
    const { browser } = await applications.paid();
    const { data } = await browser.uploadAll(
      saveAcademic,
      { input: { sittings: [sitting] } },
      { firstResult: { content, name: "result", type } },
    );
    expect(data?.result).toMatchObject({ __typename: "SectionSaved" });
    return browser;
  };

  test("that is a picture is shown to its owner only", async () => {
    const browser = await withResult(await picture("png"), "image/png");

    const shown = await browser.get("/media/results/1");

    expect(shown.status).toBe(200);
    expect(shown.headers).toMatchObject({
      "content-type": "image/jpeg",
      "content-disposition": "inline",
      "cache-control": "private, no-store",
      "content-security-policy": "default-src 'none'; sandbox",
    });
    const { browser: other } = await applications.paid();
    expect((await other.get("/media/results/1")).status).toBe(404);
  });

  test("that is a PDF is sent as a download", async () => {
    const { browser: payer } = await applications.paid();
    const { body: pdf } = await payer.get("/download/receipt/screening");
    const browser = await withResult(pdf, "application/pdf");

    const saved = await browser.get("/media/results/1");

    expect(saved.headers).toMatchObject({
      "content-type": "application/pdf",
      "content-disposition": 'attachment; filename="result_1.pdf"',
    });
    expect(await readPdf(saved.body)).toEqual({ ...(await readPdf(pdf)), title: undefined });
  });
});
