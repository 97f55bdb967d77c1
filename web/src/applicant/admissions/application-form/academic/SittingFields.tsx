import { Form, Input, Select } from "antd";
import { memo, type ReactNode } from "react";
import { examTypes, firstExamYear } from "../../../../../../rules/admissions/olevel.ts";
import { olevelTexts } from "../../../../../../rules/texts.ts";
import type { ApplicationForm_ApplicantFragment_application_sittings as OlevelSitting } from "../../../../gql/applicant-admissions.ts";
import { choice } from "../../../../ui/use-form-submit.ts";
import { formTexts } from "../form-texts.ts";
import styles from "../SectionForm.module.css";
import { ResultField } from "./ResultField.tsx";
import { SubjectRows } from "./SubjectRows.tsx";
import type { AcademicState } from "./use-academic.ts";

const yearsUntil = (today: string) => {
  const last = Number(today.slice(0, 4));
  return Array.from({ length: last - firstExamYear + 1 }, (_, index) => ({
    value: `${last - index}`,
  }));
};

const examTypeOptions = examTypes.map((value) => ({ value }));

const isExamType = (text: string): text is (typeof examTypes)[number] =>
  examTypes.some((examType) => examType === text);

/** The file names in the mutation's input. */
export const resultNames = ["firstResult", "secondResult"] as const;

interface ExamItemsProps {
  /** The sitting's path in the section's input: `sittings.0`. */
  readonly field: string;
  readonly today: string;
  readonly numberHint: string | undefined;
}

const ExamItems = memo(({ field, today, numberHint }: ExamItemsProps) => (
  <div className={styles.fields}>
    <Form.Item name={`${field}.schoolName`} label={formTexts.schoolName}>
      <Input autoComplete="off" maxLength={240} />
    </Form.Item>
    <Form.Item name={`${field}.examType`} label={formTexts.examType} {...choice}>
      <Select options={examTypeOptions} />
    </Form.Item>
    <Form.Item name={`${field}.year`} label={formTexts.year} {...choice}>
      <Select showSearch options={yearsUntil(today)} />
    </Form.Item>
    <Form.Item name={`${field}.examNumber`} label={formTexts.examNumber} extra={numberHint}>
      <Input autoComplete="off" autoCapitalize="characters" spellCheck={false} maxLength={40} />
    </Form.Item>
  </div>
));

interface SittingFieldsProps {
  readonly index: 0 | 1;
  readonly work: AcademicState;
  readonly stored: OlevelSitting | undefined;
  /** Shown below the subjects. */
  readonly children: ReactNode;
}

/** One O-level sitting: school, exam, year, number and results. */
export const SittingFields = ({ index, work, stored, children }: SittingFieldsProps) => {
  const { examType, subjects } = work.values.sittings[index];
  const field = `sittings.${index}`;
  const numberHint = isExamType(examType) ? olevelTexts.examNumberForms[examType] : undefined;
  // The hint and the error can be the same text, which is shown once.
  const isHintShown = numberHint !== work.problems[`${field}.examNumber`];
  return (
    <fieldset className={styles.group}>
      <legend className={styles.groupTitle}>{formTexts.sittings[index]}</legend>
      <ExamItems
        field={field}
        today={work.today}
        numberHint={isHintShown ? numberHint : undefined}
      />
      <SubjectRows
        sitting={index}
        rows={subjects}
        problem={work.problems[`${field}.subjects`]}
        onChange={work.setSitting}
      />
      {children}
      <ResultField
        index={index}
        name={resultNames[index]}
        results={work.results}
        stored={stored}
        problem={work.problems[resultNames[index]]}
      />
    </fieldset>
  );
};
