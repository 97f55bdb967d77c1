import { expect } from "vitest";
import { downloadPdf } from "./harness/download.ts";
import {
  type Credentials,
  fillLogin,
  fixedStudents,
  signIn,
  signInApplicant,
} from "./harness/people.ts";
import { expectFittingAccessibleScreen } from "./harness/screen.ts";
import { phone, test } from "./harness/test.ts";
import { navigateInPage, visit, waitForHeading } from "./harness/visit.ts";

const publicScreens = [
  ["/student/login", "Student Login"],
  ["/student/forgot-password", "Forgot Password"],
  ["/student/confirm-reset-password", "Confirm Password Reset"],
  ["/student/tuition-verify?reference=unknown", "Oops!"],
  ["/receipt/unknown-code", "Receipt Confirmation"],
  ["/student/section-verify?reference=unknown", "Oops!"],
  ["/registration-slip/unknown-code", "Registration Slip Confirmation"],
  ["/hostel-printout/unknown-code", "Hostel Printout Confirmation"],
  ["/transcript/unknown-code", "Transcript Confirmation"],
  ["/statement-of-result/unknown-code", "Statement of Result Confirmation"],
  ["/exam-card/unknown-code", "Examination Card Confirmation"],
  ["/id-card/unknown-code", "ID Card Confirmation"],
  ["/statement/unknown-code", "Statement Confirmation"],
  ["/sponsor-statement/unknown-code", "Sponsor's Statement Confirmation"],
  ["/no/such/page", "Page not found"],
] as const;

type Screen = readonly [path: string, heading: string];

/** The dashboard comes first because a login leads to it. */
const studentScreens = [
  ["/student/dashboard", "Dashboard"],
  ["/student/profile", "Profile"],
  ["/student/profile/update-profile", "Update Profile"],
  ["/student/payment", "Payment"],
  ["/student/payment/account", "Account"],
  ["/student/payment/bank", "Pay at a Bank"],
  ["/student/tuition-payment", "Tuition Fee Payment"],
  ["/student/course-registration", "Course Registration"],
  ["/student/course-registration/registered-courses", "Registered Courses"],
  ["/student/hostel-application", "Hostel Application"],
  ["/student/results", "Results"],
  ["/student/change-password", "Change Password"],
] as const;

/** Screens that do not depend on what the student has paid. */
const sameForAll: readonly string[] = [
  "/student/profile",
  "/student/profile/update-profile",
  "/student/change-password",
];
const changingScreens = studentScreens.filter(([path]) => !sameForAll.includes(path));

test("every public screen fits and is accessible", { timeout: 180_000 }, async ({ open }) => {
  const { page } = await open();
  const [[first, firstHeading], ...others] = publicScreens;
  await visit(page, first, firstHeading);
  await expectFittingAccessibleScreen(page);
  for (const [path, heading] of others) {
    await navigateInPage(page, path, heading);
    await expect.poll(() => page.title()).toContain("COHT");
    await expectFittingAccessibleScreen(page);
  }
});

test.for([
  ["with nothing paid", fixedStudents.adeyemi, changingScreens],
  ["with everything paid", fixedStudents.bello, studentScreens],
  ["with tuition paid", fixedStudents.eze, changingScreens],
] as const)(
  "every screen fits and is accessible for a student %s",
  { timeout: 180_000 },
  async ([, student, screens]: readonly [string, Credentials, readonly Screen[]], { open }) => {
    const { page } = await open();
    await signIn(page, student);
    const [, ...others] = screens;
    const titles = [await page.title()];
    await expectFittingAccessibleScreen(page);
    for (const [path, heading] of others) {
      await navigateInPage(page, path, heading);
      await expect.poll(() => page.title()).not.toBeOneOf(titles);
      titles.push(await page.title());
      await expectFittingAccessibleScreen(page);
    }
  },
);

test("a transcript's QR code opens a page that confirms it", async ({ open }) => {
  const { page } = await open();
  await signIn(page, fixedStudents.bello);
  await visit(page, "/student/results", "Results");
  const transcript = await downloadPdf(page, "Download transcript", "Transcript");
  const [code = "none"] = transcript.qrCodes;
  const stranger = await open({ viewport: phone });
  await visit(stranger.page, code, "Transcript Confirmation");
  await stranger.page.getByText("This transcript is genuine").waitFor();
  await expectFittingAccessibleScreen(stranger.page);
});

