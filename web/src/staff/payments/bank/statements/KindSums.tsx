import type {
  BankRowKind,
  BankStatementFileQuery_bankStatement_statement,
} from "../../../../gql/staff-payments.ts";
import { formatAmount } from "../../../../lib/money.ts";
import { usePortal } from "../../../../portal/PortalProvider.tsx";
import { FigureTable } from "../../../dashboards/FigureTable.tsx";
import { formatCount } from "../../../kit/format-count.ts";
import { kindTag } from "../labels.tsx";

/** What the import makes of each kind. */
const meanings: Readonly<Record<BankRowKind, string>> = {
  MATCHED: "A receipt that pays the slip",
  SHORT: "A receipt; the slip stays open with the rest",
  OVER: "A receipt; what is over is the student's credit",
  AMBIGUOUS: "Two people match it by hand",
  UNMATCHED: "Two people match it by hand",
  SEEN: "Left out, because it was imported before",
  IGNORED: "Left out, because nothing was paid in",
  UNREADABLE: "Left out, because a date or an amount cannot be read",
};

/** How many rows of a statement came to what, and how much they are. Kinds without rows are left out. */
export const KindSums = ({
  sums,
}: Pick<BankStatementFileQuery_bankStatement_statement, "sums">) => {
  const { currencySymbol } = usePortal();
  return (
    <FigureTable
      label="Rows by kind"
      textColumns={2}
      columns={["Kind", "Result", "Rows", `Amount (${currencySymbol})`]}
      rows={sums
        .filter(({ rows }) => rows > 0)
        .map(({ kind, rows, amount }) => ({
          key: kind,
          cells: [
            kindTag(kind),
            meanings[kind],
            formatCount(rows),
            amount === 0 ? "–" : formatAmount(amount),
          ],
        }))}
    />
  );
};
