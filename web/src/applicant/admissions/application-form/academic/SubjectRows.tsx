import { CloseOutlined, PlusOutlined } from "@ant-design/icons";
import { Button, Form, Select } from "antd";
import { memo, useId, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { grades, maximumSubjects, subjects } from "../../../../../../rules/admissions/olevel.ts";
import { focusField } from "../../../../ui/focus-field.ts";
import { choice } from "../../../../ui/use-form-submit.ts";
import { formTexts } from "../form-texts.ts";
import styles from "./Academic.module.css";
import { blankRow, type SubjectRow } from "./academic-values.ts";

const texts = formTexts.academic;

const subjectOptions = subjects.map((value) => ({ value }));
const gradeOptions = grades.map((value) => ({ value }));

interface CellProps {
  readonly name: string;
  readonly label: string;
  readonly isSubject?: boolean;
}

// A sitting has eighteen. Typing elsewhere renders none of them.
const Cell = memo(({ name, label, isSubject = false }: CellProps) => (
  <Form.Item name={name} {...choice}>
    <Select
      allowClear
      showSearch={isSubject}
      aria-label={label}
      options={isSubject ? subjectOptions : gradeOptions}
    />
  </Form.Item>
));

interface SubjectRowsProps {
  /** The field's path in the section's input: `sittings.0.subjects`. */
  readonly field: string;
  readonly rows: readonly SubjectRow[];
  /** What is wrong with all subjects together. */
  readonly problem: string | undefined;
  readonly onChange: (rows: readonly SubjectRow[]) => void;
}

/** The subjects of a sitting, one row each. Adding and removing a row keeps the focus in the list. */
export const SubjectRows = ({ field, rows, problem, onChange }: SubjectRowsProps) => {
  const group = useRef<HTMLFieldSetElement>(null);
  const id = useId();
  const [removed, setRemoved] = useState("");
  const isFull = rows.length >= maximumSubjects;

  const add = () => {
    flushSync(() => onChange([...rows, blankRow]));
    focusField(group.current, `${field}.${rows.length}.name`);
  };
  const remove = (index: number) => {
    flushSync(() => {
      onChange(rows.filter((_, at) => at !== index));
      setRemoved(texts.removedRow(rows[index]?.name ?? ""));
    });
    // Focuses the row that moved up, or the add button.
    if (!focusField(group.current, `${field}.${index}.name`)) focusField(group.current, field);
  };
  return (
    <fieldset ref={group} className={styles.group} aria-describedby={problem && id}>
      <legend className={styles.legend}>{texts.subjects}</legend>
      <ul className={styles.rows}>
        {rows
          .map(({ name }, index) => ({ name, index, place: `${field}.${index}` }))
          .map(({ name, index, place }) => (
            <li key={place} className={styles.row}>
              <Cell name={`${place}.name`} label={texts.subject(index + 1)} isSubject />
              <Cell name={`${place}.grade`} label={texts.grade(index + 1)} />
              <Button
                type="text"
                icon={<CloseOutlined aria-hidden />}
                aria-label={texts.removeRow(index + 1, name)}
                title={texts.remove}
                onClick={() => remove(index)}
              />
            </li>
          ))}
      </ul>
      <Form.Item
        extra={(isFull ? texts.allRows : texts.subjectsHint)(maximumSubjects)}
        help={problem && <span id={id}>{problem}</span>}
        validateStatus={problem ? "error" : ""}
      >
        <Button name={field} icon={<PlusOutlined aria-hidden />} onClick={add} disabled={isFull}>
          {texts.addRow}
        </Button>
      </Form.Item>
      <p className="visually-hidden" role="status">
        {removed}
      </p>
    </fieldset>
  );
};
