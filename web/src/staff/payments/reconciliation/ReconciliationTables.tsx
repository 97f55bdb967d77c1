import { Button, Empty } from "antd";
import { Link } from "react-router-dom";
import type {
  LedgerSumFragment,
  MatchState,
  ReconciledBooksFragment,
  ReconciliationRowFragment,
} from "../../../gql/staff-payments.ts";
import { formatMoment } from "../../../lib/dates.ts";
import { formatAmount, formatMoney } from "../../../lib/money.ts";
import { usePortal } from "../../../portal/PortalProvider.tsx";
import { type StatusKind, StatusTag } from "../../../ui/StatusTag.tsx";
import { FigureTable } from "../../dashboards/FigureTable.tsx";
import { FactGrid } from "../../kit/FactGrid.tsx";
import { SectionCard } from "../../kit/SectionCard.tsx";
import { useStaffPath } from "../../shell/role-context.ts";
import styles from "../Payments.module.css";
import { useRequery } from "../use-requery.ts";
import { reconciliationTexts as texts } from "./texts.ts";

const kinds: Record<MatchState, StatusKind> = {
  MATCHED: "good",
  DIFFERS: "bad",
  MISSING_IN_LEDGER: "bad",
  REFUSED: "neutral",
  MISSING_AT_PROVIDER: "bad",
  UNKNOWN: "bad",
};

const tag = (state: MatchState) => <StatusTag kind={kinds[state]}>{texts.states[state]}</StatusTag>;

const taken = ({ providerAmount, providerCurrency }: ReconciliationRowFragment) =>
  providerAmount === null ? "–" : `${providerCurrency ?? ""} ${formatAmount(providerAmount)}`;

interface ReconciliationTablesProps {
  readonly books: ReconciledBooksFragment;
  readonly onSettled: () => void;
}

/** The totals of both ledgers, their comparison and the transactions. */
export const ReconciliationTables = ({ books, onSettled }: ReconciliationTablesProps) => {
  const { timeZone, currencySymbol } = usePortal();
  const to = useStaffPath();
  const { requery, busy } = useRequery(onSettled);
  const { columns } = texts;
  const side = ({ count, amount }: LedgerSumFragment) =>
    `${formatMoney(amount, currencySymbol)} · ${texts.transactions(count)}`;
  const cellsOf = (row: ReconciliationRowFragment) => [
    row.paymentId ? (
      <Link key="reference" to={to(`payments/${row.paymentId}`)}>
        {row.reference}
      </Link>
    ) : (
      row.reference
    ),
    tag(row.state),
    row.payer ?? "–",
    formatWhen(row, timeZone),
    row.ledgerAmount === null ? "–" : formatAmount(row.ledgerAmount),
    taken(row),
    row.canSettle && row.paymentId ? (
      <Button
        key="settle"
        loading={busy === row.paymentId}
        aria-label={texts.settleName(row.reference)}
        onClick={() => requery(row.paymentId ?? "")}
      >
        {texts.settle}
      </Button>
    ) : (
      ""
    ),
  ];
  return (
    <>
      <SectionCard title={texts.summary}>
        <div className={styles.stack}>
          <FactGrid
            facts={[
              [texts.side.ledger, side(books.ledger)],
              [texts.side.provider, side(books.provider)],
            ]}
          />
          {books.states.length > 0 && (
            <FigureTable
              label={texts.summary}
              columns={[columns.state, columns.count, columns.amount]}
              rows={books.states.map(({ state, count, amount }) => ({
                key: state,
                cells: [tag(state), count, formatAmount(amount)],
              }))}
            />
          )}
        </div>
      </SectionCard>
      <SectionCard title={texts.table}>
        {books.rows.length === 0 ? (
          <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={texts.none} />
        ) : (
          <FigureTable
            label={texts.table}
            textColumns={4}
            columns={[
              columns.reference,
              columns.state,
              columns.payer,
              columns.at,
              columns.ledger,
              columns.provider,
              columns.action,
            ]}
            rows={books.rows.map((row) => ({ key: row.reference, cells: cellsOf(row) }))}
          />
        )}
        {books.total > books.rows.length && <p>{texts.shown(books.rows.length, books.total)}</p>}
      </SectionCard>
    </>
  );
};

const formatWhen = (
  { providerPaidAt, ledgerPaidAt }: ReconciliationRowFragment,
  timeZone: string,
): string => {
  const at = providerPaidAt ?? ledgerPaidAt;
  return at === null ? "–" : formatMoment(at, timeZone);
};
