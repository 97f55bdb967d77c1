import type { Page } from "playwright-core";
import { expect } from "vitest";
import { downloadPdf } from "./harness/download.ts";
import { type Credentials, fillLogin, fixedStudents, signIn } from "./harness/people.ts";
import { expectGoodScreen } from "./harness/screen.ts";
import { phone, test } from "./harness/test.ts";

const publicScreens = [
  ["/student/login", "Student Login"],
  ["/student/forgot-password", "Forgot Password"],
  ["/student/confirm-reset-password", "Confirm Password Reset"],
  ["/student/tuition-verify?reference=unknown", "Oops!"],
  ["/receipt/unknown-code", "Receipt Confirmation"],
  ["/registration-slip/unknown-code", "Registration Slip Confirmation"],
  ["/hostel-printout/unknown-code", "Hostel Printout Confirmation"],
  ["/transcript/unknown-code", "Transcript Confirmation"],
  ["/no/such/page", "Page not found"],
] as const;

const otherPublicPaths = [
  ["/", "Student Login"],
  ["/login", "Student Login"],
  ["/student", "Student Login"],
  ["/forgot-password", "Forgot Password"],
  ["/confirm-reset-password", "Confirm Password Reset"],
  ["/tuition-verify", "Oops!"],
  ["/hostel-payment-verify", "Oops!"],
  ["/student/hostel-payment-verify", "Oops!"],
] as const;

type Screen = readonly [path: string, heading: string];

const studentScreens = [
  ["/student/dashboard", "Dashboard"],
  ["/student/profile", "Profile"],
  ["/student/profile/update-profile", "Update Profile"],
  ["/student/payment", "Payment"],
  ["/student/tuition-payment", "Tuition Fee Payment"],
  ["/student/course-registration", "Course Registration"],
  ["/student/course-registration/registered-courses", "Registered Courses"],
  ["/student/hostel-application", "Hostel Application"],
  ["/student/results", "Results"],
  ["/student/change-password", "Change Password"],
] as const;

/** What a student has paid changes nothing on these. */
const sameForAll: readonly string[] = [
  "/student/profile",
  "/student/profile/update-profile",
  "/student/change-password",
];
const changingScreens = studentScreens.filter(([path]) => !sameForAll.includes(path));

const redirects = [
  ["/", "/student/dashboard"],
  ["/student/login", "/student/dashboard"],
  ["/dashboard", "/student/dashboard"],
  ["/profile", "/student/profile"],
  ["/course-registration", "/student/course-registration"],
  ["/hostel-application", "/student/hostel-application"],
] as const;

async function visit(page: Page, path: string, heading: string): Promise<void> {
  await page.goto(path);
  await page.getByRole("heading", { name: heading, exact: true, level: 1 }).waitFor();
  // Skeletons give way to what was asked for; only that is the screen.
  await page.locator("[aria-busy=true]").first().waitFor({ state: "detached" });
}

test.for(publicScreens)("%s is a good screen for anybody", async ([path, heading], { open }) => {
  const { page } = await open();
  await visit(page, path, heading);
  expect(await page.title()).toContain("COHT");
  await expectGoodScreen(page);
});

test("every other path of a public screen shows it", async ({ open }) => {
  const { page } = await open();
  for (const [path, heading] of otherPublicPaths) await visit(page, path, heading);
});

test.for([
  ["with nothing paid", fixedStudents.adeyemi, changingScreens],
  ["with everything paid", fixedStudents.bello, studentScreens],
  ["with tuition paid", fixedStudents.eze, changingScreens],
] as const)(
  "every screen is a good one for a student %s",
  { timeout: 180_000 },
  async ([, student, screens]: readonly [string, Credentials, readonly Screen[]], { open }) => {
    const { page } = await open();
    await signIn(page, student);
    const titles = new Set<string>();
    for (const [path, heading] of screens) {
      await visit(page, path, heading);
      titles.add(await page.title());
      await expectGoodScreen(page);
    }
    expect(titles.size).toBe(screens.length);
  },
);

test("whoever scans a student's transcript is shown that it is genuine, on a good screen", async ({
  open,
}) => {
  const { page } = await open();
  await signIn(page, fixedStudents.bello);
  await visit(page, "/student/results", "Results");
  const transcript = await downloadPdf(page, "Download transcript", "Transcript");
  const [code = "none"] = transcript.qrCodes;
  const stranger = await open({ viewport: phone });
  await visit(stranger.page, code, "Transcript Confirmation");
  await stranger.page.getByText("This transcript is genuine").waitFor();
  await expectGoodScreen(stranger.page);
});

test("paths without the area lead a signed-in student into it", async ({ open }) => {
  const { page } = await open();
  await signIn(page, fixedStudents.bello);
  for (const [from, to] of redirects) {
    await page.goto(from);
    await page.waitForURL((url) => url.pathname === to);
  }
});

test.for(studentScreens)("%s asks a stranger to sign in, then shows itself", async ([
  path,
  heading,
], { open }) => {
  const { page } = await open({ viewport: phone });
  await page.goto(path);
  await page.getByRole("heading", { name: "Student Login" }).waitFor();
  await fillLogin(page, fixedStudents.eze);
  await page.getByRole("heading", { name: heading, exact: true, level: 1 }).waitFor();
});

test("the dashboard says who and where the student is, in one GraphQL request", async ({
  open,
}) => {
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
