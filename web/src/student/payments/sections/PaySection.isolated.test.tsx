import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { someFees } from "../../../../testing/payments.ts";
import { findHeading, openPortal } from "../../../../testing/render-portal.tsx";
import { type Answers, failure, startServer } from "../../../../testing/server.ts";
import { aStudent } from "../../../../testing/student.ts";
import { redirectTo } from "../../../lib/redirect.ts";
import { paths } from "../../../paths.ts";

// jsdom cannot navigate.
vi.mock("../../../lib/redirect.ts");
const left = vi.mocked(redirectTo);

const checkout = "https://checkout.example/pay/abc";
const started = { __typename: "PaymentStarted", authorizationUrl: checkout };

beforeEach(() => left.mockReset());

const sectionA = "Section A: Acceptance and caution";

/** The fee table, with this left of section A to pay online. */
const feesWith = (payableOnline: number | null, paidAt = "BURSARY") => {
  const { sections, ...fees } = someFees();
  const own = sections.map((one) => (one.name === "A" ? { ...one, paidAt, payableOnline } : one));
  return { ...fees, sections: own };
};

const openTuition = async (fees: object, mutation: Answers = {}) => {
  const server = startServer({ viewer: aStudent({ fees }) }, mutation);
  const { user } = openPortal(paths.student.tuitionPayment, server);
  await findHeading("Tuition Fee Payment");
  const card = within(await screen.findByRole("region", { name: sectionA }));
  return { user, server, card };
};

describe("a section of the fee table", () => {
  it("that is paid elsewhere alone has nothing to pay", async () => {
    const { card } = await openTuition(feesWith(null));
    card.getByText("Paid at the bursary");
    expect(card.queryByRole("button")).toBeNull();
  });

  it.each([
    ["BURSARY", "Paid at the bursary or online"],
    ["EXTERNAL", "Paid on an external online platform or here"],
  ])("that may be paid online as well says so (%s)", async (paidAt, place) => {
    const { card } = await openTuition(feesWith(15_000, paidAt));
    card.getByText(place);
    expect(card.queryByText("The rest is paid.")).toBeNull();
  });

  it("opens the provider in this tab for all of it, once", async () => {
    const startSectionPayment = vi.fn(() => started);
    const { user, card } = await openTuition(feesWith(15_000), { startSectionPayment });
    await user.dblClick(card.getByRole("button", { name: "Pay section A online, ₦15,000.00" }));
    await waitFor(() => expect(left).toHaveBeenCalledExactlyOnceWith(checkout));
    expect(startSectionPayment).toHaveBeenCalledExactlyOnceWith({
      section: "A",
      session: "2026/2027",
    });
    card.getByRole("button", { name: "Taking you to the payment page..." });
  });

  it("opens the rest of it after a part was paid", async () => {
    const { card } = await openTuition(feesWith(3_000));
    card.getByRole("button", { name: "Pay section A online, ₦3,000.00" });
    card.getByText("The rest is paid.");
  });

  it("that is paid says so", async () => {
    const { card } = await openTuition(feesWith(0));
    card.getByText("Paid");
    expect(card.queryByRole("button")).toBeNull();
  });

  it("shows what the college refuses, and what is left then", async () => {
    const { user, server, card } = await openTuition(feesWith(15_000), {
      startSectionPayment: {
        __typename: "Refusal",
        code: "SHARE_PAID",
        message: "A payment of this fee arrived just now.",
      },
    });
    server.answer({ query: { viewer: aStudent({ fees: feesWith(3_000) }) } });
    await user.click(card.getByRole("button", { name: "Pay section A online, ₦15,000.00" }));
    await screen.findByText("A payment of this fee arrived just now.");
    await card.findByText(/₦3,000\.00/);
    expect(left).not.toHaveBeenCalled();
  });

  it("can be started again after a failure", async () => {
    const { user, server, card } = await openTuition(feesWith(15_000), {
      startSectionPayment: () => failure("COLLEGE_UNAVAILABLE", "The college is away."),
    });
    const pay = card.getByRole("button", { name: "Pay section A online, ₦15,000.00" });
    await user.click(pay);
    await screen.findByText("The payment could not be started: The college is away.");
    await user.click(screen.getByRole("button", { name: "OK" }));
    server.answer({ mutation: { startSectionPayment: started } });
    await user.click(pay);
    await waitFor(() => expect(left).toHaveBeenCalledExactlyOnceWith(checkout));
  });
});

describe("a section of the account", () => {
  const charge = {
    id: "4",
    code: "school",
    label: "School fees",
    charged: 30_000,
    paid: 0,
    outstanding: 30_000,
    adjusted: null,
    payments: [],
  };
  const session = (name: string, payableOnline: number | null) => ({
    session: name,
    charged: 30_000,
    paid: 0,
    outstanding: 30_000,
    sections: [{ section: "B", payableOnline, charges: [{ ...charge, id: name }] }],
  });
  const account = {
    charged: 60_000,
    paid: 0,
    outstanding: 60_000,
    arrears: 30_000,
    credit: 0,
    refunded: 0,
    refunds: [],
    adjustments: [],
    receipts: [],
    statementUrl: "/download/statement",
    sessions: [session("2026/2027", null), session("2025/2026", 30_000)],
  };

  it("of an earlier session is paid for that session", async () => {
    const startSectionPayment = vi.fn(() => started);
    const server = startServer({ viewer: aStudent({ account }) }, { startSectionPayment });
    const { user } = openPortal(paths.student.account, server);
    await findHeading("Account");
    await screen.findByText("School fees");
    expect(screen.queryByRole("button", { name: /^Pay section/ })).toBeNull();
    await user.click(screen.getByText("2025/2026"));
    await user.click(
      await screen.findByRole("button", { name: "Pay section B online, ₦30,000.00" }),
    );
    await waitFor(() => expect(left).toHaveBeenCalledWith(checkout));
    expect(startSectionPayment).toHaveBeenCalledWith({ section: "B", session: "2025/2026" });
  });
});
