import { Alert, Flex } from "antd";
import { Link } from "react-router-dom";
import { shownSlipReference } from "../../../../../../rules/payments/slip-reference.ts";
import type {
  BankRowFileQuery_bankRow,
  BankRowFileQuery_bankRow_receipts,
} from "../../../../gql/staff-payments.ts";
import { formatCalendarDate, formatDay, formatMoment } from "../../../../lib/dates.ts";
import { formatMoney, sumMoney } from "../../../../lib/money.ts";
import { usePortal } from "../../../../portal/PortalProvider.tsx";
import { StatusTag } from "../../../../ui/StatusTag.tsx";
import { FactGrid } from "../../../kit/FactGrid.tsx";
import { RecordHistory } from "../../../kit/RecordHistory.tsx";
import { SectionCard } from "../../../kit/SectionCard.tsx";
import { useStaffPath } from "../../../shell/role-context.ts";
import { PaidLines } from "../../PaidLines.tsx";
import { confirmationFact, studentFacts } from "../../record-facts.tsx";
import { slipTag } from "../../slips/labels.tsx";
import { VoidAlert } from "../../VoidAlert.tsx";
import { accountText, leftoverReasons } from "../labels.tsx";
import { ProposalCard } from "./ProposalCard.tsx";
import { remittanceFacts } from "./remittance-facts.tsx";
import { historyOf } from "./row-history.ts";

interface RowPartsProps {
  readonly file: BankRowFileQuery_bankRow;
}

/** What waits, and for whom. */
const RowAlert = ({ file }: RowPartsProps) => {
  const { state } = file.row;
  if (state === "PROPOSED") {
    return (
      <Alert
        type="warning"
        role="status"
        showIcon
        title={
          file.canDecide
            ? "Somebody proposes what to do with this payment. Approve or decline it."
            : "Somebody else has to decide about the proposal."
        }
      />
    );
  }
  if (state === "VOID_ASKED") return <VoidAlert canDecide={file.canDecideVoid} />;
  return null;
};

interface ReceiptProps {
  readonly receipt: BankRowFileQuery_bankRow_receipts;
  /** Of the payment. */
  readonly amount: number;
}

const Receipt = ({ receipt, amount }: ReceiptProps) => {
  const { timeZone, currencySymbol } = usePortal();
  const to = useStaffPath();
  const { number, student, writtenAt, voidedAt, confirmationPath, lines } = receipt;
  const total = sumMoney(lines.map((line) => line.amount));
  return (
    <SectionCard title={`Receipt ${number}`}>
      <Flex vertical gap="middle">
        <FactGrid
          facts={[
            ...studentFacts(student, to),
            ["Written", formatMoment(writtenAt, timeZone)],
            [
              "State",
              voidedAt === null ? (
                <StatusTag key="state" kind="good">
                  Valid
                </StatusTag>
              ) : (
                <StatusTag key="state" kind="bad">
                  {`Voided on ${formatDay(voidedAt, timeZone)}`}
                </StatusTag>
              ),
            ],
            confirmationFact(confirmationPath),
          ]}
        />
        {lines.length > 0 && (
          <PaidLines label={`What ${number} paid`} lines={lines} total={total} />
        )}
        {amount > total && (
          <p>{`${formatMoney(amount - total, currencySymbol)} of it is the student's credit.`}</p>
        )}
      </Flex>
    </SectionCard>
  );
};

/** The parts of the screen of a payment. */
export const RowParts = ({ file }: RowPartsProps) => {
  const { timeZone, currencySymbol } = usePortal();
  const to = useStaffPath();
  const { row, slip, proposals, receipts } = file;
  const money = (naira: number): string => formatMoney(naira, currencySymbol);
  const [proposal] = proposals;
  return (
    <>
      <RowAlert file={file} />
      <SectionCard title="Payment">
        <FactGrid
          facts={[
            ["Amount", money(row.amount)],
            ["Paid", formatCalendarDate(row.day)],
            ["Account", accountText(row.account)],
            ["Narration", row.narration],
            ["Bank's number", row.transactionId],
            ...(row.reason === null
              ? []
              : [["Why it was left over", leftoverReasons[row.reason]] as const]),
            [
              "Statement",
              <Link key="statement" to={to(`bank-statements/${row.statementId}`)}>
                {`${file.fileName}, line ${row.line}`}
              </Link>,
            ],
            ["Imported", `${formatMoment(file.importedAt, timeZone)} by ${file.importedBy}`],
          ]}
        />
      </SectionCard>
      {slip && (
        <SectionCard title="The slip that it names">
          <FactGrid
            facts={[
              [
                "Reference",
                <Link key="slip" to={to(`slips/${slip.id}`)}>
                  {shownSlipReference(slip.reference)}
                </Link>,
              ],
              ...studentFacts(slip.student, to),
              ["Amount", money(slip.amount)],
              ["Received so far", money(slip.received)],
              ["State", slipTag(slip.state)],
            ]}
          />
        </SectionCard>
      )}
      {row.remittance && (
        <SectionCard title="The sponsor's transfer that it is">
          <FactGrid facts={remittanceFacts(row.remittance, { to, money })} />
        </SectionCard>
      )}
      {row.state === "PROPOSED" && proposal && (
        <ProposalCard proposal={proposal} amount={row.amount} />
      )}
      {receipts.map((receipt) => (
        <Receipt key={receipt.id} receipt={receipt} amount={row.amount} />
      ))}
      <RecordHistory
        title="History"
        none={
          row.state === "OPEN"
            ? "Nobody has done anything with it yet."
            : "The import credited it. Nobody has done anything with it."
        }
        entries={historyOf(file)}
      />
    </>
  );
};
