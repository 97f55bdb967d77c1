import type { Page } from "playwright-core";
import { expect } from "vitest";
import { paymentRows } from "./harness/history.ts";
import { type Credentials, signIn } from "./harness/people.ts";
import { checkoutAmount, choose, pay } from "./harness/sandbox.ts";
import { journeyStudents } from "./harness/students.ts";
import { test } from "./harness/test.ts";

async function startTuition(page: Page, student: Credentials): Promise<void> {
  await signIn(page, student);
  await page.goto("/student/tuition-payment");
  await page.getByRole("button", { name: "Make Payment" }).click();
  await checkoutAmount(page);
}

const referenceIn = (page: Page) => new URL(page.url()).searchParams.get("reference") ?? "";

test.for([
  ["Decline", "Declined", journeyStudents.decliner],
  ["Insufficient funds", "Insufficient funds", journeyStudents.underfundedPayer],
  ["Cancel", "The transaction was not completed", journeyStudents.leaver],
] as const)("%s is reported, credits nothing and allows another payment", async ([
  choice,
  words,
  student,
], { open }) => {
  const { page } = await open();
  await startTuition(page, student);
  await choose(page, choice);
  await page.waitForURL((url) => url.pathname === "/student/tuition-verify");
  await page.getByRole("main").getByText(words).first().waitFor();
  expect(await page.getByText("Payment Successful!").count()).toBe(0);
  await page.goto("/student/payment");
  await page.getByText("No payment records found").waitFor();

  await page.goto("/student/tuition-payment");
  await page.getByRole("button", { name: "Make Payment" }).click();
  await checkoutAmount(page);
  await pay(page);
  await page.getByRole("heading", { name: "Payment Successful!" }).waitFor();
});

test("the back button during a payment returns to the same payment", async ({ open }) => {
  const { page } = await open();
  await startTuition(page, journeyStudents.backButtonUser);
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

test("a double click starts one payment", async ({ open }) => {
  const { page } = await open();
  await signIn(page, journeyStudents.clicker);
  await page.goto("/student/tuition-payment");
  await page.getByRole("button", { name: "Make Payment" }).dblclick();
  await checkoutAmount(page);
  await page.getByRole("button", { name: /^Pay ₦/ }).dblclick();
  await page.getByRole("heading", { name: "Payment Successful!" }).waitFor();
  await page.goto("/student/payment");
  await page.getByRole("button", { name: /^Download receipt/ }).waitFor();
  expect(await page.getByRole("button", { name: /^Download receipt/ }).count()).toBe(1);
});

test("an unknown reference is reported", async ({ open }) => {
  const { page } = await open();
  await page.goto("/tuition-verify?reference=no-such-reference");
  await page.getByRole("heading", { name: "Oops!" }).waitFor();
  await page.getByText(/^Error: /).waitFor();
  await page.goto("/hostel-payment-verify");
  await page.getByText("Error: Payment reference is missing").waitFor();
  await page.getByRole("link", { name: "Go back" }).waitFor();
});
