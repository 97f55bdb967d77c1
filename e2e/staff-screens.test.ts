import type { Page } from "playwright-core";
import { expect } from "vitest";
import { demoCalendar } from "../college/src/demo/calendar.ts";
import { fixedApplicants } from "./harness/applicants.ts";
import {
  fillStaffLogin,
  fixedStaff,
  fixedStudents,
  logOut,
  signIn,
  signInApplicant,
} from "./harness/people.ts";
import { expectFittingAccessibleScreen } from "./harness/screen.ts";
import { test } from "./harness/test.ts";
import { today } from "./harness/today.ts";
import {
  navigateInPage,
  visit,
  waitForContent,
  waitForHeading,
  waitUntilShown,
} from "./harness/visit.ts";
import { staffAreas } from "./steps/areas.ts";
import { choose, chooseFirst } from "./steps/choose.ts";
import { expectMenu, expectScreen, openMenuEntry, visitScreens } from "./steps/navigation.ts";
import { chooseSemester } from "./steps/results.ts";

/** The screen that the first row of a list opens. */
interface FirstRecord {
  /** A heading of the screen. */
  readonly part: string;
  /** The path of the screen. Default: the list's path with `/:record`. */
  readonly at?: string;
  /** Screens below the record, each with its heading. */
  readonly under?: readonly (readonly [path: string, heading: string | RegExp])[];
  /** Screens that the first such link of the record opens, each with a heading. */
  readonly leadsTo?: readonly (readonly [at: string, part: string])[];
  /** What the list shows when its first row is opened: `?state=CREDITED`. */
  readonly filter?: string;
  /** The first row of another list opens the same screen, and how it looks is checked there. */
  readonly isCheckedElsewhere?: boolean;
}

/** A screen of an area. `record` is, or contains, a heading of the screen that the first row opens. */
type Screen = readonly [
  path: string,
  heading: string,
  record?: string | FirstRecord | undefined,
  look?: (page: Page) => Promise<void>,
];

const noLook = async (): Promise<void> => undefined;

/** The screen and its record are the same in another area, which checks how they look. Here they must open. */
const opens = ([path, heading, record]: Screen): Screen => [path, heading, record, noLook];

const account: Screen = ["account", "My account"];

const clearance: Screen = ["clearance", "Leaving clearance", "Student"];

const sponsors: readonly Screen[] = [
  ["sponsors", "Sponsors", { part: "Contact", leadsTo: [["sponsorships/:record", "List"]] }],
  [
    "remittances",
    "Remittances",
    {
      part: "Transfer",
      filter: "?state=CREDITED",
      leadsTo: [["sponsor-receipts/:record", "What it paid"]],
    },
  ],
];

const senateLists: Screen = ["results/senate-lists", "Senate lists", "List"];

const resultsAt = (path: string, student: FirstRecord): readonly Screen[] => [
  [
    path,
    "Results",
    {
      part: "Students and results",
      at: `${path}/:record/:record`,
      under: [["amend", /^Amend [A-Z]{3} \d{3} /]],
    },
  ],
  [`${path}/broadsheet`, "Broadsheet"],
  [`${path}/standing`, "Academic standing"],
  [`${path}/carryovers`, "Carryovers", student],
];

/** Screens of ICT support and of the admin. */
const shared: readonly Screen[] = [
  ["dashboard", "Dashboard"],
  ["applicants", "Applicants", "Personal details"],
  ["courses", "Courses", "Prerequisites"],
  ["students", "Students", "Student"],
  ["profiles", "Profiles", "Details"],
  ["update-profiles", "Edit Profiles", "Correct profile"],
  ["change-requests", "Change requests", "Change request"],
  ["reset-passwords", "Reset Passwords"],
  ["unverified-emails", "Unverified emails"],
  ["payments", "Payments", "Charged for"],
  ["reconciliation", "Reconciliation"],
];

