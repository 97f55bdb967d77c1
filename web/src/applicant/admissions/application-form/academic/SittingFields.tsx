import type { ReactNode } from "react";
import { examTypes, firstExamYear } from "../../../../../../rules/admissions/olevel.ts";
import { olevelTexts } from "../../../../../../rules/texts.ts";
import { SelectField } from "../../../../ui/SelectField.tsx";
import { TextField } from "../../../../ui/TextField.tsx";
import { formTexts } from "../form-texts.ts";
import type { FormApplication } from "../saved-section.ts";
import styles from "./Academic.module.css";
import type { SittingValues } from "./academic-values.ts";
import { ResultField } from "./ResultField.tsx";
import { SubjectRows } from "./SubjectRows.tsx";
import type { AcademicState } from "./use-academic.ts";

const yearsUntil = (today: string): readonly string[] => {
  const last = Number(today.slice(0, 4));
  return Array.from({ length: last - firstExamYear + 1 }, (_, index) => `${last - index}`);
};

const isExamType = (text: string): text is (typeof examTypes)[number] =>
  examTypes.some((examType) => examType === text);

/** The file names in the mutation's input. */
const resultNames = ["firstResult", "secondResult"] as const;

interface SittingFieldsProps {
  readonly index: 0 | 1;
  readonly work: AcademicState;
  readonly stored: NonNullable<FormApplication["sittings"]>[number] | undefined;
  /** Shown below the subjects. */
  readonly children: ReactNode;
}

/** One O-level sitting: school, exam, year, number and results. */
export const SittingFields = ({ index, work, stored, children }: SittingFieldsProps) => {
  const sitting = work.values.sittings[index];
  const field = `sittings.${index}`;
  const texts = formTexts.academic;
  const fieldProps = (name: Exclude<keyof SittingValues, "subjects">) => ({
    name: `${field}.${name}`,
    value: sitting[name],
    error: work.problems[`${field}.${name}`],
    onChange: (value: string) => work.setSitting(index, { [name]: value }),
  });
  const { examType } = sitting;
  return (
    <fieldset className={styles.sitting}>
      <legend className={styles.sittingTitle}>{texts.sittings[index]}</legend>
      <div className={styles.about}>
        <TextField
          label={texts.schoolName}
          {...fieldProps("schoolName")}
          autoComplete="off"
          maxLength={240}
        />
        <SelectField label={texts.examType} {...fieldProps("examType")} choices={examTypes} />
        <SelectField label={texts.year} {...fieldProps("year")} choices={yearsUntil(work.today)} />
        <TextField
          label={texts.examNumber}
          {...fieldProps("examNumber")}
          {...(isExamType(examType) && { hint: olevelTexts.examNumberForms[examType] })}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
        />
      </div>
      <SubjectRows
        field={`${field}.subjects`}
        rows={sitting.subjects}
        problems={work.problems}
        onChange={(subjects) => work.setSitting(index, { subjects })}
      />
      {children}
      <ResultField
        index={index}
        name={resultNames[index]}
        results={work.results}
        stored={
          stored?.resultUrl ? { url: stored.resultUrl, mediaType: stored.resultMediaType } : null
        }
        problem={work.problems[resultNames[index]]}
      />
    </fieldset>
  );
};
