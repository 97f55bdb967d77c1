import { formatCalendarDate, formatDay } from "../../../lib/dates.ts";
import { usePortal } from "../../../portal/PortalProvider.tsx";
import { PdfButton } from "../../../ui/PdfButton.tsx";
import { fileNameOf } from "../../document-file-name.ts";
import { texts } from "../../texts.ts";
import { AcceptedOffer } from "./AcceptedOffer.tsx";
import { AnswerOffer } from "./AnswerOffer.tsx";
import { DecisionCard } from "./DecisionCard.tsx";
import type { DecisionApplicant, DecisionOf, Offer } from "./decision-types.ts";
import { useFocusOnAnswer } from "./use-focus-on-answer.ts";

const labels = texts.admission;

interface DecisionProps {
  readonly applicant: DecisionApplicant;
  readonly decision: DecisionOf;
  /** Percent; null if it is unknown. */
  readonly score: number | null;
  /** Called when an answer was refused and the shown offer may be outdated. */
  readonly onOutdated: () => void;
}

/** A decision with its texts and actions. */
export const Decision = ({ applicant, decision, score, onOutdated }: DecisionProps) => {
  const { timeZone } = usePortal();
  const { outcome, reason, offer } = decision;
  const titleRef = useFocusOnAnswer(offer?.answer);
  const facts = [
    [labels.decidedOn, formatDay(decision.decidedAt, timeZone)],
    [labels.score, score === null ? null : labels.scoreOf(score)],
  ] as const;
  if (outcome === "WAITING_LIST") {
    return (
      <DecisionCard kind="info" title={labels.waitingTitle} facts={facts}>
        <p>{labels.waiting}</p>
      </DecisionCard>
    );
  }
  if (outcome === "NOT_ADMITTED" || !offer) {
    return (
      <DecisionCard
        kind="info"
        title={labels.refusedTitle}
        facts={[[labels.refusedReason, reason], ...facts]}
      />
    );
  }
  if (offer.answer === "ACCEPTED") {
    const letter = <Letter applicant={applicant} offer={offer} />;
    return <AcceptedOffer offer={offer} letter={letter} titleRef={titleRef} />;
  }
  if (offer.answer === "DECLINED") {
    const day = offer.answeredAt && formatDay(offer.answeredAt, timeZone);
    return (
      <DecisionCard kind="info" title={labels.declinedTitle} titleRef={titleRef} facts={facts}>
        <p>{labels.declined(offer.department, day)}</p>
      </DecisionCard>
    );
  }
  const answerBy = formatCalendarDate(offer.answerBy);
  if (!offer.canAnswer) {
    return (
      <DecisionCard kind="warning" title={labels.lapsedTitle} facts={facts}>
        <p>{labels.lapsed(offer.department, answerBy)}</p>
      </DecisionCard>
    );
  }
  return (
    <DecisionCard
      kind="success"
      title={labels.admitted.title(offer.department)}
      facts={[[labels.department, offer.department], [labels.answerBy, answerBy], ...facts]}
      actions={
        <>
          <AnswerOffer department={offer.department} onOutdated={onOutdated} />
          <Letter applicant={applicant} offer={offer} />
        </>
      }
    >
      <p>{labels.admitted.answerBy(answerBy)}</p>
    </DecisionCard>
  );
};

const Letter = ({ applicant, offer }: { applicant: DecisionApplicant; offer: Offer }) => (
  <PdfButton
    variant="secondary"
    path={offer.letterUrl}
    fileName={fileNameOf(applicant, "admission_letter")}
    labels={labels.letter}
  />
);
