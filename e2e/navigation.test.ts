import { fillLogin, logOut } from "./harness/people.ts";
import { test } from "./harness/test.ts";
import { personalAreas } from "./steps/areas.ts";
import {
  expectMenu,
  expectScreen,
  openMenuEntry,
  redirectsTo,
  type ScreenVisit,
  screensAt,
  visitScreens,
} from "./steps/navigation.ts";

/** Specification §2, the public routes. */
const publicScreens: readonly ScreenVisit[] = [
  ...screensAt("Student Login", "/login", "/student", "/student/login"),
  ...redirectsTo("/student/login", "Student Login", "/"),
  ...screensAt("Applicant Login", "/applicant", "/applicant/login", "/login?for=applicant"),
  ...screensAt("Staff Login", "/admin", "/lecturer", "/ict-support", "/exam-officer"),
  ...screensAt("Forgot Password", "/forgot-password", "/student/forgot-password"),
  ...screensAt(
    "Confirm Password Reset",
    "/confirm-reset-password",
    "/student/confirm-reset-password",
  ),
  ...screensAt("Apply for Admission", "/signup"),
  ...screensAt("Wrong path or Unverified Student", "/not-verified", "/verify-email/COHT"),
  ...redirectsTo("/not-verified", "Wrong path or Unverified Student", "/payment"),
  {
    path: "/verify-email/COHT/CHE/99999/a-token-that-was-never-given-out",
    heading: "Wrong path or Unverified Student",
    ends: "/not-verified",
    alertText: "User not found",
  },
  {
    path: "/payment-success",
    heading: "Payment Result",
    alertText: "No reference to your payment.",
  },
  ...[
    "/tuition-verify",
    "/student/tuition-verify",
    "/section-verify",
    "/student/section-verify",
    "/hostel-payment-verify",
    "/student/hostel-payment-verify",
  ].map((path) => ({ path, heading: "Oops!", alertText: "Payment reference is missing" })),
  ...screensAt("Page not found", "/no-such-page", "/no/such/page"),
];

/** Redirects for people who are not signed in. */
const loginRedirects: readonly ScreenVisit[] = [
  ...redirectsTo("/student/login", "Student Login", "/student/dashboard", "/dashboard", "/profile"),
  ...redirectsTo(
    "/login",
    "Applicant Login",
    "/applicant/dashboard",
    "/applicant/application-form",
  ),
  ...redirectsTo("/admin", "Staff Login", "/admin/dashboard", "/lecturer/result"),
];

test("public routes open for visitors, all others lead to the login", async ({ open }) => {
  const { page } = await open();
  await visitScreens(page, [...publicScreens, ...loginRedirects]);
});

test.for(personalAreas)("$who: every menu entry and route opens its screen", async ({
  person,
  login,
  notice,
  start,
  menu,
  visits,
  exit,
}, { open }) => {
  const { page } = await open();
  await page.goto(login);
  await fillLogin(page, person);
  if (notice) {
    await expectScreen(page, notice);
    await page.getByRole("button", { name: "Ok", exact: true }).click();
  }
  await expectScreen(page, start);
  await expectMenu(page, menu);
  for (const entry of menu.entries) await openMenuEntry(page, menu, entry);
  await visitScreens(page, visits);
  await logOut(page);
  await expectScreen(page, exit);
});
