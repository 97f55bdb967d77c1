import { useSearchParams } from "react-router-dom";
import { paths } from "../../../paths.ts";
import { useFetchedSession } from "../../../session/use-session.ts";
import { texts } from "../../../texts.ts";
import { titles } from "../../../titles.ts";
import { ButtonLink } from "../../../ui/ButtonLink.tsx";
import { calmMessageOf, Outcome } from "./Outcome.tsx";
import { screeningResultTexts as labels, paymentResultTexts } from "./payment-result-texts.ts";
import { type PaymentResult, usePaymentOutcome } from "./use-payment-outcome.ts";

const purpose = "SCREENING";
const headingOf = (result: PaymentResult): string =>
  "outcome" in result && result.outcome && result.state !== "pending"
    ? paymentResultTexts.outcome(result.outcome.gatewayResponse)
    : titles.screeningResult;

/** The page to which the payment provider returns applicants, with `?reference=`. */
export default function ScreeningResultPage() {
  const [search] = useSearchParams();
  const result = usePaymentOutcome(purpose, search.get("reference")?.trim() ?? "");
  const { session } = useFetchedSession();
  const isSignedIn = session.status === "signedIn";
  const hasFailed = result.state === "failed";
  const isDeclined = hasFailed && result.outcome !== null;
  const message = isDeclined ? labels.declined : hasFailed ? result.message : calmMessageOf(result);
  const canPayAgain = isDeclined && isSignedIn;
  const home = isSignedIn ? paths.applicant.dashboard : `${paths.login}?for=applicant`;
  const note = isSignedIn ? labels.nextSignedIn : labels.next;
  return (
    <Outcome
      purpose={purpose}
      result={result}
      title={headingOf(result)}
      message={message}
      note={result.state === "settled" ? note : undefined}
      next={
        <ButtonLink type="primary" block to={canPayAgain ? paths.screeningPayment : home}>
          {canPayAgain ? labels.payAgain : texts.ok}
        </ButtonLink>
      }
    />
  );
}
