import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { aPageOf, aRefusal } from "../../../../testing/counter.ts";
import { aRefund, aRefundFile } from "../../../../testing/refunds.ts";
import { findHeading, openPortal } from "../../../../testing/render-portal.tsx";
import { type Args, startServer } from "../../../../testing/server.ts";
import { aStaff } from "../../../../testing/staff.ts";

const officer = aStaff("BURSARY_OFFICER");

describe("refunds", () => {
  it("are loaded by the URL's filters", async () => {
    const paid = aRefund({
      state: "PAID",
      paidAt: "2026-11-25T09:00:00.000Z",
      reference: "TRF-0044",
    });
    const refunds = vi.fn((_args: Args) => aPageOf(paid));
    openPortal(
      "/bursary/refunds?state=PAID&kind=OVERPAID&source=CREDIT&from=2026-11-01&search=Ade",
      startServer({ viewer: officer, refunds }),
    );
    expect(await screen.findByRole("link", { name: "Adeyemi Folake" })).toHaveProperty(
      "pathname",
      "/bursary/refunds/9",
    );
    expect(refunds.mock.lastCall?.[0]).toEqual({
      page: { number: 1, size: 25 },
      sort: "ASKED_AT",
      descending: true,
      search: "Ade",
      filter: {
        state: "PAID",
        isOpen: null,
        kind: "OVERPAID",
        source: "CREDIT",
        from: "2026-11-01",
        until: null,
        paidFrom: null,
        paidUntil: null,
      },
    });
    const row = within(screen.getByRole("table", { name: "Refunds" })).getAllByRole("row")[1];
    expect(row?.textContent).toBe(
      "Adeyemi FolakeCOHT/2025/00112,500.00OverpaidCredit24 November 2026Ngozi OkaforTRF-004425 November 2026Paid out",
    );
    expect(screen.getByRole("button", { name: "Export" })).toHaveProperty("disabled", false);
  });

  it("say that there is none yet", async () => {
    const none = { ...aPageOf({}), rows: [], total: 0 };
    openPortal("/admin/refunds", startServer({ viewer: aStaff(), refunds: none }));
    await screen.findByText("No refund was asked for yet");
  });
});

