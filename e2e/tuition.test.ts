import { describe, expect } from "vitest";
import { downloadPdf, printedAddress } from "./harness/download.ts";
import { downloadReceipt, paymentRows } from "./harness/history.ts";
import { fixedStaff, signIn, signInStaff } from "./harness/people.ts";
import { checkoutAmount, pay } from "./harness/sandbox.ts";
import { expectFittingAccessibleScreen } from "./harness/screen.ts";
import { journeyStudents } from "./harness/students.ts";
import { laptop, phone, test } from "./harness/test.ts";

describe.each([
  ["a laptop", laptop, journeyStudents.payer],
  ["a phone of 360 px", phone, journeyStudents.phonePayer],
])("on %s", (_, viewport, student) => {
  test("a student pays tuition and downloads the receipt", async ({ open }) => {
    const { page } = await open({ viewport });
    await signIn(page, student);
    await page.goto("/student/tuition-payment");
    await page.getByRole("button", { name: "Make Payment" }).click();

    const amount = await checkoutAmount(page);
    await pay(page);
    await page.getByRole("heading", { name: "Payment Successful!" }).waitFor();
    expect(new URL(page.url()).pathname).toBe("/student/tuition-verify");
    const result = page.getByRole("main");
    await result.getByText(amount, { exact: true }).waitFor();
    const reference = new URL(page.url()).searchParams.get("reference") ?? "";
    await result.getByText(reference, { exact: true }).waitFor();

    await page.getByRole("link", { name: "Go to payments" }).click();
    await page.getByRole("heading", { name: "Payment", exact: true, level: 1 }).waitFor();
    expect(await paymentRows(page, reference)).toEqual([
      expect.stringContaining(`${amount.slice(1)}.00`),
    ]);

    const receipt = await downloadReceipt(page, reference);
    expect(receipt.fileName).toBe("tuition_receipt.pdf");
    expect(receipt.text).toContain(`${amount.slice(1)}.00`);
    expect(receipt.text).toContain(reference);
    expect(receipt.text).toContain(student.surname);
    expect(receipt.text).toContain("State College of Health Technology");
    const dialog = page.getByRole("dialog");
    await dialog.getByText("Download Started").waitFor();
    // Inside the dialog, because a payment's reference, which is random, can contain "OK".
    await dialog.getByRole("button", { name: "OK" }).click();

    const stranger = await open({ viewport });
    await stranger.page.goto(receipt.confirmationUrl);
    await stranger.page.getByText("This receipt is genuine").waitFor();
    await stranger.page.getByText(reference, { exact: true }).waitFor();
    await stranger.page.getByText(amount, { exact: true }).waitFor();
  });
});

test("a student's account shows the payment, and the office sees the same", async ({ open }) => {
  const { page } = await open({ viewport: laptop });
  await signIn(page, journeyStudents.accountHolder);
  await page.goto("/student/payment");
  await page.getByRole("link", { name: "See your account" }).click();
  await page.getByRole("heading", { name: "Account", exact: true, level: 1 }).waitFor();
  const other = page.getByRole("region", { name: "Section C" });
  await other.getByText("Outstanding", { exact: true }).first().waitFor();
  await expectFittingAccessibleScreen(page);

  await page.goto("/student/tuition-payment");
  await page.getByRole("button", { name: "Make Payment" }).click();
  await checkoutAmount(page);
  await pay(page);
  await page.getByRole("heading", { name: "Payment Successful!" }).waitFor();
  const reference = new URL(page.url()).searchParams.get("reference") ?? "";

  await page.goto("/student/payment/account");
  await other.getByText(reference, { exact: true }).first().waitFor();
  expect(await other.getByText("Outstanding", { exact: true }).count()).toBe(0);
  const statement = await downloadPdf(page, "Download statement", "Statement");
  expect(statement.fileName).toBe("statement.pdf");
  expect(statement.text).toContain(reference);

  const stranger = await open({ viewport: phone });
  await stranger.page.goto(printedAddress(statement.text, "statement"));
  await stranger.page.getByText("This statement is genuine").waitFor();
  await stranger.page.getByText(journeyStudents.accountHolder.matricNumber).waitFor();

  const office = await open({ viewport: laptop });
  await signInStaff(office.page, fixedStaff.admin);
  await office.page.goto(
    `/admin/students?search=${encodeURIComponent(journeyStudents.accountHolder.matricNumber)}`,
  );
  await office.page
    .getByRole("row")
    .filter({ hasText: journeyStudents.accountHolder.matricNumber })
    .getByRole("link")
    .click();
  await office.page.getByRole("tab", { name: "Account" }).click();
  await office.page
    .getByText(new RegExp(`Online, ${reference}`))
    .first()
    .waitFor();
  await expectFittingAccessibleScreen(office.page);
});

test("paid tuition cannot be paid again and unlocks the hostel payment", async ({ open }) => {
  const { page } = await open();
  await signIn(page, journeyStudents.boarder);
  await page.goto("/student/tuition-payment");
  await page.getByText(/^Tuition for the \d{4}\/\d{4} session is paid\.$/).waitFor();
  expect(await page.getByRole("button", { name: "Make Payment" }).count()).toBe(0);
});
