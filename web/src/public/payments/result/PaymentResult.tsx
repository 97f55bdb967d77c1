import type { PaymentPurpose } from "../../../gql/public-payments.ts";
import { paths } from "../../../paths.ts";
import { texts } from "../../../texts.ts";
import { titles } from "../../../titles.ts";
import { ButtonLink } from "../../../ui/ButtonLink.tsx";
import { Outcome } from "./Outcome.tsx";
import { usePaymentOutcome } from "./use-payment-outcome.ts";

const failures = {
  noReference: "Payment reference is missing",
  noData: "No data received from the server",
  network: texts.failures.network,
};

interface PaymentResultProps {
  readonly purpose: PaymentPurpose;
  readonly title: string;
  /** The page on which the payment was started. */
  readonly back: string;
}

/** The page to which the payment provider returns, with `?reference=`. */
export const PaymentResult = ({ purpose, title, back }: PaymentResultProps) => {
  const result = usePaymentOutcome(purpose, failures);
  const { state, outcome } = result;
  const hasFailed = state === "failed";
  const known = {
    asking: title,
    pending: title,
    settled: `Payment ${outcome?.gatewayResponse}!`,
    refunded: titles.refundedPayment,
    failed: "Oops!",
  };
  return (
    <Outcome
      purpose={purpose}
      result={result}
      title={known[state]}
      message={hasFailed ? `Error: ${result.message}` : undefined}
      note={hasFailed && outcome && "This payment did not go through: nothing was credited for it."}
      next={
        <ButtonLink type="primary" block to={hasFailed ? back : paths.student.payment}>
          {hasFailed ? "Go back" : "Go to payments"}
        </ButtonLink>
      }
    />
  );
};
