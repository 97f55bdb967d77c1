import type { FragmentType } from "@apollo/client";
import { useFragment } from "@apollo/client/react";
import { Alert, Card, Flex, Statistic } from "antd";
import { type ReactNode, useId } from "react";
import {
  type HostelCard_StudentFragment,
  HostelCard_StudentFragmentDoc,
} from "../../gql/student-payments.ts";
import { formatAmount } from "../../lib/money.ts";
import { paths } from "../../paths.ts";
import { usePortal } from "../../portal/PortalProvider.tsx";
import { ButtonLink } from "../../ui/ButtonLink.tsx";
import { ErrorState } from "../../ui/ErrorState.tsx";
import { LoadingLines } from "../../ui/LoadingLines.tsx";
import { PayHostel } from "./PayHostel.tsx";
import { paymentTexts } from "./payment-texts.ts";

const Frame = ({ children }: { children: ReactNode }) => {
  const titleId = useId();
  return (
    <Card
      role="region"
      aria-labelledby={titleId}
      title={<h2 id={titleId}>Hostel Application Payment</h2>}
    >
      <Flex vertical gap="middle" align="start">
        <p>Pay the hostel fee to apply for a bed in the hostel. It is paid once per session.</p>
        {children}
      </Flex>
    </Card>
  );
};

interface HostelCardProps {
  readonly student: FragmentType<HostelCard_StudentFragment>;
  /** True if a part of the response failed. Missing fees are then unknown. */
  readonly failed: boolean;
  readonly onRetry: () => void;
  readonly retrying: boolean;
}

/** The hostel fee: due, paid or blocked by unpaid tuition. */
export const HostelCard = ({ student, failed, onRetry, retrying }: HostelCardProps) => {
  const { currencySymbol } = usePortal();
  const { data, complete } = useFragment({
    fragment: HostelCard_StudentFragmentDoc,
    from: student,
  });
  if (!complete) return null;
  const { fees } = data;
  if (!fees && failed) {
    return (
      <Frame>
        <ErrorState message="The fee could not be loaded." onRetry={onRetry} retrying={retrying} />
      </Frame>
    );
  }
  // A college without fee schedules cannot return the amount. It answers when the payment is started.
  const canPay = !fees || (fees.hostel.canPay && !fees.hostel.isPaid);
  return (
    <Frame>
      {fees && (
        <Statistic
          title="Hostel fee"
          value={`${currencySymbol}${formatAmount(fees.hostel.amount)}`}
        />
      )}
      {canPay && <PayHostel />}
      {fees?.hostel.isPaid && (
        <>
          <Alert
            type="success"
            showIcon
            role="status"
            title={`The hostel fee for ${fees.session} is paid. Its receipt is in the payment history.`}
          />
          <ButtonLink type="primary" to={paths.student.hostelApplication}>
            Apply for a bed
          </ButtonLink>
        </>
      )}
      {fees && !fees.hostel.isPaid && !canPay && (
        <>
          <Alert type="warning" showIcon role="status" title={paymentTexts.tuitionFirst} />
          <ButtonLink type="primary" to={paths.student.tuitionPayment}>
            {paymentTexts.toTuition}
          </ButtonLink>
        </>
      )}
    </Frame>
  );
};

export const HostelCardSkeleton = () => (
  <Frame>
    <LoadingLines rows={1} />
  </Frame>
);
