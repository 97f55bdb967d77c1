import { connect } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import type { Browser } from "../../testing/browser.ts";
import { startTestGateway, type TestGateway } from "../../testing/gateway.ts";
import { scriptApplicantSignIn } from "../../testing/scripted-applicant.ts";
import { type ScriptedCollege, startScriptedCollege } from "../../testing/scripted-college.ts";
import {
  accessToken,
  scriptSignIn,
  scriptStudentArea,
  studentRecord,
} from "../../testing/scripted-student.ts";
import { waitOptions } from "../../testing/wait-options.ts";

const receiptRoute = "GET /payment/receipt/download/";
const pdf = {
  status: 200,
  body: "%PDF-1.7 a receipt",
  headers: { "content-type": "application/pdf" },
};
const photoRoute = `GET ${studentRecord.passport}`;
const photo = { status: 200, body: "photo", headers: { "content-type": "image/jpeg" } };

let college: ScriptedCollege;
let gateway: TestGateway;
let browser: Browser;
let tokens: { access: string };

beforeAll(async () => {
  college = await startScriptedCollege();
  gateway = await startTestGateway(college.url);
});

beforeEach(async () => {
  scriptStudentArea(college);
  tokens = scriptSignIn(college);
  college.on(receiptRoute, pdf);
  college.on(photoRoute, photo);
  browser = gateway.browser();
  await browser.signIn("COHT/2024/002", "bello");
  college.forget();
});

afterAll(async () => {
  await gateway.close();
  await college.close();
});

describe("a receipt", () => {
  test.each(["tuition", "hostel"])("of %s is saved under the payment's name", async (purpose) => {
    const answer = await browser.get(`/download/receipt/${purpose}/12`);

    expect(answer.status).toBe(200);
    expect(answer.body.toString()).toBe("%PDF-1.7 a receipt");
    expect(answer.headers).toMatchObject({
      "content-type": "application/pdf",
      "content-disposition": `attachment; filename="${purpose}_receipt.pdf"`,
      "cache-control": "private, no-store",
      "x-content-type-options": "nosniff",
      "content-security-policy": "default-src 'none'; sandbox",
    });
    expect(college.calls.map(({ path }) => path)).toEqual([
      `/payment/receipt/download/?payment_type=${purpose}&payment_id=12`,
    ]);
  });

  test("is fetched with a fresh token if the old one is refused", async () => {
    const fresh = accessToken();
    college.on(receiptRoute, ({ headers }) =>
      headers.authorization === `Bearer ${fresh}` ? pdf : { status: 401, body: "" },
    );
    college.on("POST /api/auth/token/refresh/", { body: { access: fresh } });

    expect((await browser.get("/download/receipt/tuition/12")).status).toBe(200);
    expect(tokens.access).not.toBe(fresh);
  });

  test.each([
    ["of another student", { status: 404, body: { detail: "Not found." } }, 404, "NOT_FOUND"],
    ["that is a page", { status: 200, body: "<script>alert(1)</script>" }, 502, "COLLEGE_FAULT"],
    ["nobody can be asked for", { hangUp: true }, 503, "COLLEGE_UNAVAILABLE"],
    ["the college fails to make", { status: 500, body: "<h1>hunter2</h1>" }, 502, "COLLEGE_FAULT"],
  ])("%s is not sent", async (_what, scripted, status, code) => {
    college.on(receiptRoute, scripted);

    const answer = await browser.get("/download/receipt/tuition/12");

    expect(answer.status).toBe(status);
    expect(JSON.parse(answer.body.toString()).code).toBe(code);
    expect(answer.headers["content-disposition"]).toBeUndefined();
  });

  test("without a session shows a page to a followed link", async () => {
    const stranger = gateway.browser();

    const page = await stranger.get("/download/receipt/tuition/12", { accept: "text/html" });
    const data = await stranger.get("/download/receipt/tuition/12");

    expect([page.status, data.status]).toEqual([401, 401]);
    expect(page.body.toString()).toContain("<h1>Access token not available</h1>");
    expect(page.body.toString()).toContain(`SIGNED_OUT · request ${page.headers["x-request-id"]}`);
    expect(JSON.parse(data.body.toString())).toEqual({
      code: "SIGNED_OUT",
      message: "Access token not available",
    });
    expect(college.calls).toEqual([]);
  });

  test("of a session that the college ended clears the cookie", async () => {
    college.on(receiptRoute, { status: 401, body: "" });
    college.on("POST /api/auth/token/refresh/", { status: 401, body: "" });

    const answer = await browser.get("/download/receipt/tuition/12");

    expect(JSON.parse(answer.body.toString()).code).toBe("SESSION_EXPIRED");
    expect(browser.cookie).toBeUndefined();
  });

  test.each([
    "/download/receipt/screening/12",
    "/download/receipt/tuition/0",
    "/download/receipt/tuition/12/../13",
    "/download/receipt/tuition/..%2f13",
    "/download/",
    "/media/passports/other.jpg",
  ])("%s is not found without calling the college", async (path) => {
    expect((await browser.get(path)).status).toBe(404);
    expect(college.calls).toEqual([]);
  });
});

