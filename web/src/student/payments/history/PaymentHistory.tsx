import { FileTextOutlined } from "@ant-design/icons";
import type { FragmentType } from "@apollo/client";
import { useFragment } from "@apollo/client/react";
import { Card, Empty } from "antd";
import { type ReactNode, useId } from "react";
import {
  type PaymentHistory_StudentFragment,
  PaymentHistory_StudentFragmentDoc,
} from "../../../gql/student-payments.ts";
import { paths } from "../../../paths.ts";
import { ButtonLink } from "../../../ui/ButtonLink.tsx";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { LoadingLines } from "../../../ui/LoadingLines.tsx";
import { paymentTexts } from "../payment-texts.ts";
import { SearchablePayments } from "./SearchablePayments.tsx";

interface FrameProps {
  /** Shown beside the heading. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

const Frame = ({ action, children }: FrameProps) => {
  const titleId = useId();
  return (
    <Card
      role="region"
      aria-labelledby={titleId}
      title={<h2 id={titleId}>Payment History</h2>}
      extra={action}
    >
      {children}
    </Card>
  );
};

interface PaymentHistoryProps {
  readonly student: FragmentType<PaymentHistory_StudentFragment>;
  /** Shown beside the heading. */
  readonly action?: ReactNode;
  /** The message if the payments could not be loaded. */
  readonly failure: string | undefined;
  readonly onRetry: () => void;
  readonly retrying: boolean;
}

/** The student's settled payments with search, sort and receipts. */
export const PaymentHistory = (props: PaymentHistoryProps) => {
  const { student, action, failure, onRetry, retrying } = props;
  const { data, complete } = useFragment({
    fragment: PaymentHistory_StudentFragmentDoc,
    fragmentName: "PaymentHistory_student",
    from: student,
  });
  if (!complete) return null;
  const { payments } = data;
  return (
    <Frame action={action}>
      {payments === null && (
        <ErrorState
          message={failure ?? paymentTexts.couldNotFetch}
          onRetry={onRetry}
          retrying={retrying}
        />
      )}
      {payments?.length === 0 && (
        <Empty image={<FileTextOutlined aria-hidden />} description={paymentTexts.noPayments}>
          <p>A payment shows here once the provider has confirmed it.</p>
          <ButtonLink to={paths.student.tuitionPayment}>{paymentTexts.toTuition}</ButtonLink>
        </Empty>
      )}
      {payments && payments.length > 0 && <SearchablePayments payments={payments} />}
    </Frame>
  );
};

export const HistorySkeleton = ({ action }: { action?: ReactNode }) => (
  <Frame action={action}>
    <LoadingLines rows={5} />
  </Frame>
);
