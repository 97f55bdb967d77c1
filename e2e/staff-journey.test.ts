import type { BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, expect } from "vitest";
import { createApplicationSession, createTestBatch } from "../college/testing/applicants.ts";
import { completeSections, createApplying } from "../college/testing/applications.ts";
import { createTested } from "../college/testing/offers.ts";
import { holdTest, setQuota } from "../college/testing/rounds.ts";
import { createStaff } from "../college/testing/staff.ts";
import { downloadPdf } from "./harness/download.ts";
import { newestMail } from "./harness/mail.ts";
import { type OwnPortal, startOwnPortal } from "./harness/own-portal.ts";
import { fillLogin, signInApplicant, signInStaff } from "./harness/people.ts";
import { pay } from "./harness/sandbox.ts";
import { expectFittingAccessibleScreen } from "./harness/screen.ts";
import { test } from "./harness/test.ts";
import {
  approveBed,
  decideRound,
  importScores,
  openAdminScreen,
} from "./steps/admission-office.ts";
import { openSection, submit } from "./steps/application-form.ts";
import { acceptOffer, payTuition } from "./steps/apply.ts";
import {
  createProgramme,
  openWizard,
  type Programme,
  press,
  submitSelection,
} from "./steps/course-registration.ts";
import { claim, type NamedBed, openRooms, waitForLive, waitForStatus } from "./steps/hostel.ts";

const password = "Harmattan-Wind-26";
const department = "Community Health";

let own: OwnPortal;
let programme: Programme;
let beds: readonly NamedBed[];

beforeAll(async () => {
  own = await startOwnPortal();
  programme = await createProgramme(own);
  beds = await openRooms(own, { "A-101": 2 });
});

afterAll(() => own.stop());

test("an applicant is admitted, becomes a student and gets a bed", {
  timeout: 240_000,
}, async ({ open }) => {
  const { college, collegeUrl, url } = own;
  const [bed] = beds;
  if (bed === undefined) throw new Error("There are fewer than two beds.");
  const session = await createApplicationSession(college);
  const batch = await createTestBatch(college, session);
  await setQuota(college, session, department, 1);
  const untested = { testBatchId: batch.id, testScore: null, testTakenAt: null };
  const rivals = [await createTested(college, untested), await createTested(college, untested)];
  const applicant = await createApplying(college, { password, surname: "Danjuma" });
  await completeSections(college, applicant);
  const login = applicant.applicationNo;

  const { page, context } = await open({ url });
  await signInApplicant(page, { login, password });
  await openSection(page, "declaration");
  await submit(page);
  await page.getByRole("dialog", { name: "Application Successful!" }).waitFor();

  await holdTest(college, batch);
  const office = await open({ url });
  const { email } = await createStaff(college, "SUPER_ADMIN", { password });
  await signInStaff(office.page, { login: email, password });
  await openAdminScreen(office.page, "Applicants");
  const [better, worse] = rivals.map(({ applicationNo }) => applicationNo);
  await importScores(office.page, [
    [worse ?? "", "48"],
    [login, "83"],
    [better ?? "", "71"],
  ]);
  await decideRound(
    office.page,
    "1 admitted, 2 on the waiting list, 0 not admitted",
    "Merit list of the first round",
  );

  await newestMail(collegeUrl, applicant.email, `offers you admission to ${department}`);
  const matricNumber = await acceptOffer(page);
  await fillLogin(page, { login: matricNumber, password });
  await page.getByText("100 Level").waitFor();
  await payTuition(page);
  await registerCourses(page);
  await payHostel(page, context);
  await claim(page, bed);
  await waitForStatus(page, "Application Pending", bed);

  await approveBed(office.page, matricNumber, "Fee and sex checked");
  await newestMail(collegeUrl, applicant.email, /approved/i);
  await page.reload();
  await waitForStatus(page, "Application Approved!", bed);
  const printout = await downloadPdf(page, "Download Printout", "Download In Progress!");
  for (const words of [matricNumber, "Danjuma", bed.room]) expect(printout.text).toContain(words);

  await openAdminScreen(office.page, "Audit log");
  const entries = office.page.getByRole("table", { name: "Changes" }).getByRole("row");
  await entries.filter({ hasText: "Fee and sex checked" }).waitFor();
  expect(await entries.filter({ hasText: "Merit list of the first round" }).count()).toBe(3);
  expect(await entries.filter({ hasText: "admission.score" }).count()).toBe(3);
  await expectFittingAccessibleScreen(office.page);
});

async function registerCourses(page: Page): Promise<void> {
  await openWizard(page);
  await press(page, ...programme.electives.slice(0, 3));
  await submitSelection(page);
  await page.getByText("Registration Complete").waitFor();
}

async function payHostel(page: Page, context: BrowserContext): Promise<void> {
  await page.goto("/student/hostel-application");
  await page.getByRole("link", { name: "Pay now" }).click();
  const opening = context.waitForEvent("page");
  await page.getByRole("button", { name: "Make Payment" }).click();
  const tab = await opening;
  await pay(tab);
  await tab.getByRole("heading", { name: "Payment Successful!" }).waitFor();
  await tab.close();
  await page.goto("/student/hostel-application");
  await waitForLive(page);
}
