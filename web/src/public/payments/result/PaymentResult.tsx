import { useSearchParams } from "react-router-dom";
import type { PaymentPurpose } from "../../../gql/public-payments.ts";
import { paths } from "../../../paths.ts";
import { texts } from "../../../texts.ts";
import { Button, ButtonLink } from "../../../ui/Button.tsx";
import { Card } from "../../../ui/Card.tsx";
import { Notice } from "../../../ui/Notice.tsx";
import { PageHeading } from "../../../ui/PageHeading.tsx";
import { Waiting } from "../../../ui/Waiting.tsx";
import styles from "../../PublicPage.module.css";
import { OutcomeDetails } from "./OutcomeDetails.tsx";
import { PendingOutcome } from "./PendingOutcome.tsx";
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
  return (
    <Card>
      <div className={styles.page} aria-live="polite">
        <PageHeading>{headingOf(result, title)}</PageHeading>
        {result.state === "asking" && <Waiting text={labels.verifying} />}
        {result.state === "pending" && <PendingOutcome purpose={purpose} {...result} />}
        {result.state === "settled" && (
          <>
            <Notice kind="success">{result.outcome.message}</Notice>
            <OutcomeDetails purpose={purpose} outcome={result.outcome} />
            <ButtonLink to={paths.student.payment} wide>
              {labels.toPayments}
            </ButtonLink>
          </>
        )}
        {result.state === "failed" && (
          <>
            <Notice kind="error">{labels.error(result.message)}</Notice>
            {result.outcome && (
              <>
                <p>{labels.notCredited}</p>
                <OutcomeDetails purpose={purpose} outcome={result.outcome} />
              </>
            )}
            {result.askAgain && (
              <Button variant="secondary" wide onClick={result.askAgain}>
                {texts.tryAgain}
              </Button>
            )}
            <ButtonLink to={back} wide>
              {labels.goBack}
            </ButtonLink>
          </>
        )}
      </div>
    </Card>
  );
};
