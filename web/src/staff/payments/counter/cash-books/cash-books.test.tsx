import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { aPageOf, aReceipt, aRefusal } from "../../../../../testing/counter.ts";
import { findHeading, openPortal } from "../../../../../testing/render-portal.tsx";
import { type Args, startServer } from "../../../../../testing/server.ts";
import { aStaff } from "../../../../../testing/staff.ts";
import { isoDayIn } from "../../../../lib/dates.ts";

const officer = aStaff("BURSARY_OFFICER");

const aBook = (overrides: Readonly<Record<string, unknown>> = {}) => ({
  __typename: "CashBook",
  id: "8",
  day: "2026-03-24",
  officer: "Ngozi Okafor",
  receipts: 2,
  cash: 40_000,
  pos: 15_000,
  teller: 0,
  counted: null,
  difference: null,
  closedAt: null,
  ...overrides,
});

const closed = {
  counted: 39_500,
  difference: -500,
  closedAt: "2026-03-24T16:00:00.000Z",
};

const aFile = (overrides: Readonly<Record<string, unknown>> = {}) => ({
  book: aBook(),
  note: null,
  closedBy: null,
  voidedLater: 0,
  canClose: true,
  entries: [
    aReceipt(),
    aReceipt({
      id: "7",
      number: "C2026-000124",
      method: "POS",
      slipNumber: "0044",
      amount: 15_000,
    }),
  ],
  ...overrides,
});

describe("the cash books", () => {
  it("are loaded by the URL's filters", async () => {
    const cashBooks = vi.fn((_args: Args) => aPageOf(aBook(closed)));
    openPortal(
      "/bursary/cash-books?isOpen=no&differs=yes&until=2026-03-30",
      startServer({ viewer: officer, cashBooks }),
    );
    expect(await screen.findByRole("link", { name: "24 March 2026" })).toHaveProperty(
      "pathname",
      "/bursary/cash-books/8",
    );
    expect(cashBooks.mock.lastCall?.[0]).toEqual({
      page: { number: 1, size: 25 },
      sort: "DAY",
      descending: true,
      filter: { isOpen: false, differs: true, from: null, until: "2026-03-30" },
    });
    expect(screen.queryByRole("searchbox")).toBeNull();
  });

  it.each([
    ["missing cash", closed, "39,500.00−500.00 missingClosed"],
    [
      "too much cash",
      { ...closed, counted: 40_020, difference: 20 },
      "40,020.00+20.00 too muchClosed",
    ],
    ["no difference", { ...closed, counted: 40_000, difference: 0 }, "40,000.00NoneClosed"],
    ["a book of an earlier day that is open", {}, "––Left open"],
    ["today's book", { day: isoDayIn(new Date(), "Africa/Lagos") }, "––Open"],
  ])("show %s", async (_name, book, end) => {
    openPortal(
      "/admin/cash-books",
      startServer({ viewer: aStaff(), cashBooks: aPageOf(aBook(book)) }),
    );
    const table = await screen.findByRole("table", { name: "Cash books" });
    const row = within(table).getAllByRole("row")[1]?.textContent ?? "";
    expect(row.slice(row.indexOf("40,000.00"))).toBe(`40,000.0015,000.000.00${end}`);
  });

  it("say that there is none yet", async () => {
    const none = { ...aPageOf({}), rows: [], total: 0 };
    openPortal("/bursary/cash-books", startServer({ viewer: officer, cashBooks: none }));
    await screen.findByText("There is no cash book yet");
  });
});