describe("one refund", () => {
  const open = (
    file: object | null,
    mutations: Parameters<typeof startServer>[1] = {},
    path = "/bursary/refunds/9",
  ) => {
    const refund = vi.fn((_args: Args) => file);
    const viewer = path.startsWith("/admin") ? aStaff() : officer;
    return { ...openPortal(path, startServer({ viewer, refund }, mutations)), refund };
  };

  const approved = (overrides: Readonly<Record<string, unknown>> = {}) =>
    aRefundFile({
      refund: aRefund({ state: "APPROVED", decidedAt: "2026-11-25T09:00:00.000Z" }),
      decidedBy: "Tunde Balogun",
      canPayOut: true,
      canCancel: true,
      ...overrides,
    });

  it("shows what it takes from which receipts, and leads to student and receipt", async () => {
    const lines = [
      { id: "5", channel: "COUNTER", reference: "C2026-000122", amount: 10_000 },
      { id: "6", channel: "SPONSOR", reference: "S0009-000001", amount: 1_000 },
      { id: "4", channel: "REMITA", reference: "B00000012", amount: 500 },
      { id: "2", channel: "ONLINE", reference: "2SJB0AQX", amount: 1_000 },
    ];
    const { refund } = open(approved({ lines }));
    await findHeading("Refund of ₦12,500");
    expect(refund.mock.calls).toEqual([[{ id: "9" }]]);
    const table = within(await screen.findByRole("table", { name: "Receipts that it takes from" }));
    expect(table.getAllByRole("row").map(({ textContent }) => textContent)).toEqual([
      "ReceiptChannelAmount (₦)",
      "C2026-000122Counter10,000.00",
      "S0009-000001Sponsor1,000.00",
      "B00000012Remita500.00",
      "2SJB0AQXOnline1,000.00",
      "Total12,500.00",
    ]);
    const pathOf = (name: string) => screen.getByRole<HTMLAnchorElement>("link", { name }).pathname;
    expect(pathOf("Adeyemi Folake")).toBe("/bursary/students/3");
    expect(pathOf("C2026-000122")).toBe("/bursary/counter-receipts/5");
    expect(pathOf("S0009-000001")).toBe("/bursary/sponsor-receipts/6");
    expect(pathOf("B00000012")).toBe("/bursary/bank-rows");
    expect(screen.queryByRole("link", { name: "2SJB0AQX" })).toBeNull();
  });

  it("of a refused payment leads to the payment and names an applicant", async () => {
    const refund = aRefund({
      source: "PAYMENT",
      kind: "PAID_TWICE",
      paymentId: "7",
      paymentReference: "REF7",
      payer: { ...aRefund().payer, kind: "APPLICANT" },
    });
    open(aRefundFile({ refund }));
    expect(await screen.findByRole("link", { name: "REF7" })).toHaveProperty(
      "pathname",
      "/bursary/payments/7",
    );
    expect(screen.queryByRole("link", { name: "Adeyemi Folake" })).toBeNull();
    screen.getByText("Somebody else has to decide. Nothing is paid out until then.");
    expect(screen.queryByRole("button", { name: "Approve the refund" })).toBeNull();
    expect(screen.queryByRole("table", { name: "Receipts that it takes from" })).toBeNull();
  });

  it("is approved by a second person, who reads what comes of it", async () => {
    const decideRefund = vi
      .fn((_args: Args): object => approved())
      .mockReturnValueOnce(aRefusal("CREDIT_GONE", "The credit has paid something else since."));
    const { user, refund } = open(
      aRefundFile({ canDecide: true, canCancel: true }),
      { decideRefund },
      "/admin/refunds/9",
    );
    await screen.findByText(/^Ngozi Okafor asks to give this money back/);
    await user.click(screen.getByRole("button", { name: "Approve the refund" }));
    const dialog = within(screen.getByRole("dialog"));
    dialog.getByText("₦12,500 of the credit is set aside and pays nothing else.");
    const approve = () => user.click(dialog.getByRole("button", { name: "Approve" }));
    await approve();
    expect((await dialog.findByRole("alert")).textContent).toBe(
      "The credit has paid something else since.",
    );
    await approve();
    await screen.findByText("The refund is approved. It waits to be paid out.");
    expect(decideRefund.mock.lastCall?.[0]).toEqual({ id: "9", isApproved: true, note: null });
    await waitFor(() => expect(refund).toHaveBeenCalledTimes(3));
  });

  it("is declined with a note, and a refusal shows at it", async () => {
    const decideRefund = vi
      .fn((_args: Args): object => aRefundFile())
      .mockReturnValueOnce(aRefusal("INVALID_INPUT", "Say why, in 5 to 500 characters.", "note"));
    const { user } = open(aRefundFile({ canDecide: true }), { decideRefund });
    await user.click(await screen.findByRole("button", { name: "Decline…" }));
    const dialog = within(screen.getByRole("dialog"));
    const note = dialog.getByLabelText("Why it is declined");
    const decline = () => user.click(dialog.getByRole("button", { name: "Decline" }));
    await decline();
    await dialog.findByText("Give a reason of at least 5 characters.");
    expect(decideRefund).not.toHaveBeenCalled();
    await user.type(note, "Nothing was overpaid");
    await decline();
    const message = await dialog.findByText("Say why, in 5 to 500 characters.");
    expect(message.closest(".ant-form-item")).toBe(note.closest(".ant-form-item"));
    await decline();
    await screen.findByText("The refund is declined.");
    expect(decideRefund.mock.lastCall?.[0]).toEqual({
      id: "9",
      isApproved: false,
      note: "Nothing was overpaid",
    });
  });

  it("is paid out with a reference, and a refusal shows at it", async () => {
    const payOutRefund = vi
      .fn((_args: Args): object => approved())
      .mockReturnValueOnce(
        aRefusal("INVALID_INPUT", "Refund 4 was paid out with this reference.", "reference"),
      )
      .mockReturnValueOnce(aRefusal("NOT_COVERED", "The receipt was voided."));
    const { user } = open(approved(), { payOutRefund });
    await screen.findByText("Pay the money out, then record the reference of the transfer.");
    await user.click(screen.getByRole("button", { name: "Record the pay-out…" }));
    const dialog = within(screen.getByRole("dialog"));
    dialog.getByText(/^Transfer ₦12,500 to Adeyemi Folake,/);
    const reference = dialog.getByLabelText("Reference of the transfer");
    const record = () => user.click(dialog.getByRole("button", { name: "Record" }));
    await record();
    await dialog.findByText("Enter the reference of the transfer.");
    expect(payOutRefund).not.toHaveBeenCalled();
    await user.type(reference, " TRF-0044 ");
    await record();
    const message = await dialog.findByText("Refund 4 was paid out with this reference.");
    expect(message.closest(".ant-form-item")).toBe(reference.closest(".ant-form-item"));
    await record();
    expect((await dialog.findByRole("alert")).textContent).toBe("The receipt was voided.");
    expect(reference).toHaveProperty("value", " TRF-0044 ");
    await record();
    await screen.findByText("The pay-out is recorded. The person gets a mail.");
    expect(payOutRefund.mock.lastCall?.[0]).toEqual({ id: "9", reference: "TRF-0044" });
  });

  it("is cancelled, and reserved credit is free again", async () => {
    const cancelRefund = vi.fn((_args: Args) => aRefundFile());
    const { user } = open(approved(), { cancelRefund });
    await user.click(await screen.findByRole("button", { name: "Cancel the refund…" }));
    const dialog = within(screen.getByRole("dialog"));
    dialog.getByText("₦12,500 is credit again, and pays what is owed.");
    await user.click(dialog.getByRole("button", { name: "Cancel the refund" }));
    await screen.findByText("The refund is cancelled.");
    expect(cancelRefund.mock.calls).toEqual([[{ id: "9" }]]);
  });

  it("warns that its receipt was voided", async () => {
    open(approved({ isCovered: false, canPayOut: false }));
    await screen.findByText(/^The receipt of this money was voided since/);
    expect(screen.queryByRole("button", { name: "Record the pay-out…" })).toBeNull();
    screen.getByRole("button", { name: "Cancel the refund…" });
  });

  it("keeps who asked, decided and paid", async () => {
    open(
      approved({
        refund: aRefund({
          state: "PAID",
          decidedAt: "2026-11-25T09:00:00.000Z",
          paidAt: "2026-11-26T09:00:00.000Z",
          reference: "TRF-0044",
        }),
        paidBy: "Ngozi Okafor",
        canPayOut: false,
        canCancel: false,
      }),
    );
    const history = await screen.findByRole("region", { name: "What happened" });
    expect(
      within(history)
        .getAllByRole("listitem")
        .map(({ textContent }) => textContent),
    ).toEqual([
      "Paid the refund outReference TRF-004426 November 2026, 10:00 AM · Ngozi Okafor",
      "Approved the refund25 November 2026, 10:00 AM · Tunde Balogun",
      "Asked for the refundPaid the hostel fee of a friend24 November 2026, 10:00 AM · Ngozi Okafor",
    ]);
    expect(screen.queryByRole("button", { name: "Cancel the refund…" })).toBeNull();
  });

  it("that does not exist is reported", async () => {
    open(null);
    await screen.findByText("There is no such refund.");
  });
});
