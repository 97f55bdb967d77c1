import type { FragmentType } from "@apollo/client";
import { useFragment } from "@apollo/client/react";
import { Button, Card, Empty, Grid } from "antd";
import {
  type TuitionFees_StudentFragment,
  TuitionFees_StudentFragmentDoc,
} from "../../../gql/student-payments.ts";
import { usePortal } from "../../../portal/PortalProvider.tsx";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { paymentTexts } from "../payment-texts.ts";
import { FeeSectionCard } from "./FeeSectionCard.tsx";
import { PayTuition, PayTuitionCard } from "./PayTuitionCard.tsx";
import styles from "./Tuition.module.css";

const NoDepartment = () => {
  const { supportEmail } = usePortal();
  return (
    <Card>
      <Empty
        description={
          <>
            <p>No Department Found</p>
            <p>No payment information available for your department.</p>
          </>
        }
      >
        <Button href={`mailto:${supportEmail}`}>Contact support</Button>
      </Empty>
    </Card>
  );
};

interface TuitionFeesProps {
  readonly student: FragmentType<TuitionFees_StudentFragment>;
  readonly failure: string | undefined;
  readonly onReload: () => void;
  readonly reloading: boolean;
}

/** The fee schedule of the student's department and level, with the payment of the part paid here. */
export const TuitionFees = ({ student, failure, onReload, reloading }: TuitionFeesProps) => {
  const { currencySymbol } = usePortal();
  const { md } = Grid.useBreakpoint();
  const { data, complete } = useFragment({
    fragment: TuitionFees_StudentFragmentDoc,
    fragmentName: "TuitionFees_student",
    from: student,
  });
  if (!complete) return null;
  const { department, level, fees, payments } = data;
  if (!fees) {
    return (
      <ErrorState
        message={failure ?? paymentTexts.noFees}
        onRetry={onReload}
        retrying={reloading}
      />
    );
  }
  const { session, sections, tuition } = fees;
  if (sections.length === 0) return <NoDepartment />;
  const isDue = tuition?.canPay === true && !tuition.isPaid;
  const pay = isDue && <PayTuition tuitionFeeId={tuition.id} onReturn={onReload} block={!md} />;
  return (
    <>
      {department && level !== null && (
        <p className={styles.minor}>
          {`Fees of ${department}, ${level} Level, for the ${session} session.`}
        </p>
      )}
      <PayTuitionCard
        session={session}
        tuition={tuition}
        payment={payments?.find(({ purpose }) => purpose === "TUITION")}
      >
        {md && pay}
      </PayTuitionCard>
      {sections.map((section) => (
        <FeeSectionCard key={section.name} section={section} currencySymbol={currencySymbol} />
      ))}
      {!md && pay && <div className={styles.sticky}>{pay}</div>}
    </>
  );
};
