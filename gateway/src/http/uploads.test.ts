import { type ClientRequest, request as httpRequest } from "node:http";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { saveAcademic, sitting } from "../../testing/applicant-operations.ts";
import type { Browser } from "../../testing/browser.ts";
import { startTestGateway, type TestGateway } from "../../testing/gateway.ts";
import {
  applicantRecord,
  scriptApplicantArea,
  scriptApplicantSignIn,
} from "../../testing/scripted-applicant.ts";
import { type ScriptedCollege, startScriptedCollege } from "../../testing/scripted-college.ts";
import { scriptSignIn, scriptStudentArea } from "../../testing/scripted-student.ts";
import { waitOptions } from "../../testing/wait-options.ts";

const megabyte = 1024 * 1024;

let college: ScriptedCollege;
let gateway: TestGateway;
/** The budget fits one upload of an applicant. */
let smallBudgetGateway: TestGateway;

beforeAll(async () => {
  college = await startScriptedCollege();
  gateway = await startTestGateway(college.url);
  smallBudgetGateway = await startTestGateway(college.url, { uploadBytes: 12 * megabyte });
});

beforeEach(() => {
  scriptApplicantArea(college);
  scriptApplicantSignIn(college);
  scriptStudentArea(college);
  scriptSignIn(college);
  college.on("PATCH /admission/update-olevel", { body: {} });
  college.on("POST /admission/upload-result", { body: {} });
  college.forget();
});

afterAll(async () => {
  await gateway.close();
  await smallBudgetGateway.close();
  await college.close();
});

const applicantOf = async ({ browser: open }: TestGateway): Promise<Browser> => {
  const browser = open();
  await browser.signIn("COHT/PHT/00002", "yusuf", "APPLICANT");
  return browser;
};

const pdf = (bytes: number) => ({
  content: Buffer.concat([Buffer.from("%PDF-1.7\n"), Buffer.alloc(bytes)]),
  name: "result.pdf",
  type: "application/pdf",
});

const send = (browser: Browser, files: Parameters<Browser["uploadAll"]>[2]) =>
  browser.uploadAll(saveAcademic, { input: { sittings: [sitting, sitting] } }, files);

interface Unfinished {
  readonly request: ClientRequest;
  readonly answer: Promise<{ status: number; code: string; retryAfter: string | undefined }>;
}

/** An upload that sends only its headers and a first line. */
const begin = (
  { url }: TestGateway,
  { cookie }: { readonly cookie: string | undefined },
  length = 10 * megabyte,
): Unfinished => {
  const request = httpRequest(`${url}/graphql`, {
    method: "POST",
    headers: {
      "x-portal-request": "1",
      "content-type": "multipart/form-data; boundary=x",
      "content-length": length,
      ...(cookie !== undefined && { cookie }),
    },
  });
  const answer = new Promise<Awaited<Unfinished["answer"]>>((resolve, reject) => {
    request.on("error", reject);
    request.on("response", (response) => {
      let text = "";
      response.on("data", (chunk: Buffer) => {
        text += chunk.toString();
      });
      response.on("end", () => {
        request.destroy();
        const [error] = JSON.parse(text).errors;
        const retryAfter = response.headers["retry-after"];
        resolve({ status: response.statusCode ?? 0, code: error.extensions.code, retryAfter });
      });
    });
  });
  // An aborted upload has no answer.
  answer.catch(() => undefined);
  request.write("--x\r\n");
  return { request, answer };
};