describe("one cash book", () => {
  const open = (file: object | null, closeCashBook: (args: Args) => unknown = () => null) => {
    const cashBook = vi.fn((_args: Args) => file);
    const server = startServer({ viewer: officer, cashBook }, { closeCashBook });
    return { ...openPortal("/bursary/cash-books/8", server), cashBook };
  };

  const fact = (label: string) =>
    screen.getByText(label).closest("tr, div")?.textContent?.replace(label, "");

  it("lists its receipts", async () => {
    const { cashBook } = open(aFile());
    await findHeading("Cash book of 24 March 2026");
    expect(cashBook.mock.calls).toEqual([[{ id: "8" }]]);
    const receipts = within(await screen.findByRole("table", { name: "Receipts" }));
    expect(
      receipts
        .getAllByRole("row")
        .slice(1)
        .map(({ textContent }) => textContent),
    ).toEqual([
      "C2026-000123Adeyemi Folake, COHT/2025/001Cash40,000.00Valid",
      "C2026-000124Adeyemi Folake, COHT/2025/001POS, slip 004415,000.00Valid",
    ]);
    expect(receipts.getByRole("link", { name: "C2026-000124" })).toHaveProperty(
      "pathname",
      "/bursary/counter-receipts/7",
    );
    expect(screen.queryByText("Cash voided after closing")).toBeNull();
    expect(screen.queryByRole("link", { name: "See all receipts" })).toBeNull();
  });

  it("leads to all receipts where it shows the first ones", async () => {
    open(aFile({ book: aBook({ receipts: 700 }) }));
    const all = await screen.findByRole<HTMLAnchorElement>("link", { name: "See all receipts" });
    expect(`${all.pathname}${all.search}`).toBe("/bursary/counter-receipts?cashBook=8");
    screen.getByText(/^The first 2 of 700 are shown\./);
  });

  it("that is closed says by whom, why it differs and what was voided later", async () => {
    open(
      aFile({
        book: aBook(closed),
        note: "Change was missing",
        closedBy: "Tunde Balogun",
        voidedLater: 7_500,
        canClose: false,
      }),
    );
    await screen.findByText("−500.00 missing");
    screen.getByText("Change was missing");
    screen.getByText("Tunde Balogun");
    expect(fact("Cash voided after closing")).toContain("₦7,500.00");
    expect(fact("Cash counted")).toContain("₦39,500.00");
    expect(screen.queryByRole("button", { name: "Close the book…" })).toBeNull();
  });

  const openClosing = async (closeCashBook: (args: Args) => unknown) => {
    const opened = open(aFile(), closeCashBook);
    const { user } = opened;
    await user.click(await screen.findByRole("button", { name: "Close the book…" }));
    const dialog = within(screen.getByRole("dialog"));
    return {
      ...opened,
      dialog,
      counted: dialog.getByLabelText("Cash counted in naira"),
      note: dialog.getByLabelText("Why the count differs"),
      send: () => user.click(dialog.getByRole("button", { name: "Close the book" })),
    };
  };

  it("is closed with a count that agrees, without a note", async () => {
    const closeCashBook = vi.fn((_args: Args) => aBook({ ...closed, difference: 0 }));
    const { user, dialog, counted, send, cashBook } = await openClosing(closeCashBook);
    dialog.getByText(/Nothing is recorded in it afterwards\./);
    await user.type(counted, "40,000");
    await send();
    await dialog.findByText(/^Enter an amount such as/);
    await user.clear(counted);
    await user.type(counted, "40000");
    await dialog.findByText("Recorded cash: ₦40,000.00. Difference: None.");
    await send();
    await screen.findByText("The cash book is closed.");
    expect(closeCashBook.mock.calls).toEqual([[{ id: "8", counted: 40_000, note: null }]]);
    await waitFor(() => expect(cashBook).toHaveBeenCalledTimes(2));
  });

  it("asks why a count differs, on the screen and by the college's refusal", async () => {
    const refusedNote =
      "The count differs from the book by ₦700. Say why, in 5 characters at least.";
    const closeCashBook = vi
      .fn((_args: Args): object => aBook(closed))
      .mockReturnValueOnce(aRefusal("INVALID_INPUT", refusedNote, "note"));
    const { user, dialog, counted, note, send } = await openClosing(closeCashBook);
    await user.type(counted, "39500.50");
    await dialog.findByText("Recorded cash: ₦40,000.00. Difference: −499.50 missing.");
    await send();
    await dialog.findByText("Give a reason of at least 5 characters.");
    expect(closeCashBook).not.toHaveBeenCalled();
    await user.type(note, "Change was missing");
    await send();
    expect((await dialog.findByText(refusedNote)).closest(".ant-form-item")).toBe(
      note.closest(".ant-form-item"),
    );
    await send();
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(closeCashBook.mock.lastCall?.[0]).toEqual({
      id: "8",
      counted: 39_500.5,
      note: "Change was missing",
    });
  });

  it("that somebody closed meanwhile says so above the form", async () => {
    const text = "This cash book is closed already.";
    const { user, dialog, counted, send } = await openClosing(() =>
      aRefusal("CHANGED_ELSEWHERE", text),
    );
    await user.type(counted, "40000");
    await send();
    expect((await dialog.findByRole("alert")).textContent).toBe(text);
  });

  it("that does not exist is reported", async () => {
    open(null);
    await screen.findByText("There is no such cash book.");
  });
});
