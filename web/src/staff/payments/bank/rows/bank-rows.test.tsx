import { screen, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { aBankAccountRecord, aBankRow } from "../../../../../testing/bank.ts";
import { aPageOf } from "../../../../../testing/counter.ts";
import { openPortal } from "../../../../../testing/render-portal.tsx";
import { type Args, startServer } from "../../../../../testing/server.ts";
import { aStaff } from "../../../../../testing/staff.ts";

const officer = aStaff("BURSARY_OFFICER");

describe("the payments of banks", () => {
  it("are loaded by the URL's filters", async () => {
    const bankRows = vi.fn((_args: Args) => aPageOf(aBankRow()));
    openPortal(
      "/bursary/bank-rows?isWaiting=yes&reason=NO_REFERENCE&account=2&from=2026-11-01&amountFrom=1000&search=cash&statement=7",
      startServer({ viewer: officer, bankRows, bankAccounts: [aBankAccountRecord()] }),
    );
    expect(await screen.findByRole("link", { name: "CASH DEP SCHOOL FEES" })).toHaveProperty(
      "pathname",
      "/bursary/bank-rows/12",
    );
    expect(bankRows.mock.lastCall?.[0]).toEqual({
      page: { number: 1, size: 25 },
      sort: "DAY",
      descending: true,
      search: "cash",
      filter: {
        isWaiting: true,
        state: null,
        reason: "NO_REFERENCE",
        account: "2",
        from: "2026-11-01",
        until: null,
        amountFrom: 1000,
        amountUntil: null,
        statement: "7",
      },
    });
    const row = within(screen.getByRole("table", { name: "Bank payments" })).getAllByRole("row")[1];
    expect(row?.textContent).toBe(
      "CASH DEP SCHOOL FEESNo reference of a slip22 November 2026–Zenith Bank101234567842,500.00To match",
    );
    screen.getByText("Only the payments of one statement are shown.");
    expect(screen.getByRole("link", { name: "Open the statement" })).toHaveProperty(
      "pathname",
      "/bursary/bank-statements/7",
    );
    expect(screen.getByRole("button", { name: "Export" })).toHaveProperty("disabled", false);
  });

  it("say that no statement was imported", async () => {
    const none = { ...aPageOf({}), rows: [], total: 0 };
    openPortal(
      "/admin/bank-rows",
      startServer({ viewer: aStaff(), bankRows: none, bankAccounts: [] }),
    );
    await screen.findByText("No statement was imported yet");
  });
});
