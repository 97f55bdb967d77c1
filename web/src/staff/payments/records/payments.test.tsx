import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { aRefusal } from "../../../../testing/counter.ts";
import { aRefundFile, aRefundShown } from "../../../../testing/refunds.ts";
import { openPortal } from "../../../../testing/render-portal.tsx";
import { type Args, startServer } from "../../../../testing/server.ts";
import { aStaff } from "../../../../testing/staff.ts";

const aPayment = {
  __typename: "PaymentRecord",
  id: "7",
  reference: "REF7",
  purpose: "TUITION",
  status: "PENDING",
  refusal: null,
  session: "2025/2026",
  amount: 86_500,
  openedAt: "2026-03-10T09:00:00.000Z",
  paidAt: null,
  resolvedAt: null,
  isInRefund: false,
  payer: {
    kind: "STUDENT",
    id: "3",
    name: "Adeyemi Folake",
    number: "COHT/2025/001",
    email: "folake@students.college.example",
  },
};

const aPage = {
  rows: [aPayment],
  total: 1,
  number: 1,
  size: 25,
  totals: [{ status: "PENDING", count: 1, amount: 86_500 }],
  sessions: ["2025/2026"],
  export: { csv: "/download/export/payments?format=csv", xlsx: "/x" },
};

const aFile = {
  payment: aPayment,
  currency: "NGN",
  lines: [{ label: "Laboratory", amount: 86_500 }],
  gatewayResponse: "The transaction was not completed",
  checks: 3,
  nextCheckAt: "2026-03-10T10:00:00.000Z",
  ledger: null,
  refused: null,
  resolution: null,
  actions: [],
  canRequery: true,
  refund: null,
  canResolve: false,
  canAskRefund: false,
};

const refusedFile = {
  ...aFile,
  payment: { ...aPayment, status: "REFUSED", refusal: "AMOUNT" },
  refused: { amount: 100, currency: "NGN" },
  canRequery: false,
  canResolve: true,
};

describe("payments", () => {
  it("are loaded by the URL's filters with their totals", async () => {
    const paymentRecords = vi.fn((_args: Args) => aPage);
    openPortal(
      "/admin/payments?status=REFUSED&resolved=no&inRefund=no",
      startServer({ viewer: aStaff(), paymentRecords }),
    );
    expect(await screen.findByRole("link", { name: "Adeyemi Folake" })).toHaveProperty(
      "pathname",
      "/admin/payments/7",
    );
    expect(paymentRecords).toHaveBeenCalledWith(
      expect.objectContaining({
        page: { number: 1, size: 25 },
        filter: expect.objectContaining({ status: "REFUSED", resolved: false, inRefund: false }),
        sort: "OPENED_AT",
        descending: true,
      }),
    );
    expect(screen.getByText("COHT/2025/001")).toBeTruthy();
    expect(await screen.findByRole("radio", { name: /^Pending 1\s*₦86,500\.00$/ })).toBeTruthy();
    expect(screen.getByRole("radio", { name: /^Refused 1/ })).toHaveProperty("checked", true);
  });

  it("that are stuck are requeried together with a reason", async () => {
    const requeryPayments = vi.fn(({ dryRun }: Args) => ({
      __typename: "PaymentsRequeried",
      results: [
        {
          id: "7",
          reference: "REF7",
          outcome: dryRun ? "WOULD_ASK" : "CREDITED",
          message: dryRun ? "The provider would be asked." : "Credited.",
        },
      ],
    }));
    openPortal(
      "/ict-support/payments",
      startServer(
        { viewer: aStaff("ICT_SUPPORT"), paymentRecords: () => aPage },
        { requeryPayments },
      ),
    );
    await userEvent.click(await screen.findByRole("checkbox", { name: /REF7/ }));
    await userEvent.click(screen.getByRole("button", { name: "Ask the provider…" }));
    const dialog = await screen.findByRole("dialog");
    expect(await within(dialog).findByText("The provider would be asked.")).toBeTruthy();
    await userEvent.type(within(dialog).getByLabelText(/Reason/), "Stuck since Friday");
    await userEvent.click(within(dialog).getByRole("button", { name: "Ask now" }));
    expect(await screen.findByText("1 asked about, 1 credited.")).toBeTruthy();
    expect(requeryPayments.mock.calls.map(([args]) => args)).toEqual([
      { ids: ["7"], reason: null, dryRun: true },
      { ids: ["7"], reason: "Stuck since Friday", dryRun: false },
    ]);
  });
});

