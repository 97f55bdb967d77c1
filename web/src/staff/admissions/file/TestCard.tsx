import { useMutation } from "@apollo/client/react";
import { type FormEvent, useState } from "react";
import {
  type ApplicantFileDetailsFragment,
  MoveTestDocument,
  RecordScoreDocument,
} from "../../../gql/staff-admissions.ts";
import { formatCalendarDate, formatClock } from "../../../lib/dates.ts";
import { Button } from "../../../ui/Button.tsx";
import { SelectField } from "../../../ui/SelectField.tsx";
import { TextField } from "../../../ui/TextField.tsx";
import { FactGrid } from "../../kit/FactGrid.tsx";
import { SectionCard } from "../../kit/SectionCard.tsx";
import styles from "../Admissions.module.css";
import { admissionTexts } from "../texts.ts";
import { type OnDone, useChange } from "./use-change.ts";

const texts = admissionTexts.file;

interface TestCardProps {
  readonly applicant: ApplicantFileDetailsFragment;
  readonly onDone: OnDone;
}

const slotText = (slot: {
  readonly date: string;
  readonly startTime: string;
  readonly endTime: string;
}): string =>
  `${formatCalendarDate(slot.date)}, ${formatClock(slot.startTime)} - ${formatClock(slot.endTime)}`;

/** The test and its score, with the office's actions. */
export const TestCard = ({ applicant, onDone }: TestCardProps) => {
  const { test } = applicant;
  return (
    <SectionCard title={texts.sections.test}>
      {test ? (
        <FactGrid
          facts={[
            ["Held", slotText(test)],
            [texts.score, test.score === null ? null : String(test.score)],
          ]}
        />
      ) : (
        <p>{texts.noTest}</p>
      )}
      {applicant.canScore && <ScoreForm applicant={applicant} onDone={onDone} />}
      {applicant.canMove && <MoveForm applicant={applicant} onDone={onDone} />}
    </SectionCard>
  );
};

const ScoreForm = ({ applicant, onDone }: TestCardProps) => {
  const [send] = useMutation(RecordScoreDocument, { fetchPolicy: "no-cache" });
  const { busy, trouble, run } = useChange(onDone);
  const [score, setScore] = useState(String(applicant.test?.score ?? ""));
  const [problem, setProblem] = useState<string | null>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const isScore = /^\d{1,3}$/.test(score.trim()) && Number(score) <= 100;
    setProblem(isScore ? null : texts.scoreProblem);
    if (!isScore) return;
    const seenScore = applicant.test?.score ?? null;
    void run(() =>
      send({ variables: { applicantId: applicant.id, score: Number(score), seenScore } }),
    );
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <TextField
        label={texts.score}
        inputMode="numeric"
        maxLength={3}
        value={score}
        error={problem ?? trouble ?? undefined}
        onChange={setScore}
      />
      <Button type="submit" variant="secondary" busy={busy}>
        {texts.saveScore}
      </Button>
    </form>
  );
};

const MoveForm = ({ applicant, onDone }: TestCardProps) => {
  const [send] = useMutation(MoveTestDocument, { fetchPolicy: "no-cache" });
  const { busy, trouble, run } = useChange(onDone);
  const [batch, setBatch] = useState("");
  const others = applicant.test?.others ?? [];
  if (others.length === 0) return null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (batch === "") return;
    void run(() => send({ variables: { applicantId: applicant.id, testBatchId: batch } }));
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <SelectField
        label={texts.move}
        value={batch}
        error={trouble ?? undefined}
        choices={others.map((other) => ({
          value: other.id,
          label: `${slotText(other)} · ${texts.placesLeft(other.placesLeft)}`,
        }))}
        onChange={setBatch}
      />
      <Button type="submit" variant="secondary" busy={busy} disabled={batch === ""}>
        {texts.saveMove}
      </Button>
    </form>
  );
};
