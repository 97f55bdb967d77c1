import { afterAll, beforeAll, beforeEach, expect } from "vitest";
import { changeSemester } from "../college/testing/year.ts";
import { type OwnPortal, startOwnPortal } from "./harness/own-portal.ts";
import { enrol } from "./harness/own-portal-callers.ts";
import { signIn } from "./harness/people.ts";
import { expectFittingAccessibleScreen } from "./harness/screen.ts";
import { phone, test } from "./harness/test.ts";
import {
  codesOf,
  createProgramme,
  openWizard,
  type Programme,
  press,
  selectedCodes,
  submitSelection,
  waitForStep,
} from "./steps/course-registration.ts";

let own: OwnPortal;
let programme: Programme;

beforeAll(async () => {
  own = await startOwnPortal();
  programme = await createProgramme(own);
});

afterAll(() => own.stop());

const inDays = (days: number): Date => new Date(Date.now() + days * 24 * 3_600_000);

/**
 * Opens registration between two days counted from now. Courses can be dropped for a week after it closes.
 */
const openFor = (from: number, to: number): Promise<void> =>
  changeSemester(own.college, own.semesterId, {
    registrationStart: inDays(from),
    registrationEnd: inDays(to),
    dropDeadline: inDays(to + 7),
  });

beforeEach(() => openFor(-7, 7));

test("the page says when registration opens and when it closed", async ({ open }) => {
  const { page } = await open({ url: own.url, viewport: phone });
  await signIn(page, await enrol(own));
  await openFor(1, 7);
  await page.goto("/student/course-registration");
  await page.getByRole("heading", { name: "Registration Closed" }).waitFor();
  await page.getByText(/^Course registration opens on /).waitFor();
  await openFor(-7, -1);
  await page.getByRole("button", { name: "Check again" }).click();
  await page.getByText(/^Course registration closed on /).waitFor();
  await expectFittingAccessibleScreen(page);
  await page.getByRole("main").getByRole("link", { name: "Registered courses" }).click();
  await page.getByText("No Course Registered Yet").waitFor();
  await expectFittingAccessibleScreen(page);
});

test("a course can be dropped after registration closes until the drop deadline", async ({
  open,
}) => {
  const [first, second, third, fourth] = programme.electives;
  if (!(first && second && third && fourth))
    throw new Error("Fewer than four courses are offered.");
  const { page } = await open({ url: own.url });
  await signIn(page, await enrol(own));
  await openWizard(page);
  await press(page, first, second, third, fourth);
  await submitSelection(page);
  await openFor(-7, -1);
  await page.goto("/student/course-registration/registered-courses");
  await page.getByRole("button", { name: `Drop ${third.code}` }).click();
  const dialog = page.getByRole("dialog", { name: `Drop ${third.code}?` });
  await dialog.getByText(/Registration is closed: you cannot register it again\.$/).waitFor();
  await dialog.getByRole("button", { name: "Drop course" }).click();
  await page.getByText("The course is dropped.").waitFor();
  await openFor(-17, -8);
  await page.reload();
  await page.getByText(/^Courses could be dropped until /).waitFor();
  expect(await page.getByRole("button", { name: /^Drop / }).count()).toBe(0);
});

test("registration that closes between the selection and its submission loses nothing", async ({
  open,
}) => {
  const [first, second, third] = programme.electives;
  if (!(first && second && third)) throw new Error("Fewer than three courses are offered.");
  const { page } = await open({ url: own.url });
  await signIn(page, await enrol(own));
  await openWizard(page);
  await press(page, first, second, third);
  await page.getByRole("button", { name: "Continue to Review" }).click();
  await waitForStep(page, "Review Selection");
  await openFor(-7, -1);
  await page.getByRole("button", { name: "Submit Registration" }).click();
  await page.getByRole("heading", { name: "Registration Closed" }).waitFor();
  // The college has moved the closing date.
  await openFor(-7, 7);
  await page.getByRole("button", { name: "Check again" }).click();
  await waitForStep(page, "Review Selection");
  await page.getByRole("button", { name: "Back" }).click();
  await waitForStep(page, "Select Courses");
  expect(await selectedCodes(page)).toEqual(codesOf(...programme.compulsory, first, second, third));
  await submitSelection(page);
  await page.getByText("Registration Complete").waitFor();
});

test("courses registered in another window count towards the limits", async ({ open }) => {
  const five = programme.electives.slice(0, 5);
  const [sixth, seventh] = programme.electives.slice(5);
  const [first] = five;
  if (!(first && sixth && seventh)) throw new Error("Fewer than seven courses are offered.");
  const { page: one, context } = await open({ url: own.url });
  await signIn(one, await enrol(own));
  const other = await context.newPage();
  await openWizard(one);
  await openWizard(other);
  await press(one, ...five);
  await press(other, first, sixth, seventh);
  await submitSelection(one);

  await other.bringToFront();
  await other.getByRole("button", { name: "Continue to Review" }).click();
  await waitForStep(other, "Review Selection");
  await other.getByRole("button", { name: "Submit Registration" }).click();
  await other.getByText("Credit limit exceeded. Maximum allowed is 24 credits.").first().waitFor();
  await expectFittingAccessibleScreen(other);
  // The courses of the first window are registered. The selection of this window is kept and can be changed.
  await other.getByRole("button", { name: "Back" }).click();
  await waitForStep(other, "Select Courses");
  await press(other, seventh);
  await submitSelection(other);
  const registered = codesOf(...programme.compulsory, ...five, sixth);
  await other.goto("/student/course-registration");
  await waitForStep(other, "Select Courses");
  expect((await selectedCodes(other)).toSorted()).toEqual(registered.toSorted());
});
