import { useId } from "react";
import { grades, subjects } from "../../../../../rules/admissions/olevel.ts";
import { FieldGroup } from "../../../ui/FieldGroup.tsx";
import { FieldError, FieldHint } from "../../../ui/FieldNotes.tsx";
import type { RecordForm } from "../../kit/record/use-record-form.ts";
import styles from "../Admissions.module.css";
import { admissionTexts } from "../texts.ts";
import { type CorrectionValues, subjectRows } from "./correction-values.ts";

const texts = admissionTexts.sitting.correction;

interface CellProps {
  readonly label: string;
  readonly choices: readonly string[];
  readonly name: string;
  readonly value: string;
  readonly error?: string;
  readonly hint?: string;
  readonly onChange: (value: string) => void;
}

const Cell = ({ label, choices, name, value, error, hint, onChange }: CellProps) => {
  const id = useId();
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
  return (
    <div>
      <select
        aria-label={label}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy || undefined}
        name={name}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      >
        <option value="">–</option>
        {value !== "" && !choices.includes(value) && <option>{value}</option>}
        {choices.map((choice) => (
          <option key={choice}>{choice}</option>
        ))}
      </select>
      <FieldHint id={`${id}-hint`} text={hint} />
      <FieldError id={`${id}-error`} text={error} />
    </div>
  );
};

/** A row for each possible subject. Empty rows are ignored. */
export const CorrectedSubjects = ({ form }: { form: RecordForm<CorrectionValues> }) => (
  <FieldGroup legend={texts.subjects} hint={texts.subjectsHint} error={form.errors.subjects}>
    <div className={styles.subjects}>
      {subjectRows.map((row) => (
        <div key={row} className={styles.subject}>
          <Cell
            label={texts.subject(row + 1)}
            choices={subjects}
            {...form.text(`subjects.${row}.name`)}
          />
          <Cell
            label={texts.grade(row + 1)}
            choices={grades}
            {...form.text(`subjects.${row}.grade`)}
          />
        </div>
      ))}
    </div>
  </FieldGroup>
);
