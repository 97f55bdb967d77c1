import { useMutation } from "@apollo/client/react";
import { type FormEvent, useState } from "react";
import {
  type AdmissionOutcome,
  type ApplicantFileDetailsFragment,
  DecideOneDocument,
} from "../../../gql/staff-admissions.ts";
import { formatCalendarDate, formatMoment } from "../../../lib/dates.ts";
import { usePortal } from "../../../portal/PortalProvider.tsx";
import { Button } from "../../../ui/Button.tsx";
import { Notice } from "../../../ui/Notice.tsx";
import { SelectField } from "../../../ui/SelectField.tsx";
import { StatusTag } from "../../../ui/StatusTag.tsx";
import { TextAreaField } from "../../../ui/TextAreaField.tsx";
import { TextField } from "../../../ui/TextField.tsx";
import { FactGrid } from "../../kit/FactGrid.tsx";
import { SectionCard } from "../../kit/SectionCard.tsx";
import styles from "../Admissions.module.css";
import { answers, choicesOf, outcomes } from "../labels.ts";
import { admissionTexts } from "../texts.ts";
import { type OnDone, useChange } from "./use-change.ts";

const texts = admissionTexts.file;

interface DecisionCardProps {
  readonly applicant: ApplicantFileDetailsFragment;
  readonly onDone: OnDone;
}

/** The decision, and the form to decide or decide again. */
export const DecisionCard = ({ applicant, onDone }: DecisionCardProps) => {
  const { timeZone } = usePortal();
  const { decision } = applicant;
  return (
    <SectionCard title={texts.sections.decision}>
      {decision ? (
        <FactGrid
          facts={[
            [
              texts.outcome,
              <StatusTag key="outcome" kind={outcomes[decision.outcome].kind}>
                {outcomes[decision.outcome].text}
              </StatusTag>,
            ],
            ["Decided", formatMoment(decision.decidedAt, timeZone)],
            ...(decision.department ? [[texts.department, decision.department] as const] : []),
            ...(decision.answerBy
              ? [[texts.answerBy, formatCalendarDate(decision.answerBy)] as const]
              : []),
            ...(decision.answer ? [["Answer", answers[decision.answer]] as const] : []),
            ...(decision.matricNumber ? [["Matric number", decision.matricNumber] as const] : []),
            ...(decision.reason ? [["Told", decision.reason] as const] : []),
          ]}
        />
      ) : (
        <p>{texts.noDecision}</p>
      )}
      {applicant.canDecide && <DecisionForm applicant={applicant} onDone={onDone} />}
    </SectionCard>
  );
};

const DecisionForm = ({ applicant, onDone }: DecisionCardProps) => {
  const [send] = useMutation(DecideOneDocument, { fetchPolicy: "no-cache" });
  const { busy, trouble, run } = useChange(onDone);
  const [outcome, setOutcome] = useState<AdmissionOutcome | "">("");
  const [departmentCode, setDepartment] = useState("");
  const [answerBy, setAnswerBy] = useState("");
  const [reason, setReason] = useState("");
  const [isOver, setOver] = useState(false);
  const [overReason, setOverReason] = useState("");
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (outcome === "") return;
    const isOffer = outcome === "ADMITTED";
    const refusal = await run(() =>
      send({
        variables: {
          applicantId: applicant.id,
          input: {
            outcome,
            departmentCode: isOffer ? departmentCode || null : null,
            answerBy: isOffer ? answerBy || null : null,
            reason: outcome === "NOT_ADMITTED" ? reason : null,
            overQuotaReason: isOver ? overReason : null,
            seenDecidedAt: applicant.decision?.decidedAt ?? null,
          },
        },
      }),
    );
    if (refusal?.code === "QUOTA_EXCEEDED") setOver(true);
  };
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      {trouble && <Notice kind="error">{trouble}</Notice>}
      <SelectField
        label={texts.decide}
        value={outcome}
        choices={choicesOf(outcomes)}
        onChange={(value) => setOutcome(outcomeOf(value))}
      />
      {outcome === "ADMITTED" && (
        <>
          <SelectField
            label={texts.department}
            hint={`${texts.preferred}: ${applicant.department}`}
            value={departmentCode}
            choices={applicant.departments.map(({ code, name }) => ({ value: code, label: name }))}
            onChange={setDepartment}
          />
          <TextField
            type="date"
            label={texts.answerBy}
            hint={admissionTexts.decide.answerByHint}
            value={answerBy}
            onChange={setAnswerBy}
          />
          {isOver && (
            <TextAreaField
              label={texts.overReason}
              hint={admissionTexts.decide.reasonHint}
              value={overReason}
              maxLength={500}
              onChange={setOverReason}
            />
          )}
        </>
      )}
      {outcome === "NOT_ADMITTED" && (
        <TextAreaField label={texts.told} value={reason} maxLength={500} onChange={setReason} />
      )}
      <Button type="submit" busy={busy} disabled={outcome === ""}>
        {texts.saveDecision}
      </Button>
    </form>
  );
};

const outcomeOf = (value: string): AdmissionOutcome | "" =>
  value === "ADMITTED" || value === "WAITING_LIST" || value === "NOT_ADMITTED" ? value : "";