const offices = [
  {
    area: "/admin",
    person: fixedStaff.admin,
    screens: [
      ...shared,
      clearance,
      ...resultsAt("results", {
        part: "Student",
        at: "students/:record",
        isCheckedElsewhere: true,
      }),
      senateLists,
      ["admins", "Administrators"],
      ["admins/invitations", "Invitations"],
      ["ranking", "Ranking"],
      ["ssce", "Applicants SSCE", "What is claimed"],
      ["entry-clearance", "Entry clearance", "Clearance"],
      ["council-indexing", "Council indexing", "Round"],
      ["sessions", "Application Sessions", "Quotas"],
      ["calendar", "Academic Calendar"],
      [
        "departments",
        "Departments",
        {
          part: "O-level requirement",
          leadsTo: [["departments/:record/programmes/:record", "Programme"]],
        },
      ],
      ["figures", "Figures"],
      ["balances", "Balances"],
      ["receipts", "All receipts"],
      ["counter-receipts", "Counter receipts", "What it paid"],
      ["cash-books", "Cash books", "Cash book"],
      ["refunds", "Refunds", "What happened"],
      ["adjustments", "Adjustments", "What happened"],
      [
        "instalments",
        "Instalments",
        { part: "Student", at: "students/:record", isCheckedElsewhere: true },
      ],
      ["instalments/plans", "Instalment plans"],
      ["bank-statements", "Bank statements", "What the import found"],
      ["bank-rows", "Bank payments", "History"],
      ["slips", "Payment slips", "What it pays"],
      ["bank-accounts", "Bank accounts"],
      ...sponsors,
      ["fees", "Fee schedule"],
      ["hostels", "Hostels"],
      ["hostels/rooms", "Hostel rooms"],
      ["hostels/applications", "Hostel applications"],
      ["hostels/waiting", "Hostel waiting list"],
      ["announcements", "Announcements"],
      ["audit-log", "Audit log"],
    ],
  },
  {
    area: "/ict-support",
    person: fixedStaff.ictSupport,
    screens: [
      ...shared.map(opens),
      opens(clearance),
      ["results", "Results", { part: "Students and results", at: "results/:record/:record" }],
    ],
  },
  {
    area: "/bursary",
    person: fixedStaff.bursaryOfficer,
    screens: [
      ["dashboard", "Dashboard"],
      ["students", "Students", "Account"],
      opens(clearance),
      opens(["figures", "Figures"]),
      opens(["balances", "Balances", { part: "Account", at: "students/:record" }]),
      opens(["receipts", "All receipts", { part: "Charged for", at: "payments/:record" }]),
      opens(["counter-receipts", "Counter receipts", "What it paid"]),
      opens(["cash-books", "Cash books", "Cash book"]),
      opens(["refunds", "Refunds", "What happened"]),
      opens(["adjustments", "Adjustments", "What happened"]),
      opens(["bank-statements", "Bank statements", "What the import found"]),
      ["bank-statements/import", "Import a statement"],
      opens(["bank-rows", "Bank payments", "History"]),
      opens(["slips", "Payment slips", "What it pays"]),
      opens(["bank-accounts", "Bank accounts"]),
      ...sponsors.map(opens),
      opens(["payments", "Payments", "Charged for"]),
      opens(["reconciliation", "Reconciliation"]),
      opens(["instalments", "Instalments", { part: "Account", at: "students/:record" }]),
      ["instalments/plans", "Instalment plans"],
    ],
  },
  {
    area: "/lecturer",
    person: fixedStaff.lecturer,
    screens: [
      ["dashboard", "Dashboard"],
      ["courses", "My Courses", "Class list"],
      ["result", "Result sheet", { part: "Totals by grade", at: "result/:record/:record" }],
      [
        "class-attendance",
        "Class attendance",
        { part: "Classes", at: "class-attendance/:record/:record" },
      ],
    ],
  },
  {
    area: "/exam-officer",
    person: fixedStaff.examOfficer,
    screens: [
      ["dashboard", "Dashboard"],
      opens(clearance),
      ["courses", "Courses", { part: "Prerequisites", under: [["roster", /^[A-Z]{3} \d{3}$/]] }],
      ...resultsAt("result", { part: "Results", at: "result/students/:record" }),
      opens(["result/senate-lists", "Senate lists", "List"]),
      ["assign-courses", "Assign courses"],
      ["assign-courses/workload", "Workload"],
      [
        "attendance-sheet",
        "Attendance sheet",
        { part: "Students", at: "attendance-sheet/:record/:record" },
      ],
      ["attendance-sheet/missed-classes", "Missed classes"],
    ],
  },
] satisfies readonly { readonly screens: readonly Screen[]; readonly [key: string]: unknown }[];

