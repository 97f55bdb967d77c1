import type { Page } from "playwright-core";
import { expect } from "vitest";
import { fixedApplicants } from "./harness/applicants.ts";
import {
  fixedStaff,
  fixedStudents,
  signIn,
  signInApplicant,
  signInStaff,
} from "./harness/people.ts";
import { laptop, phone, test } from "./harness/test.ts";
import { navigateInPage, waitForContent } from "./harness/visit.ts";

/** The shortest phone that the portal is made for. */
const shortPhone = { width: 360, height: 640 };

/** The pages' own code runs in the browser, whose types this project does not have. */
const inPage = <Value>(page: Page, script: string): Promise<Value> => page.evaluate(script);

const boxesOf = (page: Page, selector: string) =>
  inPage<readonly { readonly top: number; readonly bottom: number; readonly height: number }[]>(
    page,
    `Array.from(document.querySelectorAll(${JSON.stringify(selector)}), (element) => {
      const { top, bottom, height } = element.getBoundingClientRect();
      return { top, bottom, height };
    })`,
  );

const staffLists = [
  ["applicants", "Applicants"],
  ["students", "Students"],
  ["figures", "Figures"],
  ["balances", "Balances"],
  ["receipts", "All receipts"],
  ["bank-statements", "Bank statements"],
  ["bank-rows", "Bank payments"],
  ["slips", "Payment slips"],
  ["sponsors", "Sponsors"],
  ["remittances", "Remittances"],
  ["payments", "Payments"],
  ["refunds", "Refunds"],
  ["adjustments", "Adjustments"],
  ["profiles", "Profiles"],
  ["ssce", "Applicants SSCE"],
  ["sessions", "Application Sessions"],
  ["change-requests", "Change requests"],
  ["results", "Results"],
  ["courses", "Courses"],
  ["admins", "Administrators"],
  ["hostels/applications", "Hostel applications"],
  ["audit-log", "Audit log"],
] as const;

/** Staff lists whose first columns say what they are for. */
const firstColumns: Readonly<Record<string, readonly string[]>> = {
  Applicants: ["Name", "Preferred course", "Stage", "JAMB", "Score (%)"],
  Payments: ["Payer", "Fee", "Amount (₦)", "Status", "Opened"],
};

const leastRecords: Readonly<Record<string, number>> = { Applicants: 10, Payments: 8 };

test("a laptop shows a staff list's records, not its controls", { timeout: 240_000 }, async ({
  open,
}) => {
  const { page } = await open({ viewport: laptop });
  await signInStaff(page, fixedStaff.admin);
  for (const [path, heading] of staffLists) {
    await navigateInPage(page, `/admin/${path}`, heading);
    await page.locator("tbody tr[data-row-key]").first().waitFor();
    const overflow = await inPage<number>(
      page,
      `Math.max(...Array.from(document.querySelectorAll("main .ant-table-content"),
        (table) => table.scrollWidth - table.clientWidth))`,
    );
    expect(overflow, `${heading} scrolls sideways`).toBeLessThanOrEqual(0);
    const rows = await boxesOf(page, "tbody tr[data-row-key]");
    const tallest = Math.max(...rows.map(({ height }) => height));
    expect(tallest, `the tallest row of ${heading}`).toBeLessThanOrEqual(53);
    const least = leastRecords[heading];
    if (least !== undefined) {
      const whole = rows.filter(({ bottom }) => bottom <= laptop.height);
      expect(whole.length, `records of ${heading} without scrolling`).toBeGreaterThanOrEqual(least);
    }
    const expected = firstColumns[heading];
    if (expected) {
      const titles = await page.getByRole("columnheader").allInnerTexts();
      const named = titles.map((title) => title.replaceAll(/\s+/g, " ").trim()).filter(Boolean);
      expect(named.slice(0, expected.length)).toEqual(expected);
    }
  }
});

test("a phone shows a staff list as cards, without a table", { timeout: 240_000 }, async ({
  open,
}) => {
  const { page } = await open({ viewport: phone });
  await signInStaff(page, fixedStaff.admin);
  for (const [path, heading] of staffLists) {
    await navigateInPage(page, `/admin/${path}`, heading);
    await page.locator("main li .ant-card").first().waitFor();
    expect(await page.getByRole("table").count(), `tables of ${heading}`).toBe(0);
    const cut = await inPage<readonly string[]>(
      page,
      `Array.from(document.querySelectorAll("main li .ant-card *"))
        .filter((element) => element.getBoundingClientRect().right > innerWidth)
        .map((element) => element.textContent)`,
    );
    expect(cut, `${heading} is cut off`).toEqual([]);
  }
});

test("a phone breaks no fact within a word beside its label", async ({ open }) => {
  const { page } = await open({ viewport: phone });
  await signInStaff(page, fixedStaff.admin);
  await navigateInPage(page, "/admin/calendar", "Academic Calendar");

  const facts = await boxesOf(page, "main dd");
  const lineHeight = 22;
  expect(facts.length).toBeGreaterThan(5);
  // A time of registration takes two lines: `25 August 2026, 1:00 PM – 12 December 2026, 1:00 PM`.
  expect(Math.max(...facts.map(({ height }) => height))).toBeLessThan(2.5 * lineHeight);
});

