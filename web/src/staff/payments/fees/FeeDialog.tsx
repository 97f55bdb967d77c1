import { useApolloClient } from "@apollo/client/react";
import { Alert, Button, Form, Input, Select } from "antd";
import { useState } from "react";
import {
  ChangeFeeLineDocument,
  CreateFeeLineDocument,
  type FeeLineFragment,
  FeeOfficeDocument,
  RemoveFeeLineDocument,
} from "../../../gql/staff-payments.ts";
import { failureOf } from "../../../lib/failure.ts";
import { useSave } from "../../../lib/use-save.ts";
import { useFeedback } from "../../../ui/Feedback.tsx";
import { kitTexts } from "../../kit/kit-texts.ts";
import { FieldRow, RecordForm } from "../../kit/record/RecordForm.tsx";
import { useRecordForm } from "../../kit/record/use-record-form.ts";
import { DialogActions, StaffDialog } from "../../kit/StaffDialog.tsx";
import { refusalOf } from "../save-refusal.ts";
import { FeeEffect } from "./FeeEffect.tsx";
import { type FeeValues, feeProblems, inputOf, newFee, valuesOf } from "./fee-line.ts";
import { feeTexts as texts } from "./texts.ts";

const { fields } = texts;

interface RemoveFeeProps {
  readonly line: FeeLineFragment;
  readonly departments: readonly string[];
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Confirms the removal of a fee and shows its effect. */
const RemoveFee = ({ line, departments, onClose, onDone }: RemoveFeeProps) => {
  const { toast } = useFeedback();
  const [mutate] = useSave(RemoveFeeLineDocument);
  const [trouble, setTrouble] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const remove = () => {
    if (busy) return;
    setBusy(true);
    mutate({ id: line.id, revision: line.revision })
      .then(({ removeFeeLine }) => {
        const refusal = refusalOf(removeFeeLine);
        if (refusal) return setTrouble(refusal.message);
        toast("success", texts.removed);
        onDone();
      })
      .catch((error: unknown) => setTrouble(failureOf(error).message))
      .finally(() => setBusy(false));
  };
  return (
    <StaffDialog title={texts.removeTitle(line.label)} onClose={onClose}>
      {trouble && <Alert type="error" showIcon title={trouble} />}
      <p>{texts.removeLead}</p>
      <Form layout="vertical" component={false}>
        <FeeEffect change={{ id: line.id, line: null }} departments={departments} />
      </Form>
      <DialogActions>
        <Button onClick={onClose}>{kitTexts.cancel}</Button>
        <Button type="primary" loading={busy} onClick={remove}>
          {texts.removeAction}
        </Button>
      </DialogActions>
    </StaffDialog>
  );
};

const choicesOf = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

interface FeeDialogProps {
  /** Null to add one. */
  readonly line: FeeLineFragment | null;
  readonly departments: readonly string[];
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** The form of a fee, with a preview of its effect. */
export const FeeDialog = ({ line, departments, onClose, onDone }: FeeDialogProps) => {
  const { toast } = useFeedback();
  const client = useApolloClient();
  const [create] = useSave(CreateFeeLineDocument);
  const [change] = useSave(ChangeFeeLineDocument);
  const [removing, setRemoving] = useState(false);
  const initial = line ? valuesOf(line) : newFee;
  const form = useRecordForm({
    initial: { values: initial, revision: line?.revision ?? 0 },
    check: feeProblems,
    save: async (values, revision) => {
      const input = inputOf(values);
      return line
        ? refusalOf((await change({ id: line.id, revision, input })).changeFeeLine)
        : refusalOf((await create({ input })).createFeeLine);
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
  const typed: FeeValues = { ...initial, ...Form.useWatch([], form.instance) };
  const isSound = Object.keys(feeProblems(typed)).length === 0;
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
          <Form.Item label={fields.stage} {...form.choice("stage")}>
            <Select options={choicesOf(texts.stages)} />
          </Form.Item>
          <Form.Item label={fields.section} {...form.choice("section")}>
            <Select options={["A", "B", "C"].map((value) => ({ value }))} />
          </Form.Item>
          <Form.Item label={fields.paidAt} {...form.choice("paidAt")}>
            <Select options={choicesOf(texts.places)} />
          </Form.Item>
        </FieldRow>
        <FieldRow>
          <Form.Item label={fields.label} {...form.item("label")}>
            <Input maxLength={80} />
          </Form.Item>
          <Form.Item label={fields.amount} {...form.item("amount", fields.amountHint)}>
            <Input inputMode="decimal" />
          </Form.Item>
        </FieldRow>
        <FieldRow>
          <Form.Item label={fields.department} {...form.item("department")}>
            <Select
              showSearch
              options={[
                { value: "", label: texts.allDepartments },
                ...departments.map((name) => ({ value: name, label: name })),
              ]}
            />
          </Form.Item>
          <Form.Item label={fields.residency} {...form.item("residency")}>
            <Select
              options={[{ value: "", label: texts.everybody }, ...choicesOf(texts.residencies)]}
            />
          </Form.Item>
          <Form.Item label={fields.frequency} {...form.choice("frequency")}>
            <Select options={choicesOf(texts.frequencies)} />
          </Form.Item>
        </FieldRow>
        <FieldRow>
          <Form.Item label={fields.code} {...form.item("code", fields.codeHint)}>
            <Input maxLength={40} />
          </Form.Item>
          <Form.Item label={fields.position} {...form.item("position")}>
            <Input inputMode="numeric" />
          </Form.Item>
        </FieldRow>
        {isSound && (
          <FeeEffect
            key={JSON.stringify(typed)}
            change={{ id: line?.id ?? null, line: inputOf(typed) }}
            departments={departments}
          />
        )}
        {line && (
          <Button type="link" danger onClick={() => setRemoving(true)}>
            {texts.remove}
          </Button>
        )}
      </RecordForm>
    </StaffDialog>
  );
};
