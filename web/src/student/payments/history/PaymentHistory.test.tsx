import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { chooseOption } from "../../../../testing/choose-option.ts";
import { aHostelPayment, aTuitionPayment } from "../../../../testing/payments.ts";
import { openPortal } from "../../../../testing/render-portal.tsx";
import { startServer } from "../../../../testing/server.ts";
import { aStudent } from "../../../../testing/student.ts";
import { openOnLaptop } from "../../../../testing/viewport.ts";
import { paths } from "../../../paths.ts";

const earlier = {
  ...aTuitionPayment,
  id: "tuition-3",
  amount: 74_500,
  paidAt: "2025-09-12T10:30:00.000Z",
  reference: "0AAAAAAAAAAAAAAAAAAAAAAA",
};
const payments = [aHostelPayment, aTuitionPayment, earlier];

const openHistory = async (shown: readonly object[] = payments) => {
  const server = startServer({ viewer: aStudent({ payments: shown }) });
  const { user } = openPortal(paths.student.payment, server);
  await screen.findByText("Payment History");
  return { user, server };
};

const openTable = async () => {
  openOnLaptop();
  const opened = await openHistory();
  const table = await screen.findByRole("table");
  return { ...opened, table };
};

const rowsOf = (table: HTMLElement) =>
  Array.from(table.querySelectorAll("tbody .ant-table-row"), (row) =>
    Array.from(row.querySelectorAll("td"), (cell) => cell.textContent),
  );

/** The references in the order of the rows. */
const references = (table: HTMLElement) => rowsOf(table).map((cells) => cells[4]);

const header = (table: HTMLElement, name: string) =>
  within(table).getByRole("columnheader", { name: new RegExp(`^${name}`) });

afterEach(() => vi.restoreAllMocks());

describe("the payment history", () => {
  it("has the specified columns and numbered rows, newest first", async () => {
    const { table } = await openTable();
    expect(Array.from(table.querySelectorAll("thead th"), (cell) => cell.textContent)).toEqual([
      "S/N",
      "Payment Type",
      "Amount (₦)",
      "Date Paid",
      "Reference",
      "Receipt",
    ]);
    expect(rowsOf(table)).toEqual([
      ["1", "Hostel Fee", "25,000.00", "2 November 2026", aHostelPayment.reference, "Download"],
      ["2", "Tuition Fee", "97,500.00", "25 October 2026", aTuitionPayment.reference, "Download"],
      ["3", "Tuition Fee", "74,500.00", "12 September 2025", earlier.reference, "Download"],
    ]);
    within(table).getByRole("button", { name: `Copy reference ${earlier.reference}` });
  });

  it("can be searched, numbers the matches and counts them", async () => {
    const { user, table } = await openTable();
    const search = screen.getByPlaceholderText("Search payments...");
    await user.type(search, "TUITION fee");
    expect(references(table)).toEqual([aTuitionPayment.reference, earlier.reference]);
    expect(rowsOf(table)[0]?.[0]).toBe("1");
    screen.getByText("2 of 3 payments");
    await user.clear(search);
    await user.type(search, "2026-10-24");
    expect(references(table)).toEqual([aTuitionPayment.reference]);
    await user.clear(search);
    expect(references(table)).toHaveLength(3);
  });

  it("reports no match and clears the search", async () => {
    const { user } = await openTable();
    await user.type(screen.getByPlaceholderText("Search payments..."), "library");
    screen.getByText("No payment records found");
    await user.click(screen.getByRole("button", { name: "Clear search" }));
    expect(references(screen.getByRole("table"))).toHaveLength(3);
  });

  it("is sorted by its headers in three states", async () => {
    const { user, table } = await openTable();
    const amount = () => header(table, "Amount");
    const press = () => user.click(amount());
    expect(amount().getAttribute("aria-sort")).toBeNull();
    await press();
    expect(amount().getAttribute("aria-sort")).toBe("ascending");
    const ascending = [aHostelPayment, earlier, aTuitionPayment].map((one) => one.reference);
    expect(references(table)).toEqual(ascending);
    await press();
    expect(amount().getAttribute("aria-sort")).toBe("descending");
    expect(references(table)).toEqual(ascending.toReversed());
    await press();
    expect(amount().getAttribute("aria-sort")).toBeNull();
    expect(references(table)).toEqual(payments.map((one) => one.reference));
  });

  it("is a list on a phone, which a select box sorts", async () => {
    const { user } = await openHistory();
    const region = screen.getByRole("region", { name: "Payment History" });
    const shown = () =>
      within(region)
        .getAllByRole("listitem")
        .map(({ textContent }) => textContent);
    expect(shown()[1]).toBe(`Tuition Fee₦97,500.0025 October 2026 · ${aTuitionPayment.reference}`);
    expect(screen.queryByRole("table")).toBeNull();
    const choice = screen.getByRole("combobox", { name: "Sort by" });
    const newestFirst = shown();
    await chooseOption(user, choice, "Date Paid, ascending");
    expect(shown()).toEqual(newestFirst.toReversed());
    await chooseOption(user, choice, "Newest first");
    expect(shown()).toEqual(newestFirst);
  });

  it("has columns that keys resize between 60 and 500 pixels", async () => {
    const { user, table } = await openTable();
    const edge = () => within(table).getByRole("separator", { name: "Width of Payment Type" });
    const width = () => Number(edge().getAttribute("aria-valuenow"));
    expect([
      edge().getAttribute("aria-valuemin"),
      width(),
      edge().getAttribute("aria-valuemax"),
    ]).toEqual(["60", 150, "500"]);
    edge().focus();
    await user.keyboard("{ArrowRight}{ArrowRight}{ArrowLeft}");
    expect(width()).toBe(160);
    expect(table.querySelectorAll("col")[1]?.style.width).toBe("160px");
    await user.keyboard("{End}{ArrowRight}");
    expect(width()).toBe(500);
    await user.keyboard("{Home}{ArrowLeft}");
    expect(width()).toBe(60);
  });

  it("has columns that dragging resizes between 60 and 500 pixels, without sorting", async () => {
    const { table } = await openTable();
    const edge = within(table).getByRole("separator", { name: "Width of Payment Type" });
    const width = () => Number(edge.getAttribute("aria-valuenow"));
    const drag = (from: number, to: number) => {
      fireEvent.pointerDown(edge, { clientX: from });
      fireEvent.pointerMove(document, { clientX: to });
      fireEvent.pointerUp(document, { clientX: to });
      fireEvent.click(edge);
    };
    drag(400, 450);
    expect(width()).toBe(200);
    fireEvent.pointerMove(document, { clientX: 500 });
    expect(width()).toBe(200);
    drag(450, 10);
    expect(width()).toBe(60);
    drag(10, 2000);
    expect(width()).toBe(500);
    expect(header(table, "Payment Type").getAttribute("aria-sort")).toBeNull();
  });

  it("says that nothing is paid and links to the tuition", async () => {
    const { user } = await openHistory([]);
    await screen.findByText("No payment records found");
    expect(screen.queryByPlaceholderText("Search payments...")).toBeNull();
    const history = screen.getByRole("region", { name: "Payment History" });
    await user.click(within(history).getByRole("link", { name: "Go to tuition payment" }));
    expect(window.location.pathname).toBe(paths.student.tuitionPayment);
  });
});

