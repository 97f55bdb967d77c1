import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { aHostelPayment, aPlan, aTuitionPayment, someFees } from "../../../../testing/payments.ts";
import { findHeading, openPortal } from "../../../../testing/render-portal.tsx";
import { type Answers, failure, startServer } from "../../../../testing/server.ts";
import { aStudent } from "../../../../testing/student.ts";
import { openOnLaptop } from "../../../../testing/viewport.ts";
import { redirectTo } from "../../../lib/redirect.ts";
import { paths } from "../../../paths.ts";

// jsdom cannot navigate.
vi.mock("../../../lib/redirect.ts");
const left = vi.mocked(redirectTo);

const checkout = "https://checkout.example/pay/abc";
const started = { __typename: "PaymentStarted", authorizationUrl: checkout };

beforeEach(() => left.mockReset());
afterEach(() => vi.restoreAllMocks());

const openTuition = async (viewer: object, mutation: Answers = {}) => {
  const server = startServer({ viewer }, mutation);
  const { user } = openPortal(paths.student.tuitionPayment, server);
  await findHeading("Tuition Fee Payment");
  return { user, server };
};

/** The window of the tests is a phone's. */
const phone = () => undefined;
const makePayment = () => screen.findByRole("button", { name: "Make Payment" });
const starts = (operations: readonly string[]) =>
  operations.filter((name) => name === "StartTuitionPayment").length;

