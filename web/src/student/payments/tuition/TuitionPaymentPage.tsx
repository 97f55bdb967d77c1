import { useMutation } from "@apollo/client/react";
import { Alert, Button, Card, Empty, Flex, Statistic } from "antd";
import { useRef } from "react";
import {
  StartTuitionPaymentDocument,
  StudentTuitionDocument,
} from "../../../gql/student-payments.ts";
import { formatCalendarDate } from "../../../lib/dates.ts";
import { failureOf } from "../../../lib/failure.ts";
import { formatAmount } from "../../../lib/money.ts";
import { paymentStartOf } from "../../../lib/payment-start.ts";
import { redirectTo } from "../../../lib/redirect.ts";
import { useMedia, widths } from "../../../lib/use-media.ts";
import { useOnce } from "../../../lib/use-once.ts";
import { useTabReturn } from "../../../lib/use-tab-return.ts";
import { usePortal } from "../../../portal/PortalProvider.tsx";
import { useViewerQuery } from "../../../session/use-viewer-query.ts";
import { texts } from "../../../texts.ts";
import { titles } from "../../../titles.ts";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { useFeedback } from "../../../ui/Feedback.tsx";
import { LoadingLines } from "../../../ui/LoadingLines.tsx";
import { PageHeading } from "../../../ui/PageHeading.tsx";
import { RegionCard } from "../../../ui/RegionCard.tsx";
import { FeeSectionCard } from "./FeeSectionCard.tsx";
import { PaidTuition } from "./PaidTuition.tsx";
import styles from "./Tuition.module.css";

const noFees = "No tuition fees data found.";

/** The costs of this session, where each part is paid, and the payment of the portal's part. */
export default function TuitionPaymentPage() {
  const { viewer, failure, reload, reloading } = useViewerQuery(StudentTuitionDocument, "Student");
  const { currencySymbol, supportEmail } = usePortal();
  const isTablet = useMedia(widths.tablet);
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
    const isDue = tuition?.canPay === true && !tuition.isPaid;
    const pay = isDue && (
      <PayTuition tuitionFeeId={tuition.id} onReturn={reload} block={!isTablet} />
    );
    return (
      <>
        {department && level !== null && (
          <p className={styles.minor}>
            {`Fees of ${department}, ${level} Level, for the ${session} session.`}
          </p>
        )}
        <RegionCard title="To pay here">
          <Flex vertical gap="middle" align="start">
            {tuition?.isPaid && <PaidTuition session={session} payments={paid} />}
            {isDue && <Charges {...tuition} />}
            {isTablet && pay}
            {!tuition?.isPaid && !isDue && <Alert type="error" showIcon title={noFees} />}
          </Flex>
        </RegionCard>
        {sections.map((section) => (
          <FeeSectionCard key={section.name} section={section} currencySymbol={currencySymbol} />
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

interface ChargesProps {
  readonly amount: number;
  readonly lateFee: number;
  readonly lateFrom: string | null;
}

const Charges = ({ amount, lateFee, lateFrom }: ChargesProps) => {
  const { currencySymbol } = usePortal();
  const money = (naira: number) => `${currencySymbol}${formatAmount(naira)}`;
  const lateDay = lateFrom && formatCalendarDate(lateFrom);
  return (
    <>
      <Statistic title="Amount to pay now" value={money(amount)} />
      {lateFee > 0 && (
        <dl className={styles.lines}>
          <div>
            <dt>Other charges</dt>
            <dd>{money(amount - lateFee)}</dd>
          </div>
          <div>
            <dt>
              Late payment fee {lateDay && <span className={styles.minor}>since {lateDay}</span>}
            </dt>
            <dd>{money(lateFee)}</dd>
          </div>
        </dl>
      )}
      {lateFee === 0 && lateDay && <p>A late payment fee is added from {lateDay}.</p>}
    </>
  );
};

interface PayTuitionProps {
  readonly tuitionFeeId: string;
  /** Called after a failure, and when the browser's back button restores the page as it was. */
  readonly onReturn: () => void;
  readonly block: boolean;
}

const PayTuition = ({ tuitionFeeId, onReturn, block }: PayTuitionProps) => {
  const { alert } = useFeedback();
  const [mutate] = useMutation(StartTuitionPaymentDocument, { errorPolicy: "all" });
  // Until the person returns the payment is under way.
  const comeBack = useRef<(() => void) | null>(null);
  useTabReturn(() => comeBack.current?.());
  const [pay, busy] = useOnce(async () => {
    const failed = (reason: string) => `Error initiating tuition fees payment: ${reason}`;
    const { data, error } = await mutate({ variables: { tuitionFeeId } });
    const { url, problem } = data
      ? paymentStartOf(data.startTuitionPayment, (_code, reason) => failed(reason))
      : { problem: failed(error ? failureOf(error).message : texts.failures.unknown) };
    if (url === undefined) {
      alert(problem);
    } else {
      redirectTo(url);
      await new Promise<void>((resolve) => {
        comeBack.current = resolve;
      });
      comeBack.current = null;
    }
    onReturn();
  });
  return (
    <Button
      type="primary"
      onClick={() => void pay()}
      aria-disabled={busy || undefined}
      block={block}
    >
      {busy ? "Taking you to the payment page..." : "Make Payment"}
    </Button>
  );
};
