import type { Locator, Page } from "playwright-core";
import { createCourse, recordOutcome, type TestCourse } from "../../college/testing/courses.ts";
import type { OwnPortal } from "../harness/own-portal.ts";
import type { OwnStudent } from "../harness/own-portal-callers.ts";

/** The courses of a level in the semester, three credits each. */
export interface Programme {
  readonly compulsory: readonly TestCourse[];
  /** Together with the other courses more than the maximum. */
  readonly electives: readonly TestCourse[];
  /** Needs a prerequisite that nobody has passed. */
  readonly advanced: TestCourse;
  /** No longer offered at this level. Students who failed it carry it over. */
  readonly earlier: TestCourse;
}

/** Creates two compulsory courses, seven electives and one whose prerequisite nobody has passed. */
export async function createProgramme({ college }: OwnPortal): Promise<Programme> {
  const make = (title: string, more: Parameters<typeof createCourse>[1] = {}) =>
    createCourse(college, { title, ...more });
  const compulsory = [
    await make("Human Anatomy", { isCompulsory: true }),
    await make("Primary Health Care", { isCompulsory: true }),
  ];
  const electives: TestCourse[] = [];
  for (const title of [
    "Nutrition",
    "First Aid",
    "Statistics",
    "Ethics",
    "Sociology",
    "Nursing",
    "Midwifery",
  ]) {
    electives.push(await make(title));
  }
  const earlier = await make("Use of English", { offeredTo: null });
  const advanced = await make("Advanced Practice", { prerequisites: [earlier] });
  return { compulsory, electives, advanced, earlier };
}

/** Fails the student in the programme's earlier course, so that it is carried over. */
export function failCourse(
  portal: OwnPortal,
  student: OwnStudent,
  course: TestCourse,
): Promise<void> {
  const { college, sessionId } = portal;
  return recordOutcome(college, {
    studentId: student.id,
    courseId: course.id,
    sessionId,
    isPassed: false,
  });
}

type RegistrationStep = "Select Courses" | "Review Selection" | "Confirmation";

/** Waits until the wizard shows a step. */
export async function waitForStep(page: Page, step: RegistrationStep): Promise<void> {
  await page.getByRole("heading", { name: step, exact: true, level: 2 }).waitFor();
}

/** Opens the wizard by its address. */
export async function openWizard(page: Page): Promise<void> {
  await page.goto("/student/course-registration");
  await waitForStep(page, "Select Courses");
}

export const boxOf = (page: Page, { code }: Pick<TestCourse, "code">): Locator =>
  page.getByRole("checkbox", { name: new RegExp(`^${code} `) });

/** Clicks the names of courses, as a finger does. */
export async function press(page: Page, ...courses: readonly TestCourse[]): Promise<void> {
  for (const { code } of courses) {
    await page.locator("label").filter({ hasText: code }).click();
  }
}

/** Clicks a locked course. Playwright would not click it because it is aria-disabled. */
export const pressLocked = (page: Page, course: TestCourse): Promise<void> =>
  boxOf(page, course).press("Space");

/** The codes of the selected courses in the order they are shown. */
export async function selectedCodes(page: Page): Promise<string[]> {
  const names = await page.locator("li:has(input:checked) label").allInnerTexts();
  return names.map((name) => name.trim().slice(0, "GST 0001".length));
}

export const codesOf = (...courses: readonly TestCourse[]): string[] =>
  courses.map(({ code }) => code);

/** Goes from the selection to the end of the wizard. */
export async function submitSelection(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Continue to Review" }).click();
  await waitForStep(page, "Review Selection");
  await page.getByRole("button", { name: "Submit Registration" }).click();
  await waitForStep(page, "Confirmation");
}
