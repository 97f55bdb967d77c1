import type { Locator, Page } from "playwright-core";
import { afterAll, beforeAll, expect } from "vitest";
import { createStaff } from "../college/testing/staff.ts";
import { type OwnPortal, startOwnPortal } from "./harness/own-portal.ts";
import { enrol } from "./harness/own-portal-callers.ts";
import { signIn, signInStaff } from "./harness/people.ts";
import { checkoutAmount, pay } from "./harness/sandbox.ts";
import { expectFittingAccessibleScreen } from "./harness/screen.ts";
import { laptop, phone, test } from "./harness/test.ts";
import { today } from "./harness/today.ts";
import { waitForHeading } from "./harness/visit.ts";
import { choose } from "./steps/choose.ts";
import { createProgramme, openWizard } from "./steps/course-registration.ts";

const password = "harmattan-2026";

let own: OwnPortal;

beforeAll(async () => {
  own = await startOwnPortal();
  await createProgramme(own);
});

afterAll(() => own.stop());

/** The ISO date that many days from the day of the test. */
const inDays = (days: number): string =>
  new Date(Date.parse(today) + days * 24 * 3_600_000).toISOString().slice(0, 10);

const fillShares = async (dialog: Locator, dates: readonly string[]): Promise<void> => {
  for (const [index, date] of dates.entries()) {
    const share = dialog.getByRole("group", { name: `Instalment ${index + 1}` });
    await share.getByLabel("Last day in time").fill(date);
  }
};

const openPlans = async (page: Page): Promise<void> => {
  await page.goto("/admin/instalments/plans");
  await waitForHeading(page, "Instalment plans");
};

const payShare = async (page: Page, button: RegExp): Promise<string> => {
  await page.goto("/student/tuition-payment");
  await page.getByRole("button", { name: button }).click();
  const amount = await checkoutAmount(page);
  await pay(page);
  await page.getByRole("heading", { name: "Payment Successful!" }).waitFor();
  return amount;
};

const plan = "Level 100";
const moreTuition =
  /^You have to pay ₦[\d,.]+ more of tuition before commencing hostel application\./;

test("the first share unlocks registration, the second, with its late fee, the hostel", {
  timeout: 240_000,
}, async ({ open }) => {
  const student = await enrol(own, { paid: [] });
  const { email } = await createStaff(own.college, "SUPER_ADMIN", { password });
  const { page: office } = await open({ viewport: laptop, url: own.url });
  await signInStaff(office, { login: email, password });
  await openPlans(office);
  await office.getByRole("button", { name: "Add a plan" }).click();
  const adding = office.getByRole("dialog", { name: /^Add a plan to / });
  await choose(adding.getByLabel("Level"), "100");
  await fillShares(adding, [inDays(5), inDays(40)]);
  await adding.getByRole("button", { name: "Show what it comes to" }).click();
  await adding.getByText("The plan is for 1 student.").waitFor();
  await expectFittingAccessibleScreen(office);
  await adding.getByRole("button", { name: "Save" }).click();
  await office.getByRole("region", { name: plan }).waitFor();

  const { page } = await open({ viewport: phone, url: own.url });
  await signIn(page, student);
  await page.getByRole("region", { name: "Tuition in instalments" }).waitFor();
  await expectFittingAccessibleScreen(page);
  await page.goto("/student/course-registration");
  await page.getByText("You have to pay Tuition fees before registering courses").waitFor();
  await page.goto("/student/tuition-payment");
  await page.getByRole("button", { name: /^Pay everything, ₦/ }).waitFor();
  await expectFittingAccessibleScreen(page);
  const first = await payShare(page, /^Pay the next instalment, ₦/);
  await openWizard(page);

  await page.goto("/student/hostel-application");
  await page.getByText(moreTuition).waitFor();
  await expectFittingAccessibleScreen(page);
  await page.goto("/student/payment");
  await page.getByText(/Instalment 2 of 2 is due by/).waitFor();
  await expectFittingAccessibleScreen(page);

  // The office moves the dates, so that the second share was due yesterday.
  await openPlans(office);
  await office.getByRole("button", { name: `Change the plan: ${plan}` }).click();
  const changing = office.getByRole("dialog", { name: `Change the plan: ${plan}` });
  await fillShares(changing, [inDays(-8), inDays(-1)]);
  await changing.getByRole("button", { name: "Save" }).click();
  const question = office.getByRole("dialog", { name: "What else comes of this" });
  await question.getByText("1 student would be charged the late fee.").waitFor();
  await expectFittingAccessibleScreen(office);
  await question.getByRole("button", { name: "Go ahead" }).click();
  await office.getByText("Saved.").waitFor();
  await office.getByRole("region", { name: plan }).getByRole("link", { name: "1" }).last().click();
  await waitForHeading(office, "Instalments");
  await office
    .getByRole("row")
    .filter({ hasText: student.matricNumber })
    .getByText("Overdue")
    .waitFor();
  await expectFittingAccessibleScreen(office);

  await page.goto("/student/tuition-payment");
  await page.getByText("Late payment fee").waitFor();
  await page
    .getByText(/^Overdue since/)
    .first()
    .waitFor();
  await expectFittingAccessibleScreen(page);
  const second = await payShare(page, /^Make Payment$/);
  expect(second).not.toBe(first);

  await page.goto("/student/tuition-payment");
  await page.getByText(/^Tuition for the \d{4}\/\d{4} session is paid\.$/).waitFor();
  await page.goto("/student/payment");
  await page.getByRole("button", { name: "Make Payment" }).waitFor();
  expect(await page.getByText(moreTuition).count()).toBe(0);
  await openWizard(page);
  await office.goto("/admin/instalments?state=PAID");
  await office
    .getByRole("row")
    .filter({ hasText: student.matricNumber })
    .getByText("All paid")
    .waitFor();
});
