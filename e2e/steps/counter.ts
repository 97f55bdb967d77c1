import type { Locator, Page } from "playwright-core";

/** Opens a student at the counter from the list of students. */
export async function openCounterStudent(page: Page, matricNumber: string): Promise<void> {
  await page.goto(`/bursary/students?search=${encodeURIComponent(matricNumber)}`);
  await page.locator('a[href^="/bursary/students/"]').first().click();
  await page.getByRole("heading", { name: "Account", exact: true, level: 2 }).waitFor();
}

/** Opens the form that takes money and returns it. */
export async function beginPayment(page: Page): Promise<Locator> {
  await page.getByRole("button", { name: "Take a payment" }).click();
  const form = page.getByRole("dialog", { name: "Take a payment" });
  await form.waitFor();
  return form;
}
