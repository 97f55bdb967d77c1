import type { OutcomeDetailsFragment, PaymentPurpose } from "../../../gql/public-payments.ts";
import { Button } from "../../../ui/Button.tsx";
import { Notice } from "../../../ui/Notice.tsx";
import { OutcomeDetails } from "./OutcomeDetails.tsx";
import { paymentResultTexts as labels } from "./payment-result-texts.ts";

interface PendingOutcomeProps {
  readonly purpose: PaymentPurpose;
  readonly outcome: OutcomeDetailsFragment;
  readonly askAgain: () => void;
}

/** A payment that is still pending at the provider, with a button to check again. */
export const PendingOutcome = ({ purpose, outcome, askAgain }: PendingOutcomeProps) => (
  <>
    <Notice kind="info">{labels.pending}</Notice>
    <OutcomeDetails purpose={purpose} outcome={outcome} />
    <Button variant="secondary" wide onClick={askAgain}>
      {labels.askNow}
    </Button>
  </>
);