describe("the tuition fee payment", () => {
  it("shows every section with its lines, places and total", async () => {
    openOnLaptop();
    await openTuition(aStudent({ fees: someFees() }));
    await screen.findByText("Fees of Public Health, 100 Level, for the 2026/2027 session.");
    const bursary = await screen.findByRole("region", {
      name: "Section A: Acceptance and caution",
    });
    within(bursary).getByText("Paid at the bursary");
    await within(bursary).findByRole("table");
    const rows = Array.from(bursary.querySelectorAll("tr"), (row) =>
      Array.from(row.children, (cell) => cell.textContent),
    );
    expect(rows).toEqual([
      ["Item", "Paid", "Amount (₦)"],
      ["Acceptance", "Once", "10,000.00"],
      ["Caution", "Once", "5,000.00"],
      ["Total", "15,000.00"],
    ]);
    const here = screen.getByRole("region", { name: "Section C: Other charges" });
    within(here).getByText("Paid here");
    within(here).getByText("21,000.00");
    expect(within(here).getAllByText("per session")).toHaveLength(2);
  });

  it("lists the lines of a section without a table on a phone", async () => {
    await openTuition(aStudent({ fees: someFees() }));
    const bursary = await screen.findByRole("region", {
      name: "Section A: Acceptance and caution",
    });
    expect(Array.from(bursary.querySelectorAll("dl > div"), (line) => line.textContent)).toEqual([
      "Acceptance Once10,000.00",
      "Caution Once5,000.00",
      "Total (₦)15,000.00",
    ]);
    expect(screen.queryByRole("table")).toBeNull();
  });

  it("says what a sponsor is expected to pay", async () => {
    const expected = { sponsor: "Education Loan Fund", session: "2026/2027", amount: 20_000 };
    await openTuition(aStudent({ fees: someFees(), expectedSponsorships: [expected] }));
    await screen.findByText(
      "Your sponsor Education Loan Fund is expected to pay ₦20,000.00 for 2026/2027.",
    );
  });

  it("charges only the part that is paid here", async () => {
    await openTuition(aStudent({ fees: someFees() }));
    const card = await screen.findByRole("region", { name: "To pay here" });
    within(card).getByText("Amount to pay now");
    within(card).getByText("₦21,000.00");
    expect(within(card).queryByText(/Late payment fee/)).toBeNull();
  });

  it("shows a due late fee as its own line", async () => {
    const tuition = { amount: 31_000, lateFee: 10_000, lateFrom: "2026-10-31" };
    await openTuition(aStudent({ fees: someFees({ tuition }) }));
    const card = await screen.findByRole("region", { name: "To pay here" });
    const lines = Array.from(card.querySelectorAll("dl > div"), (line) => line.textContent);
    expect(lines).toEqual([
      "Other charges₦21,000.00",
      "Late payment fee since 31 October 2026₦10,000.00",
    ]);
    within(card).getByText("₦31,000.00");
  });

  it("warns of the late fee before it applies", async () => {
    await openTuition(aStudent({ fees: someFees({ tuition: { lateFrom: "2027-01-31" } }) }));
    await screen.findByText("A late payment fee is added from 31 January 2027.");
  });

  it("opens the provider in this tab for the due record", async () => {
    const start = vi.fn(() => started);
    const { user } = await openTuition(aStudent({ fees: someFees() }), {
      startTuitionPayment: start,
    });
    await user.click(await makePayment());
    await waitFor(() => expect(left).toHaveBeenCalledWith(checkout));
    expect(start).toHaveBeenCalledWith({ tuitionFeeId: "3", share: "ALL" });
    await screen.findByRole("button", { name: "Taking you to the payment page..." });
  });

  it("starts once on a double click and while the provider loads", async () => {
    const { user, server } = await openTuition(aStudent({ fees: someFees() }), {
      startTuitionPayment: started,
    });
    await user.dblClick(await makePayment());
    await waitFor(() => expect(left).toHaveBeenCalledTimes(1));
    await user.click(screen.getByRole("button", { name: "Taking you to the payment page..." }));
    expect(starts(server.operations)).toBe(1);
  });

  it("can be started again after the back button", async () => {
    const { user, server } = await openTuition(aStudent({ fees: someFees() }), {
      startTuitionPayment: started,
    });
    await user.click(await makePayment());
    await waitFor(() => expect(left).toHaveBeenCalledTimes(1));
    fireEvent(window, new PageTransitionEvent("pageshow", { persisted: true }));
    await user.click(await makePayment());
    await waitFor(() => expect(left).toHaveBeenCalledTimes(2));
    expect(starts(server.operations)).toBe(2);
  });

  it("shows a payment made meanwhile after the back button", async () => {
    const { user, server } = await openTuition(aStudent({ fees: someFees() }), {
      startTuitionPayment: started,
    });
    await user.click(await makePayment());
    await waitFor(() => expect(left).toHaveBeenCalledTimes(1));
    server.answer({
      query: { viewer: aStudent({ fees: someFees({ tuition: { isPaid: true } }) }) },
    });
    fireEvent(window, new PageTransitionEvent("pageshow", { persisted: true }));
    await screen.findByText("Tuition for the 2026/2027 session is paid.");
  });

  it("shows when it was paid, with the receipt", async () => {
    const fees = someFees({ tuition: { isPaid: true, canPay: false } });
    await openTuition(aStudent({ fees, payments: [aHostelPayment, aTuitionPayment] }));
    await screen.findByText("25 October 2026");
    screen.getByRole("button", {
      name: `Download receipt of Tuition Fee, ${aTuitionPayment.reference}`,
    });
  });

  it.each([
    ["online has its receipt", aTuitionPayment.reference, 1],
    ["at the counter has no receipt of an earlier session", "C2026-000123", 0],
  ])("that was paid %s", async (_name, reference, receipts) => {
    const charge = { id: "1", payments: [{ reference }] };
    const { user } = await openTuition(
      aStudent({
        fees: someFees({ tuition: { isPaid: true, canPay: false } }),
        payments: [aTuitionPayment],
        account: { sessions: [{ session: "2026/2027", sections: [{ charges: [charge] }] }] },
      }),
    );
    await screen.findByText("Tuition for the 2026/2027 session is paid.");
    if (receipts > 0) {
      await screen.findByRole("button", { name: /^Download receipt of Tuition Fee/ });
      expect(screen.queryByRole("link", { name: "See your account" })).toBeNull();
    } else {
      await user.click(await screen.findByRole("link", { name: "See your account" }));
      expect(screen.queryByRole("button", { name: /^Download receipt of/ })).toBeNull();
      expect(window.location.pathname).toBe(paths.student.account);
    }
  });

  it("says that it is paid and links to the receipts", async () => {
    const { user } = await openTuition(
      aStudent({ fees: someFees({ tuition: { isPaid: true, canPay: false } }) }),
    );
    await screen.findByText("Tuition for the 2026/2027 session is paid.");
    expect(screen.queryByRole("button", { name: "Make Payment" })).toBeNull();
    screen.getByText("Section C: Other charges");
    await user.click(screen.getByRole("link", { name: "See payments and receipts" }));
    expect(window.location.pathname).toBe(paths.student.payment);
  });

  it.each([
    [
      "the college refuses",
      { __typename: "Refusal", code: "ALREADY_PAID", message: "It is paid already.", fields: [] },
      "Error initiating tuition fees payment: It is paid already.",
    ],
    [
      "the provider is down",
      () => {
        throw failure("UPSTREAM_UNAVAILABLE", "Bad Gateway");
      },
      "Error initiating tuition fees payment: Bad Gateway",
    ],
  ])("reports a failure when %s and can be retried", async (_when, answer, message) => {
    const { user, server } = await openTuition(aStudent({ fees: someFees() }), {
      startTuitionPayment: answer,
    });
    await user.click(await makePayment());
    const dialog = await screen.findByRole("dialog", { name: "Oppps! Error" });
    within(dialog).getByText(message);
    expect(left).not.toHaveBeenCalled();
    await user.click(within(dialog).getByRole("button", { name: "OK" }));
    server.answer({ mutation: { startTuitionPayment: started } });
    await user.click(await makePayment());
    await waitFor(() => expect(left).toHaveBeenCalledWith(checkout));
  });

  it("keeps the fees during a network failure", async () => {
    const { user, server } = await openTuition(aStudent({ fees: someFees() }));
    const button = await makePayment();
    server.setOffline(true);
    await user.click(button);
    const dialog = await screen.findByRole("dialog", { name: "Oppps! Error" });
    await user.click(within(dialog).getByRole("button", { name: "OK" }));
    expect(screen.queryByRole("alert")).toBeNull();
    server.setOffline(false);
    server.answer({ mutation: { startTuitionPayment: started } });
    await user.click(await makePayment());
    await waitFor(() => expect(left).toHaveBeenCalledWith(checkout));
  });

  it("reports a department without a schedule", async () => {
    await openTuition(aStudent({ fees: someFees({ sections: [], tuition: null }) }));
    await screen.findByText("No Department Found");
    screen.getByText("No payment information available for your department.");
    const help = screen.getByRole("link", { name: "Contact support" });
    expect(help.getAttribute("href")).toBe("mailto:support@college.example");
  });

  it.each([
    ["no fees at all", null],
    ["no record to pay", someFees({ tuition: null })],
    ["a record that cannot be paid", someFees({ tuition: { canPay: false } })],
  ])("says that there are no fees when the college has %s", async (_what, fees) => {
    await openTuition(aStudent({ fees }));
    await screen.findByText("No tuition fees data found.");
    expect(screen.queryByRole("button", { name: "Make Payment" })).toBeNull();
  });

  it("shows why the fees could not be loaded and retries", async () => {
    const { user, server } = await openTuition(
      aStudent({
        fees: () => {
          throw failure("UPSTREAM_UNAVAILABLE", "The college did not answer.");
        },
      }),
    );
    await screen.findByText("The college did not answer.");
    server.answer({ query: { viewer: aStudent({ fees: someFees() }) } });
    await user.click(screen.getByRole("button", { name: "Try Again" }));
    await makePayment();
  });
});

