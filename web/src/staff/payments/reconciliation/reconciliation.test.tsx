import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { aBankLine, aChannelLine, reconciledChannels } from "../../../../testing/reconciliation.ts";
import { openPortal } from "../../../../testing/render-portal.tsx";
import { type Answers, type Args, startServer } from "../../../../testing/server.ts";
import { aStaff } from "../../../../testing/staff.ts";

const days = "from=2026-03-01&until=2026-03-05";

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

const tooLong = {
  __typename: "Refusal",
  code: "INVALID_INPUT",
  message: "Choose 31 days at most.",
  fields: [],
};

describe("the transactions of the provider", () => {
  it("loads the days in the URL and settles missing payments", async () => {
    const reconciliation = vi.fn((_args: Args) => books);
    const requeryPayment = () => ({
      __typename: "PaymentRequeried",
      outcome: "CREDITED",
      message: "Credited now.",
    });
    openPortal(
      `/admin/reconciliation?${days}&tab=online`,
      startServer(
        { viewer: aStaff(), reconciliation, channelReconciliation: reconciledChannels() },
        { requeryPayment },
      ),
    );
    await userEvent.click(await screen.findByRole("button", { name: "Settle REF7" }));
    expect(await screen.findByText("Credited now.")).toBeTruthy();
    expect(reconciliation.mock.calls[0]?.[0]).toEqual({ from: "2026-03-01", until: "2026-03-05" });
    await waitFor(() => expect(reconciliation).toHaveBeenCalledTimes(2));
  });

  it("shows why it failed", async () => {
    openPortal(
      "/admin/reconciliation?from=2026-01-01&until=2026-03-02&tab=online",
      startServer({ viewer: aStaff(), reconciliation: tooLong, channelReconciliation: tooLong }),
    );
    expect(await screen.findByText("Choose 31 days at most.")).toBeTruthy();
  });
});

describe("the channels", () => {
  const open = (area: "admin" | "bursary" | "ict-support", answers: Answers = {}) => {
    const roles = {
      admin: "SUPER_ADMIN",
      bursary: "BURSARY_OFFICER",
      "ict-support": "ICT_SUPPORT",
    } as const;
    return openPortal(
      `/${area}/reconciliation?${days}`,
      startServer({
        viewer: aStaff(roles[area]),
        reconciliation: books,
        channelReconciliation: reconciledChannels(),
        ...answers,
      }),
    );
  };

  const rowOf = async (name: string) =>
    within(await screen.findByRole("row", { name: new RegExp(`^${name}`) }));

  const addressOf = (row: Awaited<ReturnType<typeof rowOf>>, name: RegExp) =>
    row.getByRole("link", { name }).getAttribute("href");

  it("are beside their sources, and each figure leads to its list", async () => {
    open("bursary");
    const bank = await rowOf("Zenith Bank 1012345678");
    const list = `/bursary/bank-rows?account=2`;
    expect(addressOf(bank, /^40,000.00 1 receipt$/)).toBe(`${list}&state=CREDITED&${days}`);
    expect(addressOf(bank, /^45,500.00 3 rows$/)).toBe(`${list}&${days}`);
    expect(addressOf(bank, /^To match: 5,000.00 \(1\)$/)).toBe(`${list}&state=OPEN&${days}`);
    expect(addressOf(bank, /^Returned: 500.00 \(1\)$/)).toBe(`${list}&state=RETURNED&${days}`);
    expect(addressOf(bank, /^Voids to decide: 1, 40,000.00$/)).toBe(
      `${list}&state=VOID_ASKED&${days}`,
    );
    bank.getByText("5,500.00");
    bank.getByText(/^No statement: 1 March 2026/);
    const cash = await rowOf("Cash at the counter");
    expect(addressOf(cash, /receipts$/)).toBe(`/bursary/counter-receipts?method=CASH&${days}`);
    expect(addressOf(cash, /closed book$/)).toBe(`/bursary/cash-books?isOpen=no&${days}`);
    screen.getByText("The ledger balances");
    screen.getByText(/₦60,000 pays charges, ₦3,000 is refunded/);
    expect(screen.getByRole("button", { name: "Export" })).toHaveProperty("disabled", false);
  });

  it("have the provider's side with its differences", async () => {
    const { user } = open("admin");
    const online = await rowOf("Online");
    await online.findByText("86,500.00");
    await user.click(online.getByRole("link", { name: "Not credited yet: 86,500.00 (1)" }));
    await screen.findByRole("button", { name: "Settle REF7" });
  });

  it("do not wait for the provider, who can be asked again", async () => {
    const refusal = { ...tooLong, message: "The payment provider is not answering." };
    const reconciliation = vi.fn((): object => books).mockReturnValueOnce(refusal);
    const { user } = open("admin", { reconciliation });
    const online = await rowOf("Online");
    await rowOf("Cash at the counter");
    await online.findByText("The payment provider is not answering.");
    await user.click(online.getByRole("button", { name: "Ask the provider again" }));
    await online.findByText("86,500.00");
  });

  it("say what nothing explains, and that the ledger does not balance", async () => {
    open("admin", {
      channelReconciliation: reconciledChannels({
        lines: [aChannelLine({ difference: -20, unexplained: -20 })],
        balance: { received: 100, paid: 60, refunded: 0, credit: 20, difference: 20 },
      }),
    });
    const cash = await rowOf("Cash at the counter");
    cash.getByText("Unexplained: -20.00");
    screen.getByText("The ledger does not balance: ₦20 is unaccounted for");
  });

  it("have the notes of cash books and what statements show of sponsors", async () => {
    const transfer = {
      remittanceId: "9",
      sponsor: "NELFUND",
      session: "2025/2026",
      paidOn: "2026-03-02",
      bankReference: "NELF/1",
      state: "CREDITED",
      amount: 90_000,
      unallocated: 0,
      seen: "LIKELY",
      seenAmount: 90_000,
      rowId: "12",
    };
    const missing = { seen: "NOT_SEEN", seenAmount: null, rowId: null };
    open("bursary", {
      channelReconciliation: reconciledChannels({
        books: [
          { id: "4", day: "2026-03-02", officer: "Ngozi Okafor", difference: -100, note: "Torn" },
        ],
        transfers: [
          transfer,
          { ...transfer, ...missing, remittanceId: "10", bankReference: "NELF/2" },
          {
            ...transfer,
            ...missing,
            remittanceId: "11",
            bankReference: "NELF/3",
            state: "DECLINED",
          },
        ],
      }),
    });
    const book = await rowOf("2 March 2026");
    book.getByText("Torn");
    expect(addressOf(book, /2 March/)).toBe("/bursary/cash-books/4");
    const likely = await rowOf("NELF/1");
    expect(addressOf(likely, /Seen, to match/)).toBe("/bursary/bank-rows/12");
    (await rowOf("NELF/2")).getByText("Not seen yet");
    expect((await rowOf("NELF/3")).queryByText("Not seen yet")).toBeNull();
  });

  it("have no links to lists that a role does not have", async () => {
    open("ict-support", {
      channelReconciliation: reconciledChannels({ lines: [aChannelLine(), aBankLine()] }),
    });
    const bank = await rowOf("Zenith Bank");
    bank.getByText("To match: 5,000.00 (1)");
    expect(bank.queryByRole("link")).toBeNull();
  });

  it("are refused for too many days", async () => {
    open("bursary", { channelReconciliation: tooLong, reconciliation: tooLong });
    expect(await screen.findByText("Choose 31 days at most.")).toBeTruthy();
  });
});
