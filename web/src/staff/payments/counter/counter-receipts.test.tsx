import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { aPageOf, aReceipt, aRefusal } from "../../../../testing/counter.ts";
import { findHeading, openPortal } from "../../../../testing/render-portal.tsx";
import { type Args, startServer } from "../../../../testing/server.ts";
import { aStaff } from "../../../../testing/staff.ts";

const officer = aStaff("BURSARY_OFFICER");

const aFile = (overrides: Readonly<Record<string, unknown>> = {}) => ({
  __typename: "CounterReceiptFile",
  receipt: aReceipt(),
  lines: [
    { session: "2025/2026", label: "School fees", amount: 30_000 },
    { session: "2026/2027", label: "Library", amount: 10_000 },
  ],
  refunded: 0,
  confirmationPath: "/receipt/abcdefgh",
  voids: [],
  canAskVoid: true,
  canDecideVoid: false,
  ...overrides,
});

const asked = {
  reason: "Entered twice",
  askedBy: "Tunde Balogun",
  askedAt: "2026-11-24T10:00:00.000Z",
  isApproved: null,
  decidedBy: null,
  decidedAt: null,
  note: null,
};

const waitingFile = aFile({
  receipt: aReceipt({ state: "VOID_ASKED" }),
  voids: [asked],
  canAskVoid: false,
  canDecideVoid: true,
});

describe("the receipts of the counter", () => {
  it("are loaded by the URL's filters", async () => {
    const receipt = aReceipt({ method: "POS", slipNumber: "0044", state: "VOID_ASKED" });
    const counterReceipts = vi.fn((_args: Args) => aPageOf(receipt));
    openPortal(
      "/bursary/counter-receipts?state=VOID_ASKED&method=POS&from=2026-11-01&search=Ade",
      startServer({ viewer: officer, counterReceipts }),
    );
    expect(await screen.findByRole("link", { name: "C2026-000123" })).toHaveProperty(
      "pathname",
      "/bursary/counter-receipts/6",
    );
    expect(counterReceipts.mock.lastCall?.[0]).toEqual({
      page: { number: 1, size: 25 },
      sort: "RECEIVED_AT",
      descending: true,
      search: "Ade",
      filter: {
        method: "POS",
        state: "VOID_ASKED",
        from: "2026-11-01",
        until: null,
        cashBook: null,
      },
    });
    const row = within(screen.getByRole("table", { name: "Counter receipts" })).getAllByRole(
      "row",
    )[1];
    expect(row?.textContent).toBe(
      "C2026-00012324 November 2026, 10:00 AMAdeyemi FolakeCOHT/2025/001POS004440,000.00Ngozi OkaforVoid asked for",
    );
    expect(screen.getByRole("button", { name: "Export" })).toHaveProperty("disabled", false);
  });

  it("of one cash book say so, and lead to it", async () => {
    const counterReceipts = vi.fn((_args: Args) => aPageOf(aReceipt()));
    openPortal(
      "/admin/counter-receipts?cashBook=8",
      startServer({ viewer: aStaff(), counterReceipts }),
    );
    await screen.findByText("Only the receipts of one cash book are shown.");
    expect(screen.getByRole("link", { name: "Open the cash book" })).toHaveProperty(
      "pathname",
      "/admin/cash-books/8",
    );
    expect(counterReceipts.mock.lastCall?.[0]).toMatchObject({ filter: { cashBook: "8" } });
  });

  it("say that there is none yet", async () => {
    const none = { ...aPageOf({}), rows: [], total: 0 };
    openPortal(
      "/bursary/counter-receipts",
      startServer({ viewer: officer, counterReceipts: none }),
    );
    await screen.findByText("No receipt was written yet");
  });
});