describe("one payment", () => {
  it("offers the viewer's actions and shows the provider's answer", async () => {
    const requeryPayment = vi.fn((_args: Args) => ({
      __typename: "PaymentRequeried",
      outcome: "OPEN",
      message: "Nobody has paid yet.",
    }));
    openPortal(
      "/ict-support/payments/7",
      startServer(
        { viewer: aStaff("ICT_SUPPORT"), paymentRecord: () => aFile },
        { requeryPayment },
      ),
    );
    await userEvent.click(await screen.findByRole("button", { name: "Ask the provider now" }));
    expect(await screen.findByText("Nobody has paid yet.")).toBeTruthy();
    expect(requeryPayment.mock.lastCall?.[0]).toEqual({ id: "7" });
    expect(screen.queryByRole("button", { name: /dealt with/ })).toBeNull();
    expect(screen.getByRole("link", { name: "Adeyemi Folake" })).toHaveProperty(
      "pathname",
      "/ict-support/students/3",
    );
  });

  it.each([
    ["leads the bursary officer to a student", "STUDENT", "/bursary/students/3"],
    ["names an applicant, whom the bursary officer has no screen of", "APPLICANT", undefined],
  ])("%s", async (_name, kind, path) => {
    const payment = { ...aPayment, payer: { ...aPayment.payer, kind } };
    openPortal(
      "/bursary/payments/7",
      startServer({
        viewer: aStaff("BURSARY_OFFICER"),
        paymentRecord: () => ({ ...aFile, payment }),
      }),
    );
    const payer = await screen.findByText("Adeyemi Folake");
    expect(payer.closest("a")?.pathname).toBe(path);
  });

  it("with refused money asks for its resolution and keeps the input", async () => {
    const resolvePayment = vi
      .fn((_args: Args): object => ({ __typename: "Acknowledgement", message: "Noted." }))
      .mockReturnValueOnce({
        __typename: "Refusal",
        code: "REFUSED",
        message: "Somebody has dealt with this money already.",
        fields: [],
      });
    openPortal(
      "/admin/payments/7",
      startServer({ viewer: aStaff(), paymentRecord: () => refusedFile }, { resolvePayment }),
    );
    await userEvent.click(await screen.findByRole("button", { name: /dealt with…/ }));
    const dialog = screen.getByRole("dialog");
    const note = within(dialog).getByLabelText(/How, and where/);
    await userEvent.type(note, "no");
    await userEvent.click(within(dialog).getByRole("button", { name: "Note it" }));
    expect(await within(dialog).findByText("Say how, in at least 5 characters.")).toBeTruthy();
    await userEvent.type(note, "t owed, refunded");
    await userEvent.click(within(dialog).getByRole("button", { name: "Note it" }));
    expect(await within(dialog).findByText(/dealt with this money already/)).toBeTruthy();
    expect(note).toHaveProperty("value", "not owed, refunded");
    await userEvent.click(within(dialog).getByRole("button", { name: "Note it" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(resolvePayment.mock.lastCall?.[0]).toEqual({
      id: "7",
      way: "GIVEN_BACK",
      note: "not owed, refunded",
    });
  });

  it("with refused money asks to give it back with a reason", async () => {
    const askPaymentRefund = vi
      .fn((_args: Args): object => aRefundFile())
      .mockReturnValueOnce(aRefusal("REFUND_OPEN", "A refund is asked for already."));
    const paymentRecord = vi.fn(() => ({ ...refusedFile, canAskRefund: true }));
    const { user } = openPortal(
      "/bursary/payments/7",
      startServer({ viewer: aStaff("BURSARY_OFFICER"), paymentRecord }, { askPaymentRefund }),
    );
    await user.click(await screen.findByRole("button", { name: "Ask for a refund…" }));
    const dialog = within(screen.getByRole("dialog"));
    dialog.getByText(/All that the provider took is given back: NGN 1\.00\./);
    await user.type(dialog.getByLabelText("Reason"), "Paid twice");
    await user.click(dialog.getByRole("button", { name: "Ask" }));
    expect((await dialog.findByRole("alert")).textContent).toBe("A refund is asked for already.");
    await user.click(dialog.getByRole("button", { name: "Ask" }));
    await screen.findByText("You have asked. Nothing is paid out until somebody else approves.");
    expect(askPaymentRefund.mock.lastCall?.[0]).toEqual({ paymentId: "7", reason: "Paid twice" });
    await waitFor(() => expect(paymentRecord).toHaveBeenCalledTimes(3));
  });

  it("keeps the reason and the refusal where a refund was asked for meanwhile", async () => {
    const paymentRecord = vi
      .fn((): object => ({ ...refusedFile, refund: aRefundShown({ state: "ASKED" }) }))
      .mockReturnValueOnce({ ...refusedFile, canAskRefund: true });
    const { user } = openPortal(
      "/bursary/payments/7",
      startServer(
        { viewer: aStaff("BURSARY_OFFICER"), paymentRecord },
        { askPaymentRefund: aRefusal("REFUND_OPEN", "A refund is asked for already.") },
      ),
    );
    await user.click(await screen.findByRole("button", { name: "Ask for a refund…" }));
    const dialog = within(screen.getByRole("dialog"));
    await user.type(dialog.getByLabelText("Reason"), "Paid twice");
    await user.click(dialog.getByRole("button", { name: "Ask" }));
    await screen.findByText("To decide");
    expect(dialog.getByRole("alert").textContent).toBe("A refund is asked for already.");
    expect(dialog.getByLabelText("Reason")).toHaveProperty("value", "Paid twice");
    expect(screen.queryByRole("button", { name: "Ask for a refund…" })).toBeNull();
  });

  it("with refused money that somebody dealt with meanwhile says how", async () => {
    const resolution = { text: "Given back", at: "2026-03-11T09:00:00.000Z", by: "Tunde Balogun" };
    const paymentRecord = vi
      .fn((): object => ({ ...refusedFile, canResolve: false, resolution }))
      .mockReturnValueOnce(refusedFile);
    const { user } = openPortal(
      "/admin/payments/7",
      startServer(
        { viewer: aStaff(), paymentRecord },
        { resolvePayment: aRefusal("REFUSED", "Somebody has dealt with this money already.") },
      ),
    );
    await user.click(await screen.findByRole("button", { name: /dealt with…/ }));
    const dialog = within(screen.getByRole("dialog"));
    await user.type(dialog.getByLabelText(/How, and where/), "Handed out in cash");
    await user.click(dialog.getByRole("button", { name: "Note it" }));
    await screen.findByText("Given back (Tunde Balogun, 11 March 2026, 10:00 AM)");
    expect(dialog.getByRole("alert").textContent).toMatch(/dealt with this money already/);
  });

  it.each([
    ["/bursary", "BURSARY_OFFICER", "/bursary/refunds/9"],
    ["/ict-support", "ICT_SUPPORT", undefined],
  ] as const)("in a refund shows its state in %s", async (area, role, path) => {
    const refund = aRefundShown({ state: "APPROVED", paidAt: null, reference: null });
    const action = { at: "2026-03-11T09:00:00.000Z", by: "Tunde Balogun", reason: null };
    const actions = [{ ...action, action: "refund.approve", outcome: null }];
    openPortal(
      `${area}/payments/7`,
      startServer({
        viewer: aStaff(role),
        paymentRecord: () => ({ ...refusedFile, canResolve: false, refund, actions }),
      }),
    );
    await screen.findByText("Refused, in refund");
    screen.getByText("To pay out");
    screen.getByText("Approved the refund");
    const link = screen.queryByRole<HTMLAnchorElement>("link", { name: "Open the refund" });
    expect(link?.pathname).toBe(path);
  });

  it("that does not exist is reported", async () => {
    openPortal("/admin/payments/99", startServer({ viewer: aStaff(), paymentRecord: () => null }));
    expect(await screen.findByText("There is no such payment.")).toBeTruthy();
  });
});
