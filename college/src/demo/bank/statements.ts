import { shownSlipReference } from "../../../../rules/payments/slip-reference.ts";
import { type DemoSlip, slipAt, slipPlaces } from "./slips.ts";

/** A file of a bank, and what its columns are. */
export interface DemoStatement {
  readonly fileName: string;
  readonly text: string;
  readonly map: {
    readonly dateColumn: string;
    readonly narrationColumn: string;
    readonly creditColumn: string;
    readonly idColumn: string | null;
    readonly payerColumn: string | null;
    readonly dateFormat: "day_first" | "iso";
  };
}

/** The line of a row in the bank's file, by what people do about it later. */
export const zenithLines = {
  doubted: 9,
  voided: 10,
  proposed: 12,
  credited: 13,
  returned: 14,
  declined: 15,
} as const;

const zenithMap: DemoStatement["map"] = {
  dateColumn: "Date",
  narrationColumn: "Description",
  creditColumn: "Credit",
  idColumn: null,
  payerColumn: null,
  dateFormat: "day_first",
};

/** `10/03/2026`. */
const dayFirst = (day: string): string => day.split("-").toReversed().join("/");

const csv = (rows: readonly (readonly string[])[]): string =>
  `${rows.map((cells) => cells.map((cell) => `"${cell}"`).join(",")).join("\n")}\n`;

/** A bank's statement with rows of every kind. The day is the one before it was imported. */
export const zenithStatement = (slips: readonly DemoSlip[], day: string): DemoStatement => {
  const reference = (place: number) => slipAt(slips, place).reference;
  const named = (place: number) => slipAt(slips, place).name.toUpperCase();
  const matched = slipAt(slips, slipPlaces.matched);
  const [one, another] = slipPlaces.several;
  const wrong = `${reference(one).slice(0, -1)}${(Number(reference(one).at(-1)) + 1) % 10}`;
  const rows: readonly (readonly [narration: string, credit: string, debit?: string])[] = [
    [`CASH DEP ${shownSlipReference(matched.reference)} ${named(slipPlaces.matched)}`, "15,000.00"],
    [`NIP/${reference(slipPlaces.short)}/SCHOOL FEES`, "14,950.00"],
    [`TRF FRM ${named(slipPlaces.over)} ${reference(slipPlaces.over)}`, "20,000.00"],
    [`USSD ${reference(slipPlaces.doubted)} OKORO BLESSING`, "15,000.00"],
    [`MOBILE TRF ${reference(slipPlaces.voided)}`, "15,000.00"],
    [`NIP/${reference(slipPlaces.late)}/${named(slipPlaces.late)}`, "15,000.00"],
    [`CASH DEP ${wrong} FEES`, "15,000.00"],
    [`TRF FRM ${named(another)} ACCEPTANCE AND CAUTION`, "15,000.00"],
    ["NIP CR STATE WATER BOARD INVOICE 2291", "412,600.00"],
    ["CASH DEP SCHOOL FEES", "7,500.00"],
    [`NIP/${matched.reference}/SECOND PAYMENT`, "15,000.00"],
    [`USSD ${reference(slipPlaces.cancelled)}`, "15,000.00"],
    [`TRF ${reference(slipPlaces.other)} FOR ${matched.matricNumber}`, "15,000.00"],
    [`TRF ${reference(one)} AND ${reference(another)}`, "30,000.00"],
    ["CASH DEP 100000000093 FEES", "15,000.00"],
    ["ACCOUNT MAINTENANCE FEE", "", "1,075.00"],
    ["CASH DEP SEE TELLER", "fifteen thousand"],
  ];
  return {
    fileName: "zenith-statement.csv",
    text: csv([
      ["Zenith Bank"],
      ["Account number", "1012345678"],
      ["Period", `${dayFirst(day)} to ${dayFirst(day)}`],
      [],
      ["Date", "Description", "Debit", "Credit"],
      ...rows.map(([narration, credit, debit = ""]) => [dayFirst(day), narration, debit, credit]),
    ]),
    map: zenithMap,
  };
};

/** The bank's statement of the days until this one, with sponsors' transfers on the days that they were entered with. */
export const sponsorStatement = (
  transfers: readonly {
    readonly paidOn: string;
    readonly bankReference: string;
    readonly amountKobo: number;
  }[],
  day: string,
): DemoStatement => ({
  fileName: "zenith-transfers.csv",
  text: csv([
    ["Date", "Description", "Debit", "Credit"],
    ...transfers.map(({ paidOn, bankReference, amountKobo }) => [
      dayFirst(paidOn),
      `NIP CR ${bankReference} BULK`,
      "",
      (amountKobo / 100).toFixed(2),
    ]),
    [dayFirst(day), "ACCOUNT MAINTENANCE FEE", "1,075.00", ""],
  ]),
  map: zenithMap,
});

/** Remita's list of collections, which numbers them and names who paid. */
export const remitaStatement = (slips: readonly DemoSlip[], day: string): DemoStatement => {
  const { reference, name } = slipAt(slips, slipPlaces.remita);
  return {
    fileName: "remita-collections.csv",
    text: csv([
      ["Transaction date", "RRR", "Payer", "Description", "Amount"],
      [`${day} 10:12`, "280007021192", name, `Payment slip ${reference}`, "15000"],
      [`${day} 11:40`, "290007021205", "Musa Garba", "Hostel", "25000"],
    ]),
    map: {
      dateColumn: "Transaction date",
      narrationColumn: "Description",
      creditColumn: "Amount",
      idColumn: "RRR",
      payerColumn: "Payer",
      dateFormat: "iso",
    },
  };
};
