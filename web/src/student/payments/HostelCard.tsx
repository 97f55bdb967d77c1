import type { FragmentType } from "@apollo/client";
import { useFragment, useMutation } from "@apollo/client/react";
import { Alert, Button, Flex, Statistic } from "antd";
import { type ReactNode, useState } from "react";
import {
  type HostelCard_StudentFragment,
  HostelCard_StudentFragmentDoc,
  StartHostelPaymentDocument,
} from "../../gql/student-payments.ts";
import { failureOf } from "../../lib/failure.ts";
import { formatAmount } from "../../lib/money.ts";
import { paymentStartOf } from "../../lib/payment-start.ts";
import { useOnce } from "../../lib/use-once.ts";
import { paths } from "../../paths.ts";
import { usePortal } from "../../portal/PortalProvider.tsx";
import { texts } from "../../texts.ts";
import { ButtonLink } from "../../ui/ButtonLink.tsx";
import { ErrorState } from "../../ui/ErrorState.tsx";
import { useFeedback } from "../../ui/Feedback.tsx";
import { ModalDialog } from "../../ui/ModalDialog.tsx";
import { RegionCard } from "../../ui/RegionCard.tsx";

const tuitionFirst = "You have to pay tuition fee first, before commencing hostel application";

export const HostelFrame = ({ children }: { children: ReactNode }) => (
  <RegionCard title="Hostel Application Payment">
    <Flex vertical gap="middle" align="start">
      <p>Pay the hostel fee to apply for a bed in the hostel. It is paid once per session.</p>
      {children}
    </Flex>
  </RegionCard>
);

interface HostelCardProps {
  readonly student: FragmentType<HostelCard_StudentFragment>;
  /** True if a part of the response failed. Missing fees are then unknown. */
  readonly failed: boolean;
  readonly onRetry: () => void;
  readonly retrying: boolean;
}

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
      <HostelFrame>
        <ErrorState message="The fee could not be loaded." onRetry={onRetry} retrying={retrying} />
      </HostelFrame>
    );
  }
  // A college without fee schedules cannot return the amount. It answers when the payment is started.
  const canPay = !fees || (fees.hostel.canPay && !fees.hostel.isPaid);
  return (
    <HostelFrame>
      {fees && (
        <Statistic
          title="Hostel fee"
          value={`${currencySymbol}${formatAmount(fees.hostel.amount)}`}
        />
      )}
      {canPay && <PayHostel />}
      {fees?.hostel.isPaid && (
        <>
          <Alert
            type="success"
            showIcon
            role="status"
            title={`The hostel fee for ${fees.session} is paid. Its receipt is in the payment history, or in your account if you paid at a bank or at the bursary.`}
          />
          <ButtonLink type="primary" to={paths.student.hostelApplication}>
            Apply for a bed
          </ButtonLink>
        </>
      )}
      {fees && !fees.hostel.isPaid && !canPay && (
        <>
          <Alert
            type="warning"
            showIcon
            role="status"
            title={fees.hostel.obstacle ?? tuitionFirst}
          />
          <ButtonLink type="primary" to={paths.student.tuitionPayment}>
            Go to tuition payment
          </ButtonLink>
        </>
      )}
    </HostelFrame>
  );
};

/**
 * Opens an empty tab with a loading text. It must be called inside the click event, because after an `await` browsers
 * block it as a popup. Returns null if the browser blocks it anyway. `goTo` returns false if the person has closed it.
 */
const openPaymentTab = () => {
  const tab = window.open("about:blank", "_blank");
  if (!tab) return null;
  tab.document.title = "Opening payment page...";
  tab.document.body.textContent = "Taking you to the payment page…";
  // The provider's page must not have access to the portal's window.
  tab.opener = null;
  return {
    goTo: (url: string) => {
      if (tab.closed) return false;
      tab.location.replace(url);
      return true;
    },
    close: () => tab.close(),
  };
};

const failedBy = (reason: string) => `Error initiating hostel fee payment: ${reason}`;

const PayHostel = () => {
  const [isOpened, setOpened] = useState(false);
  /** The address of a payment whose tab the browser blocked. */
  const [blocked, setBlocked] = useState<string | null>(null);
  const { alert } = useFeedback();
  const [mutate] = useMutation(StartHostelPaymentDocument, { errorPolicy: "all" });
  const [pay, busy] = useOnce(async () => {
    const tab = openPaymentTab();
    setOpened(false);
    const { data, error } = await mutate();
    const { url, problem } = data
      ? paymentStartOf(data.startHostelPayment, (code, reason) =>
          code === "TUITION_UNPAID" ? reason : failedBy(reason),
        )
      : { problem: failedBy(error ? failureOf(error).message : texts.failures.unknown) };
    if (url === undefined) {
      tab?.close();
      alert(problem);
    } else if (tab?.goTo(url)) {
      setOpened(true);
    } else {
      setBlocked(url);
    }
  });
  const dismissBlocked = (opened: boolean) => {
    setBlocked(null);
    setOpened(opened);
  };
  return (
    <>
      <Button
        type="primary"
        // The second click of a double click can come after a quick response to the first.
        onClick={({ detail: clicks }) => clicks <= 1 && void pay()}
        aria-disabled={busy || undefined}
      >
        {busy ? "Opening payment page..." : "Make Payment"}
      </Button>
      {isOpened && (
        <Alert
          type="info"
          showIcon
          role="status"
          title="Finish paying in the other tab"
          description="This page shows the payment by itself when you come back."
        />
      )}
      {blocked !== null && (
        <ModalDialog
          title="Your payment page is ready"
          onClose={() => dismissBlocked(false)}
          actions={
            <>
              <Button onClick={() => dismissBlocked(false)}>{texts.cancel}</Button>
              <Button
                type="primary"
                href={blocked}
                target="_blank"
                rel="noopener noreferrer"
                onClick={() => dismissBlocked(true)}
              >
                Open payment page
              </Button>
            </>
          }
        >
          Your browser did not let the portal open a new tab. Open the payment page with this link.
        </ModalDialog>
      )}
    </>
  );
};
