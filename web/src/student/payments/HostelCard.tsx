import type { FragmentType } from "@apollo/client";
import { useFragment } from "@apollo/client/react";
import { type ReactNode, useId } from "react";
import {
  type HostelCard_StudentFragment,
  HostelCard_StudentFragmentDoc,
} from "../../gql/student-payments.ts";
import { formatMoney } from "../../lib/money.ts";
import { paths } from "../../paths.ts";
import { usePortal } from "../../portal/PortalProvider.tsx";
import { ButtonLink } from "../../ui/Button.tsx";
import { Card } from "../../ui/Card.tsx";
import { ErrorState } from "../../ui/ErrorState.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { Skeleton, SkeletonGroup } from "../../ui/Skeleton.tsx";
import styles from "./HostelCard.module.css";
import { PayHostel } from "./PayHostel.tsx";
import { paymentTexts } from "./payment-texts.ts";

const Frame = ({ children }: { children: ReactNode }) => {
  const titleId = useId();
  return (
    <Card labelledBy={titleId}>
      <div className={styles.stack}>
        <div>
          <h2 id={titleId}>{paymentTexts.hostelTitle}</h2>
          <p className={styles.hint}>{paymentTexts.hostelHint}</p>
        </div>
        {children}
      </div>
    </Card>
  );
};

type Fees = NonNullable<HostelCard_StudentFragment["fees"]>;

const HostelState = ({ session, hostel }: Fees) => {
  if (hostel.isPaid) {
    return (
      <Notice kind="success">
        <div className={styles.stack}>
          <p>{paymentTexts.hostelPaid(session)}</p>
          <ButtonLink to={paths.student.hostelApplication}>{paymentTexts.toHostel}</ButtonLink>
        </div>
      </Notice>
    );
  }
  if (hostel.canPay) return <PayHostel />;
  return (
    <Notice kind="warning">
      <div className={styles.stack}>
        <p>{paymentTexts.tuitionFirst}</p>
        <ButtonLink to={paths.student.tuitionPayment}>{paymentTexts.toTuition}</ButtonLink>
      </div>
    </Notice>
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
        <ErrorState message={paymentTexts.feesUnknown} onRetry={onRetry} retrying={retrying} />
      </Frame>
    );
  }
  return (
    <Frame>
      {fees && (
        <dl className={styles.amount}>
          <dt>{paymentTexts.hostelFee}</dt>
          <dd>{formatMoney(fees.hostel.amount, currencySymbol)}</dd>
        </dl>
      )}
      {/* A college without fee schedules cannot return the amount. It answers when the payment is started. */}
      {fees ? <HostelState {...fees} /> : <PayHostel />}
    </Frame>
  );
};

export const HostelCardSkeleton = () => (
  <Frame>
    <SkeletonGroup>
      <div className={styles.stack}>
        <Skeleton width="8rem" height="3.25rem" />
        <Skeleton width="11rem" height="var(--control-height)" />
      </div>
    </SkeletonGroup>
  </Frame>
);