const itemsOf = async () => {
  const card = await screen.findByRole("region", { name: "Tuition in instalments" });
  return within(card)
    .getAllByRole("listitem")
    .map((item) => [item.getAttribute("aria-current"), item.textContent]);
};

describe("tuition in instalments", () => {
  it("shows each share with its amount, date and state, and what it opens", async () => {
    await openTuition(
      aStudent({ fees: someFees({ tuition: { amount: 8_400, plan: aPlan(["PAID", "NEXT"]) } }) }),
    );
    expect(await itemsOf()).toEqual([
      [null, "Instalment 1 of 2: ₦12,600Paid, 60% of tuitionOpens course registration."],
      [
        "step",
        "Instalment 2 of 2: ₦8,400Due by 15 January 2027, 40% of tuitionOpens the hostel application and the examinations.",
      ],
    ]);
    // The last share is all that is left.
    await makePayment();
    expect(screen.queryByRole("button", { name: /^Pay everything/ })).toBeNull();
  });

  it.each([
    [phone, "the next instalment, ₦12,600", "NEXT"],
    [phone, "everything, ₦21,000", "ALL"],
    [openOnLaptop, "the next instalment, ₦12,600", "NEXT"],
    [openOnLaptop, "everything, ₦21,000", "ALL"],
  ])("opens a payment of %s %s", async (openOn, what, share) => {
    openOn();
    const start = vi.fn(() => started);
    const { user } = await openTuition(
      aStudent({ fees: someFees({ tuition: { plan: aPlan() } }) }),
      { startTuitionPayment: start },
    );
    await user.click(await screen.findByRole("button", { name: `Pay ${what}` }));
    await waitFor(() => expect(left).toHaveBeenCalledWith(checkout));
    expect(start).toHaveBeenCalledWith({ tuitionFeeId: "3", share });
    // The other button waits until the person is back.
    const other = screen.getByRole("button", { name: /^Pay (everything|the next)/ });
    expect(other.getAttribute("aria-disabled")).toBe("true");
    await user.click(other);
    expect(start).toHaveBeenCalledOnce();
  });

  it("that is overdue says so, and that the late fee comes with the last share", async () => {
    const plan = aPlan(["OVERDUE", "LATER"]);
    const tuition = { amount: 31_000, lateFee: 10_000, lateFrom: "2026-12-16", plan };
    await openTuition(aStudent({ fees: someFees({ tuition }) }));
    const card = await screen.findByRole("region", { name: "To pay here" });
    within(card).getByText("₦12,600.00");
    within(card).getByText("Overdue since 15 December 2026. Opens course registration.");
    expect(Array.from(card.querySelectorAll("dl > div"), (line) => line.textContent)).toEqual([
      "All that is outstanding₦31,000.00",
      "Of it the late payment fee paid with the last instalment₦10,000.00",
    ]);
    expect(within(card).queryByText(/is added from/)).toBeNull();
    expect((await itemsOf())[0]?.[1]).toContain("Overdue since 15 December 2026");
  });

  it("says what is left of a share of which a part is paid", async () => {
    const { shares, ...plan } = aPlan();
    const [first, second] = shares;
    const fees = someFees({
      tuition: {
        amount: 20_000,
        plan: { ...plan, nextAmount: 11_600, shares: [{ ...first, outstanding: 11_600 }, second] },
      },
    });
    await openTuition(aStudent({ fees }));
    await screen.findByRole("button", { name: "Pay the next instalment, ₦11,600" });
    expect((await itemsOf())[0]?.[1]).toContain("₦11,600 of it is still to pay");
  });

  it("says why a payment is not opened and loads what was paid", async () => {
    const { user, server } = await openTuition(
      aStudent({ fees: someFees({ tuition: { plan: aPlan() } }) }),
      {
        startTuitionPayment: {
          __typename: "Refusal",
          code: "SHARE_PAID",
          message: "A payment has arrived.",
          fields: [],
        },
      },
    );
    const pay = await screen.findByRole("button", { name: /^Pay the next instalment/ });
    server.answer({
      query: {
        viewer: aStudent({
          fees: someFees({ tuition: { amount: 8_400, plan: aPlan(["PAID", "NEXT"]) } }),
        }),
      },
    });
    await user.click(pay);
    const dialog = await screen.findByRole("dialog", { name: "Oppps! Error" });
    within(dialog).getByText("Error initiating tuition fees payment: A payment has arrived.");
    await user.click(within(dialog).getByRole("button", { name: "OK" }));
    await makePayment();
  });

  it("is left out once all is paid", async () => {
    const tuition = { isPaid: true, canPay: false, plan: aPlan(["PAID", "PAID"]) };
    await openTuition(aStudent({ fees: someFees({ tuition }) }));
    await screen.findByText("Tuition for the 2026/2027 session is paid.");
    expect(screen.queryByRole("region", { name: "Tuition in instalments" })).toBeNull();
  });
});
