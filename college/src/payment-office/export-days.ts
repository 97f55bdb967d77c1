import { Readable } from "node:stream";
import type { QueryOf } from "../../../contract/endpoint.ts";
import { exportMediaTypes } from "../../../contract/list.ts";
import type { exportReconciliation } from "../../../contract/payment-office.ts";
import { recordChange } from "../audit/record-change.ts";
import type { Account } from "../auth/guard.ts";
import { nairaOf } from "../fees/amounts.ts";
import { FileAnswer } from "../http/file-answer.ts";
import { instantText } from "../lists/cell-text.ts";
import { csvOf } from "../lists/csv.ts";
import type { Table, Written } from "../lists/table.ts";
import { xlsxOf } from "../lists/xlsx.ts";
import { oneLine } from "../one-line.ts";
import type { Cashier } from "../payments/cashier.ts";
import { itemLabels } from "../payments/item.ts";
import { byUrgency, type MatchedRow, takenAt } from "./match.ts";
import { matchDays } from "./reconcile-days.ts";

const name = "reconciliation";

const headings = [
  "Reference",
  "State",
  "Fee",
  "Payer",
  "Ledger (NGN)",
  "Credited for",
  "Provider",
  "Currency",
  "Taken",
];

/** A reconciliation whole, as a file. @throws as `reconcileDays` */
export const exportDays = async (
  cashier: Cashier,
  account: Account,
  { format: wantedFormat, from, until, search, sort }: QueryOf<typeof exportReconciliation>,
): Promise<FileAnswer> => {
  const format = wantedFormat === "xlsx" ? "xlsx" : "csv";
  const wanted = typeof search === "string" ? oneLine(search).toLowerCase() : "";
  const rows = byUrgency(
    await matchDays(cashier, { from: String(from), until: String(until) }),
  ).filter(
    ({ reference, booked }) =>
      reference.toLowerCase().includes(wanted) ||
      (booked?.payer.toLowerCase().includes(wanted) ?? false),
  );
  await cashier.db.transaction((tx) =>
    recordChange(cashier, tx, {
      actorAccountId: account.id,
      action: "export",
      subject: `list:${name}`,
      after: { format, from, until, ...(wanted !== "" && { search: wanted }) },
    }),
  );
  const table = tableOf(sort === "-state" ? rows.toReversed() : rows, cashier.identity.timeZone);
  const content =
    format === "csv" ? Readable.from(csvOf(table), { objectMode: false }) : xlsxOf(table, name);
  return new FileAnswer(exportMediaTypes[format], content, `${name}-${from}-${until}.${format}`);
};

const tableOf = (rows: readonly MatchedRow[], timeZone: string): Table => ({
  headings,
  batches: Readable.from([rows.map((row) => cellsOf(row, timeZone))]),
});

const cellsOf = ({ reference, state, booked, told }: MatchedRow, timeZone: string): Written[] => {
  const instant = (at: Date | null | undefined) => (at == null ? null : instantText(at, timeZone));
  return [
    reference,
    state.replaceAll("_", " "),
    booked === null ? null : itemLabels[booked.purpose],
    booked?.payer ?? null,
    booked?.ledger == null ? null : nairaOf(booked.ledger.amountKobo),
    instant(booked?.ledger?.paidAt),
    told === null ? null : nairaOf(told.amount),
    told?.currency ?? null,
    instant(takenAt(told)),
  ];
};