describe("downloading a receipt", () => {
  const answerWith = (answer: () => Promise<Response>) => {
    const fetched = vi.fn(answer);
    vi.stubGlobal("fetch", fetched);
    return fetched;
  };
  const pdf = () =>
    Promise.resolve(new Response("%PDF-1.7", { headers: { "content-type": "application/pdf" } }));
  const saved: string[] = [];

  beforeEach(() => {
    // In tests Ant Design gives one id to all, so a dialog is named by the phone's sort box.
    openOnLaptop();
    saved.length = 0;
    // jsdom has neither object URLs nor downloads.
    URL.createObjectURL = () => "blob:receipt";
    URL.revokeObjectURL = () => undefined;
    vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      saved.push(this.download);
    });
  });
  afterEach(() => vi.unstubAllGlobals());

  const press = async (user: Awaited<ReturnType<typeof openHistory>>["user"]) =>
    user.click(
      await screen.findByRole("button", {
        name: `Download receipt of Tuition Fee, ${aTuitionPayment.reference}`,
      }),
    );

  it("saves it under the payment type's name and says so", async () => {
    const fetched = answerWith(pdf);
    const { user } = await openHistory();
    await press(user);
    const dialog = await screen.findByRole("dialog", { name: "Download Started" });
    within(dialog).getByText(
      "Your receipt is being downloaded. Please check your downloads folder.",
    );
    expect(saved).toEqual(["tuition_receipt.pdf"]);
    expect(fetched).toHaveBeenCalledWith(
      aTuitionPayment.receiptUrl,
      expect.objectContaining({ headers: expect.objectContaining({ "x-portal-request": "1" }) }),
    );
    await user.click(within(dialog).getByRole("button", { name: "OK" }));
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("sends one request for repeated presses", async () => {
    const answers: ((answer: Response) => void)[] = [];
    const fetched = answerWith(() => new Promise((resolve) => answers.push(resolve)));
    const { user } = await openHistory();
    await press(user);
    await press(user);
    expect(fetched).toHaveBeenCalledTimes(1);
    answers[0]?.(await pdf());
    await screen.findByRole("dialog", { name: "Download Started" });
  });

  it.each([
    ["the gateway refuses", () => Promise.resolve(new Response("{}", { status: 502 }))],
    ["something else than a PDF comes", () => Promise.resolve(new Response("<html></html>"))],
    ["nothing comes", () => Promise.reject(new TypeError("Failed to fetch"))],
  ])("reports a failure when %s and can be retried", async (_when, answer) => {
    answerWith(answer);
    const { user } = await openHistory();
    await press(user);
    const dialog = await screen.findByRole("dialog", { name: "Oppps! Error" });
    within(dialog).getByText("Failed to download receipt.");
    expect(saved).toEqual([]);
    await user.click(within(dialog).getByRole("button", { name: "OK" }));
    answerWith(pdf);
    await press(user);
    await screen.findByRole("dialog", { name: "Download Started" });
  });

  it("reports an expired session", async () => {
    answerWith(() => Promise.resolve(new Response("{}", { status: 401 })));
    const { user, server } = await openHistory();
    server.answer({ query: { viewer: null } });
    await press(user);
    await waitFor(() => expect(window.location.pathname).toBe(paths.student.login));
  });
});
