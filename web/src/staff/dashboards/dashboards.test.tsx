import { cleanup, screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { aDashboard, adminDashboard } from "../../../testing/dashboards.ts";
import { findHeading, openPortal } from "../../../testing/render-portal.tsx";
import { type Args, failure, startServer } from "../../../testing/server.ts";
import { aStaff } from "../../../testing/staff.ts";
import { screenAt } from "../routes.ts";
// Preloads the charts' code, so that its loading time does not count against a test.
import "./admin/AdminDashboardPage.tsx";
import "./charts/StackedBars.tsx";

const openAdmin = (answer: unknown = adminDashboard, path = "/admin/dashboard") => {
  const dashboard = typeof answer === "function" ? answer : () => answer;
  const server = startServer({
    viewer: aStaff(),
    ...aDashboard,
    adminDashboard: (args: Args) => dashboard(args),
  });
  return { ...openPortal(path, server), server };
};

/** Changes a card from its chart to its table. */
const showTable = async (user: UserEvent, title: RegExp) => {
  const card = await screen.findByRole("region", { name: title });
  await user.click(within(card).getByRole("radio", { name: "Table" }));
};

const rowsOf = (table: HTMLElement) =>
  Array.from(table.querySelectorAll("tbody tr"), (row) =>
    Array.from(row.querySelectorAll("th, td"), ({ textContent }) => textContent),
  );

describe("the admin's dashboard", () => {
  it("counts down to the councils that close soon while somebody is not handed in", async () => {
    const students = { ready: 3, notReady: 5 };
    const round = (id: string, more: object = {}) => ({
      ...{ id, daysLeft: 12, students, ...more },
    });
    const far = round("5", { daysLeft: 31 });
    const done = round("6", { daysLeft: 2, students: { ready: 0, notReady: 0 } });
    const hrefOf = async (...indexing: readonly object[]) => {
      openAdmin({ ...adminDashboard, indexing });
      const link = await screen.findByRole("link", { name: "Indexing: 12 days" });
      const href = link.getAttribute("href");
      cleanup();
      return href;
    };
    expect(await hrefOf(done, round("4"), far)).toBe("/admin/council-indexing/4");
    expect(await hrefOf(round("4"), round("7", { daysLeft: 20 }))).toBe(
      "/admin/council-indexing?open=yes",
    );
  });

  it("shows the funnel as a table", async () => {
    const { user } = openAdmin();
    await showTable(user, /^Admission funnel/);
    const table = screen.getByRole("table", { name: "Admission funnel, as a table" });
    expect(rowsOf(table)).toEqual([
      ["Signed up", "200", "100%"],
      ["Verified", "180", "90%"],
      ["Paid", "150", "75%"],
      ["Submitted", "120", "60%"],
      ["Tested", "100", "50%"],
      ["Admitted", "60", "30%"],
      ["Accepted", "50", "25%"],
      ["Matriculated", "48", "24%"],
    ]);
  });

  it("shows revenue, beds and registration as tables", async () => {
    const { user } = openAdmin();
    for (const title of [/^Revenue by day/, /^Hostel occupancy/, /^Course registration/]) {
      await showTable(user, title);
    }
    const days = screen.getByRole("table", { name: "Revenue by day, as a table" });
    expect(rowsOf(days)[0]).toEqual([
      "31 March 2026",
      "0.00",
      "25,000.00",
      "10,000.00",
      "5,000.00",
      "40,000.00",
    ]);
    expect(rowsOf(days)).toHaveLength(31);
    expect(rowsOf(screen.getByRole("table", { name: "Revenue by item" }))[0]).toEqual([
      "Tuition fee",
      "10",
      "975,000",
      "78%",
    ]);
    const beds = screen.getByRole("table", { name: "Hostel occupancy, as a table" });
    expect(rowsOf(beds)).toEqual([["Moremi Hall", "40", "20", "5", "1", "12", "2"]]);
    const registration = screen.getByRole("table", { name: "Course registration, as a table" });
    expect(rowsOf(registration)[0]).toEqual(["Public Health", "100", "20", "10", "4", "6", "10.0"]);
  });

  it("summarizes each chart in a sentence and hides it from screen readers", async () => {
    openAdmin();
    expect(await screen.findByText("200 signed up, 48 of them matriculated.")).toBeDefined();
    expect(screen.getByText("26 of 38 usable beds are taken.")).toBeDefined();
    expect(screen.getByText("15 of 30 students have registered completely.")).toBeDefined();
    expect(screen.queryByRole("application")).toBeNull();
  });

  it("is one request for its data", async () => {
    const { server } = openAdmin();
    await screen.findByText("200 signed up, 48 of them matriculated.");
    expect(server.operations.filter((name) => !["Portal", "Session"].includes(name))).toEqual([
      "AdminDashboard",
    ]);
  });

  it("shows occupancy and registration as shares, and names their session", async () => {
    openAdmin();
    const beds = await screen.findByRole("region", { name: "Hostel occupancy, 2026/2027" });
    expect(within(beds).getByRole("listitem").textContent).toBe("Moremi Hall26 of 38");
    const share = within(beds).getByRole("progressbar", { name: "Moremi Hall" });
    expect(share.getAttribute("aria-valuenow")).toBe("68");
    const registration = screen.getByRole("region", {
      name: "Course registration, 2026/2027, First semester",
    });
    expect(within(registration).getByRole("listitem").textContent).toBe("Public Health15 of 30");
  });

  it("counts what is pending in six figures and links to it", async () => {
    openAdmin();
    const card = await screen.findByRole("region", { name: "Waiting for a decision" });
    const links = within(card).getAllByRole("link");
    expect(links.map(({ textContent }) => textContent)).toEqual([
      "12 tested applicants without a decision",
      "3 O-level sittings to verify",
      "5 hostel applications to decide",
      "2 voids to decide",
      "4 rows to match",
      "1 refund asked",
      "2 refunds to pay",
      "1 change request to answer",
    ]);
    expect(links[0]?.getAttribute("href")).toBe("/admin/applicants?isTested=yes&outcome=UNDECIDED");
    expect(links.slice(3, 7).map((link) => link.getAttribute("href"))).toEqual([
      "/admin/counter-receipts?state=VOID_ASKED",
      "/admin/bank-rows?isWaiting=yes",
      "/admin/refunds?state=ASKED",
      "/admin/refunds?state=APPROVED",
    ]);
  });

  it("leads to adjustments that wait where no void does", async () => {
    const waiting = { ...adminDashboard.waiting, waitingVoids: 0, refusedPayments: 3 };
    openAdmin({ ...adminDashboard, waiting });
    const card = await screen.findByRole("region", { name: "Waiting for a decision" });
    within(card).getByRole("link", { name: "3 refused payments" });
    const link = within(card).getByRole("link", { name: "See adjustments" });
    expect(link.getAttribute("href")).toBe("/admin/adjustments?state=ASKED");
  });

  it("loads another application session and keeps it in the URL", async () => {
    const answer = vi.fn((_args: Args) => adminDashboard);
    const { user } = openAdmin(answer);
    await user.click(await screen.findByRole("combobox", { name: "Application session" }));
    await user.click(await screen.findByTitle("Admission (2025/2026)"));
    await waitFor(() => expect(answer.mock.lastCall).toEqual([{ applicationSessionId: "2" }]));
    expect(window.location.search).toBe("?session=2");
  });

  it("ignores an invalid session in the URL", async () => {
    const answer = vi.fn((_args: Args) => adminDashboard);
    openAdmin(answer, "/admin/dashboard?session=drop%20table");
    await findHeading("Dashboard");
    await waitFor(() => expect(answer.mock.calls).toEqual([[{ applicationSessionId: null }]]));
  });

  it("shows the other parts when one fails, and retries it", async () => {
    const revenue = () => failure("COLLEGE_TIMEOUT", "The college took too long.");
    const { user, server } = openAdmin({ ...adminDashboard, revenue });
    expect(await screen.findByText("200 signed up, 48 of them matriculated.")).toBeDefined();
    const part = screen.getByRole("region", { name: "Revenue by day" });
    expect(part.textContent).toContain("This part could not be loaded.");
    server.answer({ query: { adminDashboard } });
    await user.click(within(part).getByRole("button", { name: "Try Again" }));
    expect(await screen.findByRole("table", { name: "Revenue by item" })).toBeDefined();
  });

  it("says what is missing in a new college", async () => {
    const nobody = Object.fromEntries(
      Object.keys(adminDashboard.admission.total).map((step) => [step, 0]),
    );
    openAdmin({
      admission: { session: null, sessions: [], total: nobody, departments: [] },
      revenue: {
        session: null,
        today: 0,
        total: 0,
        items: [],
        days: adminDashboard.revenue.days.map((day) => ({ ...day, total: 0, items: [] })),
      },
      hostels: { ...adminDashboard.hostels, hostels: [], waiting: [] },
      registration: {
        session: null,
        semester: null,
        minCredits: null,
        total: { students: 0, none: 0, inProgress: 0, complete: 0, credits: 0 },
        groups: [],
      },
      waiting: Object.fromEntries(Object.keys(adminDashboard.waiting).map((key) => [key, 0])),
    });
    for (const text of [
      "Nothing is waiting.",
      "No application session has opened yet.",
      "Nothing was paid in the last 31 days.",
      "There are no hostels yet.",
      "No semester is running.",
    ]) {
      expect(await screen.findByText(text)).toBeDefined();
    }
  });
});

describe("the links of the dashboards", () => {
  it.each([
    ["SUPER_ADMIN", "/admin/dashboard"],
    ["ICT_SUPPORT", "/ict-support/dashboard"],
    ["BURSARY_OFFICER", "/bursary/dashboard"],
  ] as const)("are screens of %s", async (role, path) => {
    openPortal(path, startServer({ viewer: aStaff(role), ...aDashboard }));
    const main = await screen.findByRole("main");
    await within(main).findAllByRole("region");
    const places = within(main)
      .getAllByRole("link")
      .map((link) => new URL(link.getAttribute("href") ?? "", window.location.origin).pathname);
    expect(places.filter((place) => !screenAt(role, place))).toEqual([]);
  });
});

describe("on a phone", () => {
  it("figures are a list instead of a table", async () => {
    vi.stubGlobal("matchMedia", (media: string) =>
      Object.assign(new EventTarget(), {
        matches: media.includes("max-width"),
        media,
        addListener: () => undefined,
        removeListener: () => undefined,
      }),
    );
    openPortal("/lecturer/dashboard", startServer({ viewer: aStaff("LECTURER"), ...aDashboard }));
    const courses = await screen.findByRole("list", { name: "My courses" });
    expect(within(courses).getByRole("link", { name: "Result sheet of PHT 111" })).toBeDefined();
    expect(within(courses).getByText("47%")).toBeDefined();
    expect(screen.queryByRole("table", { name: "My courses" })).toBeNull();
  });
});

describe("the other dashboards", () => {
  it("of ICT support count backlogs and their age", async () => {
    openPortal(
      "/ict-support/dashboard",
      startServer({ viewer: aStaff("ICT_SUPPORT"), ...aDashboard }),
    );
    const figures = await screen.findByRole("region", { name: "What waits" });
    const [stuck, unverified] = within(figures).getAllByRole<HTMLAnchorElement>("link");
    expect(stuck?.textContent).toBe("Stuck payments");
    expect(`${stuck?.pathname}${stuck?.search}`).toBe("/ict-support/payments?pendingMinutes=60");
    const card = (link: HTMLElement | undefined) => link?.closest(".ant-card")?.textContent;
    expect(card(stuck)).toContain("2");
    expect(card(stuck)).toContain("The oldest since 24 March 2026, 9:00 AM");
    expect(card(unverified)).toContain("0");
  });

  it("of a lecturer list courses, sheets, progress and due date", async () => {
    openPortal("/lecturer/dashboard", startServer({ viewer: aStaff("LECTURER"), ...aDashboard }));
    const table = await screen.findByRole("table", { name: "My courses" });
    expect(rowsOf(table)).toEqual([["PHT 111", "Anatomy", "Draft", "42", "47%", "100", "3"]]);
    expect(screen.getByRole("link", { name: "Result sheet of PHT 111" }).getAttribute("href")).toBe(
      "/lecturer/result/4/1",
    );
    expect(screen.getByText(/12 February 2027/)).toBeDefined();
    expect(screen.getByText("2026/2027, First semester")).toBeDefined();
    expect(screen.getByText("5 December 2026, 11:59 PM")).toBeDefined();
  });

  it("of an exam officer list courses and those without a lecturer", async () => {
    const { user } = openPortal(
      "/exam-officer/dashboard",
      startServer({ viewer: aStaff("EXAM_OFFICER"), ...aDashboard }),
    );
    await showTable(user, /^Courses and registrations/);
    const table = screen.getByRole("table", { name: "Courses and registrations, as a table" });
    expect(rowsOf(table)).toEqual([["Public Health", "27", "140", "1", "80", "73%"]]);
    expect(rowsOf(screen.getByRole("table", { name: "Courses without a lecturer" }))).toEqual([
      ["PUB 101", "Hygiene", "Public Health"],
    ]);
  });

  it("of an exam officer link to the counted sheets", async () => {
    openPortal(
      "/exam-officer/dashboard",
      startServer({ viewer: aStaff("EXAM_OFFICER"), ...aDashboard }),
    );
    const figures = await screen.findByRole("region", { name: "Result sheets" });
    const links = within(figures)
      .getAllByRole<HTMLAnchorElement>("link")
      .map(({ pathname, search, textContent }) => [textContent, `${pathname}${search}`]);
    expect(links).toEqual([
      ["Draft", "/exam-officer/result?state=DRAFT"],
      ["Submitted", "/exam-officer/result?state=SUBMITTED"],
      ["Approved", "/exam-officer/result?state=APPROVED"],
      ["Overdue: still with the lecturers", "/exam-officer/result?overdue=yes"],
      ["Worth a look: something is odd", "/exam-officer/result?flagged=yes"],
    ]);
    const lowest = screen.getByRole("table", { name: "Lowest pass rates" });
    expect(within(lowest).getByRole("link", { name: "PUB 202" })).toHaveProperty(
      "pathname",
      "/exam-officer/result/3/8",
    );
  });

  it("show why they could not be loaded and retry", async () => {
    const server = startServer({
      viewer: aStaff("LECTURER"),
      lecturerDashboard: () => failure("COLLEGE_UNAVAILABLE", "The college cannot be reached."),
    });
    const { user } = openPortal("/lecturer/dashboard", server);
    expect(await screen.findByText("The college cannot be reached.")).toBeDefined();
    server.answer({ query: aDashboard });
    await user.click(screen.getByRole("button", { name: "Try Again" }));
    expect(await screen.findByRole("table", { name: "My courses" })).toBeDefined();
  });
});
