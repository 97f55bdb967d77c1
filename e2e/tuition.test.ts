import { describe, expect } from "vitest";
import { downloadReceipt, paymentRows } from "./harness/history.ts";
import { signIn } from "./harness/people.ts";
import { checkoutAmount, pay } from "./harness/sandbox.ts";
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

test("paid tuition cannot be paid again and unlocks the hostel payment", async ({ open }) => {
  const { page } = await open();
  await signIn(page, journeyStudents.boarder);
  await page.goto("/student/tuition-payment");
  await page.getByText(/^Tuition for the \d{4}\/\d{4} session is paid\.$/).waitFor();
  expect(await page.getByRole("button", { name: "Make Payment" }).count()).toBe(0);
});
