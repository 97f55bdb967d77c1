import { useId } from "react";
import { grades, subjects } from "../../../../../../rules/admissions/olevel.ts";
import { Button } from "../../../../ui/Button.tsx";
import { FieldError } from "../../../../ui/FieldNotes.tsx";
import { Icon } from "../../../../ui/Icon.tsx";
import { formTexts } from "../form-texts.ts";
import type { Problems } from "../use-section-save.ts";
import styles from "./Academic.module.css";
import type { SubjectRow } from "./academic-values.ts";

interface CellProps {
  readonly label: string;
  /** Shown while nothing is chosen. */
  readonly prompt: string;
  readonly name: string;
  readonly value: string;
  readonly choices: readonly string[];
  readonly errorId: string | undefined;
  readonly onChange: (value: string) => void;
}

const Cell = ({ label, prompt, name, value, choices, errorId, onChange }: CellProps) => (
  <select
    aria-label={label}
    aria-invalid={errorId ? true : undefined}
    aria-describedby={errorId}
    name={name}
    value={value}
    onChange={(event) => onChange(event.currentTarget.value)}
  >
    <option value="">{prompt}</option>
    {value !== "" && !choices.includes(value) && <option>{value}</option>}
    {choices.map((choice) => (
      <option key={choice}>{choice}</option>
    ))}
  </select>
);

interface SubjectRowFieldsProps {
  /** The field's path in the section's input: `sittings.0.subjects.3`. */
  readonly field: string;
  readonly number: number;
  readonly row: SubjectRow;
  readonly problems: Problems;
  readonly onChange: (row: SubjectRow) => void;
  readonly onRemove: () => void;
}

/** One subject with its grade and their errors. */
export const SubjectRowFields = (props: SubjectRowFieldsProps) => {
  const { field, number, row, problems, onChange, onRemove } = props;
  const id = useId();
  const nameProblem = problems[`${field}.name`];
  const gradeProblem = problems[`${field}.grade`];
  const nameErrorId = `${id}-name`;
  const gradeErrorId = `${id}-grade`;
  return (
    <li className={styles.row}>
      <Cell
        label={formTexts.academic.subject(number)}
        prompt={formTexts.review.subject}
        name={`${field}.name`}
        value={row.name}
        choices={subjects}
        errorId={nameProblem && nameErrorId}
        onChange={(name) => onChange({ ...row, name })}
      />
      <Cell
        label={formTexts.academic.grade(number)}
        prompt={formTexts.review.grade}
        name={`${field}.grade`}
        value={row.grade}
        choices={grades}
        errorId={gradeProblem && gradeErrorId}
        onChange={(grade) => onChange({ ...row, grade })}
      />
      <Button
        variant="plain"
        aria-label={formTexts.academic.removeRow(number, row.name)}
        title={formTexts.academic.remove}
        onClick={onRemove}
      >
        <Icon name="close" />
      </Button>
      <div className={styles.rowProblems}>
        <FieldError id={nameErrorId} text={nameProblem} />
        <FieldError id={gradeErrorId} text={gradeProblem} />
      </div>
    </li>
  );
};
