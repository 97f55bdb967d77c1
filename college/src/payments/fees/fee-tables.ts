import type { ResponseOf } from "../../../../contract/endpoint.ts";
import type { feeLines, tuitionRecords } from "../../../../contract/payments/fees.ts";
import type { WholeTable } from "../../lists/export.ts";

/** The lines of the fee schedule, for a spreadsheet. */
export const feeLineTable = (lines: ResponseOf<typeof feeLines>["lines"]): WholeTable => ({
  name: "fee-lines",
  headings: [
    "Stage",
    "Section",
    "Order",
    "Code",
    "Fee",
    "Department",
    "Residency",
    "Paid at",
    "Due",
    "Amount (NGN)",
  ],
  rows: lines.map((line) => [
    words(line.stage),
    line.section,
    line.position,
    line.code,
    line.label,
    line.department,
    line.residency && words(line.residency),
    line.paidAt,
    line.frequency === "once" ? "once" : "every session",
    line.amount,
  ]),
});

/** The tuition records, for a spreadsheet. */
export const tuitionTable = (
  records: ResponseOf<typeof tuitionRecords>["records"],
): WholeTable => ({
  name: "tuition-records",
  headings: ["Session", "Level", "Payable", "Late from"],
  rows: records.map(({ session, level, isActive, lateFrom }) => [
    session,
    level,
    isActive,
    lateFrom,
  ]),
});

const words = (name: string): string => name.replaceAll("_", " ");
