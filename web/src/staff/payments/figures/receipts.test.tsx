import { screen, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { aReceipt, figureChoices, someReceipts } from "../../../../testing/figures.ts";
import { openPortal } from "../../../../testing/render-portal.tsx";
import { type Args, startServer } from "../../../../testing/server.ts";
import { aStaff } from "../../../../testing/staff.ts";

const open = (path: string, ...rows: readonly object[]) => {
  const receipts = vi.fn((_args: Args) => someReceipts(...rows));
  const server = startServer({ viewer: aStaff("BURSARY_OFFICER"), receipts, figureChoices });
  return { ...openPortal(path, server), receipts };
};

const cellsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole("row")
    .slice(1)
    .map((row) => Array.from(row.children, ({ textContent }) => textContent));

describe("receipts of every channel", () => {
  it("say what of them pays charges, with the sum of all pages", async () => {
    const voided = aReceipt({
      id: "52",
      channel: "SPONSOR",
      sponsor: "NELFUND",
      reference: "S0001-000004",
      payer: null,
      paid: 0,
      credit: 0,
      refunded: 0,
      state: "VOIDED",
    });
    open("/bursary/receipts", aReceipt(), voided);
    expect(cellsOf(await screen.findByRole("table", { name: "All receipts" }))).toEqual([
      [
        "C2026-000122",
        "Adeyemi FolakeCOHT/2025/001",
        "Counter",
        "20 November 2026, 10:00 AM",
        "50,000.00",
        "40,000.007,500.00 credit, 2,500.00 for refunds",
        "Valid",
      ],
      ["S0001-000004", "–", "SponsorNELFUND", "20 November 2026", "50,000.00", "0.00", "Voided"],
      [
        "Total without voided",
        "",
        "",
        "",
        "75,000.00",
        "65,000.007,500.00 credit, 2,500.00 for refunds",
        "",
      ],
    ]);
  });

  it.each([
    ["ONLINE", "/bursary/payments/12"],
    ["COUNTER", "/bursary/counter-receipts/12"],
    ["BANK", "/bursary/bank-rows/12"],
    ["REMITA", "/bursary/bank-rows/12"],
    ["SPONSOR", "/bursary/sponsor-receipts/12"],
  ])("of the channel %s open where they are kept", async (channel, path) => {
    open("/bursary/receipts", aReceipt({ channel }));
    expect(await screen.findByRole("link", { name: "C2026-000122" })).toHaveProperty(
      "pathname",
      path,
    );
  });

  it("are loaded by the URL's filters", async () => {
    const { receipts } = open(
      "/bursary/receipts?session=2025/2026&section=HOSTEL&level=200&sponsor=2&channel=REMITA&state=VALID&from=2026-11-01&until=2026-11-20&sort=amount&search=C2026",
      aReceipt(),
    );
    await screen.findByRole("table", { name: "All receipts" });
    expect(receipts.mock.lastCall?.[0]).toEqual({
      page: { number: 1, size: 25 },
      sort: "AMOUNT",
      descending: false,
      search: "C2026",
      filter: {
        session: "2025/2026",
        section: "HOSTEL",
        department: null,
        level: 200,
        sponsor: "2",
        sponsored: null,
        payer: null,
        channel: "REMITA",
        state: "VALID",
        from: "2026-11-01",
        until: "2026-11-20",
      },
    });
    for (const text of ["Session: 2025/2026", "Sponsor: NELFUND", "State: Valid"]) {
      screen.getByText(text);
    }
  });

  it("say that no money has come in yet", async () => {
    open("/bursary/receipts");
    await screen.findByText("No money has come in yet");
  });
});
