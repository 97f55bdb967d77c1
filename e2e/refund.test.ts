import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect } from "vitest";
import { counterOf } from "../college/testing/counter.ts";
import { creditAtCounter, refundsOf } from "../college/testing/refunds.ts";
import { createStaff } from "../college/testing/staff.ts";
import { newestMail } from "./harness/mail.ts";
import { type OwnPortal, startOwnPortal } from "./harness/own-portal.ts";
import { enrol } from "./harness/own-portal-callers.ts";
import { fixedStaff, signIn, signInStaff } from "./harness/people.ts";
import { checkoutAmount, pay } from "./harness/sandbox.ts";
import { expectFittingAccessibleScreen } from "./harness/screen.ts";
import { journeyStudents } from "./harness/students.ts";
import { laptop, phone, test } from "./harness/test.ts";
import { waitForHeading } from "./harness/visit.ts";
import { choose } from "./steps/choose.ts";
import { beginPayment, openCounterStudent } from "./steps/counter.ts";

const asked = "You have asked. Nothing is paid out until somebody else approves.";

/** Approves an asked refund in the record that is open. */
const approve = async (page: Page): Promise<void> => {
  await page.getByRole("button", { name: "Approve the refund" }).click();
  await page.getByRole("button", { name: "Approve", exact: true }).waitFor();
  await expectFittingAccessibleScreen(page);
  await page.getByRole("button", { name: "Approve", exact: true }).click();
  await page.getByText("The refund is approved. It waits to be paid out.").waitFor();
};

/** Records the pay-out of an approved refund in the record that is open. */
const payOut = async (page: Page, reference: string): Promise<void> => {
  await page.getByRole("button", { name: "Record the pay-out…" }).click();
  await page.getByLabel("Reference of the transfer").fill(reference);
  await expectFittingAccessibleScreen(page);
  await page.getByRole("button", { name: "Record", exact: true }).click();
  await page.getByText("Paid out", { exact: true }).first().waitFor();
  await page.getByText(`Reference ${reference}`).waitFor();
  await expectFittingAccessibleScreen(page);
};

