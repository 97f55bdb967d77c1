import { expect } from "vitest";
import { collectAlerts } from "./harness/alerts.ts";
import { slowNetwork, throttle } from "./harness/slow-network.ts";
import { phone, test } from "./harness/test.ts";
import type { Newcomer } from "./steps/apply.ts";
import { completeApplication } from "./steps/complete-application.ts";

const person: Newcomer = {
  course: "Pharmacy Technician",
  surname: "Okafor",
  firstName: "Chinonso",
  otherName: "",
  email: "chinonso.okafor@applicants.example",
  phone: "0803 999 0002",
  password: "rainy-season-7",
};

test("the whole application over a slow network shows no false error", {
  timeout: 240_000,
}, async ({ open, portal: { collegeUrl }, annotate }) => {
  const { page, context } = await open({ viewport: phone });
  context.setDefaultTimeout(60_000);
  const alerts = await collectAlerts(context);
  await throttle(context, slowNetwork);
  const seconds: string[] = [];
  await completeApplication({ page, context, collegeUrl, person }, async (name, walk) => {
    const started = performance.now();
    const result = await walk();
    seconds.push(`${name} ${((performance.now() - started) / 1000).toFixed(1)} s`);
    return result;
  });
  expect(alerts).toEqual([]);
  await annotate(seconds.join(", "));
});
