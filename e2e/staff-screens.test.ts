import { readdirSync, readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { fixedApplicants } from "./harness/applicants.ts";
import {
  fillStaffLogin,
  fixedStaff,
  fixedStudents,
  signIn,
  signInApplicant,
} from "./harness/people.ts";
import { expectGoodScreen } from "./harness/screen.ts";
import { test } from "./harness/test.ts";

/** A screen under its area; `record` is a heading of the screen that its first row leads to, where rows have one. */
type Screen = readonly [path: string, heading: string, record?: string];

const account: Screen = ["account", "My account"];

/** Of ICT support, and of the admin. */
const shared: readonly Screen[] = [
  ["dashboard", "Dashboard"],
  ["applicants", "Applicants", "Personal details"],
  ["courses", "Courses", "Prerequisites"],
  ["students", "Students", "What the staff changed"],
  ["profiles", "Profiles", "Details"],
  ["update-profiles", "Edit Profiles", "Correct profile"],
  ["change-requests", "Change requests", "Change request"],
  ["reset-passwords", "Reset Passwords"],
  ["unverified-emails", "Unverified emails"],
  ["payments", "Payments", "Charged for"],
  ["reconciliation", "Reconciliation"],
];

const offices = [
  {
    area: "/admin",
    person: fixedStaff.admin,
    screens: [
      ...shared,
      ["admins", "Administrators"],
      ["admins/invitations", "Invitations"],
      ["ranking", "Ranking"],
      ["ssce", "Applicants SSCE", "What is claimed"],
      ["sessions", "Application Sessions", "Quotas"],
      ["calendar", "Academic Calendar"],
      ["departments", "Departments", "O-level requirement"],
      ["fees", "Fee schedule"],
      ["hostels", "Hostels"],
      ["hostels/rooms", "Hostel rooms"],
      ["hostels/applications", "Hostel applications"],
      ["hostels/waiting", "Hostel waiting list"],
      ["announcements", "Announcements"],
      ["audit-log", "Audit log"],
    ],
    closed: "/lecturer/courses",
  },
  {
    area: "/ict-support",
    person: fixedStaff.ictSupport,
    screens: shared,
    closed: "/admin/audit-log",
  },
  {
    area: "/lecturer",
    person: fixedStaff.lecturer,
    screens: [
      ["dashboard", "Dashboard"],
      ["courses", "My Courses"],
    ],
    closed: "/exam-officer/courses",
  },
  {
    area: "/exam-officer",
    person: fixedStaff.examOfficer,
    screens: [
      ["dashboard", "Dashboard"],
      ["courses", "Courses", "Prerequisites"],
    ],
    closed: "/ict-support/students",
  },
] satisfies readonly { readonly screens: readonly Screen[]; readonly [key: string]: unknown }[];

const arrival = (page: Page, path: string) => page.waitForURL((url) => url.pathname === path);

/** Skeletons give way to what was asked for; only that is the screen. */
const settle = (page: Page) =>
  page.locator("[aria-busy=true]").first().waitFor({ state: "detached" });

async function seeScreen(page: Page, heading: string): Promise<void> {
  await page.getByRole("heading", { name: heading, exact: true, level: 1 }).waitFor();
  await settle(page);
  await expectGoodScreen(page);
}

async function seeFirstRecord(page: Page, list: string, part: string): Promise<void> {
  await page.locator(`tbody a[href^="${list}/"]`).first().click();
  await page.getByRole("heading", { name: part, exact: true, level: 2 }).waitFor();
  await settle(page);
  await expectGoodScreen(page);
}

test.for(offices)(
  "whoever works at $area signs in to the screen they wanted; theirs are all good, no other is theirs",
  {
    timeout: 240_000,
  },
  async ({ area, person, screens, closed }, { open }) => {
    const { page } = await open();
    await page.goto(`${area}/account`);
    await fillStaffLogin(page, person);
    await arrival(page, `${area}/account`);
    await seeScreen(page, "My account");
    for (const [path, heading, record] of screens) {
      await page.goto(`${area}/${path}`);
      await seeScreen(page, heading);
      if (record) await seeFirstRecord(page, `${area}/${path}`, record);
    }
    await page.goto(closed);
    await arrival(page, `${area}/dashboard`);
  },
);

test("every screen of the staff is among those looked at", () => {
  const folder = new URL("../web/src/staff/", import.meta.url);
  const tables = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith("/routes.ts"))
    .map((file) => readFileSync(new URL(file, folder), "utf8"));
  const routed = tables.flatMap((table) =>
    [...table.matchAll(/path: "([^"]+)"/g)].map(([, path = ""]) => path.replace(/:\w+/, ":record")),
  );
  const looked = [account, ...offices.flatMap(({ screens }): readonly Screen[] => screens)].flatMap(
    ([path, , record]) => (record ? [path, `${path}/:record`] : [path]),
  );
  expect([...new Set(looked)].sort()).toEqual([...new Set(routed)].sort());
});

test("the list of applicants shows scores and decisions on a laptop without scrolling sideways", async ({
  open,
}) => {
  const { page } = await open();
  await page.goto("/admin/applicants");
  await fillStaffLogin(page, fixedStaff.admin);
  await page.getByRole("heading", { name: "Applicants", exact: true, level: 1 }).waitFor();
  await settle(page);
  const list = await page.getByRole("region", { name: "Applicants", exact: true }).boundingBox();
  const headings = page.getByRole("columnheader");
  const last = await headings.last().boundingBox();
  expect(await headings.allInnerTexts()).toEqual(
    expect.arrayContaining(["Score (%)", "Decision", "Signed up"]),
  );
  expect(rightOf(last)).toBeLessThanOrEqual(rightOf(list));
});

const rightOf = (box: { readonly x: number; readonly width: number } | null): number =>
  (box?.x ?? Number.NaN) + (box?.width ?? 0);

test("students and applicants who open the staff's half are led to their own", async ({ open }) => {
  const [student, applicant] = [await open(), await open()];
  await signIn(student.page, fixedStudents.bello);
  await student.page.goto("/admin/students");
  await arrival(student.page, "/student/dashboard");
  await signInApplicant(applicant.page, fixedApplicants.okonkwo);
  await applicant.page.goto("/admin/students");
  await arrival(applicant.page, "/applicant/dashboard");
});
