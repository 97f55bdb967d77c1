import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { aDashboard } from "../../../../testing/dashboards.ts";
import { openPortal } from "../../../../testing/render-portal.tsx";
import { failure, startServer } from "../../../../testing/server.ts";
import { aStaff } from "../../../../testing/staff.ts";
// Preloads the charts' code, so that its loading time does not count against a test.
import "../charts/StackedBars.tsx";

const { bursaryDashboard } = aDashboard;

const open = (overrides: Readonly<Record<string, unknown>> = {}) =>
  openPortal(
    "/bursary/dashboard",
    startServer({
      viewer: aStaff("BURSARY_OFFICER"),
      announcements: [{ id: "1", title: "The bank is closed", body: "On Friday." }],
      bursaryDashboard: { ...bursaryDashboard, ...overrides },
    }),
  );

const rowsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole("row")
    .map((row) => Array.from(row.children, ({ textContent }) => textContent));

describe("the dashboard of a bursary officer", () => {
  it("counts what waits and links to it", async () => {
    open();
    const figures = await screen.findByRole("region", { name: "What waits" });
    const links = within(figures).getAllByRole<HTMLAnchorElement>("link");
    expect(links.map(({ pathname, search }) => `${pathname}${search}`)).toEqual([
      "/bursary/counter-receipts?state=VOID_ASKED",
      "/bursary/counter-receipts?state=VOID_ASKED",
      "/bursary/adjustments?state=ASKED",
      "/bursary/bank-rows?isWaiting=yes",
      "/bursary/remittances",
      "/bursary/remittances?state=WAITING",
      "/bursary/remittances?hasWaitingVoids=yes",
      "/bursary/cash-books?isOpen=yes&until=2026-11-23",
      "/bursary/payments?status=REFUSED&resolved=no&inRefund=no",
      "/bursary/refunds?isOpen=yes",
      "/bursary/refunds?state=ASKED",
      "/bursary/refunds?state=APPROVED",
    ]);
    const cards = [...new Set(links.map((link) => link.closest(".ant-card")))];
    expect(cards.map((card) => card?.textContent)).toEqual([
      "Voids and adjustments52 to void3 to adjust",
      "Bank payments to match4",
      "Sponsors32 to approve1 to void",
      "Cash books left open1",
      "Refused payments3",
      "Refunds31 to decide2 to pay out",
    ]);
    screen.getByText("The bank is closed");
  });

  it("shows the officer's own cash book", async () => {
    open();
    const book = await screen.findByRole("region", { name: "My cash book" });
    expect(within(book).getByRole("link", { name: "24 November 2026" })).toHaveProperty(
      "pathname",
      "/bursary/cash-books/8",
    );
    for (const text of ["Open", "4", "₦40,000.00", "₦15,000.00", "₦0.00"]) {
      within(book).getByText(text);
    }
    expect(within(book).queryByRole("status")).toBeNull();
  });

  it("warns of a cash book that was left open", async () => {
    const cashBook = { ...bursaryDashboard.cashBook, day: "2026-11-20", status: "LEFT_OPEN" };
    open({ cashBook });
    const warning = await screen.findByText(
      "Your cash book of 20 November 2026 is still open. Count it and close it first.",
    );
    expect(warning.closest("[role=status]")?.className).toContain("warning");
    screen.getByText("Left open");
  });

  it("says that the officer has taken nothing", async () => {
    open({ cashBook: null });
    await screen.findByText("You have taken nothing today.");
  });

  it("shows what the session charged and received, by section", async () => {
    open();
    const sums = await screen.findByRole("region", { name: "Charged and paid, 2026/2027" });
    const progress = within(sums).getByRole("progressbar", { name: "Paid of what was charged" });
    expect(progress.getAttribute("aria-valuenow")).toBe("64");
    for (const text of ["₦1,000,000", "₦640,000", "₦360,000"]) within(sums).getByText(text);
    const table = within(sums).getByRole("table", { name: "Charged and paid by section" });
    expect(rowsOf(table)).toEqual([
      ["Section", "Charged (₦)", "Paid (₦)", "Outstanding (₦)", "Share paid"],
      ["A", "600,000.00", "500,000.00", "100,000.00", "83%"],
      ["Late payment", "400,000.00", "140,000.00", "260,000.00", "35%"],
    ]);
  });

  it("leads from each sum of a section to the list behind it", async () => {
    open();
    const sums = await screen.findByRole("region", { name: "Charged and paid, 2026/2027" });
    const links = within(sums).getAllByRole<HTMLAnchorElement>("link");
    expect(
      links
        .slice(0, 4)
        .map(({ pathname, search, textContent }) => `${textContent} ${pathname}${search}`),
    ).toEqual([
      "Figures /bursary/figures",
      "600,000.00 /bursary/balances?session=2026%2F2027&section=A",
      "500,000.00 /bursary/receipts?session=2026%2F2027&section=A&state=VALID",
      "100,000.00 /bursary/balances?session=2026%2F2027&section=A&standing=OWING",
    ]);
  });

  it("leads from what came in on a day to its receipts and to the figures by day", async () => {
    const { user } = open();
    const card = await screen.findByRole("region", { name: "Received by day" });
    expect(
      within(card).getByRole("link", { name: "Billed, received and outstanding by day" }),
    ).toHaveProperty("search", "?by=day");
    await user.click(within(card).getByRole("radio", { name: "Table" }));
    const [online, , , , total] = within(within(card).getByRole("table"))
      .getAllByRole<HTMLAnchorElement>("link")
      .map(({ pathname, search }) => `${pathname}${search}`);
    const day = "from=2026-11-24&until=2026-11-24";
    expect(online).toBe(`/bursary/receipts?${day}&channel=ONLINE&state=VALID`);
    expect(total).toBe(`/bursary/receipts?${day}&state=VALID`);
  });

  it("shows what came in by day and channel", async () => {
    const { user } = open();
    await screen.findByText(
      "The last 14 days brought ₦97,500 online, ₦66,000 at the counter, ₦60,000 at banks, ₦0 by Remita and ₦25,000 from sponsors.",
    );
    const card = screen.getByRole("region", { name: "Received by day" });
    await user.click(within(card).getByRole("radio", { name: "Table" }));
    const rows = rowsOf(within(card).getByRole("table"));
    expect(rows).toHaveLength(15);
    expect(rows.slice(0, 3)).toEqual([
      ["Day", "Online", "Counter", "Bank", "Remita", "Sponsor", "Total"],
      [
        "24 November 2026",
        "97,500.00",
        "40,000.00",
        "60,000.00",
        "0.00",
        "25,000.00",
        "222,500.00",
      ],
      ["23 November 2026", "0.00", "2,000.00", "0.00", "0.00", "0.00", "2,000.00"],
    ]);
  });

  it("says what is missing outside a session", async () => {
    open({
      session: null,
      charged: 0,
      paid: 0,
      outstanding: 0,
      sections: [],
      days: bursaryDashboard.days.map(({ day }) => ({
        day,
        online: 0,
        counter: 0,
        bank: 0,
        remita: 0,
        sponsor: 0,
      })),
    });
    await screen.findByText("No academic session is running.");
    screen.getByText("Nothing was paid in the last 14 days.");
  });

  it("says why it could not be loaded", async () => {
    openPortal(
      "/bursary/dashboard",
      startServer({
        viewer: aStaff("BURSARY_OFFICER"),
        bursaryDashboard: () => failure("COLLEGE_UNAVAILABLE", "The college cannot be reached."),
      }),
    );
    await screen.findByText("The college cannot be reached.");
  });
});
