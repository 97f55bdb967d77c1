import { Alert, Button, Empty, Flex, Form, Input } from "antd";
import { Link, useSearchParams } from "react-router-dom";
import {
  type LedgerSumFragment,
  type MatchState,
  type ReconciledBooksFragment,
  ReconciliationDocument,
  type ReconciliationRowFragment,
} from "../../../gql/staff-payments.ts";
import { formatMoment, isoDayIn } from "../../../lib/dates.ts";
import { formatAmount, formatMoney } from "../../../lib/money.ts";
import { usePortal } from "../../../portal/PortalProvider.tsx";
import { type StatusKind, StatusTag } from "../../../ui/StatusTag.tsx";
import { required } from "../../../ui/use-form-submit.ts";
import { FigureTable } from "../../dashboards/FigureTable.tsx";
import { FactGrid } from "../../kit/FactGrid.tsx";
import { formatCount } from "../../kit/format-count.ts";
import { ExportButtons } from "../../kit/list/ExportButtons.tsx";
import { QueryBoundary } from "../../kit/QueryBoundary.tsx";
import { SectionCard } from "../../kit/SectionCard.tsx";
import { StaffPage } from "../../kit/StaffPage.tsx";
import { useStaffQuery } from "../../kit/use-staff-query.ts";
import { useStaffPath } from "../../shell/role-context.ts";
import { useRequery } from "../use-requery.ts";

const states: Readonly<Record<MatchState, readonly [StatusKind, string]>> = {
  MATCHED: ["good", "Matches"],
  DIFFERS: ["bad", "Amounts differ"],
  MISSING_IN_LEDGER: ["bad", "Not credited yet"],
  REFUSED: ["neutral", "Refused"],
  MISSING_AT_PROVIDER: ["bad", "Not at the provider"],
  UNKNOWN: ["bad", "Not opened here"],
};

const tag = (state: MatchState) => {
  const [kind, text] = states[state];
  return <StatusTag kind={kind}>{text}</StatusTag>;
};

interface ReconciliationTablesProps {
  readonly books: ReconciledBooksFragment;
  readonly onSettled: () => void;
}

/** The totals of both ledgers, their comparison and the transactions. */
const ReconciliationTables = ({ books, onSettled }: ReconciliationTablesProps) => {
  const { timeZone, currencySymbol } = usePortal();
  const to = useStaffPath();
  const { requery, busy } = useRequery(onSettled);
  const side = ({ count, amount }: LedgerSumFragment) =>
    `${formatMoney(amount, currencySymbol)} · ${formatCount(count)} ${count === 1 ? "transaction" : "transactions"}`;
  const cellsOf = ({ reference, paymentId, ...row }: ReconciliationRowFragment) => {
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
      <SectionCard title="How they compare">
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
              columns={["State", "Transactions", "Amount (₦)"]}
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
            columns={["Reference", "State", "Payer", "Taken at", "Credited (₦)", "Taken", "Settle"]}
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

const isDay = (text: string | null): text is string =>
  text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));

/** The provider's ledger beside the college's. The days are in the URL. */
export default function ReconciliationPage() {
  const { timeZone } = usePortal();
  const [url, setUrl] = useSearchParams();
  const today = isoDayIn(new Date(), timeZone);
  const [from, until] = [url.get("from"), url.get("until")];
  const days = { from: isDay(from) ? from : today, until: isDay(until) ? until : today };
  const query = useStaffQuery(ReconciliationDocument, days);
  const answer = query.data?.reconciliation;
  return (
    <StaffPage
      title="Reconciliation"
      lead="What the payment provider took on some days, beside what the college credited."
      actions={answer?.__typename === "Reconciliation" && <ExportButtons links={answer.export} />}
    >
      <Form
        key={`${days.from} ${days.until}`}
        layout="inline"
        initialValues={days}
        onFinish={(chosen: typeof days) => setUrl(chosen)}
      >
        <Form.Item name="from" label="From" rules={[required("Choose a day.")]}>
          <Input type="date" max={today} />
        </Form.Item>
        <Form.Item name="until" label="Until" rules={[required("Choose a day.")]}>
          <Input type="date" max={today} />
        </Form.Item>
        <Button type="primary" htmlType="submit" loading={query.loading}>
          Compare
        </Button>
      </Form>
      <QueryBoundary query={query}>
        {({ reconciliation }) =>
          reconciliation.__typename === "Refusal" ? (
            <Alert type="error" showIcon title={reconciliation.message} />
          ) : (
            <ReconciliationTables books={reconciliation} onSettled={query.reload} />
          )
        }
      </QueryBoundary>
    </StaffPage>
  );
}
