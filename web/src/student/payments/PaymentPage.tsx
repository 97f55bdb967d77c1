import { StudentPaymentDocument } from "../../gql/student-payments.ts";
import { useTabReturn } from "../../lib/use-tab-return.ts";
import { titles } from "../../titles.ts";
import { ErrorState } from "../../ui/ErrorState.tsx";
import { PageHeading } from "../../ui/PageHeading.tsx";
import { useStudentQuery } from "../use-student-query.ts";
import { HostelCard, HostelCardSkeleton } from "./HostelCard.tsx";
import { HistorySkeleton, PaymentHistory } from "./history/PaymentHistory.tsx";
import { paymentTexts } from "./payment-texts.ts";

/** The hostel fee and the payment history. Returning from the payment's tab reloads them. */
export default function PaymentPage() {
  const { student, failure, reload, reloading } = useStudentQuery(StudentPaymentDocument);
  useTabReturn(reload);
  return (
    <>
      <PageHeading>{titles.payment}</PageHeading>
      {!student && !failure && (
        <>
          <HostelCardSkeleton />
          <HistorySkeleton />
        </>
      )}
      {!student && failure && (
        <ErrorState
          message={failure.message || paymentTexts.couldNotFetch}
          onRetry={reload}
          retrying={reloading}
        />
      )}
      {student && (
        <>
          <HostelCard
            student={student}
            failed={failure !== null}
            onRetry={reload}
            retrying={reloading}
          />
          <PaymentHistory
            student={student}
            failure={failure?.message}
            onRetry={reload}
            retrying={reloading}
          />
        </>
      )}
    </>
  );
}
