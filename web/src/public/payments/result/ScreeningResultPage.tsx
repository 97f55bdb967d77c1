import { useSearchParams } from "react-router-dom";
import { paths } from "../../../paths.ts";
import { useFetchedSession } from "../../../session/use-session.ts";
import { texts } from "../../../texts.ts";
import { titles } from "../../../titles.ts";
import { Button, ButtonLink } from "../../../ui/Button.tsx";
import { Card } from "../../../ui/Card.tsx";
import { Notice } from "../../../ui/Notice.tsx";
import { PageHeading } from "../../../ui/PageHeading.tsx";
import { Waiting } from "../../../ui/Waiting.tsx";
import styles from "../../PublicPage.module.css";
import { OutcomeDetails } from "./OutcomeDetails.tsx";
import { PendingOutcome } from "./PendingOutcome.tsx";
import { screeningResultTexts as labels, paymentResultTexts } from "./payment-result-texts.ts";
import { type PaymentResult, usePaymentOutcome } from "./use-payment-outcome.ts";

const purpose = "SCREENING";
const headingOf = (result: PaymentResult): string =>
  "outcome" in result && result.outcome && result.state !== "pending"
    ? paymentResultTexts.outcome(result.outcome.gatewayResponse)
    : titles.screeningResult;

/** The link to the applicant's pages, or to the login without a session. */
const ContinueLink = ({ isSignedIn }: { isSignedIn: boolean }) => (
  <ButtonLink wide to={isSignedIn ? paths.applicant.dashboard : `${paths.login}?for=applicant`}>
    {texts.ok}
  </ButtonLink>
);

/** The page to which the payment provider returns applicants, with `?reference=`. */
export default function ScreeningResultPage() {
  const [search] = useSearchParams();
  const result = usePaymentOutcome(purpose, search.get("reference")?.trim() ?? "");
  const { session } = useFetchedSession();
  const isSignedIn = session.status === "signedIn";
  return (
    <Card>
      <div className={styles.page} aria-live="polite">
        <PageHeading>{headingOf(result)}</PageHeading>
        {result.state === "asking" && <Waiting text={paymentResultTexts.verifying} />}
        {result.state === "pending" && <PendingOutcome purpose={purpose} {...result} />}
        {result.state === "settled" && (
          <>
            <Notice kind="success">{result.outcome.message}</Notice>
            <OutcomeDetails purpose={purpose} outcome={result.outcome} />
            <p>{isSignedIn ? labels.nextSignedIn : labels.next}</p>
            <ContinueLink isSignedIn={isSignedIn} />
          </>
        )}
        {result.state === "failed" && (
          <>
            <Notice kind="error">{result.outcome ? labels.declined : result.message}</Notice>
            {result.outcome && <OutcomeDetails purpose={purpose} outcome={result.outcome} />}
            {result.askAgain && (
              <Button variant="secondary" wide onClick={result.askAgain}>
                {texts.tryAgain}
              </Button>
            )}
            {result.outcome && isSignedIn ? (
              <ButtonLink wide to={paths.screeningPayment}>
                {labels.payAgain}
              </ButtonLink>
            ) : (
              <ContinueLink isSignedIn={isSignedIn} />
            )}
          </>
        )}
      </div>
    </Card>
  );
}
