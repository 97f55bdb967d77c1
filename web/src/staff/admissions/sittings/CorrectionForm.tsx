import { Checkbox, Form, Input, Select } from "antd";
import { useId } from "react";
import {
  examTypes,
  grades,
  maximumSubjects,
  type SittingValues,
  sittingProblems,
  subjects,
} from "../../../../../rules/admissions/olevel.ts";
import {
  CorrectSittingDocument,
  type SittingDetailsFragment,
  SittingDocument,
} from "../../../gql/staff-admissions.ts";
import { isoDayIn } from "../../../lib/dates.ts";
import { usePortal } from "../../../portal/PortalProvider.tsx";
import { maxReasonLength, reasonProblem } from "../../kit/reason.ts";
import { FieldRow, RecordForm } from "../../kit/record/RecordForm.tsx";
import { useLatest } from "../../kit/record/use-latest.ts";
import {
  type RecordForm as FormState,
  type RecordVersion,
  useRecordForm,
} from "../../kit/record/use-record-form.ts";
import { useChange } from "../../kit/use-change.ts";
import styles from "../Admissions.module.css";

type SubjectCell = `subjects.${number}.name` | `subjects.${number}.grade`;

/** A correction as form values. Each subject and grade is a field named by its path in the mutation's input. */
type CorrectionValues = Omit<SittingValues, "subjects"> & {
  readonly reason: string;
  readonly isVerified: boolean;
} & Readonly<Record<SubjectCell, string>>;

/** One row for each subject that a sitting can have. */
const subjectRows: readonly number[] = Array.from({ length: maximumSubjects }, (_, row) => row);

/** The sitting as form values. Fields that exist only in the correction come from the second argument. */
const correctionVersion = (
  { schoolName, examType, year, examNumber, subjects, revision }: SittingDetailsFragment,
  { reason, isVerified }: Pick<CorrectionValues, "reason" | "isVerified">,
): RecordVersion<CorrectionValues> => {
  const cells: Readonly<Record<SubjectCell, string>> = Object.fromEntries(
    subjectRows.flatMap((row) => [
      [`subjects.${row}.name`, subjects[row]?.name ?? ""],
      [`subjects.${row}.grade`, subjects[row]?.grade ?? ""],
    ]),
  );
  const values = { schoolName, examType, year, examNumber, ...cells, reason, isVerified };
  return { values, revision };
};

/** Converts the form values to a sitting. Empty rows keep their positions. */
const correctedSitting = (values: CorrectionValues): SittingValues => {
  const { schoolName, examType, year, examNumber } = values;
  const subjects = subjectRows.map((row) => ({
    name: values[`subjects.${row}.name`] ?? "",
    grade: values[`subjects.${row}.grade`] ?? "",
  }));
  return { schoolName, examType, year, examNumber, subjects };
};

/** A row for each possible subject. Empty rows are ignored. */
const CorrectedSubjects = ({ form }: { form: FormState<CorrectionValues> }) => {
  const titleId = useId();
  return (
    <fieldset className={styles.subjects} aria-labelledby={titleId}>
      <p id={titleId}>Subjects and grades</p>
      <p className={styles.note}>As the certificate has them. Rows left empty are left out.</p>
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
              aria-label={`Subject ${row + 1}`}
              options={subjects.map((value) => ({ value }))}
            />
          </Form.Item>
          <Form.Item {...form.choice(`subjects.${row}.grade`)}>
            <Select
              allowClear
              aria-label={`Grade ${row + 1}`}
              options={grades.map((value) => ({ value }))}
            />
          </Form.Item>
        </div>
      ))}
    </fieldset>
  );
};

interface CorrectionFormProps {
  readonly sitting: SittingDetailsFragment;
  readonly onDone: () => void;
  readonly onCancel: () => void;
}

/** Corrects the claims of a sitting to match its certificate. */
export const CorrectionForm = ({ sitting, onDone, onCancel }: CorrectionFormProps) => {
  const { timeZone } = usePortal();
  const latest = useLatest(SittingDocument);
  const correct = useChange(CorrectSittingDocument, (data) => data.correctSitting);
  const form = useRecordForm<CorrectionValues>({
    initial: correctionVersion(sitting, { reason: "", isVerified: false }),
    check: (values) => ({
      ...sittingProblems(correctedSitting(values), isoDayIn(new Date(), timeZone)),
      reason: reasonProblem(values.reason) ?? undefined,
    }),
    save: async (values, revision) => {
      const { reason, isVerified } = values;
      const { subjects, ...facts } = correctedSitting(values);
      const claimed = { ...facts, subjects: [...subjects] };
      return correct({
        input: { ...claimed, sittingId: sitting.id, reason, isVerified, revision },
      });
    },
    reload: async (typed) => {
      const { sittingRecord } = await latest({ id: sitting.id });
      return sittingRecord && correctionVersion(sittingRecord, typed);
    },
    onSaved: onDone,
  });
  return (
    <RecordForm form={form} action="Correct it" onCancel={onCancel}>
      <Form.Item label="School" {...form.item("schoolName")}>
        <Input maxLength={240} />
      </Form.Item>
      <FieldRow>
        <Form.Item label="Exam" {...form.choice("examType")}>
          <Select options={examTypes.map((value) => ({ value }))} />
        </Form.Item>
        <Form.Item label="Year" {...form.item("year")}>
          <Input inputMode="numeric" maxLength={10} />
        </Form.Item>
        <Form.Item label="Exam number" {...form.item("examNumber")}>
          <Input maxLength={40} />
        </Form.Item>
      </FieldRow>
      <CorrectedSubjects form={form} />
      <Form.Item
        label="Reason"
        {...form.item(
          "reason",
          "Kept in the audit log. At least 5 characters. The applicant is mailed what is different, not the reason.",
        )}
      >
        <Input.TextArea rows={2} maxLength={maxReasonLength} />
      </Form.Item>
      {sitting.resultUrl && (
        <Form.Item {...form.tick("isVerified", "Otherwise it is still to be checked.")}>
          <Checkbox>It matches the certificate now: verify</Checkbox>
        </Form.Item>
      )}
    </RecordForm>
  );
};
