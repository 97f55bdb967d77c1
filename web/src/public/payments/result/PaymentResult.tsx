import { useSearchParams } from "react-router-dom";
import type { PaymentPurpose } from "../../../gql/public-payments.ts";
import { paths } from "../../../paths.ts";
import { ButtonLink } from "../../../ui/ButtonLink.tsx";
import { calmMessageOf, Outcome } from "./Outcome.tsx";
import { paymentResultTexts as labels } from "./payment-result-texts.ts";
import { type PaymentResult as Result, usePaymentOutcome } from "./use-payment-outcome.ts";

const headingOf = (result: Result, title: string): string => {
  if (result.state === "failed") return labels.oops;
  if (result.state === "settled") return labels.outcome(result.outcome.gatewayResponse);
  return title;
};

interface PaymentResultProps {
  readonly purpose: PaymentPurpose;
  readonly title: string;
  /** The page on which the payment was started. */
  readonly back: string;
}

/** The page to which the payment provider returns, with `?reference=`. */
export const PaymentResult = ({ purpose, title, back }: PaymentResultProps) => {
  const [search] = useSearchParams();
  const result = usePaymentOutcome(purpose, search.get("reference")?.trim() ?? "");
  const hasFailed = result.state === "failed";
  return (
    <Outcome
      purpose={purpose}
      result={result}
      title={headingOf(result, title)}
      message={hasFailed ? labels.error(result.message) : calmMessageOf(result)}
      note={hasFailed && result.outcome ? labels.notCredited : undefined}
      next={
        <ButtonLink type="primary" block to={hasFailed ? back : paths.student.payment}>
          {hasFailed ? labels.goBack : labels.toPayments}
        </ButtonLink>
      }
    />
  );
};
