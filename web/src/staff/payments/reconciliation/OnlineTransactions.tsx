import { Button, Empty, Flex } from "antd";
import { Link } from "react-router-dom";
import type {
  MatchState,
  ReconciliationQuery_reconciliation_Reconciliation as Reconciliation,
  ReconciliationQuery_reconciliation_ledger,
  ReconciliationQuery_reconciliation_rows,
} from "../../../gql/staff-payments.ts";
import { formatMoment } from "../../../lib/dates.ts";
import { formatAmount, formatMoney } from "../../../lib/money.ts";
import { usePortal } from "../../../portal/PortalProvider.tsx";
import { type StatusKind, StatusTag } from "../../../ui/StatusTag.tsx";
import { FigureTable } from "../../dashboards/FigureTable.tsx";
import { FactGrid } from "../../kit/FactGrid.tsx";
import { formatCount } from "../../kit/format-count.ts";
import { ExportButtons } from "../../kit/list/ExportButtons.tsx";
import { SectionCard } from "../../kit/SectionCard.tsx";
import { useStaffPath } from "../../shell/role-context.ts";
import { useRequery } from "../use-requery.ts";
import { matchStates } from "./channel-labels.ts";

const stateMarks: Readonly<Record<MatchState, StatusKind>> = {
  MATCHED: "good",
  DIFFERS: "bad",
  MISSING_IN_LEDGER: "bad",
  REFUSED: "neutral",
  MISSING_AT_PROVIDER: "bad",
  UNKNOWN: "bad",
};

const tag = (state: MatchState) => (
  <StatusTag kind={stateMarks[state]}>{matchStates[state]}</StatusTag>
);

interface OnlineTransactionsProps {
  readonly books: Reconciliation;
  readonly onSettled: () => void;
}

/** The totals of both ledgers, their comparison and the transactions. */
export const OnlineTransactions = ({ books, onSettled }: OnlineTransactionsProps) => {
  const { timeZone, currencySymbol } = usePortal();
  const to = useStaffPath();
  const { requery, busy } = useRequery(onSettled);
  const side = ({ count, amount }: ReconciliationQuery_reconciliation_ledger) =>
    `${formatMoney(amount, currencySymbol)} · ${formatCount(count)} ${count === 1 ? "transaction" : "transactions"}`;
  const cellsOf = ({ reference, paymentId, ...row }: ReconciliationQuery_reconciliation_rows) => {
    const at = row.providerPaidAt ?? row.ledgerPaidAt;
    return [
      paymentId ? (
        <Link key="reference" to={to(`payments/${paymentId}`)}>
          {reference}
        </Link>
      ) : (
        reference
      ),
      tag(row.state),
      row.payer ?? "–",
      at === null ? "–" : formatMoment(at, timeZone),
      row.ledgerAmount === null ? "–" : formatAmount(row.ledgerAmount),
      row.providerAmount === null
        ? "–"
        : `${row.providerCurrency ?? ""} ${formatAmount(row.providerAmount)}`,
      row.canSettle && paymentId && (
        <Button
          key="settle"
          loading={busy === paymentId}
          aria-label={`Settle ${reference}`}
          onClick={() => requery(paymentId)}
        >
          Settle
        </Button>
      ),
    ];
  };
  return (
    <>
      <SectionCard title="How they compare" actions={<ExportButtons links={books.export} />}>
        <Flex vertical gap="middle">
          <FactGrid
            facts={[
              ["Credited by the college", side(books.ledger)],
              ["Taken by the provider", side(books.provider)],
            ]}
          />
          {books.states.length > 0 && (
            <FigureTable
              label="How they compare"
              columns={["State", "Transactions", `Amount (${currencySymbol})`]}
              rows={books.states.map(({ state, count, amount }) => ({
                key: state,
                cells: [tag(state), count, formatAmount(amount)],
              }))}
            />
          )}
        </Flex>
      </SectionCard>
      <SectionCard title="Transactions of these days">
        {books.rows.length === 0 ? (
          <Empty
            image={Empty.PRESENTED_IMAGE_SIMPLE}
            description="Nothing was paid on these days"
          />
        ) : (
          <FigureTable
            label="Transactions of these days"
            textColumns={4}
            columns={[
              "Reference",
              "State",
              "Payer",
              "Taken at",
              `Credited (${currencySymbol})`,
              "Taken",
              "Settle",
            ]}
            rows={books.rows.map((row) => ({ key: row.reference, cells: cellsOf(row) }))}
          />
        )}
        {books.total > books.rows.length && (
          <p>
            {`The first ${formatCount(books.rows.length)} of ${formatCount(books.total)} are shown, what does not match first. The export has all.`}
          </p>
        )}
      </SectionCard>
    </>
  );
};
