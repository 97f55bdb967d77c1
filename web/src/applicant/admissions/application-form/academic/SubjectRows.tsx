import { CloseOutlined, PlusOutlined } from "@ant-design/icons";
import { Button, Form, Select } from "antd";
import { memo, useDeferredValue, useId, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { grades, maximumSubjects, subjects } from "../../../../../../rules/admissions/olevel.ts";
import { useStableCallback } from "../../../../lib/use-stable-callback.ts";
import { focusField } from "../../../../ui/focus-field.ts";
import { choice } from "../../../../ui/use-form-submit.ts";
import styles from "./Academic.module.css";
import { blankRow, type SubjectRow } from "./academic-values.ts";
import type { AcademicState } from "./use-academic.ts";

const subjectOptions = subjects.map((value) => ({ value }));
const gradeOptions = grades.map((value) => ({ value }));

interface RowProps {
  /** The row's path in the section's input: `sittings.0.subjects.0`. */
  readonly place: string;
  readonly index: number;
  /** The chosen subject. */
  readonly name: string;
  readonly onRemove: (index: number) => void;
}

const Row = memo(({ place, index, name, onRemove }: RowProps) => (
  <li className={styles.row}>
    <Form.Item name={`${place}.name`} {...choice}>
      <Select allowClear showSearch aria-label={`Subject ${index + 1}`} options={subjectOptions} />
    </Form.Item>
    <Form.Item name={`${place}.grade`} {...choice}>
      <Select
        allowClear
        showSearch={false}
        aria-label={`Grade ${index + 1}`}
        options={gradeOptions}
      />
    </Form.Item>
    <Button
      type="text"
      icon={<CloseOutlined aria-hidden />}
      aria-label={`Remove ${name || `subject ${index + 1}`}`}
      title="Remove"
      onClick={() => onRemove(index)}
    />
  </li>
));

interface SubjectRowsProps {
  /** The sitting's place among the sittings. */
  readonly sitting: 0 | 1;
  readonly rows: readonly SubjectRow[];
  /** What is wrong with all subjects together. */
  readonly problem: string | undefined;
  readonly onChange: AcademicState["setSitting"];
}

/** The subjects of a sitting, one row each. Adding and removing a row keeps the focus in the list. */
export const SubjectRows = memo(({ sitting, rows, problem, onChange }: SubjectRowsProps) => {
  const field = `sittings.${sitting}.subjects`;
  const group = useRef<HTMLFieldSetElement>(null);
  const id = useId();
  const [removed, setRemoved] = useState("");
  const isFull = rows.length >= maximumSubjects;
  // The choices are most of a section's work, and below what a phone shows first. They follow in a task of their own.
  const hasChoices = useDeferredValue(true, false);

  const add = () => {
    flushSync(() => onChange(sitting, { subjects: [...rows, blankRow] }));
    focusField(group.current, `${field}.${rows.length}.name`);
  };
  const remove = useStableCallback((index: number) => {
    flushSync(() => {
      onChange(sitting, { subjects: rows.filter((_, at) => at !== index) });
      setRemoved(`${rows[index]?.name || "The row"} is removed.`);
    });
    // Focuses the row that moved up, or the add button.
    if (!focusField(group.current, `${field}.${index}.name`)) focusField(group.current, field);
  });
  return (
    <fieldset ref={group} className={styles.group} aria-describedby={problem && id}>
      <legend className={styles.legend}>Subjects and grades</legend>
      <ul className={styles.rows}>
        {rows
          .map(({ name }, index) => ({ name, index, place: `${field}.${index}` }))
          .map(({ name, index, place }) =>
            hasChoices ? (
              <Row key={place} {...{ place, index, name }} onRemove={remove} />
            ) : (
              <li key={place} className={styles.row} />
            ),
          )}
      </ul>
      <Form.Item
        extra={
          isFull
            ? `${maximumSubjects} subjects is the most a result can show.`
            : `Up to ${maximumSubjects}. Rows you leave empty are not counted.`
        }
        help={problem && <span id={id}>{problem}</span>}
        validateStatus={problem ? "error" : ""}
      >
        <Button name={field} icon={<PlusOutlined aria-hidden />} onClick={add} disabled={isFull}>
          Add a subject
        </Button>
      </Form.Item>
      <p className="visually-hidden" role="status">
        {removed}
      </p>
    </fieldset>
  );
});
