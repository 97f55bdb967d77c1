import type { Page } from "playwright-core";
import { expect } from "vitest";

type Choice = "Decline" | "Insufficient funds" | "Cancel";

/** Waits for the sandbox's checkout page and returns the amount as shown: `₦76,500`. */
export async function checkoutAmount(page: Page): Promise<string> {
  const amount = await page.locator(".amount").textContent();
  expect(amount).toMatch(/^₦[\d,]+(\.\d\d)?$/);
  return (amount ?? "").replace(/\.00$/, "");
}

export async function pay(page: Page): Promise<void> {
  await page.getByRole("button", { name: /^Pay ₦/ }).click();
}

export async function choose(page: Page, choice: Choice): Promise<void> {
  await page.getByRole("button", { name: choice }).click();
}
