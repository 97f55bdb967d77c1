import { Alert } from "antd";
import type {
  BankRowsQuery_bankRows_rows_student,
  CounterReceiptState,
} from "../../gql/staff-payments.ts";
import { formatMoney } from "../../lib/money.ts";
import { usePortal } from "../../portal/PortalProvider.tsx";
import { type Fact, FactGrid } from "../kit/FactGrid.tsx";
import { QueryBoundary } from "../kit/QueryBoundary.tsx";
import { RecordHistory } from "../kit/RecordHistory.tsx";
import { SectionCard } from "../kit/SectionCard.tsx";
import { StaffPage } from "../kit/StaffPage.tsx";
import type { StaffQuery } from "../kit/use-staff-query.ts";
import { useBreadcrumbLabel } from "../shell/breadcrumb-labels.tsx";
import { useStaffPath } from "../shell/role-context.ts";
import { receiptTag } from "./counter/labels.tsx";
import { type ReceiptVoid, voidEntries } from "./history-step.ts";
import { type PaidLine, PaidLines } from "./PaidLines.tsx";
import { PrintReceipt } from "./PrintReceipt.tsx";
import { confirmationFact, studentFacts } from "./record-facts.tsx";
import { VoidActions, type VoidActionsProps } from "./VoidActions.tsx";
import { VoidAlert } from "./VoidAlert.tsx";

interface ShownReceipt {
  readonly number: string;
  readonly amount: number;
  /** What of it is given back, or reserved for an approved refund. */
  readonly refunded: number;
  readonly state: CounterReceiptState;
  readonly student: BankRowsQuery_bankRows_rows_student;
  readonly lines: readonly PaidLine[];
  readonly voids: readonly ReceiptVoid[];
  readonly receiptUrl: string;
  readonly confirmationPath: string;
  readonly canAskVoid: boolean;
  readonly canDecideVoid: boolean;
}

interface ReceiptPartsProps {
  readonly receipt: ShownReceipt;
  /** How the money came in. */
  readonly facts: readonly Fact[];
}

const ReceiptParts = ({ receipt, facts }: ReceiptPartsProps) => {
  const { currencySymbol } = usePortal();
  const to = useStaffPath();
  const { amount, refunded, student, lines, voids, confirmationPath } = receipt;
  const money = (naira: number): string => formatMoney(naira, currencySymbol);
  return (
    <>
      {receipt.state === "VOID_ASKED" && <VoidAlert canDecide={receipt.canDecideVoid} />}
      <SectionCard title="Receipt">
        <FactGrid
          facts={[
            ["Amount", money(amount)],
            ...(refunded > 0 ? [["Refunds", money(refunded)] as const] : []),
            ...facts,
            ...studentFacts(student, to),
            confirmationFact(confirmationPath),
          ]}
        />
      </SectionCard>
      <SectionCard title="What it paid">
        <PaidLines label="What it paid" lines={lines} total={amount} />
      </SectionCard>
      <RecordHistory
        title="Voids"
        none="Nobody has asked to void this receipt."
        entries={voidEntries(voids)}
      />
    </>
  );
};

interface ReceiptScreenProps
  extends Pick<ReceiptPartsProps, "facts">,
    Pick<VoidActionsProps, "consequence" | "ask" | "decide"> {
  readonly query: StaffQuery<unknown>;
  /** Null if there is none, and before the first answer. */
  readonly receipt: ShownReceipt | null;
}

/** One receipt with a screen of its own: what it paid, and who asked to void it. */
export const ReceiptScreen = ({ query, receipt, facts, ...actions }: ReceiptScreenProps) => {
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
            <VoidActions
              number={receipt.number}
              canAskVoid={receipt.canAskVoid}
              canDecideVoid={receipt.canDecideVoid}
              {...actions}
            />
          </>
        )
      }
    >
      <QueryBoundary query={query}>
        {() =>
          receipt === null ? (
            <Alert type="warning" showIcon title="There is no such receipt." />
          ) : (
            <ReceiptParts receipt={receipt} facts={facts} />
          )
        }
      </QueryBoundary>
    </StaffPage>
  );
};
