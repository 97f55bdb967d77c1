import { expect } from "vitest";
import { fixedStudents, signIn } from "./harness/people.ts";
import { test } from "./harness/test.ts";

/** A script for the page: collects the class names of Ant Design's motion once it has begun. */
const watchMotion = `
  window.motions = [];
  new MutationObserver(() => {
    const moving = document.querySelectorAll(
      "[class*='-appear-start'], [class*='-appear-active'], [class*='-enter-start'], [class*='-enter-active']",
    );
    for (const { className } of moving) window.motions.push(String(className));
  }).observe(document.body, { subtree: true, childList: true, attributes: true });
  undefined`;

test("a menu does not move for a user who wants less motion", async ({ open }) => {
  const { page } = await open();
  await signIn(page, fixedStudents.bello);
  await page.evaluate(watchMotion);
  await page.getByRole("button", { name: "Account", exact: true }).click();
  await page.getByRole("menuitem", { name: "Log out" }).waitFor();
  expect(await page.evaluate("window.motions")).toEqual([]);
});
