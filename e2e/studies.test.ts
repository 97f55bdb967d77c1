import type { Page } from "playwright-core";
import { expect } from "vitest";
import { demoAllocations } from "../college/src/demo/hostels/allocations.ts";
import { Random } from "../college/src/demo/random.ts";
import { type DemoStudent, demoStudents } from "../college/src/demo/students.ts";
import { signIn } from "./harness/people.ts";
import { expectFittingAccessibleScreen } from "./harness/screen.ts";
import { phone, test } from "./harness/test.ts";
import { today } from "./harness/today.ts";
import { submitSelection, waitForStep } from "./steps/course-registration.ts";

const everybody = demoStudents({ today });
const allocations = demoAllocations(new Random(0), everybody);

const found = (student: DemoStudent | undefined) => {
  if (student === undefined) throw new Error("The demo data has no such student.");
  return { login: student.matricNumber, password: student.password };
};

const boarder = (status: (typeof allocations)[number]["status"]) =>
  found(allocations.find((one) => one.status === status)?.student);

const registrant = (fits: (student: DemoStudent) => boolean) =>
  found(everybody.find((student) => student.tuitionPaid && fits(student)));

test.for([
  ["pending", boarder("pending"), "Application Pending"],
  ["approved", boarder("approved"), "Application Approved!"],
  ["rejected", boarder("rejected"), "Application Status"],
  ["released", boarder("released"), "Application Status"],
] as const)("a hostel application that is %s fits and is accessible", async ([, student, title], {
  open,
}) => {
  const { page } = await open({ viewport: phone });
  await signIn(page, student);
  await page.goto("/student/hostel-application");
  await page.getByRole("heading", { name: title, level: 2 }).waitFor();
  await expectFittingAccessibleScreen(page);
});

test("a woman sees the rooms of her hostels only, by floor", async ({ open }) => {
  const [woman] = everybody.filter(
    ({ sex, hostelPaid, matricNumber }) =>
      sex === "Female" &&
      hostelPaid &&
      !allocations.some(({ student }) => student.matricNumber === matricNumber),
  );
  const { page } = await open({ viewport: phone });
  await signIn(page, found(woman));
  await page.goto("/student/hostel-application");
  await page.getByText("Moremi Hall", { exact: true }).waitFor();
  await page.getByText("Queen Amina Hall", { exact: true }).waitFor();
  for (const men of ["Azikiwe Hall", "Tafawa Balewa Hall"]) {
    expect(await page.getByText(men).count()).toBe(0);
  }
  await expectFittingAccessibleScreen(page);
  await page.getByRole("tab", { name: "Floor 1" }).click();
  await page.getByRole("heading", { name: "Room A-101" }).waitFor();
});

test("too many carryovers: a student registers as many as fit", async ({ open }) => {
  const student = registrant(
    ({ record, registration }) => record === "over the maximum" && registration === "none",
  );
  const { page } = await open({ viewport: phone });
  await signIn(page, student);
  await toSelection(page);
  await expectFittingAccessibleScreen(page);
  await submitSelection(page);
  await page.getByText("Registration Complete").waitFor();
  await expectFittingAccessibleScreen(page);
});

test("too few credits left: a student registers all that remain", async ({ open }) => {
  const student = registrant(({ record }) => record === "under the minimum");
  const { page } = await open({ viewport: phone });
  await signIn(page, student);
  await toSelection(page);
  for (const box of await page.getByRole("checkbox", { checked: false }).all()) {
    if ((await box.getAttribute("aria-disabled")) === null) await box.press("Space");
  }
  await submitSelection(page);
  await page.getByText("Registration Complete").waitFor();
});

async function toSelection(page: Page): Promise<void> {
  await page.goto("/student/course-registration");
  await waitForStep(page, "Select Courses");
}