test("money is aligned right in figures of equal width", async ({ open }) => {
  const { page } = await open({ viewport: laptop });
  await signInStaff(page, fixedStaff.admin);
  await navigateInPage(page, "/admin/payments", "Payments");
  await page.locator("tbody tr[data-row-key]").first().waitFor();
  const styles = await inPage<readonly string[]>(
    page,
    `Array.from(document.querySelectorAll("tbody td"))
      .filter(({ textContent }) => /^[\\d,]+\\.\\d\\d$/.test(textContent))
      .map((cell) => getComputedStyle(cell))
      .map(({ textAlign, fontVariantNumeric }) => textAlign + " " + fontVariantNumeric)`,
  );
  expect(new Set(styles)).toEqual(new Set(["right tabular-nums"]));
});

const studentScreens = [
  ["/student/payment", "Payment"],
  ["/student/payment/bank", "Pay at a Bank"],
  ["/student/tuition-payment", "Tuition Fee Payment"],
  ["/student/course-registration", "Course Registration"],
  ["/student/hostel-application", "Hostel Application"],
  ["/student/results", "Results"],
  ["/student/profile", "Profile"],
] as const;

test("a short phone shows the heading at once and room below", {
  timeout: 120_000,
}, async ({ open }) => {
  const { page } = await open({ viewport: shortPhone });
  await signIn(page, fixedStudents.eze);
  for (const [path, heading] of studentScreens) {
    await navigateInPage(page, path, heading);
    const [title] = await boxesOf(page, "h1");
    expect(title?.top, `the heading of ${path}`).toBeLessThanOrEqual(100);
    const fixed = await inPage<number>(
      page,
      `Array.from(document.querySelectorAll("body *"))
        .filter((element) => ["fixed", "sticky"].includes(getComputedStyle(element).position))
        .map((element) => element.getBoundingClientRect())
        .filter(({ width, top, bottom }) => width > 180 && (top <= 0 || bottom >= innerHeight))
        .reduce((sum, { top, bottom }) => sum + Math.min(bottom, innerHeight) - Math.max(top, 0), 0)`,
    );
    expect(fixed, `the bars of ${path}`).toBeLessThanOrEqual(shortPhone.height / 4);
  }
});

const primaryActions = [
  ["a student's payment", fixedStudents.adeyemi, "/student/tuition-payment", "Make Payment"],
  ["the selection of courses", fixedStudents.eze, "/student/course-registration", /^Continue/],
  ["the beds", fixedStudents.bello, "/student/hostel-application", /^Bed \d/],
  [
    "the application form",
    fixedApplicants.yusuf,
    "/applicant/application-form?section=academic",
    "Save and continue",
  ],
] as const;

test.for(primaryActions)("a short phone shows the action of %s unscrolled", async ([
  ,
  person,
  path,
  name,
], { open }) => {
  const { page } = await open({ viewport: shortPhone });
  await (path.startsWith("/student") ? signIn : signInApplicant)(page, person);
  await page.goto(path);
  const action = page.getByRole("main").getByRole("button", { name }).first();
  await action.waitFor();
  await waitForContent(page);
  // A trial click fails if something covers the button, but it scrolls.
  await action.click({ trial: true });
  expect(await inPage<number>(page, "window.scrollY")).toBe(0);
});

test("the bottom bar has at most five entries of one line", async ({ open }) => {
  const { page } = await open({ viewport: phone });
  await signIn(page, fixedStudents.bello);
  const entries = await inPage<readonly { readonly size: number; readonly lines: number }[]>(
    page,
    `Array.from(document.querySelectorAll("nav[aria-label='Student menu'] li"), (entry) => {
      const texts = document.createTreeWalker(entry, NodeFilter.SHOW_TEXT);
      const words = texts.nextNode();
      const range = document.createRange();
      range.selectNodeContents(words);
      const lines = new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top))).size;
      return { size: parseFloat(getComputedStyle(words.parentElement).fontSize), lines };
    })`,
  );
  expect(entries.length).toBeGreaterThan(0);
  expect(entries.length).toBeLessThanOrEqual(5);
  for (const { size, lines } of entries) {
    expect(size).toBeGreaterThanOrEqual(12);
    expect(lines).toBe(1);
  }
});

test("long pages stay within their heights", { timeout: 120_000 }, async ({ open }) => {
  const height = "document.documentElement.scrollHeight";
  const admin = await open({ viewport: laptop });
  await signInStaff(admin.page, fixedStaff.admin);
  await admin.page.getByRole("heading", { name: "Revenue by day" }).waitFor();
  await expect.poll(() => inPage<number>(admin.page, height)).toBeLessThanOrEqual(1600);
  const student = await open({ viewport: laptop });
  await signIn(student.page, fixedStudents.bello);
  await navigateInPage(student.page, "/student/results", "Results");
  await expect.poll(() => inPage<number>(student.page, height)).toBeLessThanOrEqual(1200);
});

test("what a student presses is large enough for a finger", { timeout: 120_000 }, async ({
  open,
}) => {
  const { page } = await open({ viewport: phone });
  await signIn(page, fixedStudents.eze);
  for (const [path, heading] of studentScreens) {
    await navigateInPage(page, path, heading);
    const small = await inPage<readonly string[]>(
      page,
      `Array.from(document.querySelectorAll("button, [role=button], input:not([type=checkbox], [type=radio])"))
        .filter((element) => element.checkVisibility() && !element.closest("p, .visually-hidden"))
        .map((element) => [element.closest("label, .ant-select, .ant-input-affix-wrapper") ?? element, element])
        .filter(([box]) => Math.round(box.getBoundingClientRect().height) < 44)
        .map(([, element]) => element.ariaLabel ?? element.textContent ?? element.id)`,
    );
    expect(small, path).toEqual([]);
  }
});
