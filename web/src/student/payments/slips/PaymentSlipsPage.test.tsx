import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { anAccountOfABank } from "../../../../testing/bank.ts";
import { aCounterStudent, aRefusal } from "../../../../testing/counter.ts";
import { findHeading, openPortal } from "../../../../testing/render-portal.tsx";
import { type Answers, type Args, failure, startServer } from "../../../../testing/server.ts";
import { aStudent } from "../../../../testing/student.ts";
import { paths } from "../../../paths.ts";

const { items } = aCounterStudent();

const aSlip = (overrides: Readonly<Record<string, unknown>> = {}) => ({
  __typename: "PaymentSlip",
  id: "5",
  reference: "482103765562",
  state: "OPEN",
  amount: 42_500.5,
  received: 0,
  rest: 42_500.5,
  issuedAt: "2026-11-24T09:00:00.000Z",
  expiresAt: "2026-12-24T09:00:00.000Z",
  paidAt: null,
  lines: [
    { session: "2025/2026", label: "School fees", amount: 40_000, outstanding: 40_000 },
    { session: "2026/2027", label: "Library", amount: 2_500.5, outstanding: 2_500.5 },
  ],
  slipUrl: "/download/payment-slip/5",
  ...overrides,
});

const someSlips = (overrides: Readonly<Record<string, unknown>> = {}) => ({
  items,
  slips: [],
  accounts: [anAccountOfABank],
  ...overrides,
});

const open = async (paymentSlips: unknown, mutations: Answers = {}) => {
  const server = startServer({ viewer: aStudent({ paymentSlips }) }, mutations);
  const portal = openPortal(paths.student.paymentSlips, server);
  await findHeading("Pay at a Bank");
  return { ...portal, server };
};

const slipOf = (reference: string) =>
  screen.findByRole("region", { name: `Reference ${reference}` });

