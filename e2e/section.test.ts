import { expect } from "vitest";
import { downloadReceipt, paymentRows } from "./harness/history.ts";
import { signIn } from "./harness/people.ts";
import { checkoutAmount, pay } from "./harness/sandbox.ts";
import { expectFittingAccessibleScreen } from "./harness/screen.ts";
import { journeyStudents } from "./harness/students.ts";
import { phone, test } from "./harness/test.ts";

test("a student pays section A online, which leaves tuition as it is", async ({ open }) => {
  const { page } = await open({ viewport: phone });
  await signIn(page, journeyStudents.sectionPayer);
  await page.goto("/student/tuition-payment");
  const section = page.getByRole("region", { name: "Section A: Acceptance and caution" });
  await section.getByText("Paid at the bursary or online").waitFor();
  await expectFittingAccessibleScreen(page);
  await section.getByRole("button", { name: "Pay section A online, ₦15,000.00" }).click();

  expect(await checkoutAmount(page)).toBe("₦15,000");
  await pay(page);
  await page.getByRole("heading", { name: "Payment Successful!" }).waitFor();
  const result = new URL(page.url());
  expect(result.pathname).toBe("/student/section-verify");
  const reference = result.searchParams.get("reference") ?? "";
  await page.getByRole("main").getByText("Section A Fees", { exact: true }).waitFor();

  await page.getByRole("link", { name: "Go to payments" }).click();
  await page.getByRole("heading", { name: "Payment", exact: true, level: 1 }).waitFor();
  expect(await paymentRows(page, reference)).toEqual([expect.stringContaining("15,000.00")]);
  const receipt = await downloadReceipt(page, reference);
  expect(receipt.fileName).toBe("section_receipt.pdf");
  expect(receipt.text).toContain("Section A Fees");
  expect(receipt.text).toContain(reference);

  const stranger = await open({ viewport: phone });
  await stranger.page.goto(receipt.confirmationUrl);
  await stranger.page.getByText("This receipt is genuine").waitFor();
  await stranger.page.getByText("Section A Fees", { exact: true }).waitFor();

  await page.goto("/student/payment/account");
  const paid = page.getByRole("region", { name: "Section A" });
  await paid.getByText(reference, { exact: true }).first().waitFor();
  expect(await paid.getByText("Outstanding", { exact: true }).count()).toBe(0);
  expect(await page.getByRole("button", { name: /^Pay section/ }).count()).toBe(0);
  await page.goto("/student/tuition-payment");
  await section.getByText("Paid", { exact: true }).waitFor();
  await page.getByRole("button", { name: "Make Payment" }).waitFor();
});
