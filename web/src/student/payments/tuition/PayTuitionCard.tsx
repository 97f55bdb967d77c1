import type { FragmentType } from "@apollo/client";
import { useFragment } from "@apollo/client/react";
import { Alert, Button, Card, Flex, Statistic } from "antd";
import { type ReactNode, useId } from "react";
import {
  type PayTuition_TuitionFragment,
  type TuitionReceipt_PaymentFragment,
  TuitionReceipt_PaymentFragmentDoc,
} from "../../../gql/student-payments.ts";
import { formatCalendarDate, formatDay } from "../../../lib/dates.ts";
import { formatAmount } from "../../../lib/money.ts";
import { paths } from "../../../paths.ts";
import { usePortal } from "../../../portal/PortalProvider.tsx";
import { texts } from "../../../texts.ts";
import { ButtonLink } from "../../../ui/ButtonLink.tsx";
import { PdfButton } from "../../../ui/PdfButton.tsx";
import { receiptFileName, receiptName } from "../history/payment-rows.ts";
import { paymentTexts } from "../payment-texts.ts";
import styles from "./Tuition.module.css";
import { usePayTuition } from "./use-pay-tuition.ts";

interface PayTuitionCardProps {
  readonly session: string;
  readonly tuition: PayTuition_TuitionFragment | null;
  /** The payment of the paid tuition, if it is known. */
  readonly payment: FragmentType<TuitionReceipt_PaymentFragment> | undefined;
  /** The button that pays. */
  readonly children: ReactNode;
}

/** The amount due now with its payment, or that it is paid, with the receipt. */
export const PayTuitionCard = ({ session, tuition, payment, children }: PayTuitionCardProps) => {
  const titleId = useId();
  return (
    <Card role="region" aria-labelledby={titleId} title={<h2 id={titleId}>To pay here</h2>}>
      <Flex vertical gap="middle" align="start">
        {tuition?.isPaid && (
          <>
            <Alert
              type="success"
              showIcon
              role="status"
              title={`Tuition for the ${session} session is paid.`}
            />
            {payment && <TuitionReceipt payment={payment} />}
            <ButtonLink to={paths.student.payment}>See payments and receipts</ButtonLink>
          </>
        )}
        {tuition && !tuition.isPaid && tuition.canPay && (
          <>
            <Charges tuition={tuition} />
            {children}
          </>
        )}
        {!tuition?.isPaid && !tuition?.canPay && (
          <Alert type="error" showIcon title={paymentTexts.noFees} />
        )}
      </Flex>
    </Card>
  );
};

const TuitionReceipt = ({ payment }: { payment: FragmentType<TuitionReceipt_PaymentFragment> }) => {
  const { timeZone } = usePortal();
  const { data, complete } = useFragment({
    fragment: TuitionReceipt_PaymentFragmentDoc,
    from: payment,
  });
  if (!complete) return null;
  return (
    <>
      <p>
        Paid on <time dateTime={data.paidAt}>{formatDay(data.paidAt, timeZone)}</time>
      </p>
      <PdfButton
        path={data.receiptUrl}
        fileName={receiptFileName(data.purpose)}
        name={receiptName(data)}
        labels={{ ...texts.receiptDownload, label: "Download receipt" }}
      />
    </>
  );
};

const Charges = ({
  tuition: { amount, lateFee, lateFrom },
}: {
  tuition: PayTuition_TuitionFragment;
}) => {
  const { currencySymbol } = usePortal();
  const money = (naira: number) => `${currencySymbol}${formatAmount(naira)}`;
  const lateDay = lateFrom && formatCalendarDate(lateFrom);
  return (
    <>
      <Statistic title="Amount to pay now" value={money(amount)} />
      {lateFee > 0 && (
        <dl className={styles.lines}>
          <div>
            <dt>Other charges</dt>
            <dd>{money(amount - lateFee)}</dd>
          </div>
          <div>
            <dt>
              Late payment fee {lateDay && <span className={styles.minor}>since {lateDay}</span>}
            </dt>
            <dd>{money(lateFee)}</dd>
          </div>
        </dl>
      )}
      {lateFee === 0 && lateDay && <p>A late payment fee is added from {lateDay}.</p>}
    </>
  );
};

interface PayTuitionProps {
  readonly tuitionFeeId: string;
  readonly onReturn: () => void;
  /** Full width. */
  readonly block?: boolean;
}

/** The button that pays tuition on the provider's page. */
export const PayTuition = ({ tuitionFeeId, onReturn, block = false }: PayTuitionProps) => {
  const { busy, pay } = usePayTuition(tuitionFeeId, onReturn);
  return (
    <Button type="primary" onClick={pay} aria-disabled={busy || undefined} block={block}>
      {busy ? "Taking you to the payment page..." : paymentTexts.makePayment}
    </Button>
  );
};