describe.each([
  ["/download/registration-slip/2025-2026/2", "the registration slip"],
  ["/download/hostel-printout", "the hostel printout"],
  ["/download/transcript", "the transcript"],
  ["/download/exam-card", "the examination card"],
])("%s", (path, what) => {
  test(`${what} is for students alone`, async () => {
    scriptApplicantSignIn(college);
    const applicant = gateway.browser();
    await applicant.signIn("COHT/PHT/00002", "yusuf", "APPLICANT");
    college.forget();

    expect((await applicant.get(path)).status).toBe(403);
    expect((await gateway.browser().get(path)).status).toBe(401);
    expect(college.calls).toEqual([]);
  });

  test(`${what} is not found if the college has none`, async () => {
    for (const route of [
      "GET /result/courseregistration/slip/",
      "GET /hostel/download-hostel-application/",
      "GET /result/transcript/",
      "GET /result/exam-card/print/",
    ]) {
      college.on(route, { status: 404, body: { detail: "Not found." } });
    }

    expect((await browser.get(path)).status).toBe(404);
  });
});

describe("an interrupted download", () => {
  test("ends at the college too", async () => {
    let left = false;
    college.onRaw(receiptRoute, (request, response) => {
      response.writeHead(200, { "content-type": "application/pdf" });
      response.write("%PDF-1.7");
      request.socket.once("close", () => {
        left = true;
      });
    });
    const { port } = new URL(gateway.url);
    const socket = connect(Number(port), "127.0.0.1");
    socket.write(
      `GET /download/receipt/tuition/12 HTTP/1.1\r\nhost: portal\r\ncookie: ${browser.cookie}\r\n\r\n`,
    );
    await new Promise((resolve) => socket.once("data", resolve));

    socket.destroy();

    await vi.waitFor(() => expect(left).toBe(true), waitOptions);
  });
});

describe("the passport photo", () => {
  test("is shown to its owner and not cached", async () => {
    const answer = await browser.get("/media/passport?v=abc");

    expect(answer.body.toString()).toBe("photo");
    expect(answer.headers).toMatchObject({
      "content-type": "image/jpeg",
      "content-disposition": "inline",
      "cache-control": "private, no-store",
    });
    expect(college.calls.every(({ headers }) => headers.authorization !== undefined)).toBe(true);
  });

  test("that does not exist is not found", async () => {
    college.on("GET /student/7/", { body: { ...studentRecord, passport: null } });

    expect((await browser.get("/media/passport")).status).toBe(404);
  });

  test("of a record with another host is fetched from the college only", async () => {
    college.on("GET /student/7/", {
      body: { ...studentRecord, passport: "http://169.254.169.254/media/passports/own.png" },
    });
    college.on("GET /media/passports/own.png", {
      body: "png",
      headers: { "content-type": "image/png" },
    });

    expect((await browser.get("/media/passport")).body.toString()).toBe("png");
  });

  test.each(["image/svg+xml", "text/html"])("that is %s is not shown", async (type) => {
    college.on(photoRoute, { body: "<svg onload=alert(1)>", headers: { "content-type": type } });

    expect((await browser.get("/media/passport")).status).toBe(502);
  });
});
