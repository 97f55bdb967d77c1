import type { Page } from "playwright-core";
import type { TestSheet } from "../../college/testing/results.ts";
import { choose } from "./choose.ts";

/** Shows the sheets of a semester such as `2024/2025, Second semester`. */
export async function chooseSemester(page: Page, name: string): Promise<void> {
  await choose(page.getByLabel("Semester", { exact: true }), name);
  await page.waitForURL(/semester=/);
}

/** Opens a sheet of the list. */
export async function openSheet(page: Page, { course }: TestSheet): Promise<void> {
  await page.getByRole("link", { name: course.code, exact: true }).click();
  await page.getByRole("heading", { level: 1 }).filter({ hasText: course.code }).waitFor();
}

/** Types marks down a column and waits until they are saved. */
export async function enterMarks(
  page: Page,
  field: "CA" | "Exam",
  marks: readonly (readonly [matricNumber: string, mark: string])[],
): Promise<void> {
  for (const [matricNumber, mark] of marks) {
    await page.getByRole("textbox", { name: new RegExp(`^${field}, .*${matricNumber}$`) }).click();
    await page.keyboard.type(mark);
    await page.keyboard.press("Enter");
  }
  await page.getByText(/^All saved /).waitFor();
}

export async function submitSheet(page: Page, { course }: TestSheet): Promise<void> {
  await page.getByRole("button", { name: "Submit", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: `Submit ${course.code}` });
  await dialog.getByRole("button", { name: "Submit", exact: true }).click();
  await page.getByText("The sheet is with the exam office.").first().waitFor();
}

export async function returnSheet(page: Page, reason: string): Promise<void> {
  await page.getByRole("button", { name: "Return…" }).click();
  const dialog = page.getByRole("dialog", { name: "Return this sheet" });
  await dialog.getByLabel("Reason", { exact: true }).fill(reason);
  await dialog.getByRole("button", { name: "Return", exact: true }).click();
  await dialog.waitFor({ state: "detached" });
}

export async function approveSheet(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Approve", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Approve this sheet" });
  await dialog.getByRole("button", { name: "Approve", exact: true }).click();
  await dialog.waitFor({ state: "detached" });
}

/** Publishes all sheets of the page. */
export async function publishAll(page: Page, count: number, reason: string): Promise<void> {
  await page.getByRole("checkbox", { name: "Select every row of this page" }).click();
  await page.getByText(`${count} selected`).waitFor();
  await page.getByRole("button", { name: "Publish…" }).click();
  const dialog = page.getByRole("dialog", { name: "Publish results" });
  await dialog.getByText(`${count} can be changed`).waitFor();
  await dialog.getByLabel("Reason", { exact: true }).fill(reason);
  await dialog.getByRole("button", { name: /^Publish/ }).click();
  await dialog.waitFor({ state: "detached" });
}

/** Waits until the list shows the state of a sheet. */
export async function waitForState(
  page: Page,
  { course }: TestSheet,
  state: string,
): Promise<void> {
  await page.getByRole("row").filter({ hasText: course.code }).getByText(state).waitFor();
}
