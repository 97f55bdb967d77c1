import { Alert, Button, Form, Input, Select } from "antd";
import { useState } from "react";
import {
  ChangeFeeLineDocument,
  CreateFeeLineDocument,
  FeeOfficeDocument,
  type FeeOfficeQuery_feeOffice_lines,
  RemoveFeeLineDocument,
} from "../../../gql/staff-payments.ts";
import { useSave } from "../../../lib/use-save.ts";
import { useFeedback } from "../../../ui/Feedback.tsx";
import { useFormSubmit } from "../../../ui/use-form-submit.ts";
import { kitTexts } from "../../kit/kit-texts.ts";
import { FieldRow, RecordForm } from "../../kit/record/RecordForm.tsx";
import { useLatest } from "../../kit/record/use-latest.ts";
import { useRecordForm } from "../../kit/record/use-record-form.ts";
import { DialogActions, StaffDialog } from "../../kit/StaffDialog.tsx";
import { refusalOf } from "../../kit/use-step.ts";
import { choicesOf } from "../labels.tsx";
import { FeeEffect } from "./FeeEffect.tsx";
import {
  everyDepartment,
  type FeeValues,
  feeProblems,
  frequencies,
  inputOf,
  places,
  residencies,
  stages,
  valuesOf,
} from "./fee-line.ts";

interface RemoveFeeProps {
  readonly line: FeeOfficeQuery_feeOffice_lines;
  readonly departments: readonly string[];
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Confirms the removal of a fee and shows its effect. */
const RemoveFee = ({ line, departments, onClose, onDone }: RemoveFeeProps) => {
  const { toast } = useFeedback();
  const [mutate] = useSave(RemoveFeeLineDocument);
  const { props, banner, busy } = useFormSubmit({
    submit: async () => {
      const { removeFeeLine } = await mutate({ id: line.id, revision: line.revision });
      if (removeFeeLine.__typename === "Refusal") return removeFeeLine;
      toast("success", "Removed.");
      onDone();
      return null;
    },
  });
  return (
    <StaffDialog title={`Remove ${line.label}?`} onClose={onClose}>
      <Form {...props}>
        {banner && <Alert type="error" showIcon title={banner} />}
        <p>It is left out of the schedule from the next payment on. This is what moves:</p>
        <FeeEffect change={{ id: line.id, line: null }} departments={departments} />
        <DialogActions>
          <Button onClick={onClose}>{kitTexts.cancel}</Button>
          <Button type="primary" htmlType="submit" loading={busy}>
            Remove it
          </Button>
        </DialogActions>
      </Form>
    </StaffDialog>
  );
};

interface FeeDialogProps {
  /** Null to add one. */
  readonly line: FeeOfficeQuery_feeOffice_lines | null;
  readonly departments: readonly string[];
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** The form of a fee, with a preview of its effect. */
export const FeeDialog = ({ line, departments, onClose, onDone }: FeeDialogProps) => {
  const { toast } = useFeedback();
  const latest = useLatest(FeeOfficeDocument);
  const [create] = useSave(CreateFeeLineDocument);
  const [change] = useSave(ChangeFeeLineDocument);
  const [removing, setRemoving] = useState(false);
  const initial = valuesOf(line);
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
      const { feeOffice } = await latest({});
      const now = feeOffice.lines.find(({ id }) => id === line?.id);
      return now ? { values: valuesOf(now), revision: now.revision } : null;
    },
    onSaved: () => {
      toast("success", "Saved.");
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
    <StaffDialog title={line ? "Change a fee" : "Add a fee"} onClose={onClose}>
      <RecordForm form={form} onCancel={onClose}>
        <FieldRow>
          <Form.Item label="Level" {...form.choice("stage")}>
            <Select options={choicesOf(stages)} />
          </Form.Item>
          <Form.Item label="Section" {...form.choice("section")}>
            <Select options={["A", "B", "C"].map((value) => ({ value }))} />
          </Form.Item>
          <Form.Item label="Paid" {...form.choice("paidAt")}>
            <Select options={choicesOf(places)} />
          </Form.Item>
        </FieldRow>
        <FieldRow>
          <Form.Item label="Name" {...form.item("label")}>
            <Input maxLength={80} />
          </Form.Item>
          <Form.Item
            label="Amount in naira"
            {...form.item("amount", "0 removes the fee for the students that the line is for.")}
          >
            <Input inputMode="decimal" />
          </Form.Item>
        </FieldRow>
        <FieldRow>
          <Form.Item label="Department" {...form.item("department")}>
            <Select
              showSearch
              options={[
                { value: "", label: everyDepartment },
                ...departments.map((name) => ({ value: name, label: name })),
              ]}
            />
          </Form.Item>
          <Form.Item label="Who pays" {...form.item("residency")}>
            <Select options={[{ value: "", label: "Everybody" }, ...choicesOf(residencies)]} />
          </Form.Item>
          <Form.Item label="Due" {...form.choice("frequency")}>
            <Select options={choicesOf(frequencies)} />
          </Form.Item>
        </FieldRow>
        <FieldRow>
          <Form.Item
            label="Code"
            {...form.item(
              "code",
              "Lines with the same code are one fee. The department's own line counts before everybody's.",
            )}
          >
            <Input maxLength={40} />
          </Form.Item>
          <Form.Item label="Order in the section" {...form.item("position")}>
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
            Remove this fee…
          </Button>
        )}
      </RecordForm>
    </StaffDialog>
  );
};
