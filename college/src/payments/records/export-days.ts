import type { QueryOf } from "../../../../contract/endpoint.ts";
import type { exportReconciliation } from "../../../../contract/payments/payment-records.ts";
import type { Account } from "../../accounts/guard.ts";
import type { FileAnswer } from "../../http/file-answer.ts";
import { exportTable } from "../../lists/export.ts";
import type { Cell } from "../../lists/list.ts";
import { oneLine } from "../../typed-text.ts";
import type { Cashier } from "../cashier.ts";
import { nairaOf } from "../fees/amounts.ts";
import { itemLabels } from "../item.ts";
import { byUrgency, type MatchedRow, takenAt } from "./match.ts";
import { matchDays } from "./reconcile-days.ts";

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
  const table = {
    name: "reconciliation",
    asked: { from, until, ...(wanted !== "" && { search: wanted }) },
    days: `${from}-${until}`,
    headings,
    rows: (sort === "-state" ? rows.toReversed() : rows).map(cellsOf),
  };
  return exportTable({ college: cashier, account }, table, format);
};

const cellsOf = ({ reference, state, booked, told }: MatchedRow): Cell[] => [
  reference,
  state.replaceAll("_", " "),
  booked === null ? null : itemLabels[booked.purpose],
  booked?.payer ?? null,
  booked?.ledger == null ? null : nairaOf(booked.ledger.amountKobo),
  booked?.ledger?.paidAt ?? null,
  told === null ? null : nairaOf(told.amount),
  told?.currency ?? null,
  takenAt(told) ?? null,
];
