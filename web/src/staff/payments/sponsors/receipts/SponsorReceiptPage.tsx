import { Alert } from "antd";
import { Link, useParams } from "react-router-dom";
import {
  AskSponsorReceiptVoidDocument,
  DecideSponsorReceiptVoidDocument,
  SponsorReceiptFileDocument,
  type SponsorReceiptFileFragment,
} from "../../../../gql/staff-payments.ts";
import { formatCalendarDate } from "../../../../lib/dates.ts";
import { formatMoney } from "../../../../lib/money.ts";
import { useSave } from "../../../../lib/use-save.ts";
import { usePortal } from "../../../../portal/PortalProvider.tsx";
import { FactGrid } from "../../../kit/FactGrid.tsx";
import { QueryBoundary } from "../../../kit/QueryBoundary.tsx";
import { RecordHistory } from "../../../kit/RecordHistory.tsx";
import { SectionCard } from "../../../kit/SectionCard.tsx";
import { StaffPage } from "../../../kit/StaffPage.tsx";
import { useStaffQuery } from "../../../kit/use-staff-query.ts";
import { useBreadcrumbLabel } from "../../../shell/breadcrumb-labels.tsx";
import { useStaffPath } from "../../../shell/role-context.ts";
import { receiptTag } from "../../counter/labels.tsx";
import { PaidLines } from "../../PaidLines.tsx";
import { PrintReceipt } from "../../PrintReceipt.tsx";
import { VoidActions } from "../../VoidActions.tsx";
import { voidEntries } from "../../void-entries.ts";

const ReceiptParts = ({ receipt }: { readonly receipt: SponsorReceiptFileFragment }) => {
  const { currencySymbol } = usePortal();
  const to = useStaffPath();
  const { student, refunded, confirmationPath } = receipt;
  return (
    <>
      {receipt.state === "VOID_ASKED" && (
        <Alert
          type="warning"
          role="status"
          showIcon
          title={
            receipt.canDecideVoid
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
            ["Sponsor", receipt.sponsor],
            ["Paid", formatCalendarDate(receipt.paidOn)],
            [
              "Remittance",
              <Link key="remittance" to={to(`remittances/${receipt.remittanceId}`)}>
                {receipt.bankReference}
              </Link>,
            ],
            [
              "Student",
              <Link key="student" to={to(`students/${student.id}`)}>
                {student.name}
              </Link>,
            ],
            ["Matric number", student.matricNumber],
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
        <PaidLines label="What it paid" lines={receipt.lines} total={receipt.amount} />
      </SectionCard>
      <RecordHistory
        title="Voids"
        none="Nobody has asked to void this receipt."
        entries={voidEntries(receipt.voids)}
      />
    </>
  );
};

interface ReceiptVoidProps {
  readonly receipt: SponsorReceiptFileFragment;
  /** Called after each answer, to reload the receipt. */
  readonly onAnswered: () => void;
}

const ReceiptVoid = ({ receipt, onAnswered }: ReceiptVoidProps) => {
  const [ask] = useSave(AskSponsorReceiptVoidDocument);
  const [decide] = useSave(DecideSponsorReceiptVoidDocument);
  const { id, number, canAskVoid, canDecideVoid } = receipt;
  return (
    <VoidActions
      number={number}
      canAskVoid={canAskVoid}
      canDecideVoid={canDecideVoid}
      consequence="What it paid is owed again, and its money is the sponsor's, for no student. The receipt stays in the books as voided."
      ask={async (reason) => {
        const { askSponsorReceiptVoid: answer } = await ask({ id, reason });
        onAnswered();
        return answer.__typename === "Refusal" ? answer : null;
      }}
      decide={async (decision) => {
        const { decideSponsorReceiptVoid: answer } = await decide({ id, ...decision });
        onAnswered();
        return answer.__typename === "Refusal" ? answer : null;
      }}
    />
  );
};

/** A student's receipt of a sponsor's transfer: what it paid, and who asked to void it. */
export default function SponsorReceiptPage() {
  const { receiptId = "" } = useParams();
  const query = useStaffQuery(SponsorReceiptFileDocument, { id: receiptId });
  const receipt = query.data?.sponsorReceipt ?? null;
  useBreadcrumbLabel("receiptId", receipt?.number);
  return (
    <StaffPage
      isRecord
      title={receipt ? `Receipt ${receipt.number}` : "Receipt"}
      status={receipt && receiptTag(receipt.state)}
      lead={receipt?.student.name}
      actions={
        receipt && (
          <>
            <PrintReceipt receipt={receipt} />
            <ReceiptVoid receipt={receipt} onAnswered={query.reload} />
          </>
        )
      }
    >
      <QueryBoundary query={query}>
        {({ sponsorReceipt }) =>
          sponsorReceipt === null ? (
            <Alert type="warning" showIcon title="There is no such receipt." />
          ) : (
            <ReceiptParts receipt={sponsorReceipt} />
          )
        }
      </QueryBoundary>
    </StaffPage>
  );
}