describe("one receipt of the counter", () => {
  const open = (
    file: object | null,
    mutations: Parameters<typeof startServer>[1] = {},
    path = "/bursary/counter-receipts/6",
  ) => {
    const counterReceipt = vi.fn((_args: Args) => file);
    const viewer = path.startsWith("/admin") ? aStaff() : officer;
    const server = startServer({ viewer, counterReceipt }, mutations);
    return { ...openPortal(path, server), counterReceipt };
  };

  it("shows what it paid, and leads to student and cash book", async () => {
    const fetched = vi.fn(async (_path: string) => new Response(null, { status: 500 }));
    vi.stubGlobal("fetch", fetched);
    const { user, counterReceipt } = open(aFile());
    await findHeading("Receipt C2026-000123");
    expect(counterReceipt.mock.calls).toEqual([[{ id: "6" }]]);
    const lines = within(await screen.findByRole("table", { name: "What it paid" }));
    expect(lines.getAllByRole("row").map(({ textContent }) => textContent)).toEqual([
      "FeeSessionAmount (₦)",
      "School fees2025/202630,000.00",
      "Library2026/202710,000.00",
      "Total40,000.00",
    ]);
    const pathOf = (name: string) => screen.getByRole<HTMLAnchorElement>("link", { name }).pathname;
    expect(pathOf("Adeyemi Folake")).toBe("/bursary/students/3");
    expect(pathOf("24 November 2026")).toBe("/bursary/cash-books/8");
    expect(pathOf("/receipt/abcdefgh")).toBe("/receipt/abcdefgh");
    screen.getByText("Nobody has asked to void this receipt.");
    await user.click(screen.getByRole("button", { name: "Print receipt (PDF)" }));
    expect(fetched.mock.lastCall?.[0]).toBe("/download/receipt/counter/6");
  });

  it("says what of it goes to refunds", async () => {
    open(aFile({ refunded: 12_500 }));
    await screen.findByText("₦12,500");
    screen.getByText("Refunds", { selector: "span" });
  });

  it("is asked to be voided with a reason, and a refusal shows at it", async () => {
    const askReceiptVoid = vi
      .fn((_args: Args): object => waitingFile)
      .mockReturnValueOnce(aRefusal("INVALID_INPUT", "Say it in one line.", "reason"))
      .mockReturnValueOnce(
        aRefusal("CHANGED_ELSEWHERE", "Somebody has asked to void this receipt already."),
      );
    const { user, counterReceipt } = open(aFile(), { askReceiptVoid });
    await user.click(await screen.findByRole("button", { name: "Ask to void…" }));
    const dialog = within(screen.getByRole("dialog"));
    const send = () => user.click(dialog.getByRole("button", { name: "Ask" }));
    await user.type(dialog.getByLabelText("Reason"), "dup");
    await send();
    await dialog.findByText("Give a reason of at least 5 characters.");
    expect(askReceiptVoid).not.toHaveBeenCalled();
    await user.type(dialog.getByLabelText("Reason"), "licate");
    await send();
    expect((await dialog.findByText("Say it in one line.")).closest(".ant-form-item")).toBe(
      dialog.getByLabelText("Reason").closest(".ant-form-item"),
    );
    await send();
    expect((await dialog.findByRole("alert")).textContent).toBe(
      "Somebody has asked to void this receipt already.",
    );
    await send();
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await screen.findByText("You have asked. The receipt counts until somebody else approves.");
    expect(askReceiptVoid.mock.lastCall?.[0]).toEqual({ id: "6", reason: "duplicate" });
    await waitFor(() => expect(counterReceipt).toHaveBeenCalledTimes(4));
  });

  it("is voided by a second person, who reads what comes of it", async () => {
    const decideReceiptVoid = vi
      .fn((_args: Args): object => aFile())
      .mockReturnValueOnce(
        aRefusal("SECOND_PERSON", "You asked for this yourself. Somebody else has to decide."),
      );
    const { user, counterReceipt } = open(
      waitingFile,
      { decideReceiptVoid },
      "/admin/counter-receipts/6",
    );
    await user.click(await screen.findByRole("button", { name: "Approve the void" }));
    expect(screen.queryByRole("button", { name: "Ask to void…" })).toBeNull();
    const dialog = within(screen.getByRole("dialog"));
    dialog.getByText("What it paid is owed again. The receipt stays in the books as voided.");
    await user.click(dialog.getByRole("button", { name: "Approve" }));
    expect((await dialog.findByRole("alert")).textContent).toBe(
      "You asked for this yourself. Somebody else has to decide.",
    );
    await user.click(dialog.getByRole("button", { name: "Approve" }));
    await screen.findByText("The receipt is voided.");
    expect(decideReceiptVoid.mock.lastCall?.[0]).toEqual({ id: "6", isApproved: true, note: null });
    await waitFor(() => expect(counterReceipt).toHaveBeenCalledTimes(3));
  });

  it("stays valid with a note, and a refusal shows at it", async () => {
    const decideReceiptVoid = vi
      .fn((_args: Args): object => aFile())
      .mockReturnValueOnce(aRefusal("INVALID_INPUT", "Say why, in 5 to 500 characters.", "note"));
    const { user } = open(waitingFile, { decideReceiptVoid });
    await user.click(await screen.findByRole("button", { name: "Decline…" }));
    const dialog = within(screen.getByRole("dialog"));
    const note = dialog.getByLabelText("Why it stays valid");
    const decline = () => user.click(dialog.getByRole("button", { name: "Decline" }));
    await decline();
    await dialog.findByText("Give a reason of at least 5 characters.");
    expect(decideReceiptVoid).not.toHaveBeenCalled();
    await user.type(note, "It was paid twice");
    await decline();
    const message = await dialog.findByText("Say why, in 5 to 500 characters.");
    expect(message.closest(".ant-form-item")).toBe(note.closest(".ant-form-item"));
    await decline();
    await screen.findByText("The void is declined.");
    expect(decideReceiptVoid.mock.lastCall?.[0]).toEqual({
      id: "6",
      isApproved: false,
      note: "It was paid twice",
    });
  });

  it("tells the person who asked that somebody else has to decide", async () => {
    open({ ...waitingFile, canDecideVoid: false });
    await screen.findByText(/^Somebody else has to decide about the void/);
    expect(screen.queryByRole("button", { name: "Approve the void" })).toBeNull();
    expect(screen.queryByRole("button", { name: "Decline…" })).toBeNull();
  });

  it("keeps the history of its voids", async () => {
    const declined = {
      ...asked,
      isApproved: false,
      decidedBy: "Ngozi Okafor",
      decidedAt: "2026-11-24T11:00:00.000Z",
      note: "It was paid twice",
    };
    const approved = {
      ...declined,
      reason: "The bank took it back",
      isApproved: true,
      decidedAt: "2026-11-25T11:00:00.000Z",
      note: null,
    };
    open(
      aFile({
        receipt: aReceipt({ state: "VOIDED" }),
        voids: [approved, declined],
        canAskVoid: false,
      }),
    );
    const history = await screen.findByRole("region", { name: "Voids" });
    expect(
      within(history)
        .getAllByRole("listitem")
        .map(({ textContent }) => textContent),
    ).toEqual([
      "Approved the void25 November 2026, 12:00 PM · Ngozi Okafor",
      "Asked to void the receiptThe bank took it back24 November 2026, 11:00 AM · Tunde Balogun",
      "Declined the voidIt was paid twice24 November 2026, 12:00 PM · Ngozi Okafor",
      "Asked to void the receiptEntered twice24 November 2026, 11:00 AM · Tunde Balogun",
    ]);
    screen.getByText("Voided");
    expect(screen.queryByRole("button", { name: "Ask to void…" })).toBeNull();
  });

  it("that does not exist is reported", async () => {
    open(null);
    await screen.findByText("There is no such receipt.");
  });
});
