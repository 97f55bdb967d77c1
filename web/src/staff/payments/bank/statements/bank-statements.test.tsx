import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import {
  aBankAccountRecord,
  anAccountOfABank,
  aPayer,
  aStatement,
} from "../../../../../testing/bank.ts";
import { chooseOption, shownChoice } from "../../../../../testing/choose-option.ts";
import { aPageOf, aRefusal } from "../../../../../testing/counter.ts";
import { findHeading, openPortal } from "../../../../../testing/render-portal.tsx";
import { type Answers, type Args, startServer } from "../../../../../testing/server.ts";
import { aStaff } from "../../../../../testing/staff.ts";

const officer = aStaff("BURSARY_OFFICER", { canImportBankStatements: true });
const accounts = [aBankAccountRecord()];

describe("the statements of banks", () => {
  it("are loaded by the URL's filters, and an officer imports another", async () => {
    const bankStatements = vi.fn((_args: Args) => aPageOf(aStatement()));
    openPortal(
      "/bursary/bank-statements?account=2&isWaiting=yes&from=2026-11-01",
      startServer({ viewer: officer, bankStatements, bankAccounts: accounts }),
    );
    const link = await screen.findByRole("link", { name: "20 November 2026 – 23 November 2026" });
    expect(link).toHaveProperty("pathname", "/bursary/bank-statements/7");
    expect(bankStatements.mock.lastCall?.[0]).toEqual({
      page: { number: 1, size: 25 },
      sort: "IMPORTED_AT",
      descending: true,
      filter: { account: "2", isWaiting: true, from: "2026-11-01", until: null },
    });
    const table = screen.getByRole("table", { name: "Bank statements" });
    expect(within(table).getAllByRole("row")[1]?.textContent).toBe(
      "20 November 2026 – 23 November 2026november.csvZenith Bank 101234567841₦7,500.0024 November 2026, 10:00 AMRahila DanjumaTo match",
    );
    expect(screen.getByRole("link", { name: "Import a statement" })).toHaveProperty(
      "pathname",
      "/bursary/bank-statements/import",
    );
  });

  it("are read by a super admin, who imports none", async () => {
    const none = { ...aPageOf({}), rows: [], total: 0 };
    openPortal(
      "/admin/bank-statements",
      startServer({ viewer: aStaff(), bankStatements: none, bankAccounts: accounts }),
    );
    await screen.findByText("No statement was imported yet");
    expect(screen.queryByRole("link", { name: "Import a statement" })).toBeNull();
  });
});

describe("one statement", () => {
  it("says what its rows came to, which could not be read, and leads to what is to match", async () => {
    const bankStatement = vi.fn((_args: Args) => ({
      statement: aStatement({ finishedAt: null }),
      unreadable: [{ line: 14, problem: "“31/02/2026” is no date." }],
    }));
    openPortal("/bursary/bank-statements/7", startServer({ viewer: officer, bankStatement }));
    await findHeading("Statement of Zenith Bank");
    await screen.findByText("The import was interrupted.");
    expect(bankStatement.mock.lastCall?.[0]).toEqual({ id: "7" });
    const textsOf = (name: string) =>
      within(screen.getByRole("table", { name }))
        .getAllByRole("row")
        .map(({ textContent }) => textContent);
    expect(textsOf("Rows by kind")).toEqual([
      "KindResultRowsAmount (₦)",
      "MatchedA receipt that pays the slip260,000.00",
      "UnmatchedTwo people match it by hand17,500.00",
      "IgnoredLeft out, because nothing was paid in1–",
    ]);
    expect(textsOf("Rows that could not be read")[1]).toBe("Line 14“31/02/2026” is no date.");
    const { pathname, search } = screen.getByRole<HTMLAnchorElement>("link", {
      name: "See what to match",
    });
    expect(pathname + search).toBe("/bursary/bank-rows?statement=7&isWaiting=yes");
  });

  it("that does not exist is reported", async () => {
    openPortal("/bursary/bank-statements/7", startServer({ viewer: officer, bankStatement: null }));
    await screen.findByText("There is no such statement.");
  });
});

const readColumns = {
  __typename: "StatementColumns",
  headingLine: 5,
  columns: [
    { heading: "Date", samples: ["02/03/2026"] },
    { heading: "Description", samples: ["CASH DEP 4821 0376 5562"] },
    { heading: "Debit", samples: [] },
    { heading: "Credit", samples: ["15,000.00"] },
  ],
  dateColumn: "Date",
  narrationColumn: "Description",
  creditColumn: null,
  idColumn: null,
  payerColumn: null,
  dateFormat: "DAY_FIRST",
  isSaved: false,
};

const aPreviewRow = {
  line: 6,
  kind: "SHORT",
  day: "2026-03-02",
  narration: "CASH DEP 4821 0376 5562",
  amount: 14_950,
  reason: null,
  problem: null,
  slip: { reference: "482103765562", rest: 15_000, student: aPayer },
  nameDiffers: true,
};