describe("an upload", () => {
  test("of two results of 5 MB goes through", async () => {
    const browser = await applicantOf(gateway);

    const { data } = await send(browser, {
      firstResult: pdf(5 * megabyte - 100),
      secondResult: pdf(5 * megabyte - 100),
    });

    expect(data?.result).toMatchObject({ __typename: "SectionSaved" });
    expect(college.callsTo("POST /admission/upload-result")).toHaveLength(2);
  });

  test("of a slightly too large result names the result's field", async () => {
    const browser = await applicantOf(gateway);

    const { data } = await send(browser, { firstResult: pdf(5 * megabyte) });

    expect(data?.result).toMatchObject({
      code: "FILE_TOO_LARGE",
      message: "A result file may be at most 5 MB.",
    });
  });

  test("over the sender's limit is refused unread", async () => {
    const applicant = await applicantOf(gateway);
    const student = gateway.browser();
    await student.signIn("COHT/2024/002", "bello");

    expect(await begin(gateway, applicant, 13 * megabyte).answer).toMatchObject({
      status: 413,
      code: "REQUEST_TOO_LARGE",
    });
    expect(await begin(gateway, student, 7 * megabyte).answer).toMatchObject({
      status: 413,
      code: "REQUEST_TOO_LARGE",
    });
  });

  test("without a session is refused before it is read", async () => {
    expect(await begin(gateway, { cookie: undefined }).answer).toMatchObject({
      status: 401,
      code: "SIGNED_OUT",
    });
  });

  test("of an ended session reports it", async () => {
    const cookie = `portal=${"x".repeat(43)}`;

    expect(await begin(gateway, { cookie }).answer).toMatchObject({
      status: 401,
      code: "SESSION_EXPIRED",
    });
  });

  test("over the memory budget must wait, and succeeds later", async () => {
    const one = await applicantOf(smallBudgetGateway);
    const other = await applicantOf(smallBudgetGateway);
    const slow = begin(smallBudgetGateway, one);

    // Waits until the slow upload has reserved its memory.
    await vi.waitFor(async () => {
      const refused = await send(other, { firstResult: pdf(3 * megabyte) });
      expect(refused.status).toBe(503);
    }, waitOptions);
    expect(await begin(smallBudgetGateway, other, 3 * megabyte).answer).toEqual({
      status: 503,
      code: "UNAVAILABLE",
      retryAfter: "5",
    });
    slow.request.destroy();

    await vi.waitFor(async () => {
      const { data } = await send(other, { firstResult: pdf(3 * megabyte) });
      expect(data?.result).toMatchObject({ __typename: "SectionSaved" });
    }, waitOptions);
  });

  test("waits for two others of the same person in any session", async () => {
    const browser = await applicantOf(gateway);
    const onAnotherPhone = await applicantOf(gateway);
    const slow = [begin(gateway, browser, megabyte), begin(gateway, onAnotherPhone, megabyte)];
    try {
      await vi.waitFor(async () => {
        const third = await send(await applicantOf(gateway), { firstResult: pdf(10) });
        expect(third.status).toBe(503);
      }, waitOptions);
      const { applicant } = applicantRecord;
      scriptApplicantSignIn(college, {
        user: { ...applicantRecord, applicant: { ...applicant, application_no: "COHT/PHT/00009" } },
      });
      const somebodyElse = await applicantOf(gateway);
      expect((await send(somebodyElse, { firstResult: pdf(10) })).status).toBe(200);
    } finally {
      for (const { request } of slow) request.destroy();
      await vi.waitFor(async () => {
        expect((await send(browser, { firstResult: pdf(10) })).status).toBe(200);
      }, waitOptions);
    }
  });

  test("that breaks midway is not sent and logs no answer", async () => {
    const browser = await applicantOf(gateway);
    const callsBefore = college.calls.length;
    const linesBefore = gateway.logged().length;

    const { request } = begin(gateway, browser);
    request.write("the first of it", () => request.destroy());

    await vi.waitFor(() => {
      const lines = gateway.logged().slice(linesBefore);
      expect(lines).toContain('"broken off"');
      expect(lines).not.toContain('"answered"');
    }, waitOptions);
    expect(college.calls).toHaveLength(callsBefore);
  });

  test("with more files than any operation takes is refused", async () => {
    const browser = await applicantOf(gateway);

    const { errors } = await send(browser, {
      firstResult: pdf(10),
      secondResult: pdf(10),
      thirdResult: pdf(10),
    });

    expect(errors).toMatchObject([{ extensions: { code: "INVALID_REQUEST" } }]);
    expect(college.callsTo("PATCH /admission/update-olevel")).toEqual([]);
  });
});
