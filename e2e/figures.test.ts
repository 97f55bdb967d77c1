import type { Locator } from "playwright-core";
import { afterAll, beforeAll, expect } from "vitest";
import { createStaff } from "../college/testing/staff.ts";
import { type OwnPortal, startOwnPortal } from "./harness/own-portal.ts";
import { enrol } from "./harness/own-portal-callers.ts";
import { signInStaff } from "./harness/people.ts";
import { expectFittingAccessibleScreen } from "./harness/screen.ts";
import { laptop, test } from "./harness/test.ts";
import { navigateInPage, waitForContent, waitForHeading } from "./harness/visit.ts";
import { createProgramme } from "./steps/course-registration.ts";

const password = "harmattan-2026";

// Its money stays as it is while the lists are read.
let own: OwnPortal;

beforeAll(async () => {
  own = await startOwnPortal();
  await createProgramme(own);
});

afterAll(() => own.stop());

/** A figure, the path of the list behind it, and the list's column that comes to it. */
interface Linked {
  readonly figure: string;
  readonly path: string;
  readonly column: string;
}

/** In the order of the columns of figures. */
const columns = ["Billed (₦)", "Pays charges (₦)", "Outstanding (₦)"];

/** The linked figures of a row. */
const linkedIn = async (row: Locator): Promise<readonly Linked[]> => {
  const linked: Linked[] = [];
  for (const [index, column] of columns.entries()) {
    const link = row
      .locator("td")
      .nth(index + 1)
      .getByRole("link");
    if ((await link.count()) === 0) continue;
    const path = (await link.getAttribute("href")) ?? "";
    linked.push({ figure: await link.innerText(), path, column });
  }
  return linked;
};

/** What a list says that a column comes to. */
const totalOf = async (table: Locator, column: string): Promise<string> => {
  const titles = await table.getByRole("columnheader").allInnerTexts();
  const index = titles.findIndex((title) => title.trim() === column);
  const total = table.getByRole("row").last().locator("td").nth(index);
  return (await total.innerText()).split("\n")[0] ?? "";
};

test("each figure of the bursar is the sum of the list that it leads to", {
  timeout: 240_000,
}, async ({ open }) => {
  const students = [await enrol(own, { paid: ["tuition"] }), await enrol(own, { paid: [] })];
  const { email } = await createStaff(own.college, "BURSARY_OFFICER", { password });
  const { page } = await open({ viewport: laptop, url: own.url });
  await signInStaff(page, { login: email, password }, "/bursary");
  for (const { id } of students) {
    // Whoever opens an account has it charged what is missing.
    await page.goto(`/bursary/students/${id}`);
    await page.getByRole("heading", { name: "Account", exact: true, level: 2 }).waitFor();
  }
  await page.goto("/bursary/dashboard");
  await page.getByRole("link", { name: "Figures", exact: true }).last().click();
  await waitForHeading(page, "Figures");
  const chooser = page.getByRole("radiogroup", { name: "Figures by" });
  const seen = new Set<string>();
  for (const by of ["Section", "Department", "Level", "Sponsor", "Channel", "Day"]) {
    await chooser.getByText(by, { exact: true }).click();
    const figures = page.getByRole("table", { name: `Figures by ${by.toLowerCase()}` });
    await figures.waitFor();
    await waitForContent(page);
    await expectFittingAccessibleScreen(page);
    // A phone shows no table.
    await figures.waitFor();
    const { pathname, search } = new URL(page.url());
    const linked = [
      ...(await linkedIn(figures.locator("tbody tr[data-row-key]").first())),
      ...(await linkedIn(figures.getByRole("row").last())),
    ];
    expect(linked, by).not.toEqual([]);
    for (const { figure, path, column } of linked) {
      const heading = path.startsWith("/bursary/balances") ? "Balances" : "All receipts";
      await navigateInPage(page, path, heading);
      expect(
        await totalOf(page.getByRole("table", { name: heading }), column),
        `${by}: ${path}`,
      ).toBe(figure);
      seen.add(heading);
      await navigateInPage(page, `${pathname}${search}`, "Figures");
    }
  }
  expect([...seen].sort()).toEqual(["All receipts", "Balances"]);
});