const [last] = demoCalendar(today).slice(-2);
/** The last semester that has ended on any day of the test. Its results are published. */
const pastSemester = `${last?.name}, Second semester`;

const arrival = (page: Page, path: string) => page.waitForURL((url) => url.pathname === path);

async function waitForFirstRecord(
  page: Page,
  area: string,
  record: PlacedRecord,
  look: (page: Page) => Promise<void>,
): Promise<void> {
  if (record.filter !== undefined) await filterList(page, record.filter);
  await openFirstLink(page, `${area}/${record.at}`, record.part);
  await look(page);
  for (const tab of await page.getByRole("main").getByRole("tab").all()) {
    await tab.click();
    await waitForContent(page);
    await look(page);
  }
  const { pathname } = new URL(page.url());
  for (const [path, heading] of record.under ?? []) {
    await visit(page, `${pathname}/${path}`, heading);
    await look(page);
  }
  for (const [at, part] of record.leadsTo ?? []) {
    await page.goto(pathname);
    await openFirstLink(page, `${area}/${at}`, part);
    await look(page);
  }
}

async function openFirstLink(page: Page, at: string, part: string): Promise<void> {
  await page
    .locator(`tbody a[href^="${at.replace(/:.*/, "")}"]`)
    .first()
    .click();
  await waitUntilShown(page.getByRole("heading", { name: part, exact: true, level: 2 }));
  await waitForContent(page);
}

async function filterList(page: Page, filter: string): Promise<void> {
  const { pathname } = new URL(page.url());
  await page.goto(`${pathname}${filter}`);
  await waitForContent(page);
}

type PlacedRecord = FirstRecord & { readonly at: string };

const recordOf = ([path, , record]: Screen): PlacedRecord | null => {
  if (record === undefined) return null;
  const at = `${path}/:record`;
  return typeof record === "string" ? { part: record, at } : { at, ...record };
};

test.for(offices)(
  "$area: login opens the requested screen, the menu others, no other role's",
  {
    timeout: 600_000,
  },
  async ({ area, person, screens }, { open }) => {
    const office = staffAreas.find(({ login }) => login === area);
    if (office === undefined) throw new Error(`There is no area ${area}.`);
    const { menu, visits, exit } = office;
    const { page } = await open();
    await page.goto(`${area}/account`);
    await fillStaffLogin(page, person);
    await arrival(page, `${area}/account`);
    await waitForHeading(page, "My account");
    await expectMenu(page, menu);
    await expectFittingAccessibleScreen(page);
    const unopened = new Map(menu.entries.map((entry) => [entry[1], entry]));
    for (const screen of screens) {
      const [path, heading, , look = expectFittingAccessibleScreen] = screen;
      const address = `${area}/${path}`;
      const entry = unopened.get(address);
      unopened.delete(address);
      if (entry) await openMenuEntry(page, menu, entry);
      else await navigateInPage(page, address, heading);
      await look(page);
      const record = recordOf(screen);
      if (record) {
        await waitForFirstRecord(page, area, record, record.isCheckedElsewhere ? noLook : look);
      }
    }
    expect([...unopened.keys()]).toEqual([]);
    await visitScreens(page, visits);
    await logOut(page);
    await expectScreen(page, exit);
  },
);

