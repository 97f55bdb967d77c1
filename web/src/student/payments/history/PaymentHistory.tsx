import type { FragmentType } from "@apollo/client";
import { useFragment } from "@apollo/client/react";
import type { ReactNode } from "react";
import {
  type PaymentHistory_StudentFragment,
  PaymentHistory_StudentFragmentDoc,
} from "../../../gql/student-payments.ts";
import { paths } from "../../../paths.ts";
import { ButtonLink } from "../../../ui/Button.tsx";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { paymentTexts } from "../payment-texts.ts";
import { HistoryCard } from "./HistoryCard.tsx";
import { paymentHistoryTexts } from "./payment-history-texts.ts";
import { SearchablePayments } from "./SearchablePayments.tsx";

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
    from: student,
  });
  if (!complete) return null;
  return (
    <HistoryCard action={action}>
      {data.payments === null && (
        <ErrorState
          message={failure ?? paymentHistoryTexts.couldNotFetch}
          onRetry={onRetry}
          retrying={retrying}
        />
      )}
      {data.payments?.length === 0 && (
        <EmptyState icon="card" title={paymentHistoryTexts.empty}>
          <p>{paymentHistoryTexts.emptyHint}</p>
          <ButtonLink variant="secondary" to={paths.student.tuitionPayment}>
            {paymentTexts.toTuition}
          </ButtonLink>
        </EmptyState>
      )}
      {data.payments && data.payments.length > 0 && <SearchablePayments payments={data.payments} />}
    </HistoryCard>
  );
};
