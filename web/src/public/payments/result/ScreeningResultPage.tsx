import { paths } from "../../../paths.ts";
import { useFetchedSession } from "../../../session/use-session.ts";
import { texts } from "../../../texts.ts";
import { titles } from "../../../titles.ts";
import { ButtonLink } from "../../../ui/ButtonLink.tsx";
import { Outcome } from "./Outcome.tsx";
import { usePaymentOutcome } from "./use-payment-outcome.ts";

const failures = {
  noReference: "No reference to your payment.",
  noData: "Payment verification failed",
  network: "An error occurred during payment verification",
};

/** The page to which the payment provider returns applicants, with `?reference=`. */
export default function ScreeningResultPage() {
  const result = usePaymentOutcome("SCREENING", failures);
  const { state, outcome } = result;
  const { session } = useFetchedSession();
  const isSignedIn = session.status === "signedIn";
  const isDeclined = state === "failed" && outcome !== null;
  const canPayAgain = isDeclined && isSignedIn;
  const title = state === "refunded" ? titles.refundedPayment : titles.screeningResult;
  const home = isSignedIn ? paths.applicant.dashboard : `${paths.login}?for=applicant`;
  return (
    <Outcome
      purpose="SCREENING"
      result={result}
      title={outcome && state !== "pending" ? `Payment ${outcome.gatewayResponse}!` : title}
      message={
        isDeclined ? "This payment did not go through: nothing was credited for it." : undefined
      }
      note={
        state === "settled" &&
        (isSignedIn
          ? "Go on to your dashboard and update your profile."
          : "Log in and update your profile.")
      }
      next={
        <ButtonLink type="primary" block to={canPayAgain ? paths.screeningPayment : home}>
          {canPayAgain ? "Pay again" : texts.ok}
        </ButtonLink>
      }
    />
  );
}
