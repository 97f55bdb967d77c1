import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { openPortal } from "../../../../testing/render-portal.tsx";
import { type Args, startServer } from "../../../../testing/server.ts";
import { aStaff } from "../../../../testing/staff.ts";

describe("the reconciliation", () => {
  const books = {
    __typename: "Reconciliation",
    from: "2026-03-01",
    until: "2026-03-02",
    ledger: { count: 0, amount: 0 },
    provider: { count: 1, amount: 86_500 },
    states: [{ state: "MISSING_IN_LEDGER", count: 1, amount: 86_500 }],
    rows: [
      {
        reference: "REF7",
        state: "MISSING_IN_LEDGER",
        paymentId: "7",
        purpose: "TUITION",
        payer: "Adeyemi Folake",
        ledgerAmount: null,
        ledgerPaidAt: null,
        providerAmount: 86_500,
        providerCurrency: "NGN",
        providerPaidAt: "2026-03-01T09:00:00.000Z",
        canSettle: true,
      },
    ],
    total: 1,
    export: { csv: "/c", xlsx: "/x" },
  };

  it("loads the days in the URL and settles missing payments", async () => {
    const reconciliation = vi.fn((_args: Args) => books);
    const requeryPayment = () => ({
      __typename: "PaymentRequeried",
      outcome: "CREDITED",
      message: "Credited now.",
    });
    openPortal(
      "/admin/reconciliation?from=2026-03-01&until=2026-03-02",
      startServer({ viewer: aStaff(), reconciliation }, { requeryPayment }),
    );
    await userEvent.click(await screen.findByRole("button", { name: "Settle REF7" }));
    expect(await screen.findByText("Credited now.")).toBeTruthy();
    expect(reconciliation.mock.calls[0]?.[0]).toEqual({ from: "2026-03-01", until: "2026-03-02" });
    await waitFor(() => expect(reconciliation).toHaveBeenCalledTimes(2));
  });

  it("shows why it failed", async () => {
    const refusal = {
      __typename: "Refusal",
      code: "INVALID_INPUT",
      message: "Choose 31 days at most.",
      fields: [],
    };
    openPortal(
      "/admin/reconciliation?from=2026-01-01&until=2026-03-02",
      startServer({ viewer: aStaff(), reconciliation: () => refusal }),
    );
    expect(await screen.findByText("Choose 31 days at most.")).toBeTruthy();
  });
});
