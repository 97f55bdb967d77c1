import type { Page } from "playwright-core";
import { expect } from "vitest";
import { fixedApplicants, journeyApplicants } from "./harness/applicants.ts";
import { applicantToken, callCollege } from "./harness/college.ts";
import { resultPdf } from "./harness/files.ts";
import { countMails, newestMail } from "./harness/mail.ts";
import { fillLogin, fixedStudents, signIn, signInApplicant } from "./harness/people.ts";
import { phone, test } from "./harness/test.ts";
import { fillJamb, openSection, submit, waitForSection } from "./steps/application-form.ts";

const arrival = (page: Page, path: string) => page.waitForURL((url) => url.pathname === path);

test("each role is redirected to its own area", async ({ open }) => {
  const [applicant, student] = [await open({ viewport: phone }), await open()];
  await signInApplicant(applicant.page, fixedApplicants.okonkwo);
  for (const path of ["/student/dashboard", "/student/payment", "/dashboard", "/applicant"]) {
    await applicant.page.goto(path);
    await arrival(applicant.page, "/applicant/dashboard");
  }
  await applicant.page.goto("/profile");
  await arrival(applicant.page, "/applicant/profile");

  await signIn(student.page, fixedStudents.bello);
  for (const path of ["/applicant/application-form", "/applicant/dashboard", "/applicant/login"]) {
    await student.page.goto(path);
    await arrival(student.page, "/student/dashboard");
  }
  await student.page.goto("/payment");
  await arrival(student.page, "/student/payment");
});

test("without a submission the schedule page shows an incomplete application", async ({ open }) => {
  const { page } = await open({ viewport: phone });
  await signInApplicant(page, fixedApplicants.yusuf);
  await page.goto("/applicant/aptitude-test-schedule");
  await page.getByText("Incomplete Application").waitFor();
  await page.getByRole("link", { name: "Go to Application Form" }).click();
  await page.getByRole("heading", { name: "Application Form", level: 1 }).waitFor();
});

test("missing details are listed with links, and nothing is submitted", async ({ open }) => {
  const { page } = await open();
  await signInApplicant(page, fixedApplicants.yusuf);
  await openSection(page, "declaration");
  await submit(page);
  await page.getByRole("heading", { name: "Still missing" }).waitFor();
  await page.getByRole("link", { name: /^Fill in your JAMB details/ }).click();
  await waitForSection(page, "JAMB details");
  expect(await page.getByRole("dialog").count()).toBe(0);
});

test("a double click submits once and makes the sections read-only", async ({ open, portal }) => {
  const { page } = await open();
  await signInApplicant(page, journeyApplicants.doubleSubmitter);
  await openSection(page, "declaration");
  await page.getByRole("checkbox").check();
  await page.getByRole("button", { name: "Submit Application" }).dblclick();
  await page.getByRole("dialog", { name: "Application Successful!" }).waitFor();
  await newestMail(
    portal.collegeUrl,
    journeyApplicants.doubleSubmitter.email,
    "Your aptitude test:",
  );
  expect(await countMails(portal.collegeUrl, journeyApplicants.doubleSubmitter.email)).toBe(1);
  await page.goto("/applicant/application-form?section=jamb");
  await page.getByText("Your application is submitted").waitFor();
  expect(await page.getByRole("textbox", { name: /JAMB/ }).count()).toBe(0);
});

test("a form submitted in another window is refused and keeps its input", async ({ open }) => {
  const [stale, other] = [await open(), await open({ viewport: phone })];
  for (const { page } of [stale, other]) await signInApplicant(page, journeyApplicants.closer);
  await openSection(stale.page, "jamb");
  await fillJamb(stale.page);
  await openSection(other.page, "declaration");
  await submit(other.page);
  await other.page.getByRole("dialog", { name: "Application Successful!" }).waitFor();

  await stale.page.getByRole("button", { name: "Save and continue" }).click();
  await stale.page
    .getByText("Your application is submitted and can no longer be changed.")
    .waitFor();
  await stale.page.getByRole("button", { name: "Load the form again" }).click();
  await stale.page.getByText("Your application is submitted").first().waitFor();
});

