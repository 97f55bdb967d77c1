import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect } from "vitest";
import { createSheet, type TestSheet } from "../college/testing/results.ts";
import { createStaff } from "../college/testing/staff.ts";
import { writeLastSession } from "../college/testing/year.ts";
import { downloadPdf } from "./harness/download.ts";
import { newestMail } from "./harness/mail.ts";
import { type OwnPortal, startOwnPortal } from "./harness/own-portal.ts";
import { enrol, type OwnStudent } from "./harness/own-portal-callers.ts";
import { fillStaffLogin, signIn, signInStaff } from "./harness/people.ts";
import { expectFittingAccessibleScreen } from "./harness/screen.ts";
import { type Person, phone, test } from "./harness/test.ts";
import { navigateInPage, waitForHeading } from "./harness/visit.ts";
import {
  codesOf,
  createProgramme,
  type Programme,
  press,
  selectedCodes,
  submitSelection,
  waitForStep,
} from "./steps/course-registration.ts";
import {
  approveSheet,
  chooseSemester,
  enterMarks,
  openSheet,
  publishAll,
  returnSheet,
  submitSheet,
  waitForState,
} from "./steps/results.ts";

const password = "Harmattan-Wind-26";

let own: OwnPortal;
let programme: Programme;

beforeAll(async () => {
  own = await startOwnPortal();
  programme = await createProgramme(own);
});

afterAll(() => own.stop());

const toMenu = (page: Page, title: string) =>
  page.getByRole("navigation").getByRole("link", { name: title, exact: true }).click();

test("results go from marks to publication, and a failed course carries over", {
  timeout: 240_000,
}, async ({ open }) => {
  const { college, collegeUrl, url } = own;
  const student = await enrol(own, { paid: ["tuition"] });
  const other = await enrol(own, { paid: [] });
  const last = await writeLastSession(college);
  const lecturer = await createStaff(college, "LECTURER", { password });
  const officer = await createStaff(college, "EXAM_OFFICER", { password });
  const failed = await createSheet(college, last, {
    lecturer,
    students: [student, other],
    course: { title: "Human Physiology", offeredTo: null },
  });
  const passed = await createSheet(college, last, {
    lecturer,
    students: [student],
    course: { title: "Medical Sociology", offeredTo: null },
    marks: [{ ca: 35, exam: 50 }],
    state: "approved",
  });

  const teaching = await open({ url });
  await signInStaff(teaching.page, { login: lecturer.email, password });
  await toMenu(teaching.page, "Result sheet");
  await chooseSemester(teaching.page, last.name);
  await openSheet(teaching.page, failed);
  await enterMarks(teaching.page, "CA", [
    [student.matricNumber, "12"],
    [other.matricNumber, "30"],
  ]);
  await enterMarks(teaching.page, "Exam", [
    [student.matricNumber, "20"],
    [other.matricNumber, "54"],
  ]);
  await expectFittingAccessibleScreen(teaching.page);
  await submitSheet(teaching.page, failed);

  const office = await open({ url });
  await signInStaff(office.page, { login: officer.email, password });
  await toMenu(office.page, "Result");
  await chooseSemester(office.page, last.name);
  await openSheet(office.page, failed);
  const reason = "The second examiner gives the second student 45, not 54.";
  await returnSheet(office.page, reason);

  await teaching.page.reload();
  await teaching.page.getByText(reason).first().waitFor();
  await enterMarks(teaching.page, "Exam", [[other.matricNumber, "45"]]);
  await submitSheet(teaching.page, failed);

  await office.page.reload();
  await approveSheet(office.page);
  await expectFittingAccessibleScreen(office.page);
  await toMenu(office.page, "Result");
  await chooseSemester(office.page, last.name);
  await publishAll(office.page, 2, "Approved by the academic board");
  for (const sheet of [failed, passed]) await waitForState(office.page, sheet, "Published");
  await expectFittingAccessibleScreen(office.page);

  await newestMail(collegeUrl, student.email, /results/i);
  const { page } = await open({ url, viewport: phone });
  await signIn(page, student);
  await waitForResults(page, student, { failed, passed });
  await page.getByRole("link", { name: "Go to course registration" }).click();
  await registerWith(page, failed);
});