describe("a payment slip", () => {
  it("is made for chosen items, and takes the focus", async () => {
    const createPaymentSlip = vi.fn((_args: Args): object => aSlip());
    const { user, server } = await open(someSlips(), { createPaymentSlip });
    await user.click(await screen.findByRole("checkbox", { name: /^School fees, 2025\/2026/ }));
    await user.click(screen.getByRole("checkbox", { name: /^Library/ }));
    screen.getByText("To pay: ₦42,500.50");
    server.answer({
      query: { viewer: aStudent({ paymentSlips: someSlips({ slips: [aSlip()] }) }) },
    });
    await user.click(screen.getByRole("button", { name: "Make the slip" }));
    const slip = await slipOf("4821 0376 5562");
    expect(createPaymentSlip.mock.lastCall?.[0]).toEqual({ items: ["charge-11", "charge-12"] });
    await waitFor(() => expect(slip.parentElement).toBe(document.activeElement));
    for (const text of ["₦42,500.50", "24 December 2026", "School fees", "To pay"]) {
      within(slip).getByText(text);
    }
    screen.getByText("To pay: ₦0.00");
  });

  it("is not asked for without a choice, and a refusal keeps the choice", async () => {
    const createPaymentSlip = vi.fn((_args: Args) =>
      aRefusal("TOO_MANY_SLIPS", "You have 10 open slips."),
    );
    const { user } = await open(someSlips(), { createPaymentSlip });
    const make = await screen.findByRole("button", { name: "Make the slip" });
    await user.click(make);
    await screen.findByText("Choose what you want to pay.");
    expect(createPaymentSlip).not.toHaveBeenCalled();
    await user.click(screen.getByRole("checkbox", { name: /^All/ }));
    expect(screen.queryByText("Choose what you want to pay.")).toBeNull();
    await user.click(make);
    await screen.findByText("You have 10 open slips.");
    expect(screen.getByRole("checkbox", { name: /^Library/ })).toHaveProperty("checked", true);
  });

  it("is chosen again from what is owed by now when an item was paid meanwhile", async () => {
    const [, ...others] = items;
    const { user, server } = await open(someSlips(), {
      createPaymentSlip: aRefusal("INVALID_INPUT", "Some of it is paid. Choose again.", "items"),
    });
    await user.click(await screen.findByRole("checkbox", { name: /^School fees/ }));
    server.answer({
      query: { viewer: aStudent({ paymentSlips: someSlips({ items: others }) }) },
    });
    await user.click(screen.getByRole("button", { name: "Make the slip" }));
    await waitFor(() =>
      expect(screen.queryByRole("checkbox", { name: /^School fees/ })).toBeNull(),
    );
    screen.getByText("Some of it is paid. Choose again.");
  });

  it("that was paid in part with kobo says nothing of another way", async () => {
    await open(someSlips({ slips: [aSlip({ amount: 10.3, received: 0.7, rest: 9.6 })] }));
    const slip = within(await slipOf("4821 0376 5562"));
    slip.getByText(/came in/);
    expect(slip.queryByText(/paid in another way/)).toBeNull();
  });

  it("says where to pay, and is downloaded", async () => {
    const fetched = vi.fn((_path: string) => Promise.resolve(new Response(null, { status: 500 })));
    vi.stubGlobal("fetch", fetched);
    const { user } = await open(someSlips({ slips: [aSlip()] }));
    await slipOf("4821 0376 5562");
    const accounts = within(screen.getByRole("region", { name: "Where to pay" }));
    expect(accounts.getByRole("listitem").textContent).toBe(
      "Zenith BankState College of HealthAccount number1012345678",
    );
    await user.click(screen.getByRole("button", { name: "Download the slip 4821 0376 5562" }));
    expect(fetched.mock.lastCall?.[0]).toBe("/download/payment-slip/5");
  });

  it("is cancelled after a question", async () => {
    const cancelPaymentSlip = vi.fn((_args: Args): object => aSlip({ state: "CANCELLED" }));
    const { user, server } = await open(someSlips({ slips: [aSlip()] }), { cancelPaymentSlip });
    await user.click(await screen.findByRole("button", { name: "Cancel the slip 4821 0376 5562" }));
    const dialog = await screen.findByRole("dialog", { name: "Cancel this slip?" });
    server.answer({
      query: {
        viewer: aStudent({
          paymentSlips: someSlips({ slips: [aSlip({ state: "CANCELLED", slipUrl: null })] }),
        }),
      },
    });
    await user.click(within(dialog).getByRole("button", { name: "Cancel the slip" }));
    const earlier = await screen.findByRole("region", { name: "Earlier slips" });
    expect(cancelPaymentSlip.mock.lastCall?.[0]).toEqual({ id: "5" });
    within(earlier).getByText("Cancelled");
    expect(screen.queryByRole("region", { name: /^Reference/ })).toBeNull();
  });

  it("that was paid in part says the rest, and cannot be cancelled", async () => {
    await open(someSlips({ slips: [aSlip({ received: 30_000, rest: 12_500.5 })] }));
    const slip = within(await slipOf("4821 0376 5562"));
    slip.getByText("₦12,500.50");
    slip.getByText("Paid in part");
    slip.getByText(/₦30,000\.00 of ₦42,500\.50 came in/);
    expect(slip.queryByRole("button", { name: /^Cancel/ })).toBeNull();
  });

  it("says which items were paid in another way, and what is left to pay", async () => {
    const lines = [
      { session: "2025/2026", label: "School fees", amount: 40_000, outstanding: 15_000 },
      { session: "2026/2027", label: "Library", amount: 2_500.5, outstanding: 0 },
    ];
    await open(someSlips({ slips: [aSlip({ rest: 15_000, lines })] }));
    const slip = within(await slipOf("4821 0376 5562"));
    slip.getByText("Still to pay");
    slip.getByText("₦15,000.00");
    slip.getByText(
      "₦27,500.50 was paid in another way meanwhile. Pay only what is left: ₦15,000.00.",
    );
    expect(slip.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
      "School fees2025/2026₦40,000.00₦15,000.00 left",
      "Library2026/2027₦2,500.50Nothing left",
    ]);
  });

  it("is among the earlier ones where all of its items were paid in another way", async () => {
    await open(someSlips({ slips: [aSlip({ state: "SETTLED", rest: 0, slipUrl: null })] }));
    const earlier = within(await screen.findByRole("region", { name: "Earlier slips" }));
    earlier.getByText("Paid otherwise");
    earlier.getByText(/^Do not pay with it/);
    expect(screen.queryByRole("button", { name: /^Download the slip/ })).toBeNull();
  });

  it("stays on the list when it is paid or has expired", async () => {
    await open(
      someSlips({
        slips: [
          aSlip({ id: "1", state: "PAID", paidAt: "2026-11-20T09:00:00.000Z", slipUrl: null }),
          aSlip({ id: "2", state: "EXPIRED", slipUrl: null }),
        ],
      }),
    );
    const earlier = await screen.findByRole("region", { name: "Earlier slips" });
    const texts = within(earlier)
      .getAllByRole("listitem")
      .map(({ textContent }) => textContent);
    expect(texts[0]).toBe("4821 0376 5562Paid on 20 November 2026₦42,500.50Paid");
    expect(texts[1]).toContain("Expired on 24 December 2026");
    expect(texts[1]).toContain("the money is counted when it comes");
  });
});

describe("the page of payment slips", () => {
  it("says that nothing is owed", async () => {
    await open(someSlips({ items: [] }));
    await screen.findByText("You owe nothing.");
    expect(screen.queryByRole("button", { name: "Make the slip" })).toBeNull();
  });

  it("says that the college takes no money at a bank, and keeps the slips there are", async () => {
    const { unmount } = await open(someSlips({ accounts: [] }));
    await screen.findByText("The college takes no money at a bank now");
    expect(screen.getByRole("link", { name: "Pay online" })).toHaveProperty(
      "pathname",
      paths.student.payment,
    );
    unmount();
    await open(someSlips({ accounts: [], slips: [aSlip()] }));
    await slipOf("4821 0376 5562");
    screen.getByText(/The college takes no money at a bank now\. Pay online/);
  });

  it("shows a failure and retries", async () => {
    const { server, user } = await open(() =>
      failure("COLLEGE_UNAVAILABLE", "The college is away."),
    );
    await screen.findByText("The college is away.");
    server.answer({ query: { viewer: aStudent({ paymentSlips: someSlips() }) } });
    await user.click(screen.getByRole("button", { name: "Try Again" }));
    await screen.findByText("What do you want to pay?");
  });

  it("is reached from the payment page", async () => {
    openPortal(paths.student.payment, startServer({ viewer: aStudent() }));
    const link = await screen.findByRole("link", { name: "Pay at a bank" });
    expect(link).toHaveProperty("pathname", "/student/payment/bank");
  });
});
