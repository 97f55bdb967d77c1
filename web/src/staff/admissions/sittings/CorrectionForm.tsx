import { useApolloClient } from "@apollo/client/react";
import { Checkbox, Form, Input, Select } from "antd";
import { useId } from "react";
import {
  examTypes,
  grades,
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
import { type RecordForm as FormState, useRecordForm } from "../../kit/record/use-record-form.ts";
import { useChange } from "../../kit/use-change.ts";
import styles from "../Admissions.module.css";
import { admissionTexts } from "../texts.ts";
import {
  type CorrectionValues,
  correctedSitting,
  correctionVersion,
  subjectRows,
} from "./correction-values.ts";

const texts = admissionTexts.sitting.correction;

const subjectOptions = subjects.map((value) => ({ value }));
const gradeOptions = grades.map((value) => ({ value }));

/** A row for each possible subject. Empty rows are ignored. */
const CorrectedSubjects = ({ form }: { form: FormState<CorrectionValues> }) => {
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

interface CorrectionFormProps {
  readonly sitting: SittingDetailsFragment;
  readonly onDone: () => void;
  readonly onCancel: () => void;
}

/** Corrects the claims of a sitting to match its certificate. */
export const CorrectionForm = ({ sitting, onDone, onCancel }: CorrectionFormProps) => {
  const client = useApolloClient();
  const { timeZone } = usePortal();
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
      const { data } = await client.query({
        query: SittingDocument,
        variables: { id: sitting.id },
        fetchPolicy: "network-only",
      });
      const now = data?.sittingRecord;
      return now ? correctionVersion(now, typed) : null;
    },
    onSaved: onDone,
  });
  return (
    <RecordForm form={form} action={texts.save} onCancel={onCancel}>
      <Form.Item label={texts.school} {...form.item("schoolName")}>
        <Input maxLength={240} />
      </Form.Item>
      <FieldRow>
        <Form.Item label={texts.exam} {...form.choice("examType")}>
          <Select options={examTypes.map((value) => ({ value }))} />
        </Form.Item>
        <Form.Item label={texts.year} {...form.item("year")}>
          <Input inputMode="numeric" maxLength={10} />
        </Form.Item>
        <Form.Item label={texts.examNumber} {...form.item("examNumber")}>
          <Input maxLength={40} />
        </Form.Item>
      </FieldRow>
      <CorrectedSubjects form={form} />
      <Form.Item label={texts.reason} {...form.item("reason", texts.reasonHint)}>
        <Input.TextArea rows={2} maxLength={maxReasonLength} />
      </Form.Item>
      {sitting.resultUrl && (
        <Form.Item {...form.tick("isVerified", texts.verifiedHint)}>
          <Checkbox>{texts.verified}</Checkbox>
        </Form.Item>
      )}
    </RecordForm>
  );
};