test("a link to a screen opens after a signed-out visitor signs in", async ({ open }) => {
  const { page } = await open({ viewport: phone });
  await page.goto("/student/course-registration/registered-courses");
  await page.getByRole("heading", { name: "Student Login" }).waitFor();
  await fillLogin(page, fixedStudents.eze);
  await page.getByRole("heading", { name: "Registered Courses", exact: true, level: 1 }).waitFor();
});

test("the dashboard shows the student's details with one GraphQL request", async ({ open }) => {
  const { page } = await open();
  await signIn(page, fixedStudents.bello);
  const operations: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST" && new URL(request.url()).pathname === "/graphql") {
      operations.push(request.postData() ?? "");
    }
  });
  await visit(page, "/student/dashboard", "Dashboard");
  const main = page.getByRole("main");
  await main.getByText("COHT/2024/002").waitFor();
  await main.getByText("200 Level").waitFor();
  expect(operations).toHaveLength(1);
});

test("what a screen shows is asked for before the client's code has arrived", async ({ open }) => {
  const { page } = await open();
  await signIn(page, fixedStudents.bello);
  const asked = page.waitForRequest((request) => new URL(request.url()).pathname === "/graphql");
  await page.route("**/assets/react-*.js", async (route) => {
    await asked;
    await route.continue();
  });

  await visit(page, "/student/dashboard", "Dashboard");

  expect((await asked).postDataJSON()).toMatchObject({ operationName: "StudentDashboard" });
});

test("the college's name is shown before the client's code and styles have arrived", async ({
  open,
}) => {
  const { page } = await open();
  const brand = page.locator(".boot-brand");
  const weights: unknown[] = [];
  await page.route(/\/assets\/(?:portal|react|graphql)-/, async (route) => {
    await brand.getByText("State College of Health Technology").waitFor();
    weights.push(
      await page.evaluate(`getComputedStyle(document.querySelector(".boot-brand")).fontWeight`),
    );
    await route.continue();
  });

  await visit(page, "/login", "Student Login");

  expect(weights[0]).toBe("700");
});

test("a page whose code cannot be loaded says so and loads it again", async ({ open }) => {
  const { page, expectProblem } = await open();
  expectProblem(/Failed to (load resource|fetch dynamically imported module)|ERR_FAILED/);
  await page.route("**/assets/graphql-*.js", (route) => route.abort());
  await page.goto("/login");
  await page.getByRole("alert").getByText("The portal could not be loaded").waitFor();

  await page.unroute("**/assets/graphql-*.js");
  await page.getByRole("link", { name: "reload the page" }).click();
  await waitForHeading(page, "Student Login");
});

test("the page of a form's section names the section's code", async ({ open }) => {
  const { page } = await open();
  await signInApplicant(page, { login: "COHT/PHT/00002", password: "yusuf" });
  const codeAt = async (section: string) => {
    const answer = await page.request.get(`/applicant/application-form?section=${section}`, {
      headers: { accept: "text/html" },
    });
    return (await answer.text()).match(/\w+Section(?=-[^"]+\.js)/g);
  };

  expect(await codeAt("academic")).toEqual(["AcademicSection"]);
  expect(await codeAt("jamb")).toEqual(["JambSection"]);
  expect(await codeAt("none")).toBeNull();
});

test("the page of an address names all code and styles that its screen loads", async ({ open }) => {
  // On a laptop the dashboard loads a table when it has been drawn.
  const { page } = await open({ viewport: phone });
  await signIn(page, fixedStudents.bello);
  for (const [path, heading] of [
    ["/student/dashboard", "Dashboard"],
    ["/student/results", "Results"],
  ] as const) {
    const answer = await page.goto(path);
    await waitForHeading(page, heading);

    const named: readonly string[] = (await answer?.text())?.match(/\/assets\/[^"]+/g) ?? [];
    const loaded = await page.evaluate<readonly string[]>(
      `performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname)`,
    );
    const files = loaded.filter((file) => file.startsWith("/assets/"));
    expect(files.length).toBeGreaterThan(10);
    expect(files.filter((file) => !named.includes(file))).toEqual([]);
  }
});
