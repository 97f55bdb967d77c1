import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { aHostelPayment, aTuitionPayment } from "../../../../testing/payments.ts";
import { openPortal } from "../../../../testing/render-portal.tsx";
import { startServer } from "../../../../testing/server.ts";
import { aStudent } from "../../../../testing/student.ts";
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
  const opened = await openHistory();
  const table = await screen.findByRole("table");
  return { ...opened, table };
};

/** The references in the order of the rows. */
const references = (table: HTMLElement) =>
  Array.from(table.querySelectorAll("tbody tr"), (row) => {
    const cells = row.querySelectorAll("td");
    return cells[4]?.lastElementChild?.textContent;
  });

const header = (table: HTMLElement, name: string) =>
  within(table).getByRole("columnheader", { name: new RegExp(`^${name}`) });

describe("the payment history", () => {
  it("has the specified columns and a numbered row for every payment, newest first", async () => {
    const { table } = await openTable();
    const names = Array.from(table.querySelectorAll("th"), (cell) =>
      cell.textContent?.replace(/[↕↑↓]/, ""),
    );
    expect(names).toEqual([
      "S/N",
      "Payment Type",
      "Amount (₦)",
      "Date Paid",
      "Reference",
      "Receipt",
    ]);
    const rows = Array.from(table.querySelectorAll("tbody tr"), (row) =>
      Array.from(row.querySelectorAll("td"), (cell) => cell.lastElementChild?.textContent),
    );
    expect(rows).toEqual([
      ["1", "Hostel Fee", "25,000.00", "2 November 2026", aHostelPayment.reference, "Download"],
      ["2", "Tuition Fee", "97,500.00", "25 October 2026", aTuitionPayment.reference, "Download"],
      ["3", "Tuition Fee", "74,500.00", "12 September 2025", earlier.reference, "Download"],
    ]);
  });

  it("can be searched, numbers the matches and counts them", async () => {
    const { user, table } = await openTable();
    const search = screen.getByPlaceholderText("Search payments...");
    await user.type(search, "TUITION fee");
    expect(references(table)).toEqual([aTuitionPayment.reference, earlier.reference]);
    expect(table.querySelector("tbody td")?.lastElementChild?.textContent).toBe("1");
    screen.getByText("2 of 3 payments");
    await user.clear(search);
    await user.type(search, "2026-10-24");
    expect(references(table)).toEqual([aTuitionPayment.reference]);
    await user.clear(search);
    expect(references(table)).toHaveLength(3);
  });

  it("reports no match and clears the search", async () => {
    const { user, table } = await openTable();
    await user.type(screen.getByPlaceholderText("Search payments..."), "library");
    within(table).getByText("No payment records found");
    await user.click(screen.getByRole("button", { name: "Clear search" }));
    expect(references(table)).toHaveLength(3);
  });

  it("is sorted by its headers in three states", async () => {
    const { user, table } = await openTable();
    const amount = header(table, "Amount");
    const press = () => user.click(within(amount).getByRole("button"));
    expect(amount.getAttribute("aria-sort")).toBe("none");
    await press();
    expect(amount.getAttribute("aria-sort")).toBe("ascending");
    const ascending = [aHostelPayment, earlier, aTuitionPayment].map((one) => one.reference);
    expect(references(table)).toEqual(ascending);
    await press();
    expect(amount.getAttribute("aria-sort")).toBe("descending");
    expect(references(table)).toEqual(ascending.toReversed());
    await press();
    expect(amount.getAttribute("aria-sort")).toBe("none");
    expect(references(table)).toEqual(payments.map((one) => one.reference));
    expect(header(table, "Receipt").hasAttribute("aria-sort")).toBe(false);
  });

  it("can be sorted by a select box on narrow screens", async () => {
    const { user, table } = await openTable();
    const choice = screen.getByLabelText("Sort by");
    await user.selectOptions(choice, "Date Paid, ascending");
    expect(references(table)).toEqual(payments.map((one) => one.reference).toReversed());
    expect(header(table, "Date Paid").getAttribute("aria-sort")).toBe("ascending");
    await user.selectOptions(choice, "Newest first");
    expect(references(table)).toEqual(payments.map((one) => one.reference));
  });

  it("has columns that keys resize between 60 and 500 pixels", async () => {
    const { user, table } = await openTable();
    const edge = within(table).getByRole("separator", { name: "Width of Reference" });
    const width = () => Number(edge.getAttribute("aria-valuenow"));
    expect([
      edge.getAttribute("aria-valuemin"),
      width(),
      edge.getAttribute("aria-valuemax"),
    ]).toEqual(["60", 150, "500"]);
    edge.focus();
    await user.keyboard("{ArrowRight}{ArrowRight}{ArrowLeft}");
    expect(width()).toBe(160);
    expect(table.querySelectorAll("col")[4]?.style.width).toBe("160px");
    await user.keyboard("{End}{ArrowRight}");
    expect(width()).toBe(500);
    await user.keyboard("{Home}{ArrowLeft}");
    expect(width()).toBe(60);
  });

  it("has columns that dragging resizes between 60 and 500 pixels", async () => {
    const { table } = await openTable();
    const edge = within(table).getByRole("separator", { name: "Width of Date Paid" });
    const width = () => Number(edge.getAttribute("aria-valuenow"));
    fireEvent.mouseDown(edge, { clientX: 400 });
    fireEvent.mouseMove(document, { clientX: 450 });
    fireEvent.mouseUp(document, { clientX: 450 });
    expect(width()).toBe(200);
    fireEvent.touchStart(edge, { touches: [{ clientX: 450 }] });
    fireEvent.touchMove(document, { touches: [{ clientX: 10 }] });
    fireEvent.touchEnd(document, { touches: [{ clientX: 10 }] });
    expect(width()).toBe(60);
    fireEvent.mouseDown(edge, { clientX: 10 });
    fireEvent.mouseMove(document, { clientX: 2000 });
    fireEvent.mouseUp(document, { clientX: 2000 });
    expect(width()).toBe(500);
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
  afterEach(() => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

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
