import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { loggedPath } from "./logged-path.ts";

const token = "Zm9vYmFyYmF6cXV4LXRva2VuLTAx";

test.each([
  [`/verify-email/COHT/CHE/00001/${token}`, "/verify-email/{school}/{course}/{id}/{token}"],
  [`/Verify-Email/COHT/CHE/00001/${token}/`, "/verify-email/{school}/{course}/{id}/{token}"],
  [`//verify-email//COHT/CHE/00001/${token}`, "/verify-email/{school}/{course}/{id}/{token}"],
  [`/verif%79-email/COHT/CHE/00001/${token}`, "/verify-email/{school}/{course}/{id}/{token}"],
  ["/verify-email/COHT/CHE/00001/short", "/verify-email/{school}/{course}/{id}/{token}"],
  [`/receipt/${token}`, "/receipt/{code}"],
  [`/document/${token}`, "/document/{code}"],
  ["/registration-slip/short", "/registration-slip/{code}"],
  ["/exam-card/short", "/exam-card/{code}"],
  ["/id-card/short", "/id-card/{code}"],
  ["/statement-of-result/short", "/statement-of-result/{code}"],
  ["/hostel-printout/short", "/hostel-printout/{code}"],
  ["/transcript/short", "/transcript/{code}"],
  ["/statement/short", "/statement/{code}"],
  ["/sponsor-statement/short", "/sponsor-statement/{code}"],
  [`/misspelt/${token}`, "/misspelt/{…}"],
  [`/${token}%ff`, "/{…}"],
  [`/${token}.pdf`, "/{…}"],
  [`/download/receipt/${token}`, "/download/receipt/{…}"],
  [`/media/people/${token}.jpg`, "/media/people/{…}"],
  [`/assets/${token}/x`, "/assets/{…}/x"],
  ["/payment/7FQ2K%3D9ZP3", "/payment/{…}"],
  ["/payment/00000000000000000000000AB", "/payment/{…}"],
])("%s is logged as %s", (path, logged) => {
  expect(loggedPath(path)).toBe(logged);
});

test.each([
  "/",
  "/graphql",
  "/verify-email",
  "/download/receipt/tuition/12",
  "/download/application/schedule",
  "/download/registration-slip/2025-2026/2",
  "/download/hostel-printout",
  "/download/transcript/12",
  "/download/statement/12",
  "/download/account-receipt/12",
  "/download/payment-slip/12",
  "/download/sponsor-statement/12",
  "/applicant/aptitude-test-notification",
  "/assets/ApplicationFormPage-B3x9dQ1z.js",
  "/media/results/1",
  "/logo.svg",
])("%s is logged as it is", (path) => {
  expect(loggedPath(path)).toBe(path);
});

const addresses = readFileSync(new URL("../../../web/src/paths.ts", import.meta.url), "utf8");
const withParameter = [...addresses.matchAll(/"(\/[\w/-]*:[^"]*)"/g)].map(([, path = ""]) => path);

test.each(withParameter)("no parameter of the client's page %s is logged", (path) => {
  for (const value of [token, "short", "7FQ2K.9ZP3"]) {
    expect(loggedPath(path.replaceAll(/:\w+/g, value))).not.toContain(value);
  }
});

test("the client has pages with parameters", () => {
  expect(withParameter).toContain("/receipt/:code");
});
