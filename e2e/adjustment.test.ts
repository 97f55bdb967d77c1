import { afterAll, beforeAll, describe, expect } from "vitest";
import { createStaff } from "../college/testing/staff.ts";
import { type OwnPortal, startOwnPortal } from "./harness/own-portal.ts";
import { enrol } from "./harness/own-portal-callers.ts";
import { signIn, signInStaff } from "./harness/people.ts";
import { expectFittingAccessibleScreen } from "./harness/screen.ts";
import { laptop, phone, test } from "./harness/test.ts";
import { waitForHeading } from "./harness/visit.ts";
import { choose } from "./steps/choose.ts";
import { openCounterStudent } from "./steps/counter.ts";

describe("an adjustment", () => {
  const password = "Harmattan-Wind-26";
  let own: OwnPortal;

  beforeAll(async () => {
    own = await startOwnPortal();
  });

  afterAll(() => own.stop());

  test("of a withdrawn student's fees becomes credit by two people, is refunded, and the account says so", {
    timeout: 240_000,
  }, async ({ open }) => {
    const { college, url } = own;
    const leaver = await enrol(own, { paid: ["tuition"], standing: "withdrawn" });
    const officer = await createStaff(college, "BURSARY_OFFICER", { password });
    const colleague = await createStaff(college, "BURSARY_OFFICER", { password });

    const { page } = await open({ url, viewport: phone });
    await signInStaff(page, { login: officer.email, password }, "/bursary");
    await openCounterStudent(page, leaver.matricNumber);
    await page.getByText("Fees of this student can be adjusted, and credit refunded.").waitFor();
    await page.getByRole("button", { name: "Adjust charges…" }).click();
    await page.getByRole("button", { name: "Take all of them back" }).click();
    await page.getByRole("button", { name: "Show what it comes to" }).click();
    await page.getByText("Credit, which can be refunded").waitFor();
    await choose(page.getByLabel("Why"), "Withdrawn or deferred");
    await page.getByLabel("Reason").fill("Left for another college");
    await expectFittingAccessibleScreen(page);
    await page.getByRole("button", { name: "Ask", exact: true }).click();
    await page.getByText("The adjustment is asked for. Somebody else has to approve it.").waitFor();
    await page.locator('main a[href^="/bursary/adjustments/"]').first().click();
    await page.getByText("Somebody else has to decide. Nothing changes until then.").waitFor();
    await expectFittingAccessibleScreen(page);
    const { pathname } = new URL(page.url());

    const other = await open({ url, viewport: laptop });
    await signInStaff(other.page, { login: colleague.email, password }, "/bursary");
    await other.page.goto(pathname);
    await other.page.getByRole("table", { name: "What the account comes to" }).waitFor();
    await expectFittingAccessibleScreen(other.page);
    await other.page.getByRole("button", { name: "Approve the adjustment" }).click();
    await other.page.getByRole("button", { name: "Approve", exact: true }).click();
    await other.page.getByText("The charges are adjusted. The student gets a mail.").waitFor();

    await openCounterStudent(page, leaver.matricNumber);
    await page.getByRole("button", { name: "Ask for a refund…" }).click();
    await choose(page.getByLabel("Why"), "Withdrawn");
    await page.getByLabel("Reason").fill("Left for another college");
    await page.getByRole("button", { name: "Ask", exact: true }).click();
    await page.locator('main a[href^="/bursary/refunds/"]').first().click();
    await waitForHeading(page, /^Refund of ₦/);
    await other.page.goto(new URL(page.url()).pathname);
    await other.page.getByRole("button", { name: "Approve the refund" }).click();
    await other.page.getByRole("button", { name: "Approve", exact: true }).click();
    await other.page.getByRole("button", { name: "Record the pay-out…" }).click();
    await other.page.getByLabel("Reference of the transfer").fill("ZIB/E2E/0003");
    await other.page.getByRole("button", { name: "Record", exact: true }).click();
    await other.page.getByText("Reference ZIB/E2E/0003").waitFor();

    const { page: seen } = await open({ url, viewport: phone });
    await signIn(seen, leaver);
    await seen.goto("/student/payment/account");
    const adjustments = seen.getByRole("region", { name: "Adjustments" });
    await adjustments
      .getByText(/As you withdrew or deferred on/)
      .first()
      .waitFor();
    await seen
      .getByRole("region", { name: "Refunds" })
      .getByText(/ZIB\/E2E\/0003/)
      .waitFor();
    expect(await seen.getByText("Outstanding", { exact: true }).count()).toBeGreaterThan(0);
    await expectFittingAccessibleScreen(seen);
  });
});
