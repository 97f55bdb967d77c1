import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { maximumSubjects } from "../../../../../../rules/admissions/olevel.ts";
import { Button } from "../../../../ui/Button.tsx";
import { FieldGroup } from "../../../../ui/FieldGroup.tsx";
import { Icon } from "../../../../ui/Icon.tsx";
import { focusField } from "../focus-field.ts";
import { formTexts } from "../form-texts.ts";
import type { Problems } from "../use-section-save.ts";
import styles from "./Academic.module.css";
import { blankRow, type SubjectRow } from "./academic-values.ts";
import { SubjectRowFields } from "./SubjectRowFields.tsx";

interface SubjectRowsProps {
  /** The field's path in the section's input: `sittings.0.subjects`. */
  readonly field: string;
  readonly rows: readonly SubjectRow[];
  readonly problems: Problems;
  readonly onChange: (rows: readonly SubjectRow[]) => void;
}

/** The subjects of a sitting, one row each. Adding and removing a row keeps the focus in the list. */
export const SubjectRows = ({ field, rows, problems, onChange }: SubjectRowsProps) => {
  const list = useRef<HTMLUListElement>(null);
  const [removed, setRemoved] = useState("");
  const isFull = rows.length >= maximumSubjects;

  const change = (index: number, row: SubjectRow) =>
    onChange(rows.map((other, at) => (at === index ? row : other)));
  const add = () => {
    if (isFull) return;
    flushSync(() => onChange([...rows, blankRow]));
    focusField(list.current, `${field}.${rows.length}.name`);
  };
  const remove = (index: number) => {
    const name = rows[index]?.name ?? "";
    flushSync(() => {
      onChange(rows.filter((_, at) => at !== index));
      setRemoved(formTexts.academic.removedRow(name));
    });
    // Focuses the row that moved up, or the add button.
    const group = list.current?.closest("fieldset") ?? null;
    if (!focusField(group, `${field}.${index}.name`)) focusField(group, field);
  };
  return (
    <FieldGroup
      legend={formTexts.academic.subjects}
      hint={(isFull ? formTexts.academic.allRows : formTexts.academic.subjectsHint)(
        maximumSubjects,
      )}
      error={problems[field]}
    >
      <ul ref={list} className={styles.rows}>
        {rows
          .map((row, index) => ({ row, index, place: `${field}.${index}` }))
          .map(({ row, index, place }) => (
            <SubjectRowFields
              key={place}
              field={place}
              number={index + 1}
              row={row}
              problems={problems}
              onChange={(changed) => change(index, changed)}
              onRemove={() => remove(index)}
            />
          ))}
      </ul>
      <Button variant="secondary" name={field} onClick={add} disabled={isFull}>
        <Icon name="plus" />
        {formTexts.academic.addRow}
      </Button>
      <p className="visually-hidden" role="status">
        {removed}
      </p>
    </FieldGroup>
  );
};
