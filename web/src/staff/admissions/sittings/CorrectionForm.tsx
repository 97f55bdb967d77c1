import { useApolloClient } from "@apollo/client/react";
import { examTypes, sittingProblems } from "../../../../../rules/admissions/olevel.ts";
import {
  CorrectSittingDocument,
  type SittingDetailsFragment,
  SittingDocument,
} from "../../../gql/staff-admissions.ts";
import { isoDayIn } from "../../../lib/dates.ts";
import { usePortal } from "../../../portal/PortalProvider.tsx";
import { SelectField } from "../../../ui/SelectField.tsx";
import { TextAreaField } from "../../../ui/TextAreaField.tsx";
import { TextField } from "../../../ui/TextField.tsx";
import { maxReasonLength, reasonProblem } from "../../kit/reason.ts";
import { CheckboxField } from "../../kit/record/CheckboxField.tsx";
import { FieldRow, RecordForm } from "../../kit/record/RecordForm.tsx";
import { type RecordForm as FormState, useRecordForm } from "../../kit/record/use-record-form.ts";
import { admissionTexts } from "../texts.ts";
import { CorrectedSubjects } from "./CorrectedSubjects.tsx";
import { type CorrectionValues, correctedSitting, correctionVersion } from "./correction-values.ts";

const texts = admissionTexts.sitting.correction;

interface CorrectionFormProps {
  readonly sitting: SittingDetailsFragment;
  readonly onDone: (message: string, sitting: SittingDetailsFragment | null) => void;
  readonly onCancel: () => void;
}

/** Corrects the claims of a sitting to match its certificate. */
export const CorrectionForm = ({ sitting, onDone, onCancel }: CorrectionFormProps) => {
  const client = useApolloClient();
  const { timeZone } = usePortal();
  const form: FormState<CorrectionValues> = useRecordForm<CorrectionValues>({
    initial: correctionVersion(sitting, { reason: "", isVerified: false }),
    check: (values) => ({
      ...sittingProblems(correctedSitting(values), isoDayIn(new Date(), timeZone)),
      reason: reasonProblem(values.reason) ?? undefined,
    }),
    save: async (values, revision) => {
      const { reason, isVerified } = values;
      const { subjects, ...facts } = correctedSitting(values);
      const claimed = { ...facts, subjects: [...subjects] };
      const { data } = await client.mutate({
        mutation: CorrectSittingDocument,
        variables: { input: { ...claimed, sittingId: sitting.id, reason, isVerified, revision } },
        fetchPolicy: "no-cache",
      });
      const answer = data?.correctSitting;
      if (!answer) throw new Error("The mutation returned no data.");
      if (answer.__typename === "Refusal") return answer;
      onDone(answer.message, answer.sitting);
      return null;
    },
    reload: async () => {
      const { data } = await client.query({
        query: SittingDocument,
        variables: { id: sitting.id },
        fetchPolicy: "network-only",
      });
      const now = data?.sittingRecord;
      return now ? correctionVersion(now, form.values) : null;
    },
    // `save` already reports the corrected sitting.
    onSaved: () => undefined,
  });
  return (
    <RecordForm form={form} action={texts.save} onCancel={onCancel}>
      <TextField label={texts.school} maxLength={240} {...form.text("schoolName")} />
      <FieldRow>
        <SelectField label={texts.exam} choices={examTypes} {...form.text("examType")} />
        <TextField label={texts.year} inputMode="numeric" maxLength={10} {...form.text("year")} />
        <TextField label={texts.examNumber} maxLength={40} {...form.text("examNumber")} />
      </FieldRow>
      <CorrectedSubjects form={form} />
      <TextAreaField
        label={texts.reason}
        maxLength={maxReasonLength}
        {...form.text("reason")}
        hint={texts.reasonHint}
      />
      {sitting.resultUrl && (
        <CheckboxField
          label={texts.verified}
          {...form.tick("isVerified")}
          hint={texts.verifiedHint}
        />
      )}
    </RecordForm>
  );
};
