import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { downloadPdf, printedAddress } from "./harness/download.ts";
import { fixedStaff, signIn, signInStaff } from "./harness/people.ts";
import { expectFittingAccessibleScreen } from "./harness/screen.ts";
import { journeyStudents } from "./harness/students.ts";
import { laptop, phone, test } from "./harness/test.ts";
import { waitForHeading } from "./harness/visit.ts";
import { choose } from "./steps/choose.ts";
import { beginPayment, openCounterStudent } from "./steps/counter.ts";

/** The number of the receipt that was just recorded: `C2026-000123`. */
const recordedNumber = async (page: Page): Promise<string> => {
  const dialog = page.getByRole("dialog", { name: "Payment recorded" });
  const text = await dialog.getByRole("status").innerText();
  return /C\d{4}-\d{6}/.exec(text)?.[0] ?? "";
};

const tuitionUnpaid = "You have to pay Tuition fees before registering courses";

describe("at the bursary's counter", () => {
  test("cash for tuition unlocks course registration, until the receipt is voided by two", async ({
    open,
  }) => {
    const student = journeyStudents.cashPayer;
    const payer = await open({ viewport: phone });
    await signIn(payer.page, student);
    await payer.page.goto("/student/course-registration");
    await payer.page.getByText(tuitionUnpaid).waitFor();

    const { page } = await open({ viewport: laptop });
    await signInStaff(page, fixedStaff.bursaryOfficer, "/bursary");
    await openCounterStudent(page, student.matricNumber);
    const form = await beginPayment(page);
    await form.getByRole("checkbox", { name: /^Section C, / }).check();
    const amount = await form.getByLabel("Amount in naira").inputValue();
    expect(Number(amount)).toBeGreaterThan(0);
    await choose(form.getByLabel("Method"), "Cash");
    await expectFittingAccessibleScreen(page);
    await form.getByRole("button", { name: "Record the payment" }).click();
    const number = await recordedNumber(page);
    await expectFittingAccessibleScreen(page);
    const receipt = await downloadPdf(page, "Print receipt (PDF)", "Download Started");
    expect(receipt.text).toContain(number);
    expect(receipt.text).toContain(student.surname);
    expect(receipt.text).toContain("PAID");
    await page.getByRole("button", { name: "Done" }).click();

    await payer.page.goto("/student/course-registration");
    await waitForHeading(payer.page, "Course Registration");
    await expect.poll(() => payer.page.getByText(tuitionUnpaid).count()).toBe(0);
    await payer.page.goto("/student/tuition-payment");
    await payer.page.getByRole("link", { name: "See your account" }).click();
    await waitForHeading(payer.page, "Account");
    await payer.page.getByText(number).first().waitFor();
    await expectFittingAccessibleScreen(payer.page);
    const stranger = await open({ viewport: phone });
    const confirmation = printedAddress(receipt.text, "receipt");
    await stranger.page.goto(confirmation);
    await stranger.page.getByText("This receipt is genuine").waitFor();

    await page.getByRole("link", { name: number }).first().click();
    await waitForHeading(page, `Receipt ${number}`);
    await page.getByRole("button", { name: "Ask to void…" }).click();
    await page.getByLabel("Reason").fill("Taken for another student");
    await page.getByRole("button", { name: "Ask", exact: true }).click();
    await page.getByText("Void asked for").first().waitFor();
    expect(await page.getByRole("button", { name: "Approve the void" }).count()).toBe(0);
    const { pathname } = new URL(page.url());

    const office = await open({ viewport: laptop });
    await signInStaff(office.page, fixedStaff.admin);
    await office.page.goto(pathname.replace("/bursary", "/admin"));
    await office.page.getByRole("button", { name: "Approve the void" }).click();
    await expectFittingAccessibleScreen(office.page);
    await office.page.getByRole("button", { name: "Approve", exact: true }).click();
    await office.page.getByText("Voided").first().waitFor();
    await expectFittingAccessibleScreen(office.page);

    await stranger.page.goto(confirmation);
    await stranger.page
      .getByText(/voided/i)
      .first()
      .waitFor();
    await expectFittingAccessibleScreen(stranger.page);
    await payer.page.goto("/student/course-registration");
    await payer.page.getByText(tuitionUnpaid).waitFor();
  });

  test("a book that was left open is counted and closed before the next payment", async ({
    open,
  }) => {
    const { page } = await open({ viewport: phone });
    await signInStaff(page, fixedStaff.secondBursaryOfficer, "/bursary");
    await expectFittingAccessibleScreen(page);
    await openCounterStudent(page, journeyStudents.tellerPayer.matricNumber);
    expect(await page.getByRole("button", { name: "Take a payment" }).count()).toBe(0);
    await page.getByRole("link", { name: "Open the cash book" }).click();
    await page.getByRole("button", { name: "Close the book…" }).click();
    await page.getByLabel("Cash counted in naira").fill("1");
    const dialog = page.getByRole("dialog", { name: "Close the book" });
    await dialog.getByText(/missing/).waitFor();
    await dialog.getByRole("button", { name: "Close the book" }).click();
    await dialog.getByText("Give a reason of at least 5 characters.").first().waitFor();
    await expectFittingAccessibleScreen(page);
    await page.getByLabel("Why the count differs").fill("It was banked on the same day");
    await dialog.getByRole("button", { name: "Close the book" }).click();
    await page.getByText("It was banked on the same day").waitFor();
    await expectFittingAccessibleScreen(page);

    await openCounterStudent(page, journeyStudents.tellerPayer.matricNumber);
    const form = await beginPayment(page);
    await form.getByRole("checkbox", { name: /^All ₦/ }).check();
    await choose(form.getByLabel("Method"), "Bank teller");
    await form.getByRole("button", { name: "Record the payment" }).click();
    await form.getByText("Enter the number on the slip.").first().waitFor();
    await form.getByLabel("Slip number").fill("TL-2026-7781");
    await form.getByRole("button", { name: "Record the payment" }).click();
    const number = await recordedNumber(page);
    await page.getByRole("button", { name: "Done" }).click();
    await page.getByText(number).first().waitFor();
    await expectFittingAccessibleScreen(page);
    // Tuition is paid now, so the hostel fee may be.
    await (await beginPayment(page)).getByRole("checkbox", { name: /^Hostel fee, / }).waitFor();
  });
});
