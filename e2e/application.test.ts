import { expect } from "vitest";
import { expectFittingAccessibleScreen } from "./harness/screen.ts";
import { phone, test } from "./harness/test.ts";
import type { Newcomer } from "./steps/apply.ts";
import { completeApplication } from "./steps/complete-application.ts";

const person: Newcomer = {
  course: "Community Health",
  surname: "Adéyẹmí-O'Neil",
  firstName: "Folákẹ́",
  otherName: "Grace",
  email: "folake.oneil@applicants.example",
  phone: "0803 999 0001",
  password: "Harmattan-Wind 26",
};

test("an applicant gets from sign-up to a test schedule and a printout", {
  timeout: 300_000,
}, async ({ open, portal: { collegeUrl } }) => {
  const { page, context } = await open();
  const { login, confirmationUrl } = await completeApplication(
    { page, context, collegeUrl, person },
    async (_name, walk) => {
      const result = await walk();
      await expectFittingAccessibleScreen(page);
      return result;
    },
  );

  const stranger = await open({ viewport: phone });
  await stranger.page.goto(confirmationUrl);
  await stranger.page.getByText("This application document is genuine").waitFor();
  await stranger.page.getByText(login, { exact: true }).waitFor();
  await expectFittingAccessibleScreen(stranger.page);
  expect(await stranger.page.getByText(person.email).count()).toBe(0);

  await page.goto("/applicant/application-form");
  await page.getByText("Your application is submitted").waitFor();
  expect(await page.getByRole("button", { name: "Save and continue" }).count()).toBe(0);
});
