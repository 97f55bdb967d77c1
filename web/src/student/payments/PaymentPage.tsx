import { Card, Flex } from "antd";
import { StudentPaymentDocument } from "../../gql/student-payments.ts";
import { useTabReturn } from "../../lib/use-tab-return.ts";
import { paths } from "../../paths.ts";
import { useViewerQuery } from "../../session/use-viewer-query.ts";
import { titles } from "../../titles.ts";
import { ButtonLink } from "../../ui/ButtonLink.tsx";
import { ErrorState } from "../../ui/ErrorState.tsx";
import { LoadingLines } from "../../ui/LoadingLines.tsx";
import { PageHeading } from "../../ui/PageHeading.tsx";
import { Refunds } from "./account/Refunds.tsx";
import { HostelCard, HostelFrame } from "./HostelCard.tsx";
import { HistoryFrame, PaymentHistory } from "./history/PaymentHistory.tsx";
import { PlanCard } from "./plan/PlanCard.tsx";

/**
 * The hostel fee, the instalments of tuition if there are any, the payment history and refunds. Returning from the payment's tab
 * reloads them.
 */
export default function PaymentPage() {
  const { viewer, failure, reload, reloading } = useViewerQuery(StudentPaymentDocument, "Student");
  useTabReturn(reload);
  const refunds = viewer?.account?.refunds ?? [];
  const retry = { onRetry: reload, retrying: reloading };
  return (
    <>
      <PageHeading>{titles.payment}</PageHeading>
      {!viewer && !failure && (
        <>
          <HostelFrame>
            <LoadingLines rows={1} />
          </HostelFrame>
          <HistoryFrame>
            <LoadingLines rows={5} />
          </HistoryFrame>
        </>
      )}
      {!viewer && failure && <ErrorState message={failure.message} {...retry} />}
      {viewer && (
        <>
          <HostelCard student={viewer} failed={failure !== null} {...retry} />
          <PlanCard student={viewer} />
          <Card size="small">
            <Flex wrap gap="small" align="center" justify="space-between">
              <p>Pay any of your fees at a bank or by Remita, with a payment slip.</p>
              <ButtonLink to={paths.student.paymentSlips}>Pay at a bank</ButtonLink>
            </Flex>
          </Card>
          <PaymentHistory student={viewer} failure={failure?.message} {...retry} />
          {refunds.length > 0 && <Refunds refunds={refunds} />}
          <Card size="small">
            <Flex wrap gap="small" align="center" justify="space-between">
              <p>
                All that you were charged and have paid, online, at a bank and at the bursary, by
                session.
              </p>
              <ButtonLink to={paths.student.account}>See your account</ButtonLink>
            </Flex>
          </Card>
        </>
      )}
    </>
  );
}
