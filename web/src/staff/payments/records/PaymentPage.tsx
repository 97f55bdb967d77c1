import { useParams } from "react-router-dom";
import { PaymentFileDocument } from "../../../gql/staff-payments.ts";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { QueryBoundary } from "../../kit/QueryBoundary.tsx";
import { StaffPage } from "../../kit/StaffPage.tsx";
import { useStaffQuery } from "../../kit/use-staff-query.ts";
import { useBreadcrumbLabel } from "../../shell/breadcrumb-labels.tsx";
import { PaymentActions } from "./PaymentActions.tsx";
import { PaymentFacts } from "./PaymentFacts.tsx";
import { PaymentHistory } from "./PaymentHistory.tsx";
import { paymentTexts as texts } from "./texts.ts";

export default function PaymentPage() {
  const { paymentId = "" } = useParams();
  const query = useStaffQuery(PaymentFileDocument, { id: paymentId });
  const file = query.data?.paymentRecord ?? null;
  useBreadcrumbLabel("paymentId", file?.payment.reference ?? null);
  return (
    <StaffPage
      title={texts.one}
      lead={file?.payment.reference}
      actions={file && <PaymentActions file={file} onDone={query.reload} />}
    >
      <QueryBoundary query={query}>
        {({ paymentRecord }) =>
          paymentRecord ? (
            <>
              <PaymentFacts file={paymentRecord} />
              <PaymentHistory actions={paymentRecord.actions} />
            </>
          ) : (
            <EmptyState icon="search" title={texts.unknown} />
          )
        }
      </QueryBoundary>
    </StaffPage>
  );
}
