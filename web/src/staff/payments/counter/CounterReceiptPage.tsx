import { Alert } from "antd";
import { Link, useParams } from "react-router-dom";
import {
  AskReceiptVoidDocument,
  CounterReceiptFileDocument,
  type CounterReceiptFileFragment,
  DecideReceiptVoidDocument,
} from "../../../gql/staff-payments.ts";
import { formatDay, formatMoment } from "../../../lib/dates.ts";
import { formatMoney } from "../../../lib/money.ts";
import { useSave } from "../../../lib/use-save.ts";
import { usePortal } from "../../../portal/PortalProvider.tsx";
import { FactGrid } from "../../kit/FactGrid.tsx";
import { QueryBoundary } from "../../kit/QueryBoundary.tsx";
import { RecordHistory } from "../../kit/RecordHistory.tsx";
import { SectionCard } from "../../kit/SectionCard.tsx";
import { StaffPage } from "../../kit/StaffPage.tsx";
import { useStaffQuery } from "../../kit/use-staff-query.ts";
import { useBreadcrumbLabel } from "../../shell/breadcrumb-labels.tsx";
import { useStaffPath } from "../../shell/role-context.ts";
import { PaidLines } from "../PaidLines.tsx";
import { PrintReceipt } from "../PrintReceipt.tsx";
import { VoidActions } from "../VoidActions.tsx";
import { voidEntries } from "../void-entries.ts";
import { methods, receiptTag } from "./labels.tsx";

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
        <PaidLines label="What it paid" lines={lines} total={receipt.amount} />
      </SectionCard>
      <RecordHistory
        title="Voids"
        none="Nobody has asked to void this receipt."
        entries={voidEntries(voids)}
      />
    </>
  );
};

interface ReceiptVoidProps {
  readonly file: CounterReceiptFileFragment;
  /** Called after each answer, to reload the receipt. */
  readonly onAnswered: () => void;
}

const ReceiptVoid = ({ file, onAnswered }: ReceiptVoidProps) => {
  const [ask] = useSave(AskReceiptVoidDocument);
  const [decide] = useSave(DecideReceiptVoidDocument);
  const { id, number } = file.receipt;
  return (
    <VoidActions
      number={number}
      canAskVoid={file.canAskVoid}
      canDecideVoid={file.canDecideVoid}
      consequence="What it paid is owed again. The receipt stays in the books as voided."
      ask={async (reason) => {
        const { askReceiptVoid: answer } = await ask({ id, reason });
        onAnswered();
        return answer.__typename === "Refusal" ? answer : null;
      }}
      decide={async (decision) => {
        const { decideReceiptVoid: answer } = await decide({ id, ...decision });
        onAnswered();
        return answer.__typename === "Refusal" ? answer : null;
      }}
    />
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
            <ReceiptVoid file={file} onAnswered={query.reload} />
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