test("applicants' files open only for their owner", async ({ open, portal }) => {
  const { page } = await open();
  const { page: neighbour } = await open();
  const owner = await applicantToken(portal.collegeUrl, fixedApplicants.adebayo);
  const pathIn = async (call: "GET /admission/get-profile" | "GET /admission/my-application/") => {
    const { body } = await callCollege(portal.collegeUrl, call, { token: owner });
    return /\/media\/(?:passports|results)\/[\w.-]+/.exec(JSON.stringify(body))?.[0] ?? "";
  };
  const passport = await pathIn("GET /admission/get-profile");
  const result = await pathIn("GET /admission/my-application/");
  expect(result).toMatch(/results/);

  const token = await applicantToken(portal.collegeUrl, journeyApplicants.neighbour);
  for (const path of [passport, result]) {
    expect(await statusOf(portal.collegeUrl + path, owner), path).toBe(200);
    expect(await statusOf(portal.collegeUrl + path, token), path).toBe(404);
    expect(await statusOf(portal.collegeUrl + path), path).toBe(401);
  }

  // Asset URLs contain no person's id. Each person's response is their own.
  await page.goto("/applicant/login");
  await fillLogin(page, journeyApplicants.neighbour);
  await arrival(page, "/applicant/aptitude-test-notification");
  for (const path of [passport, result]) {
    expect((await page.request.get(path)).status(), path).toBe(404);
  }
  await neighbour.goto("/login?for=applicant");
  expect((await neighbour.request.get("/media/results/1")).status()).toBe(401);
});

async function statusOf(url: string, token?: string): Promise<number> {
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
  return (await fetch(url, { headers })).status;
}

test("direct calls to the college cannot bypass the screens' rules", async ({ portal }) => {
  const token = await applicantToken(portal.collegeUrl, journeyApplicants.outOfOrder);
  const as = (body?: unknown) => ({ token, ...(body !== undefined && { body }) });
  const call = async (
    ...args: Parameters<typeof callCollege> extends [string, ...infer R] ? R : never
  ) => (await callCollege(portal.collegeUrl, ...args)).status;
  const jamb = { jamb_no: "202512345678AB", jamb_score: "245" };
  const profile = new FormData();
  profile.set("address", "1 Direct Road");
  const result = new FormData();
  const { buffer } = await resultPdf("A result");
  result.set("exam_sitting", "1");
  result.set("result", new Blob([new Uint8Array(buffer)], { type: "application/pdf" }), "r.pdf");

  expect(await call("PATCH /admission/update-jamb", as(jamb))).toBe(402);
  expect(await call("PATCH /admission/profiles", as(profile))).toBe(402);
  expect(await call("POST /admission/upload-result", as(result))).toBe(402);
  expect(await call("POST /admission/submit-application", as())).toBe(402);
  expect(await call("POST /payment/initialize/", as({ amount: 1 }))).toBe(400);
  expect(await call("GET /admission/aptitude-test-schedule/", as())).toBe(404);
  expect(await call("GET /admission/download-pdf/", as())).toBe(404);
  expect(await call("GET /admission/admission-letter/", as())).toBe(404);
  expect(await call("POST /admission/offer/answer/", as({ answer: "accepted" }))).toBe(404);
  expect(await call("GET /payment/student-payments/", as())).toBe(403);

  const submitted = { token: await applicantToken(portal.collegeUrl, fixedApplicants.adebayo) };
  expect(await call("PATCH /admission/update-jamb", { ...submitted, body: jamb })).toBe(409);
  const unverified = { username: journeyApplicants.unverifiedLoser.login, password: "wrong" };
  expect(await call("POST /admission/login", { body: unverified })).toBe(401);
});