const unmatchedRow = {
  ...aPreviewRow,
  line: 7,
  kind: "UNMATCHED",
  narration: "CASH DEP 482103765563",
  amount: 15_000,
  reason: "WRONG_CHECK_DIGIT",
  slip: null,
  nameDiffers: false,
};

const anOutcome = (overrides: Readonly<Record<string, unknown>> = {}) => ({
  __typename: "StatementImport",
  statementId: null,
  rowCount: 2,
  sums: [
    { kind: "SHORT", rows: 1, amount: 14_950 },
    { kind: "UNMATCHED", rows: 1, amount: 15_000 },
    { kind: "SEEN", rows: 0, amount: 0 },
  ],
  rows: [aPreviewRow, unmatchedRow],
  ...overrides,
});

const statement = new File(["Date,Description,Debit,Credit\n"], "march.csv", { type: "text/csv" });

/** An answer that comes when the test says so. */
const anAwaitedAnswer = () => {
  let resolve: (answer: object) => void = () => undefined;
  const promise = new Promise<object>((settle) => {
    resolve = settle;
  });
  return { promise, resolve: (answer: object) => resolve(answer) };
};

const open = async (mutations: Answers, bankAccounts: readonly object[] = accounts) => {
  const server = startServer({ viewer: officer, bankAccounts }, mutations);
  const portal = openPortal("/bursary/bank-statements/import", server);
  await findHeading("Import a statement");
  return portal;
};

const fileInput = (): HTMLInputElement => {
  const input = document.querySelector<HTMLInputElement>("input[type=file]");
  if (input === null) throw new Error("There is no field for a file.");
  return input;
};

/** Chooses account and file, and has the columns read. */
const chooseFile = async ({ user }: Awaited<ReturnType<typeof open>>, file = statement) => {
  const account = await screen.findByRole("combobox", { name: "Account" });
  await chooseOption(user, account, "Zenith Bank 1012345678");
  await user.upload(fileInput(), file);
  await user.click(screen.getByRole("button", { name: "Read the columns" }));
};

