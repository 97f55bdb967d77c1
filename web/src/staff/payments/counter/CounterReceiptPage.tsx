import { Alert } from "antd";
import { Link, useParams } from "react-router-dom";
import {
  CounterReceiptFileDocument,
  type CounterReceiptFileFragment,
} from "../../../gql/staff-payments.ts";
import { formatDay, formatMoment } from "../../../lib/dates.ts";
import { formatAmount, formatMoney } from "../../../lib/money.ts";
import { usePortal } from "../../../portal/PortalProvider.tsx";
import { FigureTable } from "../../dashboards/FigureTable.tsx";
import { FactGrid } from "../../kit/FactGrid.tsx";
import { QueryBoundary } from "../../kit/QueryBoundary.tsx";
import { RecordHistory } from "../../kit/RecordHistory.tsx";
import { SectionCard } from "../../kit/SectionCard.tsx";
import { StaffPage } from "../../kit/StaffPage.tsx";
import { useStaffQuery } from "../../kit/use-staff-query.ts";
import { useBreadcrumbLabel } from "../../shell/breadcrumb-labels.tsx";
import { useStaffPath } from "../../shell/role-context.ts";
import { methods, receiptTag } from "./labels.tsx";
import { PrintReceipt } from "./PrintReceipt.tsx";
import { VoidActions } from "./VoidActions.tsx";

const ReceiptParts = ({ file }: { readonly file: CounterReceiptFileFragment }) => {
  const { timeZone, currencySymbol } = usePortal();
  const to = useStaffPath();
  const { receipt, lines, refunded, voids, confirmationPath, canDecideVoid } = file;
  const { student, cashBookId, receivedAt } = receipt;
  return (
    <>
      {receipt.state === "VOID_ASKED" && (
        <Alert
          type="warning"
          role="status"
          showIcon
          title={
            canDecideVoid
              ? "Somebody asks to void this receipt. It counts until you decide."
              : "Somebody else has to decide about the void. The receipt counts until then."
          }
        />
      )}
      <SectionCard title="Receipt">
        <FactGrid
          facts={[
            ["Amount", formatMoney(receipt.amount, currencySymbol)],
            ...(refunded > 0 ? [["Refunds", formatMoney(refunded, currencySymbol)] as const] : []),
            ["Method", methods[receipt.method]],
            ["Slip number", receipt.slipNumber],
            ["Received", formatMoment(receivedAt, timeZone)],
            ["Officer", receipt.officer],
            [
              "Student",
              <Link key="student" to={to(`students/${student.id}`)}>
                {student.name}
              </Link>,
            ],
            ["Matric number", student.matricNumber],
            [
              "Cash book",
              <Link key="book" to={to(`cash-books/${cashBookId}`)}>
                {formatDay(receivedAt, timeZone)}
              </Link>,
            ],
            [
              "Public confirmation",
              <Link key="confirmation" to={confirmationPath}>
                {confirmationPath}
              </Link>,
            ],
          ]}
        />
      </SectionCard>
      <SectionCard title="What it paid">
        <FigureTable
          label="What it paid"
          textColumns={2}
          columns={["Fee", "Session", `Amount (${currencySymbol})`]}
          rows={lines.map(({ session, label, amount }, index) => ({
            key: `${session} ${label} ${index}`,
            cells: [label, session, formatAmount(amount)],
          }))}
          foot={["Total", "", formatAmount(receipt.amount)]}
        />
      </SectionCard>
      <RecordHistory
        title="Voids"
        none="Nobody has asked to void this receipt."
        entries={voids.flatMap((one) => [
          ...(one.decidedAt === null
            ? []
            : [
                {
                  at: one.decidedAt,
                  by: one.decidedBy,
                  what: one.isApproved ? "Approved the void" : "Declined the void",
                  reason: one.note,
                },
              ]),
          {
            at: one.askedAt,
            by: one.askedBy,
            what: "Asked to void the receipt",
            reason: one.reason,
          },
        ])}
      />
    </>
  );
};

/** One receipt of the counter: what it paid, and who asked to void it. */
export default function CounterReceiptPage() {
  const { receiptId = "" } = useParams();
  const query = useStaffQuery(CounterReceiptFileDocument, { id: receiptId });
  const file = query.data?.counterReceipt ?? null;
  const receipt = file?.receipt;
  useBreadcrumbLabel("receiptId", receipt?.number);
  return (
    <StaffPage
      isRecord
      title={receipt ? `Receipt ${receipt.number}` : "Receipt"}
      status={receipt && receiptTag(receipt.state)}
      lead={receipt?.student.name}
      actions={
        file && (
          <>
            <PrintReceipt receipt={file.receipt} />
            <VoidActions file={file} onDone={query.reload} />
          </>
        )
      }
    >
      <QueryBoundary query={query}>
        {({ counterReceipt }) =>
          counterReceipt === null ? (
            <Alert type="warning" showIcon title="There is no such receipt." />
          ) : (
            <ReceiptParts file={counterReceipt} />
          )
        }
      </QueryBoundary>
    </StaffPage>
  );
}
