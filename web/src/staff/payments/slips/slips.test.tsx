import { screen, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { aBankRow, aPayer } from "../../../../testing/bank.ts";
import { aPageOf } from "../../../../testing/counter.ts";
import { findHeading, openPortal } from "../../../../testing/render-portal.tsx";
import { type Args, failure, startServer } from "../../../../testing/server.ts";
import { aStaff } from "../../../../testing/staff.ts";

const officer = aStaff("BURSARY_OFFICER");

const aSlip = (overrides: Readonly<Record<string, unknown>> = {}) => ({
  __typename: "IssuedSlip",
  id: "5",
  reference: "482103765562",
  student: aPayer,
  state: "OPEN",
  amount: 42_500,
  received: 30_000,
  rest: 10_000,
  issuedAt: "2026-11-24T09:00:00.000Z",
  expiresAt: "2026-12-24T09:00:00.000Z",
  paidAt: null,
  ...overrides,
});

const aFile = (slip = aSlip(), rows: readonly object[] = []) => ({
  __typename: "IssuedSlipFile",
  slip,
  lines: [
    { session: "2026/2027", label: "School fees", amount: 40_000, outstanding: 10_000 },
    { session: "2026/2027", label: "Library", amount: 2_500, outstanding: 0 },
  ],
  rows,
});

describe("the list of payment slips", () => {
  it("is loaded by the URL's filters, and each slip has its screen", async () => {
    const issuedSlips = vi.fn((_args: Args) => aPageOf(aSlip()));
    openPortal(
      "/bursary/slips?search=4821+0376&state=OPEN&isPartPaid=yes&from=2026-11-01&amountFrom=500&sort=-amount",
      startServer({ viewer: officer, issuedSlips }),
    );
    const link = await screen.findByRole("link", { name: "4821 0376 5562" });
    expect(link).toHaveProperty("pathname", "/bursary/slips/5");
    expect(issuedSlips.mock.lastCall?.[0]).toEqual({
      page: { number: 1, size: 25 },
      sort: "AMOUNT",
      descending: true,
      search: "4821 0376",
      filter: {
        state: "OPEN",
        isPartPaid: true,
        from: "2026-11-01",
        until: null,
        amountFrom: 500,
        amountUntil: null,
      },
    });
    const row = within(screen.getByRole("table", { name: "Payment slips" })).getAllByRole("row")[1];
    expect(row?.textContent).toBe(
      "4821 0376 5562Adeyemi FolakeCOHT/2025/00124 November 202624 December 202642,500.0030,000.0010,000.00Open",
    );
  });

  it("says that there is none", async () => {
    const issuedSlips = { ...aPageOf(aSlip()), rows: [], total: 0 };
    openPortal("/admin/slips", startServer({ viewer: aStaff(), issuedSlips }));
    await screen.findByText("Nobody has made a payment slip yet");
  });
});

describe("a payment slip", () => {
  it("shows what it pays, what is still owed, and the payments that name it", async () => {
    const rows = [
      aBankRow({ narration: "TRF 482103765562", state: "CREDITED", amount: 30_000 }),
      aBankRow({ id: "13", narration: "", amount: 500 }),
    ];
    openPortal(
      "/bursary/slips/5",
      startServer({ viewer: officer, issuedSlip: aFile(aSlip(), rows) }),
    );
    await findHeading("Slip 4821 0376 5562");
    const facts = screen.getByRole("region", { name: "Slip" });
    expect(facts.textContent).toContain("Still to pay₦10,000");
    expect(within(facts).getByRole("link", { name: "Adeyemi Folake" })).toHaveProperty(
      "pathname",
      "/bursary/students/3",
    );
    const items = within(screen.getByRole("table", { name: "What it pays" })).getAllByRole("row");
    expect(items.slice(1).map(({ textContent }) => textContent)).toEqual([
      "School fees2026/202740,000.0010,000.00",
      "Library2026/20272,500.000.00",
    ]);
    const said = within(screen.getByRole("table", { name: "What banks said" }));
    expect(said.getByRole("link", { name: "TRF 482103765562" })).toHaveProperty(
      "pathname",
      "/bursary/bank-rows/12",
    );
    expect(said.getByRole("link", { name: "No narration" })).toHaveProperty(
      "pathname",
      "/bursary/bank-rows/13",
    );
    expect(said.getAllByRole("row")[2]?.textContent).toContain("To match");
  });

  it("says that its items were paid in another way", async () => {
    const issuedSlip = aFile(aSlip({ state: "SETTLED", received: 0, rest: 0 }));
    openPortal("/admin/slips/5", startServer({ viewer: aStaff(), issuedSlip }));
    await screen.findByText(/Its items were paid in another way\. Money that still comes/);
    screen.getByText("No statement that was imported names this slip.");
  });

  it("that does not exist, or cannot be loaded, is said", async () => {
    const { unmount } = openPortal(
      "/bursary/slips/9",
      startServer({ viewer: officer, issuedSlip: null }),
    );
    await screen.findByText("There is no such slip.");
    unmount();
    const issuedSlip = () => failure("COLLEGE_UNAVAILABLE", "The college is away.");
    openPortal("/bursary/slips/5", startServer({ viewer: officer, issuedSlip }));
    await screen.findByText("The college is away.");
  });
});
