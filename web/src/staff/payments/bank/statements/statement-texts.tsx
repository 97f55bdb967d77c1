import type { BankStatementsQuery_bankStatements_rows } from "../../../../gql/staff-payments.ts";
import { formatCalendarDate } from "../../../../lib/dates.ts";
import { StatusTag } from "../../../../ui/StatusTag.tsx";

/** The days that a statement is of: `1 November 2026 – 24 November 2026`. */
export const periodText = ({
  from,
  until,
}: Pick<BankStatementsQuery_bankStatements_rows, "from" | "until">): string => {
  if (from === null || until === null) return "No rows";
  const first = formatCalendarDate(from);
  return from === until ? first : `${first} – ${formatCalendarDate(until)}`;
};

/** Whether a statement was imported whole. */
export const statementTag = ({
  finishedAt,
  waiting,
}: Pick<BankStatementsQuery_bankStatements_rows, "finishedAt" | "waiting">) => {
  if (finishedAt === null) return <StatusTag kind="bad">Interrupted</StatusTag>;
  return waiting.rows > 0 ? (
    <StatusTag kind="waiting">To match</StatusTag>
  ) : (
    <StatusTag kind="good">Done</StatusTag>
  );
};
