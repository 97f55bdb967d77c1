import { screen, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { anAccount } from "../../../../testing/counter.ts";
import { aRefundShown } from "../../../../testing/refunds.ts";
import { findHeading, openPortal } from "../../../../testing/render-portal.tsx";
import { failure, startServer } from "../../../../testing/server.ts";
import { aStudent } from "../../../../testing/student.ts";
import { paths } from "../../../paths.ts";

const paidOnline = {
  channel: "ONLINE",
  sponsor: null,
  reference: "2SJB0AQX",
  amount: 40_000,
  paidAt: "2026-01-10T09:00:00.000Z",
};

const charge = (id: string, label: string, charged: number, paid: number) => ({
  id,
  code: `fee_${id}`,
  label,
  charged,
  paid,
  outstanding: charged - paid,
  adjusted: null,
  payments: paid > 0 ? [paidOnline] : [],
});

const account = {
  charged: 150_000,
  paid: 40_000,
  outstanding: 110_000,
  arrears: 30_000,
  credit: 5_000,
  refunded: 0,
  refunds: [],
  adjustments: [],
  statementUrl: "/download/statement",
  receipts: anAccount.receipts,
  sessions: [
    {
      session: "2026/2027",
      charged: 120_000,
      paid: 40_000,
      outstanding: 80_000,
      sections: [
        { section: "A", charges: [charge("1", "School fees", 60_000, 0)] },
        {
          section: "C",
          charges: [
            charge("2", "Laboratory", 30_000, 30_000),
            charge("3", "Practical", 30_000, 10_000),
          ],
        },
      ],
    },
    {
      session: "2025/2026",
      charged: 30_000,
      paid: 0,
      outstanding: 30_000,
      sections: [{ section: "B", charges: [charge("4", "School fees", 30_000, 0)] }],
    },
  ],
};

const open = async (own: unknown, more: Readonly<Record<string, unknown>> = {}) => {
  const server = startServer({ viewer: aStudent({ account: own, ...more }) });
  const portal = openPortal(paths.student.account, server);
  await findHeading("Account");
  return { ...portal, server };
};

const line = async (label: string) => {
  const item = (await screen.findByText(label)).closest("li");
  if (item === null) throw new Error(`${label} is in no list`);
  return within(item);
};

describe("a student's account", () => {
  it("shows each line of the newest session, and what paid it", async () => {
    const { user } = await open(account);
    const laboratory = await line("Laboratory");
    laboratory.getByText("₦30,000.00");
    laboratory.getByText("Paid");
    laboratory.getByText("2SJB0AQX");
    laboratory.getByText("10 January 2026");
    laboratory.getByText(/Paid online on/);
    const practical = await line("Practical");
    practical.getByText("Outstanding");
    practical.getByText(/₦20,000\.00 of it is outstanding/);
    screen.getByText("Section C");
    expect(screen.queryByText("Section B")).toBeNull();
    await user.click(screen.getByText("2025/2026"));
    await screen.findByText("Section B");
  });

  it("shows the totals, arrears, credit and the statement", async () => {
    await open(account);
    await screen.findByText("₦110,000.00");
    screen.getByText("₦5,000.00");
    screen.getByText("₦30,000.00 of earlier sessions is outstanding.");
    screen.getByRole("button", { name: "Download statement" });
  });

  it("names the counter where something was paid there", async () => {
    await open(anAccount);
    const fees = await line("School fees");
    fees.getByText(/Paid at the counter on/);
    fees.getByText("C2026-000122");
  });

  it("names the sponsor who paid", async () => {
    const [session] = account.sessions;
    const paid = {
      ...paidOnline,
      channel: "SPONSOR",
      sponsor: "NELFUND",
      reference: "S0001-000004",
    };
    const fees = { ...charge("1", "School fees", 60_000, 60_000), payments: [paid] };
    await open({
      ...account,
      sessions: [{ ...session, sections: [{ section: "A", charges: [fees] }] }],
    });
    const shown = await line("School fees");
    shown.getByText(/Paid by NELFUND on/);
    shown.getByText("S0001-000004");
  });

  it("says what a sponsor is expected to pay", async () => {
    const expected = { sponsor: "Education Loan Fund", session: "2026/2027", amount: 80_000 };
    await open(account, { expectedSponsorships: [expected] });
    await screen.findByText(
      "Your sponsor Education Loan Fund is expected to pay ₦80,000.00 for 2026/2027.",
    );
  });

  it("lists the receipts, with the void and a download of the counter's", async () => {
    const fetched = vi.fn((_path: string) => Promise.resolve(new Response(null, { status: 500 })));
    vi.stubGlobal("fetch", fetched);
    const { user } = await open(account);
    const receipts = within(await screen.findByRole("region", { name: "Receipts" }));
    expect(receipts.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
      "S0001-000004₦20,000.00Paid by NELFUND · 21 November 2026 Download",
      "C2026-000122₦30,000.00At the counter · 20 November 2026 Download",
      "C2026-000121₦7,500.00At the counter · 19 November 2026 Voided on 21 November 2026Download",
      "B00000012₦6,000.00At Zenith Bank · 18 November 2026 Download",
      "2SJB0AQX₦10,000.00Online · 10 January 2026 ",
    ]);
    await user.click(receipts.getByRole("button", { name: "Download receipt C2026-000122" }));
    expect(fetched.mock.lastCall?.[0]).toBe("/download/receipt/counter/5");
  });

  it("says in the student's words what goes back, and what of a receipt", async () => {
    const credit = { source: "CREDIT", paidAt: null, reference: null, paymentReference: null };
    await open({
      ...account,
      refunded: 12_500,
      receipts: [{ ...anAccount.receipts[0], refunded: 12_500 }],
      refunds: [
        aRefundShown(),
        aRefundShown({ ...credit, id: "8", state: "APPROVED", kind: "WITHDRAWN" }),
        aRefundShown({ ...credit, id: "7", state: "ASKED", kind: "OVERPAID" }),
        aRefundShown({ id: "6", state: "DECLINED", kind: "OTHER", paidAt: null }),
      ],
    });
    const refunds = within(await screen.findByRole("region", { name: "Refunds" }));
    expect(refunds.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
      "Refund of your second payment₦12,500.00Paid to you on 12 March 2026 · reference TRF-0044Payment 2SJB0AQXPaid out",
      "Refund after your withdrawal₦12,500.00Approved on 11 March 2026. You get a mail when it is paid.Approved",
      "Refund of what you overpaid₦12,500.00Asked for on 10 March 2026Not decided yet",
      "Refund of your payment₦12,500.00Declined on 11 March 2026Payment 2SJB0AQXDeclined",
    ]);
    const receipts = within(screen.getByRole("region", { name: "Receipts" }));
    receipts.getByText("₦12,500.00 of it goes back to you");
  });

  it("lists receipts of an account without charges", async () => {
    await open({ ...account, sessions: [], arrears: 0, credit: 40_000 });
    await screen.findByRole("region", { name: "Receipts" });
    expect(screen.queryByText("Nothing was charged yet")).toBeNull();
  });

  it("says that nothing was charged", async () => {
    await open({ ...account, sessions: [], receipts: [], arrears: 0, credit: 0 });
    await screen.findByText("Nothing was charged yet");
    screen.getByRole("link", { name: "See the fees" });
  });

  it("shows a failure and retries", async () => {
    const { server, user } = await open(() =>
      failure("COLLEGE_UNAVAILABLE", "The college is away."),
    );
    await screen.findByText("The college is away.");
    server.answer({ query: { viewer: aStudent({ account }) } });
    await user.click(screen.getByRole("button", { name: "Try Again" }));
    await screen.findByText("Laboratory");
  });
});

