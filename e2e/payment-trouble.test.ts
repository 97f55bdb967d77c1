import type { Page } from "playwright-core";
import { expect } from "vitest";
import { paymentRows } from "./harness/history.ts";
import { type Credentials, signIn } from "./harness/people.ts";
import { checkoutAmount, choose, pay } from "./harness/sandbox.ts";
import { cast } from "./harness/students.ts";
import { test } from "./harness/test.ts";

async function startTuition(page: Page, student: Credentials): Promise<void> {
  await signIn(page, student);
  await page.goto("/student/tuition-payment");
  await page.getByRole("button", { name: "Make Payment" }).click();
  await checkoutAmount(page);
}

const referenceIn = (page: Page) => new URL(page.url()).searchParams.get("reference") ?? "";

test("a declined card takes nothing and can be tried again", async ({ open }) => {
  const { page } = await open();
  await startTuition(page, cast.decliner);
  await choose(page, "Decline");
  await page.getByText("Declined").waitFor();
  await choose(page, "Insufficient funds");
  await page.getByText("Insufficient funds").first().waitFor();
  await page.goto("/student/payment");
  await page.getByText("No payment records found").waitFor();

  await page.goto("/student/tuition-payment");
  await page.getByRole("button", { name: "Make Payment" }).click();
  await checkoutAmount(page);
  await pay(page);
  await page.getByRole("heading", { name: "Payment Successful!" }).waitFor();
});

test("a cancelled payment is told as such, and nothing is credited", async ({ open }) => {
  const { page } = await open();
  await startTuition(page, cast.leaver);
  await choose(page, "Cancel");
  await page.waitForURL(/\/student\/tuition-verify\?.*reference=/);
  const main = page.getByRole("main");
  await main.getByText(/not completed|not confirmed/).waitFor();
  expect(await main.getByText("Payment Successful!").count()).toBe(0);
  await page.goto("/student/payment");
  await page.getByText("No payment records found").waitFor();
});

test("the back button during payment leads back to the same payment, not to a second one", async ({
  open,
}) => {
  const { page } = await open();
  await startTuition(page, cast.backGoer);
  const checkout = page.url();
  await page.goBack();
  await page.getByRole("button", { name: "Make Payment" }).click();
  await checkoutAmount(page);
  expect(page.url()).toBe(checkout);
  await pay(page);
  await page.getByRole("heading", { name: "Payment Successful!" }).waitFor();
  const reference = referenceIn(page);
  await page.goto("/student/payment");
  expect(await paymentRows(page, reference)).toHaveLength(1);
});

test("a double click on pay pays once", async ({ open }) => {
  const { page } = await open();
  await signIn(page, cast.clicker);
  await page.goto("/student/tuition-payment");
  await page.getByRole("button", { name: "Make Payment" }).dblclick();
  await checkoutAmount(page);
  await page.getByRole("button", { name: /^Pay ₦/ }).dblclick();
  await page.getByRole("heading", { name: "Payment Successful!" }).waitFor();
  await page.goto("/student/payment");
  await page.getByRole("button", { name: /^Download receipt/ }).waitFor();
  expect(await page.getByRole("button", { name: /^Download receipt/ }).count()).toBe(1);
});

test("an unknown reference is told plainly", async ({ open }) => {
  const { page } = await open();
  await page.goto("/tuition-verify?reference=no-such-reference");
  await page.getByRole("heading", { name: "Oops!" }).waitFor();
  await page.getByText(/^Error: /).waitFor();
  await page.goto("/hostel-payment-verify");
  await page.getByText("Error: Payment reference is missing").waitFor();
  await page.getByRole("link", { name: "Go back" }).waitFor();
});
