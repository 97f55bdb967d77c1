import { describe, expect } from "vitest";
import { downloadReceipt, paymentRows } from "./harness/history.ts";
import { fixedStudents, signIn } from "./harness/people.ts";
import { checkoutAmount, pay } from "./harness/sandbox.ts";
import { journeyStudents } from "./harness/students.ts";
import { laptop, phone, test } from "./harness/test.ts";

describe.each([
  ["a laptop", laptop, journeyStudents.boarder],
  ["a phone of 360 px", phone, journeyStudents.phoneBoarder],
])("on %s", (_, viewport, student) => {
  test("a student pays the hostel fee in a new tab", async ({ open }) => {
    const { page, context } = await open({ viewport });
    await signIn(page, student);
    await page.goto("/student/payment");
    const opening = context.waitForEvent("page");
    await page.getByRole("button", { name: "Make Payment" }).click();
    const tab = await opening;
    expect(await checkoutAmount(tab)).toBe("₦25,000");
    await pay(tab);
    await tab.getByRole("heading", { name: "Payment Successful!" }).waitFor();
    expect(new URL(tab.url()).pathname).toBe("/student/hostel-payment-verify");
    const reference = new URL(tab.url()).searchParams.get("reference") ?? "";
    await tab.close();

    await page.bringToFront();
    await page.getByText(/^The hostel fee for \d{4}\/\d{4} is paid\./).waitFor();
    expect(await paymentRows(page, reference)).toEqual([expect.stringContaining("25,000.00")]);
    const receipt = await downloadReceipt(page, reference);
    expect(receipt.fileName).toBe("hostel_receipt.pdf");
    expect(receipt.text).toContain("25,000.00");
  });
});

test("the hostel fee requires tuition first and links to it", async ({ open }) => {
  const { page } = await open();
  await signIn(page, fixedStudents.adeyemi);
  await page.goto("/student/payment");
  await page
    .getByText("You have to pay tuition fee first, before commencing hostel application")
    .waitFor();
  await page.getByRole("link", { name: "Go to tuition payment" }).first().click();
  await page.getByRole("heading", { name: "Tuition Fee Payment" }).waitFor();
});
