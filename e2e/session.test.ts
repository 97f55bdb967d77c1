import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect } from "vitest";
import { paymentRows } from "./harness/history.ts";
import { type OwnPortal, startOwnPortal } from "./harness/own-portal.ts";
import { enrol } from "./harness/own-portal-callers.ts";
import { type Credentials, fillLogin, signIn } from "./harness/people.ts";
import { checkoutAmount, pay } from "./harness/sandbox.ts";
import { test } from "./harness/test.ts";
import { waitForHeading } from "./harness/visit.ts";

let own: OwnPortal;

/** A separate portal, because these journeys let tokens expire and stop the college. */
beforeAll(async () => {
  own = await startOwnPortal({ COLLEGE_ACCESS_TOKEN_SECONDS: "5" });
});

afterAll(() => own.stop());

/** Waits until an access token issued now is refused. Every older token is refused too. */
async function untilTokensExpire({ login, password }: Credentials): Promise<void> {
  const answer = await fetch(`${own.collegeUrl}/student/login/`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ username: login, password }),
  });
  const [first] = (await answer.json()) as [{ data: { access: string; student: { id: number } } }];
  const { access, student } = first.data;
  await expect
    .poll(
      async () => {
        const record = await fetch(`${own.collegeUrl}/student/${student.id}/`, {
          headers: { authorization: `Bearer ${access}` },
        });
        return record.status;
      },
      { timeout: 20_000, interval: 200 },
    )
    .toBe(401);
}

async function goTo(page: Page, link: string, heading: string): Promise<void> {
  await page.getByRole("navigation").getByRole("link", { name: link, exact: true }).click();
  await page.getByRole("heading", { name: heading, exact: true, level: 1 }).waitFor();
}

test("tokens expire in mid-use and the student does not notice", async ({ open }) => {
  const { page } = await open({ url: own.url });
  const student = await enrol(own);
  await signIn(page, student);
  await untilTokensExpire(student);
  await goTo(page, "Profile", "Profile");
  await untilTokensExpire(student);
  await goTo(page, "Payment", "Payment");
  await page
    .getByRole("button", { name: /^Download receipt/ })
    .first()
    .waitFor();
});

test("a session that cannot be renewed asks for a login and returns", async ({ open }) => {
  const { page } = await open({ url: own.url });
  const student = await enrol(own);
  await signIn(page, student);
  // A new secret invalidates every token issued before.
  await own.killCollege();
  await own.startCollege({ COLLEGE_SECRET: "a secret that the college did not have before" });
  await page.goto("/student/payment");
  await page.getByText("Session expired. Please log in again.").waitFor();
  await fillLogin(page, student);
  // Complete: calls that a dying college leaves without an answer open the gateway's breaker for five seconds.
  await waitForHeading(page, "Payment");
  await own.killCollege();
  await own.startCollege();
});

test("a payment survives two crashes of the college", async ({ open }) => {
  const { page, expectProblem } = await open({ url: own.url });
  await signIn(page, await enrol(own, { paid: [] }));
  await page.goto("/student/tuition-payment");
  await page.getByRole("button", { name: "Make Payment" }).click();
  await checkoutAmount(page);
  await own.killCollege();
  await own.startCollege();
  await pay(page);
  await page.getByRole("heading", { name: "Payment Successful!" }).waitFor();
  await own.killCollege();

  // A photo requested meanwhile fails. An uncaught error would still fail the test.
  expectProblem(/ 50[234]\b/);
  const reference = new URL(page.url()).searchParams.get("reference") ?? "";
  await page.goto("/student/payment");
  await page.getByRole("button", { name: "Try Again" }).first().waitFor();

  await own.startCollege();
  await page.getByRole("button", { name: "Try Again" }).first().click();
  expect(await paymentRows(page, reference)).toHaveLength(1);
});