describe("a refund", () => {
  test("of tuition that was paid twice is approved by another person, paid out, and read by the student", {
    timeout: 240_000,
  }, async ({ open, portal }) => {
    const student = journeyStudents.doublePayer;
    const payer = await open({ viewport: phone });
    await signIn(payer.page, student);
    await payer.page.goto("/student/tuition-payment");
    await payer.page.getByRole("button", { name: "Make Payment" }).click();
    const amount = await checkoutAmount(payer.page);

    // The same fee is paid at the counter while the provider's page is open.
    const { page } = await open({ viewport: laptop });
    await signInStaff(page, fixedStaff.bursaryOfficer, "/bursary");
    await openCounterStudent(page, student.matricNumber);
    const form = await beginPayment(page);
    await form.getByRole("checkbox", { name: /^Section C, / }).check();
    await choose(form.getByLabel("Method"), "Cash");
    await form.getByRole("button", { name: "Record the payment" }).click();
    await page.getByRole("dialog", { name: "Payment recorded" }).waitFor();
    await pay(payer.page);
    await payer.page.getByText(/^Error: This fee was already paid/).waitFor();

    await page.goto(`/bursary/payments?status=REFUSED&search=${student.matricNumber}`);
    await page.locator('tbody a[href^="/bursary/payments/"]').first().click();
    await page.getByRole("button", { name: "Ask for a refund…" }).click();
    await page.getByLabel("Reason").fill("Paid at the counter and online");
    await expectFittingAccessibleScreen(page);
    await page.getByRole("button", { name: "Ask", exact: true }).click();
    await page.getByText(asked).waitFor();
    await page.getByRole("link", { name: "Open the refund" }).click();
    await waitForHeading(page, `Refund of ${amount}`);
    expect(await page.getByRole("button", { name: "Approve the refund" }).count()).toBe(0);
    const { pathname } = new URL(page.url());

    const office = await open({ viewport: phone });
    await signInStaff(office.page, fixedStaff.admin);
    await office.page.goto(pathname.replace("/bursary", "/admin"));
    await office.page.getByText("Paid at the counter and online").first().waitFor();
    await expectFittingAccessibleScreen(office.page);
    await approve(office.page);

    await page.reload();
    await payOut(page, "ZIB/E2E/0001");
    await page
      .getByRole("region", { name: "Refund", exact: true })
      .getByRole("link")
      .last()
      .click();
    await page.getByText("Refused, dealt with").waitFor();

    await payer.page.goto("/student/payment/account");
    const refunds = payer.page.getByRole("region", { name: "Refunds" });
    await refunds.getByText("Refund of your second payment").waitFor();
    await refunds.getByText(/^Paid to you on .+ · reference ZIB\/E2E\/0001$/).waitFor();
    await expectFittingAccessibleScreen(payer.page);
    const mail = await newestMail(portal.collegeUrl, student.email, "ZIB/E2E/0001");
    expect(mail.subject).toContain(`Refund of ${amount}`);
  });

  test("of credit is set aside once it is approved, and leaves the account when it is paid out", {
    timeout: 240_000,
  }, async ({ open }) => {
    const { page } = await open({ viewport: phone });
    await signInStaff(page, fixedStaff.bursaryOfficer, "/bursary");
    // The demo's student who has credit left beside a refund of it.
    await page.goto("/bursary/refunds?source=CREDIT&state=APPROVED");
    await page.locator('main a[href^="/bursary/refunds/"]').first().click();
    await page.getByRole("heading", { name: "What happened", level: 2 }).waitFor();
    await page.locator('main a[href^="/bursary/students/"]').first().click();
    await page.getByRole("heading", { name: "Account", exact: true, level: 2 }).waitFor();
    await page.getByRole("button", { name: "Ask for a refund…" }).click();
    await page.getByLabel("Amount in naira").fill("1500");
    await choose(page.getByLabel("Why"), "Overpaid");
    await page.getByLabel("Reason").fill("What is left of the late fee");
    await expectFittingAccessibleScreen(page);
    await page.getByRole("button", { name: "Ask", exact: true }).click();
    await page.getByText(asked).waitFor();
    const listed = page.getByRole("list", { name: "Refunds" }).getByRole("listitem");
    await listed.filter({ hasText: "1,500.00" }).getByRole("link").click();
    await waitForHeading(page, "Refund of ₦1,500");
    const { pathname } = new URL(page.url());

    const colleague = await open({ viewport: laptop });
    await signInStaff(colleague.page, fixedStaff.secondBursaryOfficer, "/bursary");
    await colleague.page.goto(pathname);
    await approve(colleague.page);
    await colleague.page.getByRole("heading", { name: "Receipts that it takes from" }).waitFor();
    await payOut(colleague.page, "ZIB/E2E/0002");
    await colleague.page.locator('main a[href^="/bursary/students/"]').first().click();
    const refunds = colleague.page.getByRole("table", { name: "Refunds" });
    await refunds.getByText(/ZIB\/E2E\/0002/).waitFor();
    await expectFittingAccessibleScreen(colleague.page);
  });
});

describe("the receipt of a refund", () => {
  const password = "Harmattan-Wind-26";
  let own: OwnPortal;

  beforeAll(async () => {
    own = await startOwnPortal();
  });

  afterAll(() => own.stop());

  test("is not voided once its money is paid out", { timeout: 120_000 }, async ({ open }) => {
    const { college, collegeUrl, url } = own;
    const student = await enrol(own, { paid: [] });
    const officer = await createStaff(college, "BURSARY_OFFICER");
    const colleague = await createStaff(college, "BURSARY_OFFICER", { password });
    const taken = await creditAtCounter(college, counterOf(collegeUrl, officer), student);
    const refunds = refundsOf(collegeUrl, officer);
    const { body } = await refunds
      .askForCredit({ student_id: student.id, amount: taken.amount })
      .expect(201);
    await refundsOf(collegeUrl, colleague).decide(body.id).expect(200);
    await counterOf(collegeUrl, officer).askVoid(taken.id).expect(200);
    await refunds.payOut(body.id).expect(200);

    const { page } = await open({ url, viewport: phone });
    await signInStaff(page, { login: colleague.email, password }, "/bursary");
    await page.goto(`/bursary/counter-receipts/${taken.id}`);
    await page.getByRole("button", { name: "Approve the void" }).click();
    await page.getByRole("button", { name: "Approve", exact: true }).click();
    await page
      .getByRole("dialog")
      .getByRole("alert")
      .getByText(/refund/)
      .waitFor();
    await expectFittingAccessibleScreen(page);
    await page.getByRole("dialog").getByRole("button", { name: "Cancel" }).click();
    await page.goto(`/bursary/refunds/${body.id}`);
    await page.getByRole("link", { name: taken.number }).waitFor();
    await page.getByText("Paid out", { exact: true }).first().waitFor();
  });
});