test("missed classes lead to a bar, and to an examination card without the course", {
  timeout: 240_000,
}, async ({ open }) => {
  const { college, url } = own;
  const student = await enrol(own, { paid: ["tuition"], firstName: "Morenike" });
  const lecturer = await createStaff(college, "LECTURER", { password });
  const officer = await createStaff(college, "EXAM_OFFICER", { password });
  const make = (title: string) =>
    createSheet(college, own, {
      lecturer,
      students: [student],
      course: { title, offeredTo: null },
    });
  const missed = await make("Anatomy");
  const attended = await make("Physiology");

  const teaching = await open({ url, viewport: phone });
  await teaching.page.goto("/lecturer/class-attendance");
  await fillStaffLogin(teaching.page, { login: lecturer.email, password });
  await waitForHeading(teaching.page, "Class attendance");
  await expectFittingAccessibleScreen(teaching.page);
  await openSheet(teaching.page, attended);
  await recordClass(teaching.page, student, "Present");
  await teaching.page.getByText(/^The class of .* is recorded\.$/).waitFor();
  await toMenu(teaching.page, "Class attendance");
  await openSheet(teaching.page, missed);
  teaching.expectProblem(/ERR_INTERNET_DISCONNECTED/);
  await teaching.context.setOffline(true);
  await recordClass(teaching.page, student, "Absent");
  await teaching.page.getByText(/ is not recorded yet$/).waitFor();
  await teaching.page.getByText(/kept in this browser and sent again/).waitFor();
  await expectFittingAccessibleScreen(teaching.page);
  await teaching.context.setOffline(false);
  await teaching.page.getByText("0 of 1", { exact: true }).waitFor();
  await expectFittingAccessibleScreen(teaching.page);

  const office = await open({ url });
  await office.page.goto("/exam-officer/attendance-sheet");
  await fillStaffLogin(office.page, { login: officer.email, password });
  await waitForHeading(office.page, "Attendance sheet");
  await office.page.getByRole("link", { name: "Missed classes" }).click();
  await waitForHeading(office.page, "Missed classes");
  await office.page
    .getByRole("checkbox", { name: `Select ${student.matricNumber}, ${missed.course.code}` })
    .click();
  await expectFittingAccessibleScreen(office.page);
  await office.page.getByRole("button", { name: "Bar from the examination" }).click();
  const dialog = office.page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Bar", exact: true }).click();
  await office.page.getByText("1 bar was set.").waitFor();

  const { page } = await open({ url, viewport: phone });
  await signIn(page, student);
  await page.goto("/student/course-registration/registered-courses");
  const attendance = page.getByRole("region", { name: "Class attendance" });
  await attendance.getByText("Barred", { exact: true }).waitFor();
  await attendance.getByText("Attended 1 of 1 classes, 100%").waitFor();
  await page.getByText(`${missed.course.code} is not on it.`, { exact: false }).waitFor();
  await expectFittingAccessibleScreen(page);
  const card = await downloadPdf(page, "Download exam card", "Examination card");
  expect(card.text).toContain(attended.course.code);
  expect(card.text).not.toContain(missed.course.code);

  const [address = ""] = card.qrCodes;
  office.expectProblem(/ERR_INTERNET_DISCONNECTED/);
  const forged = `${address.slice(0, -1)}${address.endsWith("A") ? "B" : "A"}`;
  await checkAtDoor(office, missed, [[address, /^Barred: Class attendance 0%/]]);
  await checkAtDoor(office, attended, [
    [forged, /It is forged/],
    [address, "May sit the examination"],
  ]);
  await office.page.getByRole("button", { name: "Mark present" }).click();
  await office.page.getByText("All marks are saved.").waitFor();
});

/** Opens the attendance sheet of a course, and checks cards there without a network. */
async function checkAtDoor(
  { page, context }: Person,
  { semesterId, courseId, course }: TestSheet,
  cards: readonly (readonly [scanned: string, answer: string | RegExp])[],
): Promise<void> {
  const heading = new RegExp(`^${course.code}`);
  await navigateInPage(page, `/exam-officer/attendance-sheet/${semesterId}/${courseId}`, heading);
  await page.getByRole("button", { name: "Check cards" }).click();
  await page.getByRole("region", { name: "Check cards" }).waitFor();
  await expectFittingAccessibleScreen(page);
  await context.setOffline(true);
  for (const [scanned, answer] of cards) {
    await page.getByLabel("Code of the card").fill(scanned);
    await page.getByRole("button", { name: "Check", exact: true }).click();
    await page.getByRole("alert").getByText(answer).waitFor();
    await expectFittingAccessibleScreen(page);
  }
  await context.setOffline(false);
}

/** Records a class of the open course in which the student has this mark. */
async function recordClass(
  page: Page,
  { matricNumber }: OwnStudent,
  mark: "Present" | "Absent",
): Promise<void> {
  await page.getByRole("button", { name: "Record a class" }).click();
  await waitForHeading(page, "Record a class");
  const marked = page.getByRole("listitem").filter({ hasText: matricNumber });
  await marked.getByText(mark, { exact: true }).click();
  await expectFittingAccessibleScreen(page);
  await page.getByRole("button", { name: "Save", exact: true }).click();
}

async function waitForResults(
  page: Page,
  { matricNumber }: Pick<OwnStudent, "matricNumber">,
  { failed, passed }: { readonly failed: TestSheet; readonly passed: TestSheet },
): Promise<void> {
  await page.getByRole("button", { name: "More", exact: true }).click();
  await toMenu(page, "Results");
  await page.getByRole("heading", { name: "Results", exact: true, level: 1 }).waitFor();
  // (4.00 × 3 + 0.00 × 3) / 6
  await page.getByText("2.00", { exact: true }).first().waitFor();
  const lineOf = ({ course }: TestSheet) =>
    page.getByRole("listitem").filter({ hasText: course.code }).last();
  await lineOf(passed).getByText("4.00", { exact: true }).waitFor();
  await lineOf(failed).getByText("Failed", { exact: true }).waitFor();
  await expectFittingAccessibleScreen(page);
  const transcript = await downloadPdf(page, "Download transcript", "Transcript");
  for (const words of [matricNumber, failed.course.code, "2.00"]) {
    expect(transcript.text).toContain(words);
  }
}

/** Registers the compulsory courses, the failed course included, and two more. */
async function registerWith(page: Page, failed: TestSheet): Promise<void> {
  await waitForStep(page, "Select Courses");
  const required = codesOf(failed.course, ...programme.compulsory);
  expect((await selectedCodes(page)).sort()).toEqual(required.sort());
  await press(page, ...programme.electives.slice(0, 2));
  await submitSelection(page);
  await page.getByText("Registration Complete").waitFor();
  await page.getByText(failed.course.code).first().waitFor();
}
