import { describe, expect, it } from "vitest";
import { guessColumnMap, tableOf } from "./column-map.ts";

const linesOf = (text: string) =>
  text
    .trim()
    .split("\n")
    .map((line, at) => ({ row: at + 1, cells: line.split("|").map((cell) => cell.trim()) }));

const guessed = (text: string) => {
  const table = tableOf(linesOf(text), undefined);
  if (table === undefined) throw new Error("no table");
  return guessColumnMap(table);
};

describe("the guess", () => {
  it("reads a bank's statement below the lines about the account", () => {
    const table = tableOf(
      linesOf(`
        Account statement
        Account number | 2034567891
        Period | 01/11/2026 to 25/11/2026
        Trans. Date | Value Date | Reference | Narration | Debit | Credit | Balance
        25/11/2026 | 25/11/2026 | S1001 | TRF 4821 0376 5519 | | 49,000.00 | 49,000.00
        25/11/2026 | 25/11/2026 | S1002 | SMS CHARGE | 4.00 | | 48,996.00`),
      undefined,
    );
    expect(table?.rows.map(({ row }) => row)).toEqual([5, 6]);
    expect(table && guessColumnMap(table)).toEqual({
      dateColumn: "Trans. Date",
      narrationColumn: "Narration",
      creditColumn: "Credit",
      idColumn: "Reference",
      payerColumn: null,
      dateFormat: "day_first",
    });
  });

  it("reads Remita's report with ISO dates", () => {
    expect(
      guessed(`
        RRR | Payer | Description | Amount | Payment Date
        310012345678 | Ada Obi | 482103765519 | 49000 | 2026-11-25
        310012345679 | Uche Obi | 482103765527 | 86500 | 2026-11-25`),
    ).toEqual({
      dateColumn: "Payment Date",
      narrationColumn: "Description",
      creditColumn: "Amount",
      idColumn: "RRR",
      payerColumn: "Payer",
      dateFormat: "iso",
    });
  });

  it("takes no column for a transaction's number whose numbers repeat", () => {
    expect(
      guessed(`
        Date | Ref No | Remarks | Deposit
        25/11/2026 | 000 | TRF A | 49,000.00
        25/11/2026 | 000 | TRF B | 49,000.00`),
    ).toMatchObject({ idColumn: null, creditColumn: "Deposit", narrationColumn: "Remarks" });
  });

  it("leaves open what no heading tells", () => {
    expect(guessed("A | B | C\n25/11/2026 | TRF | 100")).toEqual({
      dateColumn: null,
      narrationColumn: null,
      creditColumn: null,
      idColumn: null,
      payerColumn: null,
      dateFormat: "day_first",
    });
  });

  it("takes no column of texts for the amounts", () => {
    expect(guessed("Date | Narration | Amount\n25/11/2026 | TRF | see below")).toMatchObject({
      creditColumn: null,
    });
  });
});

describe("the columns", () => {
  it("have each another name", () => {
    const table = tableOf(
      linesOf("Date | Amount | Amount | | Narration\n1 | 2 | 3 | 4 | 5"),
      undefined,
    );
    expect(table?.headings).toEqual(["Date", "Amount", "Amount (2)", "Column 4", "Narration"]);
  });

  it("are found again by a map, however many lines stand above", () => {
    const map = {
      dateColumn: "A",
      narrationColumn: "B",
      creditColumn: "C",
      idColumn: null,
      payerColumn: null,
      dateFormat: "iso",
    } as const;
    const text = "Date | Narration | Credit\nA | B | C\n2026-11-25 | TRF | 100";
    expect(tableOf(linesOf(text), map)?.rows.map(({ row }) => row)).toEqual([3]);
    expect(tableOf(linesOf(text), { ...map, idColumn: "D" })).toBeUndefined();
  });
});
