import { useApolloClient, useMutation } from "@apollo/client/react";
import { useState } from "react";
import {
  ChangeFeeLineDocument,
  CreateFeeLineDocument,
  FeeOfficeDocument,
} from "../../../gql/staff-payments.ts";
import { Button } from "../../../ui/Button.tsx";
import { useFeedback } from "../../../ui/Feedback.tsx";
import { SelectField } from "../../../ui/SelectField.tsx";
import { TextField } from "../../../ui/TextField.tsx";
import { FieldRow, RecordForm } from "../../kit/record/RecordForm.tsx";
import { useRecordForm } from "../../kit/record/use-record-form.ts";
import { StaffDialog } from "../../kit/StaffDialog.tsx";
import { refusalOf } from "../save-refusal.ts";
import { FeeEffect } from "./FeeEffect.tsx";
import { type FeeLine, feeProblems, inputOf, newFee, valuesOf } from "./fee-line.ts";
import { RemoveFee } from "./RemoveFee.tsx";
import { feeTexts as texts } from "./texts.ts";

const { fields } = texts;

const choicesOf = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

interface FeeDialogProps {
  /** Null to add one. */
  readonly line: FeeLine | null;
  readonly departments: readonly string[];
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** The form of a fee, with a preview of its effect. */
export const FeeDialog = ({ line, departments, onClose, onDone }: FeeDialogProps) => {
  const { toast } = useFeedback();
  const client = useApolloClient();
  const [create] = useMutation(CreateFeeLineDocument);
  const [change] = useMutation(ChangeFeeLineDocument);
  const [removing, setRemoving] = useState(false);
  const form = useRecordForm({
    initial: { values: line ? valuesOf(line) : newFee, revision: line?.revision ?? 0 },
    check: feeProblems,
    save: async (values, revision) => {
      const input = inputOf(values);
      if (!line) {
        const { data } = await create({ variables: { input } });
        return refusalOf(data?.createFeeLine);
      }
      const { data } = await change({ variables: { id: line.id, revision, input } });
      return refusalOf(data?.changeFeeLine);
    },
    reload: async () => {
      const { data } = await client.query({
        query: FeeOfficeDocument,
        fetchPolicy: "network-only",
      });
      const now = data?.feeOffice.lines.find(({ id }) => id === line?.id);
      return now ? { values: valuesOf(now), revision: now.revision } : null;
    },
    onSaved: () => {
      toast("success", texts.saved);
      onDone();
    },
  });
  const isSound = Object.keys(feeProblems(form.values)).length === 0;
  if (line && removing) {
    return (
      <RemoveFee
        line={line}
        departments={departments}
        onClose={() => setRemoving(false)}
        onDone={onDone}
      />
    );
  }
  return (
    <StaffDialog title={line ? texts.dialog.edit : texts.dialog.add} onClose={onClose}>
      <RecordForm form={form} onCancel={onClose}>
        <FieldRow>
          <SelectField
            label={fields.stage}
            choices={choicesOf(texts.stages)}
            {...form.text("stage")}
          />
          <SelectField label={fields.section} choices={["A", "B", "C"]} {...form.text("section")} />
          <SelectField
            label={fields.paidAt}
            choices={choicesOf(texts.places)}
            {...form.text("paidAt")}
          />
        </FieldRow>
        <FieldRow>
          <TextField label={fields.label} maxLength={80} {...form.text("label")} />
          <TextField
            label={fields.amount}
            inputMode="decimal"
            hint={fields.amountHint}
            {...form.text("amount")}
          />
        </FieldRow>
        <FieldRow>
          <SelectField
            label={fields.department}
            choices={[{ value: "", label: texts.allDepartments }, ...departments]}
            {...form.text("department")}
          />
          <SelectField
            label={fields.residency}
            choices={[{ value: "", label: texts.everybody }, ...choicesOf(texts.residencies)]}
            {...form.text("residency")}
          />
          <SelectField
            label={fields.frequency}
            choices={choicesOf(texts.frequencies)}
            {...form.text("frequency")}
          />
        </FieldRow>
        <FieldRow>
          <TextField
            label={fields.code}
            maxLength={40}
            hint={fields.codeHint}
            {...form.text("code")}
          />
          <TextField label={fields.position} inputMode="numeric" {...form.text("position")} />
        </FieldRow>
        {isSound && (
          <FeeEffect
            key={JSON.stringify(form.values)}
            change={{ id: line?.id ?? null, line: inputOf(form.values) }}
            departments={departments}
          />
        )}
        {line && (
          <Button variant="plain" onClick={() => setRemoving(true)}>
            {texts.remove}
          </Button>
        )}
      </RecordForm>
    </StaffDialog>
  );
};
