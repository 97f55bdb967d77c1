import type { FragmentType } from "@apollo/client";
import { useFragment } from "@apollo/client/react";
import {
  type TuitionFees_StudentFragment,
  TuitionFees_StudentFragmentDoc,
} from "../../../gql/student-payments.ts";
import { usePortal } from "../../../portal/PortalProvider.tsx";
import { buttonClass } from "../../../ui/Button.tsx";
import { Card } from "../../../ui/Card.tsx";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { FeeSectionTable } from "./FeeSectionTable.tsx";
import { PayTuitionCard } from "./PayTuitionCard.tsx";
import styles from "./Tuition.module.css";
import { tuitionTexts } from "./tuition-texts.ts";

const NoDepartment = () => {
  const { supportEmail } = usePortal();
  return (
    <Card>
      <EmptyState icon="book" title={tuitionTexts.noDepartment}>
        <p>{tuitionTexts.noDepartmentHint}</p>
        <a className={buttonClass({ variant: "secondary" })} href={`mailto:${supportEmail}`}>
          {tuitionTexts.contactSupport}
        </a>
      </EmptyState>
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
  const { data, complete } = useFragment({
    fragment: TuitionFees_StudentFragmentDoc,
    from: student,
  });
  if (!complete) return null;
  const { department, level, fees } = data;
  if (!fees) {
    return (
      <ErrorState
        message={failure ?? tuitionTexts.noFees}
        onRetry={onReload}
        retrying={reloading}
      />
    );
  }
  if (fees.sections.length === 0) return <NoDepartment />;
  return (
    <>
      {department && level !== null && (
        <p className={styles.lead}>{tuitionTexts.lead(department, level, fees.session)}</p>
      )}
      <PayTuitionCard session={fees.session} tuition={fees.tuition} onReturn={onReload} />
      {fees.sections.map((section) => (
        <FeeSectionTable key={section.name} section={section} currencySymbol={currencySymbol} />
      ))}
    </>
  );
};
