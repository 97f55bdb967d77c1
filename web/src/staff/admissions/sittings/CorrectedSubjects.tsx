import { Form, Select } from "antd";
import { useId } from "react";
import { grades, subjects } from "../../../../../rules/admissions/olevel.ts";
import type { RecordForm } from "../../kit/record/use-record-form.ts";
import styles from "../Admissions.module.css";
import { admissionTexts } from "../texts.ts";
import { type CorrectionValues, subjectRows } from "./correction-values.ts";

const texts = admissionTexts.sitting.correction;

const subjectOptions = subjects.map((value) => ({ value }));
const gradeOptions = grades.map((value) => ({ value }));

/** A row for each possible subject. Empty rows are ignored. */
export const CorrectedSubjects = ({ form }: { form: RecordForm<CorrectionValues> }) => {
  const titleId = useId();
  return (
    <fieldset className={styles.subjects} aria-labelledby={titleId}>
      <p id={titleId}>{texts.subjects}</p>
      <p className={styles.note}>{texts.subjectsHint}</p>
      {/* The place of what is wrong with all subjects together. */}
      <Form.Item name="subjects">
        <span />
      </Form.Item>
      {subjectRows.map((row) => (
        <div key={row} className={styles.subject}>
          <Form.Item {...form.choice(`subjects.${row}.name`)}>
            <Select
              showSearch
              allowClear
              aria-label={texts.subject(row + 1)}
              options={subjectOptions}
            />
          </Form.Item>
          <Form.Item {...form.choice(`subjects.${row}.grade`)}>
            <Select allowClear aria-label={texts.grade(row + 1)} options={gradeOptions} />
          </Form.Item>
        </div>
      ))}
    </fieldset>
  );
};
