import { expect } from "vitest";
import { journeyApplicants } from "./harness/applicants.ts";
import { downloadPdf } from "./harness/download.ts";
import { signInApplicant } from "./harness/people.ts";
import { choose, pay } from "./harness/sandbox.ts";
import { phone, test } from "./harness/test.ts";
import { openCheckout } from "./steps/apply.ts";

test("a payment is credited although the portal's tab was closed", {
  timeout: 180_000,
}, async ({ open }) => {
  const { page, context, expectProblem } = await open({ viewport: phone });
  await signInApplicant(page, journeyApplicants.tabCloser);
  const tab = await openCheckout(page, context);
  await page.close();
  // The provider takes the money, but the tab cannot return to the portal.
  expectProblem(/ERR_INTERNET_DISCONNECTED/);
  await tab.route("**/graphql", (route) => route.abort("internetdisconnected"));
  await pay(tab);
  await tab.waitForURL("**/payment-success?**");
  await tab.close();

  const later = await context.newPage();
  await later.goto("/applicant/dashboard");
  await expect
    .poll(
      async () => {
        await later.reload();
        const paid = later.getByRole("listitem").filter({ hasText: "Screening fee paid" });
        return paid.textContent();
      },
      // If the provider's notice is lost, the college asks the provider after a minute.
      { timeout: 100_000, interval: 1_000 },
    )
    .toMatch(/Done on /);
  await later.getByRole("link", { name: "Fill in application" }).click();
  await later.getByRole("heading", { name: "Personal details", level: 2 }).waitFor();
  await later.goto("/applicant/dashboard");
  const receipt = await downloadPdf(later, "Receipt of the screening fee", "Download Started");
  expect(receipt.text).toContain("10,000.00");
  expect(receipt.text).toContain(journeyApplicants.tabCloser.surname);
});

test("cancelled and declined payments charge nothing and can be repeated", async ({ open }) => {
  const { page, context } = await open();
  await signInApplicant(page, journeyApplicants.canceller);
  await page.goto("/payment");
  await page.getByRole("button", { name: "Cancel" }).click();
  const dialog = page.getByRole("dialog", { name: "Payment Cancelled" });
  await dialog.getByRole("button", { name: "OK" }).click();
  await page.waitForURL("**/applicant/dashboard");

  const tab = await openCheckout(page, context);
  await choose(tab, "Decline");
  await tab.getByRole("heading", { name: "Payment Declined!" }).waitFor();
  await tab.close();
  const again = await openCheckout(page, context);
  await pay(again);
  await again.getByRole("heading", { name: "Payment Successful!" }).waitFor();
  await again.close();
  await page.bringToFront();
  await page.getByText("The screening fee is paid.").waitFor();
});

test("the payment page redirects strangers and reports an unknown reference", async ({ open }) => {
  const { page } = await open();
  await page.goto("/payment");
  await page.getByRole("heading", { name: "Wrong path or Unverified Student" }).waitFor();
  await page.goto("/payment-success");
  await page.getByText("No reference to your payment.").waitFor();
  await page.goto("/payment-success?reference=no-such-reference");
  await page
    .getByText(/reference/i)
    .first()
    .waitFor();
  expect(await page.getByText("Payment Successful!").count()).toBe(0);
});