it("says what was adjusted, and what was taken back", async () => {
  const [session] = account.sessions;
  const [section] = session?.sections ?? [];
  const [line] = section?.charges ?? [];
  if (session === undefined || section === undefined || line === undefined) throw new Error("none");
  const adjusted = { ...line, adjusted: { from: 9_999, at: "2026-03-11T09:00:00.000Z" } };
  const adjustments = [
    {
      __typename: "AdjustmentShown",
      id: "8",
      kind: "WAIVED",
      askedAt: "2026-03-10T09:00:00.000Z",
      decidedAt: "2026-03-11T09:00:00.000Z",
      lines: [{ chargeId: "4", session: "2025/2026", label: "Excursion", from: 5_000, to: 0 }],
    },
  ];
  const own = aStudent({
    account: {
      ...account,
      sessions: [{ ...session, sections: [{ ...section, charges: [adjusted] }] }],
      adjustments,
    },
  });
  openPortal("/student/payment/account", startServer({ viewer: own }));
  const region = within(await screen.findByRole("region", { name: "Adjustments" }));
  expect(region.getByRole("listitem").textContent).toBe(
    "Excursion₦0Waived on 11 March 2026, 2025/2026 · taken back from ₦5,000",
  );
  expect(screen.getByText(/^Adjusted on/).textContent).toContain(
    "Adjusted on 11 March 2026 from ₦9,999.00 to ₦",
  );
});

it("the payment page shows refunds beside the payments", async () => {
  const own = aStudent({ account: { ...account, refunds: [aRefundShown()] } });
  openPortal(paths.student.payment, startServer({ viewer: own }));
  const refunds = within(await screen.findByRole("region", { name: "Refunds" }));
  refunds.getByText("Refund of your second payment");
});

it("the payment page leads to the account", async () => {
  openPortal(paths.student.payment, startServer({ viewer: aStudent() }));
  const link = await screen.findByRole("link", { name: "See your account" });
  expect(link).toHaveProperty("pathname", "/student/payment/account");
});
