import { screen, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { aCounterStudent, anAccount, aPageOf } from "../../../../testing/counter.ts";
import { findHeading, openPortal } from "../../../../testing/render-portal.tsx";
import { type Args, startServer } from "../../../../testing/server.ts";
import { aStaff } from "../../../../testing/staff.ts";

const officer = aStaff("BURSARY_OFFICER");

const record = {
  matricNumber: "COHT/2025/001",
  name: "Adeyemi Folake",
  account: anAccount,
  freeCredit: 0,
  canAskRefund: false,
  waitingAdjustments: [],
  canAdjust: false,
};

const open = (student: object | null = aCounterStudent()) => {
  const counterStudent = vi.fn((_args: Args) => student);
  const studentRecordAccount = vi.fn((_args: Args) => student && record);
  const server = startServer({ viewer: officer, counterStudent, studentRecordAccount });
  return { ...openPortal("/bursary/students/3", server), counterStudent, studentRecordAccount };
};

describe("the list of students", () => {
  it("leads the bursary officer to the counter, without anything that only an admin may do", async () => {
    const row = {
      ...{ id: "3", profileId: "30", matricNumber: "COHT/2025/001", surname: "Adeyemi" },
      ...{ firstName: "Folake", otherName: null, email: "f@college.example", phone: null },
      ...{
        department: "Public Health",
        programme: "Public Health",
        level: 100,
        standing: "ACTIVE",
        isSuspended: false,
      },
      ...{ hasPaidTuition: true, hasBed: false, credits: 18 },
    };
    const server = startServer({
      viewer: officer,
      studentRecords: aPageOf(row),
      admission: { courses: [] },
      programmeChoices: { departments: [], sessions: [] },
    });
    openPortal("/bursary/students", server);
    expect(await screen.findByRole("link", { name: "Adeyemi Folake" })).toHaveProperty(
      "pathname",
      "/bursary/students/3",
    );
    expect(screen.queryByRole("checkbox")).toBeNull();
    expect(screen.queryByRole("button", { name: "Import students" })).toBeNull();
    const asked = server.operations.filter((name) => !["Portal", "Session"].includes(name));
    expect(asked.toSorted()).toEqual(["ProgrammeChoices", "StudentRecords"]);
  });
});

describe("a student at the counter", () => {
  it("shows the account with what was paid at which channel", async () => {
    const { counterStudent, studentRecordAccount } = open();
    await findHeading("Adeyemi Folake");
    expect([counterStudent.mock.lastCall, studentRecordAccount.mock.lastCall]).toEqual([
      [{ id: "3" }],
      [{ id: "3" }],
    ]);
    screen.getByText("COHT/2025/001");
    screen.getAllByText("₦60,000.00");
    const charges = await screen.findByRole("table", { name: "2026/2027" });
    within(charges).getByText(
      "Counter, C2026-000122, 20 November 2026, 10:00 AM; Online, 2SJB0AQX, 10 January 2026, 10:00 AM",
    );
  });

  it("lists the receipts with the void, and a link and a download of the counter's", async () => {
    const fetched = vi.fn(async (_path: string) => new Response(null, { status: 500 }));
    vi.stubGlobal("fetch", fetched);
    const { user } = open();
    const receipts = within(await screen.findByRole("table", { name: "Receipts" }));
    const rows = receipts.getAllByRole("row").map((row) => row.textContent);
    expect(rows.slice(1)).toEqual([
      "Paid by NELFUNDS0001-00000420,000.0021 November 2026ValidDownload",
      "CounterC2026-00012230,000.0020 November 2026, 10:00 AMValidDownload",
      "CounterC2026-0001217,500.0019 November 2026, 10:00 AMVoided on 21 November 2026Download",
      "Zenith BankB000000126,000.0018 November 2026ValidDownload",
      "Online2SJB0AQX10,000.0010 January 2026, 10:00 AMValid–",
    ]);
    expect(receipts.getByRole("link", { name: "C2026-000122" })).toHaveProperty(
      "pathname",
      "/bursary/counter-receipts/5",
    );
    const ofBank = receipts.getByRole<HTMLAnchorElement>("link", { name: "B00000012" });
    expect(`${ofBank.pathname}${ofBank.search}`).toBe("/bursary/bank-rows?search=B00000012");
    expect(receipts.getByRole("link", { name: "S0001-000004" })).toHaveProperty(
      "pathname",
      "/bursary/sponsor-receipts/6",
    );
    expect(receipts.queryByRole("link", { name: "2SJB0AQX" })).toBeNull();
    await user.click(receipts.getByRole("button", { name: "Download receipt C2026-000121" }));
    expect(fetched.mock.lastCall?.[0]).toBe("/download/receipt/counter/4");
  });

  it.each([
    ["LEFT_OPEN", "Your cash book of 23 November 2026 is still open. Count it and close it first."],
    ["CLOSED", "Your cash book of today is closed."],
  ])("takes no payment while the officer's book is %s", async (status, text) => {
    open(aCounterStudent({ cashBook: { id: "8", day: "2026-11-23", status } }));
    await screen.findByText(text);
    expect(screen.getByRole("link", { name: "Open the cash book" })).toHaveProperty(
      "pathname",
      "/bursary/cash-books/8",
    );
    expect(screen.queryByRole("button", { name: "Take a payment" })).toBeNull();
  });

  it("takes a payment while the officer's book is open", async () => {
    open(aCounterStudent({ cashBook: { id: "8", day: "2026-11-24", status: "OPEN" } }));
    await screen.findByRole("button", { name: "Take a payment" });
    expect(screen.queryByText(/Your cash book/)).toBeNull();
  });

  it("takes no payment from a viewer who may not", async () => {
    open(aCounterStudent({ canRecord: false }));
    await findHeading("Adeyemi Folake");
    expect(screen.queryByRole("button", { name: "Take a payment" })).toBeNull();
  });

  it("says that nothing is owed", async () => {
    open(aCounterStudent({ items: [] }));
    await screen.findByText("Nothing is owed.");
    expect(screen.queryByRole("button", { name: "Take a payment" })).toBeNull();
  });

  it("that does not exist is reported", async () => {
    open(null);
    await screen.findByText("There is no such student.");
  });
});
