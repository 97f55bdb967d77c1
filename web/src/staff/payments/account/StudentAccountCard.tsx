import type { FragmentType } from "@apollo/client";
import { useFragment } from "@apollo/client/react";
import { Collapse, Flex } from "antd";
import {
  type StudentRecordAccountFragment,
  StudentRecordAccountFragmentDoc,
} from "../../../gql/staff-payments.ts";
import { formatDay } from "../../../lib/dates.ts";
import { formatAmount } from "../../../lib/money.ts";
import { usePortal } from "../../../portal/PortalProvider.tsx";
import { DownloadButton } from "../../../ui/DownloadButton.tsx";
import { FactGrid } from "../../kit/FactGrid.tsx";
import { SectionCard } from "../../kit/SectionCard.tsx";
import { HistoryTable } from "../../profiles/HistoryTable.tsx";
import { AdjustmentForm } from "../adjustments/ask/AdjustmentForm.tsx";
import { channelOf, paidText, sectionNames } from "../labels.tsx";
import { RequestDialog } from "../RequestDialog.tsx";
import { CreditRefundForm } from "../refunds/ask/CreditRefundForm.tsx";
import styles from "./Account.module.css";
import { AccountAdjustments } from "./AccountAdjustments.tsx";
import { AccountReceipts } from "./AccountReceipts.tsx";
import { AccountRefunds } from "./AccountRefunds.tsx";

const statementLabels = {
  label: "Download statement",
  busy: "Downloading...",
  failed: "The statement could not be downloaded",
  startedTitle: "Statement",
  started: "The statement is being downloaded.",
};

interface StudentAccountCardProps {
  readonly studentId: string;
  readonly record: FragmentType<StudentRecordAccountFragment>;
  /** Called after each answer to the account's actions, to reload it. */
  readonly onAnswered: () => void;
}

/** A student's account, as the student sees it. */
export const StudentAccountCard = (props: StudentAccountCardProps) => {
  const { studentId, onAnswered } = props;
  const { currencySymbol, timeZone } = usePortal();
  const { data: record, complete } = useFragment({
    fragment: StudentRecordAccountFragmentDoc,
    fragmentName: "StudentRecordAccount",
    from: props.record,
  });
  if (!complete) return null;
  const { account, freeCredit, canAskRefund, canAdjust } = record;
  const adjustments = [...record.waitingAdjustments, ...account.adjustments];
  const money = (naira: number): string => `${currencySymbol}${formatAmount(naira)}`;
  return (
    <SectionCard
      title="Account"
      actions={
        <>
          <RequestDialog
            label="Ask for a refund…"
            title="Ask for a refund"
            isOffered={canAskRefund}
          >
            {(form) => (
              <CreditRefundForm
                studentId={studentId}
                freeCredit={freeCredit}
                onAnswered={onAnswered}
                {...form}
              />
            )}
          </RequestDialog>
          <RequestDialog
            label="Adjust charges…"
            title="Adjust charges"
            isOffered={canAdjust && account.sessions.length > 0}
          >
            {(form) => (
              <AdjustmentForm
                studentId={studentId}
                record={record}
                onAnswered={onAnswered}
                {...form}
              />
            )}
          </RequestDialog>
          <DownloadButton
            variant="secondary"
            path={account.statementUrl}
            fileName="statement.pdf"
            labels={statementLabels}
          />
        </>
      }
    >
      <FactGrid
        facts={[
          ["Charged", money(account.charged)],
          ["Paid", money(account.paid)],
          ["Outstanding", money(account.outstanding)],
          ["Of earlier sessions", money(account.arrears)],
          ["Credit", money(account.credit)],
          ...(account.refunded > 0 ? [["Refunds", money(account.refunded)] as const] : []),
        ]}
      />
      <Collapse
        className={styles.sessions ?? ""}
        defaultActiveKey={account.sessions.slice(0, 1).map(({ session }) => session)}
        items={account.sessions.map(({ session, sections, ...sums }) => ({
          key: session,
          label: (
            <Flex vertical component="span">
              <strong>{session}</strong>
              <span>
                Charged {money(sums.charged)}, paid {money(sums.paid)}, outstanding{" "}
                {money(sums.outstanding)}
              </span>
            </Flex>
          ),
          children: (
            <HistoryTable
              label={session}
              empty="Nothing was charged."
              rows={sections.flatMap(({ section, charges }) =>
                charges.map((charge) => ({ section, ...charge })),
              )}
              rowKey={({ id }) => id}
              columns={[
                { title: "Section", cell: ({ section }) => sectionNames[section] },
                {
                  title: "Fee",
                  cell: ({ label, adjusted }) =>
                    adjusted === null
                      ? label
                      : `${label} (adjusted on ${formatDay(adjusted.at, timeZone)} from ${money(adjusted.from)})`,
                },
                {
                  title: `Charged (${currencySymbol})`,
                  numeric: true,
                  cell: ({ charged }) => formatAmount(charged),
                },
                {
                  title: `Outstanding (${currencySymbol})`,
                  numeric: true,
                  cell: ({ outstanding }) => formatAmount(outstanding),
                },
                {
                  title: "Paid with",
                  cell: ({ payments }) =>
                    payments
                      .map(
                        (payment) =>
                          `${channelOf(payment)}, ${payment.reference}, ${paidText(payment, timeZone)}`,
                      )
                      .join("; ") || "–",
                },
              ]}
            />
          ),
        }))}
      />
      <AccountReceipts receipts={account.receipts} />
      {adjustments.length > 0 && <AccountAdjustments adjustments={adjustments} />}
      {account.refunds.length > 0 && <AccountRefunds refunds={account.refunds} />}
    </SectionCard>
  );
};
