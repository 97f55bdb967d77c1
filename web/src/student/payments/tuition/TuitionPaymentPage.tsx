import { Alert, Button, Card, Empty, Flex } from "antd";
import { StudentTuitionDocument } from "../../../gql/student-payments.ts";
import { formatMoney } from "../../../lib/money.ts";
import { useMedia, widths } from "../../../lib/use-media.ts";
import { usePortal } from "../../../portal/PortalProvider.tsx";
import { useViewerQuery } from "../../../session/use-viewer-query.ts";
import { titles } from "../../../titles.ts";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { LoadingLines } from "../../../ui/LoadingLines.tsx";
import { PageHeading } from "../../../ui/PageHeading.tsx";
import { RegionCard } from "../../../ui/RegionCard.tsx";
import { PlanCard } from "../plan/PlanCard.tsx";
import { usePaySection } from "../sections/use-pay-section.ts";
import { ExpectedPayments } from "../sponsors/ExpectedPayments.tsx";
import { Charges, partOf, type Tuition } from "./Charges.tsx";
import { FeeSectionCard } from "./FeeSectionCard.tsx";
import { PaidTuition } from "./PaidTuition.tsx";
import styles from "./Tuition.module.css";
import { usePayTuition } from "./use-pay-tuition.ts";

const noFees = "No tuition fees data found.";

/** The costs of this session, where each part is paid, and the payment of the portal's part. */
export default function TuitionPaymentPage() {
  const { viewer, failure, reload, reloading } = useViewerQuery(StudentTuitionDocument, "Student");
  const { currencySymbol, supportEmail } = usePortal();
  const isTablet = useMedia(widths.tablet);
  const payment = usePayTuition(reload);
  const sectionPayment = usePaySection(reload);
  const content = () => {
    if (!viewer && !failure) {
      return (
        <Card>
          <LoadingLines rows={8} />
        </Card>
      );
    }
    if (!viewer?.fees) {
      const message = failure?.message ?? noFees;
      return <ErrorState message={message} onRetry={reload} retrying={reloading} />;
    }
    const { department, level, payments } = viewer;
    const { session, sections, tuition } = viewer.fees;
    if (sections.length === 0) {
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
    }
    const paid = payments?.filter(({ purpose }) => purpose === "TUITION") ?? null;
    const due = tuition?.canPay && !tuition.isPaid ? tuition : null;
    const pay = due && <PayTuition tuition={due} payment={payment} block={!isTablet} />;
    const payAll = due && partOf(due) !== null && <PayEverything tuition={due} payment={payment} />;
    return (
      <>
        {department && level !== null && (
          <p className={styles.minor}>
            {`Fees of ${department}, ${level} Level, for the ${session} session.`}
          </p>
        )}
        <ExpectedPayments sponsorships={viewer.expectedSponsorships} />
        <RegionCard title="To pay here">
          <Flex vertical gap="middle" align="start">
            {tuition?.isPaid && <PaidTuition session={session} payments={paid} />}
            {due && <Charges tuition={due} />}
            {((isTablet && pay) || payAll) && (
              <Flex wrap gap="small">
                {isTablet && pay}
                {payAll}
              </Flex>
            )}
            {!tuition?.isPaid && !due && <Alert type="error" showIcon title={noFees} />}
          </Flex>
        </RegionCard>
        {due && <PlanCard student={viewer} hasLink={false} />}
        {sections.map((section) => (
          <FeeSectionCard
            key={section.name}
            section={section}
            session={session}
            payment={sectionPayment}
            currencySymbol={currencySymbol}
          />
        ))}
        {!isTablet && pay && <div className={styles.sticky}>{pay}</div>}
      </>
    );
  };
  return (
    <>
      <PageHeading>{titles.tuition}</PageHeading>
      {content()}
    </>
  );
}

interface PayProps {
  readonly tuition: Tuition;
  readonly payment: ReturnType<typeof usePayTuition>;
}

const opening = "Taking you to the payment page...";

/** Pays the next share if there is a plan, else all that is owed. */
const PayTuition = ({ tuition, payment, block }: PayProps & { readonly block: boolean }) => {
  const { currencySymbol } = usePortal();
  const part = partOf(tuition);
  const share = part === null ? "ALL" : "NEXT";
  const label =
    part === null
      ? "Make Payment"
      : `Pay the next instalment, ${formatMoney(part, currencySymbol)}`;
  return (
    <Button
      type="primary"
      onClick={() => void payment.pay({ tuitionFeeId: tuition.id, share })}
      aria-disabled={payment.busy !== null || undefined}
      block={block}
    >
      {payment.busy?.share === share ? opening : label}
    </Button>
  );
};

/** Pays all that is owed instead of the next share. */
const PayEverything = ({ tuition, payment }: PayProps) => {
  const { currencySymbol } = usePortal();
  return (
    <Button
      onClick={() => void payment.pay({ tuitionFeeId: tuition.id, share: "ALL" })}
      aria-disabled={payment.busy !== null || undefined}
    >
      {payment.busy?.share === "ALL"
        ? opening
        : `Pay everything, ${formatMoney(tuition.amount, currencySymbol)}`}
    </Button>
  );
};