describe("the import of a statement", () => {
  it("reads the columns, previews the rows, and imports them", async () => {
    const readStatementColumns = vi.fn((_args: Args): object => readColumns);
    const importStatement = vi.fn(({ dryRun }: Args): object =>
      anOutcome(dryRun ? {} : { statementId: "8", rows: [] }),
    );
    const portal = await open({ readStatementColumns, importStatement });
    const { user } = portal;
    await chooseFile(portal);
    screen.getByText("Imported until 20 November 2026.");
    await screen.findByText("The columns are guessed from the headings in line 5. Check them.");
    expect(readStatementColumns.mock.lastCall?.[0]).toMatchObject({ accountId: "2" });
    screen.getByText("For example: 02/03/2026");
    await user.click(screen.getByRole("button", { name: "Preview" }));
    await screen.findByText("Choose the column of amounts paid in.");
    expect(importStatement).not.toHaveBeenCalled();
    await chooseOption(user, screen.getByRole("combobox", { name: "Amount paid in" }), "Credit");
    await user.click(screen.getByRole("button", { name: "Preview" }));

    await screen.findByText("2 rows read. Nothing is saved yet.");
    const columns = {
      dateColumn: "Date",
      narrationColumn: "Description",
      creditColumn: "Credit",
      idColumn: null,
      payerColumn: null,
      dateFormat: "DAY_FIRST",
    };
    expect(importStatement.mock.lastCall?.[0]).toMatchObject({ columns, dryRun: true });
    const rows = () =>
      within(screen.getByRole("table", { name: "Rows of the statement" }))
        .getAllByRole("row")
        .slice(1)
        .map(({ textContent }) => textContent);
    expect(rows()).toEqual([
      "6Short2 March 2026CASH DEP 4821 0376 5562Another name than the student's4821 0376 5562Adeyemi FolakeCOHT/2025/001₦15,000.00 awaited14,950.00",
      "7Unmatched2 March 2026CASH DEP 482103765563A digit of the reference is wrong–15,000.00",
    ]);
    await chooseOption(user, screen.getByRole("combobox", { name: "Rows" }), "Unmatched (1)");
    await waitFor(() => expect(rows()).toHaveLength(1));

    await user.click(screen.getByRole("button", { name: "Import 2 rows" }));
    await screen.findByText("1 receipt was written, and 1 payment is left to match.");
    expect(importStatement.mock.lastCall?.[0]).toMatchObject({ columns, dryRun: false });
    const { pathname, search } = screen.getByRole<HTMLAnchorElement>("link", {
      name: "See what to match",
    });
    expect(pathname + search).toBe("/bursary/bank-rows?statement=8&isWaiting=yes");
    await user.click(screen.getByRole("button", { name: "Import another" }));
    expect(shownChoice(await screen.findByRole("combobox", { name: "Account" }))).toBe("Choose…");
  });

  it("has nothing to import of a file that was imported before", async () => {
    const sums = [{ kind: "SEEN", rows: 2, amount: 29_950 }];
    const portal = await open({
      readStatementColumns: { ...readColumns, creditColumn: "Credit", isSaved: true },
      importStatement: anOutcome({ sums, rows: [] }),
    });
    await chooseFile(portal);
    await screen.findByText("These are the columns of the account's last statement.");
    await portal.user.click(screen.getByRole("button", { name: "Preview" }));
    await screen.findByText("None of 2 rows is new. There is nothing to import.");
    expect(screen.queryByRole("button", { name: /^Import / })).toBeNull();
  });

  it("asks for account and file, and shows at the file why it cannot be read", async () => {
    const readStatementColumns = vi.fn((_args: Args) =>
      aRefusal("INVALID_INPUT", "The file has no row of headings.", "file"),
    );
    const portal = await open({ readStatementColumns });
    const { user } = portal;
    await user.click(await screen.findByRole("button", { name: "Read the columns" }));
    await screen.findByText("Choose the account that the statement is of.");
    screen.getByText("Choose a CSV or an XLSX file.");
    expect(readStatementColumns).not.toHaveBeenCalled();
    await chooseFile(portal);
    await screen.findByText("The file has no row of headings.");
    screen.getByText("march.csv");
    expect(screen.queryByText("2. The columns")).toBeNull();
  });

  it("forgets columns and preview when another account is chosen", async () => {
    const other = aBankAccountRecord({
      account: { ...anAccountOfABank, id: "3", bank: "First Bank", accountNumber: "2034567891" },
      importedUntil: null,
    });
    const portal = await open(
      {
        readStatementColumns: { ...readColumns, creditColumn: "Credit" },
        importStatement: anOutcome(),
      },
      [...accounts, other],
    );
    const { user } = portal;
    await chooseFile(portal);
    await user.click(await screen.findByRole("button", { name: "Preview" }));
    await screen.findByText("3. The preview");
    await chooseOption(
      user,
      screen.getByRole("combobox", { name: "Account" }),
      "First Bank 2034567891",
    );
    await waitFor(() => expect(screen.queryByText("3. The preview")).toBeNull());
    expect(screen.queryByText("2. The columns")).toBeNull();
    screen.getByRole("button", { name: "Read the columns" });
  });

  it("ignores what was read of an account that is not chosen any more", async () => {
    const other = aBankAccountRecord({
      account: { ...anAccountOfABank, id: "3", bank: "First Bank", accountNumber: "2034567891" },
    });
    const read = anAwaitedAnswer();
    const portal = await open({ readStatementColumns: () => read.promise }, [...accounts, other]);
    const { user } = portal;
    await chooseFile(portal);
    await chooseOption(
      user,
      screen.getByRole("combobox", { name: "Account" }),
      "First Bank 2034567891",
    );
    read.resolve(readColumns);
    const button = screen.getByRole("button", { name: /Read the columns/ });
    await waitFor(() => expect(button.className).not.toContain("loading"));
    expect(screen.queryByText("2. The columns")).toBeNull();
    screen.getByRole("button", { name: "Read the columns" });
  });

  it("ignores the preview of columns that are not chosen any more", async () => {
    const outcome = anAwaitedAnswer();
    const portal = await open({
      readStatementColumns: { ...readColumns, creditColumn: "Credit" },
      importStatement: () => outcome.promise,
    });
    const { user } = portal;
    await chooseFile(portal);
    await user.click(await screen.findByRole("button", { name: "Preview" }));
    await chooseOption(user, screen.getByRole("combobox", { name: "Amount paid in" }), "Debit");
    outcome.resolve(anOutcome());
    const button = screen.getByRole("button", { name: /Preview/ });
    await waitFor(() => expect(button.className).not.toContain("loading"));
    expect(screen.queryByText("3. The preview")).toBeNull();
  });

  it("keeps the preview when the import is refused, and asks for it again", async () => {
    const importStatement = vi
      .fn((_args: Args): object => anOutcome())
      .mockReturnValueOnce(anOutcome())
      .mockReturnValueOnce(aRefusal("IMPORT_RUNS", "Somebody imports it at the moment."))
      .mockReturnValueOnce(anOutcome({ statementId: "8", rows: [] }));
    const portal = await open({
      readStatementColumns: { ...readColumns, creditColumn: "Credit" },
      importStatement,
    });
    const { user } = portal;
    await chooseFile(portal);
    await user.click(await screen.findByRole("button", { name: "Preview" }));
    const send = await screen.findByRole("button", { name: "Import 2 rows" });
    await user.click(send);
    await screen.findByText("Somebody imports it at the moment.");
    screen.getByRole("table", { name: "Rows of the statement" });
    await user.click(send);
    await screen.findByText("The statement is imported.");
  });

  it("says that there is no account yet", async () => {
    await open({}, []);
    await screen.findByText(/There is no bank account yet/);
    expect(screen.getByRole("link", { name: "Bank accounts" })).toHaveProperty(
      "pathname",
      "/bursary/bank-accounts",
    );
  });
});
