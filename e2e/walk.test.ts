import { fillLogin, fillStaffLogin, logOut } from "./harness/people.ts";
import { test } from "./harness/test.ts";
import { areas } from "./steps/areas.ts";
import { at, checkMenu, expectScreen, goTo, leads, type Stop } from "./steps/walk.ts";

/** Specification §2, the public routes. */
const everybodys: readonly Stop[] = [
  ...leads("/student/login", "Student Login", "/"),
  ...at("Student Login", "/login", "/student", "/student/login"),
  ...at("Applicant Login", "/applicant", "/applicant/login", "/login?for=applicant"),
  ...at("Staff Login", "/admin", "/lecturer", "/ict-support", "/exam-officer"),
  ...at("Forgot Password", "/forgot-password", "/student/forgot-password"),
  ...at("Confirm Password Reset", "/confirm-reset-password", "/student/confirm-reset-password"),
  ...at("Apply for Admission", "/signup"),
  ...at("Wrong path or Unverified Student", "/not-verified", "/verify-email/COHT"),
  ...leads("/not-verified", "Wrong path or Unverified Student", "/payment"),
  {
    path: "/verify-email/COHT/CHE/99999/a-token-that-was-never-given-out",
    heading: "Wrong path or Unverified Student",
    ends: "/not-verified",
    says: "User not found",
  },
  { path: "/payment-success", heading: "Payment Result", says: "No reference to your payment." },
  ...[
    "/tuition-verify",
    "/student/tuition-verify",
    "/hostel-payment-verify",
    "/student/hostel-payment-verify",
  ].map((path) => ({ path, heading: "Oops!", says: "Payment reference is missing" })),
  ...at("Page not found", "/no-such-page", "/no/such/page"),
];

/** Redirects for people who are not signed in. */
const strangers: readonly Stop[] = [
  ...leads("/student/login", "Student Login", "/student/dashboard", "/dashboard", "/profile"),
  ...leads("/login", "Applicant Login", "/applicant/dashboard", "/applicant/application-form"),
  ...leads("/admin", "Staff Login", "/admin/dashboard", "/lecturer/result"),
];

test("public routes open for visitors, all others lead to the login", async ({ open }) => {
  const { page } = await open();
  await goTo(page, [...everybodys, ...strangers]);
});

test.for(areas)("$who: every menu entry and route opens its screen", async ({
  person,
  login,
  notice,
  start,
  menu,
  stops,
  exit,
}, { open }) => {
  const { page } = await open();
  await page.goto(login);
  await (exit.heading === "Staff Login" ? fillStaffLogin : fillLogin)(page, person);
  if (notice) {
    await expectScreen(page, notice);
    await page.getByRole("button", { name: "Ok", exact: true }).click();
  }
  await expectScreen(page, start);
  await checkMenu(page, menu.name, menu.entries);
  await goTo(page, stops);
  await logOut(page);
  await expectScreen(page, exit);
});