test("broadsheet, standings, published results and amendment fit and are accessible", {
  timeout: 120_000,
}, async ({ open }) => {
  const { page } = await open();
  await page.goto("/exam-officer/result/broadsheet");
  await fillStaffLogin(page, fixedStaff.examOfficer);
  await chooseSemester(page, pastSemester);
  await choose(page.getByRole("combobox", { name: "Department", exact: true }), "Community Health");
  await choose(page.getByRole("combobox", { name: "Level", exact: true }), "200");
  await page.getByRole("table", { name: /^Community Health, 200 level, / }).waitFor();
  await waitForContent(page);
  await expectFittingAccessibleScreen(page);

  await page.goto("/exam-officer/result/standing");
  await choose(page.getByRole("combobox", { name: "Session", exact: true }), last?.name ?? "");
  await choose(page.getByRole("combobox", { name: "Department", exact: true }), "Community Health");
  await choose(page.getByRole("combobox", { name: "Level", exact: true }), "200");
  await page.getByRole("table", { name: /^Community Health, 200 level, / }).waitFor();
  await page.getByText("Moved on all the same.").first().waitFor();
  await expectFittingAccessibleScreen(page);

  await page.goto("/exam-officer/result");
  await chooseSemester(page, pastSemester);
  await page.getByRole("row").filter({ hasText: "Published" }).getByRole("link").first().click();
  await page.getByRole("heading", { name: "Versions", level: 2 }).waitFor();
  await waitForContent(page);
  await expectFittingAccessibleScreen(page);
  await page.getByRole("link", { name: "Amend…" }).click();
  await chooseFirst(page.getByLabel("Find a student by number or name"), "COHT");
  await page.getByRole("button", { name: "Preview", disabled: false }).waitFor();
  await expectFittingAccessibleScreen(page);
});

test("every staff screen is tested", async () => {
  // The import is dynamic because the client's sources are type-checked with the browser's types.
  const table: { readonly staffRoutes: readonly { readonly path: string }[] } = await import(
    new URL("../web/src/staff/routes.ts", import.meta.url).href
  );
  const routed = table.staffRoutes.map(({ path }) => path.replaceAll(/:\w+/g, ":record"));
  const looked = [account, ...offices.flatMap(({ screens }): readonly Screen[] => screens)].flatMap(
    (screen) => [screen[0], ...placesOf(recordOf(screen))],
  );
  expect([...new Set(looked)].sort()).toEqual([...new Set(routed)].sort());
});

const placesOf = (record: PlacedRecord | null): readonly string[] =>
  record
    ? [
        record.at,
        ...(record.under ?? []).map(([path]) => `${record.at}/${path}`),
        ...(record.leadsTo ?? []).map(([at]) => at),
      ]
    : [];

test("the list of applicants fits a laptop without scrolling sideways", async ({ open }) => {
  const { page } = await open();
  await page.goto("/admin/applicants");
  await fillStaffLogin(page, fixedStaff.admin);
  await waitForHeading(page, "Applicants");
  const list = await page.getByRole("region", { name: "Applicants", exact: true }).boundingBox();
  const headings = page.getByRole("columnheader");
  const last = await headings.last().boundingBox();
  const names = (await headings.allInnerTexts()).filter((name) => name.trim() !== "");
  expect(names.slice(0, 5)).toEqual(["Name", "Preferred course", "Stage", "JAMB", "Score (%)"]);
  expect(rightOf(last)).toBeLessThanOrEqual(rightOf(list));
});

const rightOf = (box: { readonly x: number; readonly width: number } | null): number =>
  (box?.x ?? Number.NaN) + (box?.width ?? 0);

test("students and applicants are redirected out of the staff area", async ({ open }) => {
  const [student, applicant] = [await open(), await open()];
  await signIn(student.page, fixedStudents.bello);
  await student.page.goto("/admin/students");
  await arrival(student.page, "/student/dashboard");
  await signInApplicant(applicant.page, fixedApplicants.okonkwo);
  await applicant.page.goto("/admin/students");
  await arrival(applicant.page, "/applicant/dashboard");
});
