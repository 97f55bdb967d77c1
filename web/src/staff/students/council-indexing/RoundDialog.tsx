import type { FragmentType } from "@apollo/client";
import { useFragment } from "@apollo/client/react";
import { Form, Input, Select } from "antd";
import {
  ChangeIndexingRoundDocument,
  type ChangeRoundDialog_RoundFragment,
  ChangeRoundDialog_RoundFragmentDoc,
  IndexingCohortsDocument,
  IndexingRoundFormDocument,
  OpenIndexingRoundDocument,
} from "../../../gql/staff-students.ts";
import { useSave } from "../../../lib/use-save.ts";
import { useFeedback } from "../../../ui/Feedback.tsx";
import { QueryBoundary } from "../../kit/QueryBoundary.tsx";
import { FieldRow, RecordForm } from "../../kit/record/RecordForm.tsx";
import { RowsField } from "../../kit/record/RowsField.tsx";
import { useLatest } from "../../kit/record/use-latest.ts";
import { useRecordForm } from "../../kit/record/use-record-form.ts";
import { StaffDialog } from "../../kit/StaffDialog.tsx";
import { useStaffQuery } from "../../kit/use-staff-query.ts";
import { indexingValues } from "./labels.tsx";
import { inputOf, problemsOf, type RoundValues, versionOf } from "./round-values.ts";

const valueChoices = Object.entries(indexingValues).map(([value, label]) => ({ value, label }));

interface OpenRoundDialogProps {
  readonly onClose: () => void;
  /** Called with the round's id. */
  readonly onOpened: (id: string) => void;
}

/** Opens the indexing of a cohort. */
export const OpenRoundDialog = ({ onClose, onOpened }: OpenRoundDialogProps) => {
  const query = useStaffQuery(IndexingCohortsDocument, {});
  const { toast } = useFeedback();
  const [open] = useSave(OpenIndexingRoundDocument);
  const form = useRecordForm<RoundValues>({
    initial: versionOf(null),
    check: (values) => problemsOf(values, true),
    save: async (values) => {
      const { programmeId, entrySessionId } = values;
      const { openIndexingRound: answer } = await open({
        ...{ programmeId, entrySessionId, input: inputOf(values) },
      });
      if (answer.__typename === "Refusal") return answer;
      toast("success", answer.message);
      onOpened(answer.id);
      return null;
    },
    onSaved: () => undefined,
  });
  return (
    <StaffDialog title="Open a round" onClose={onClose}>
      <QueryBoundary query={query}>
        {({ programmeChoices: { departments, sessions } }) => (
          <RecordForm form={form} onCancel={onClose}>
            <Form.Item label="Programme" {...form.choice("programmeId")}>
              <Select
                showSearch={{ optionFilterProp: "label" }}
                options={departments.map(({ name, programmes }) => ({
                  label: name,
                  options: programmes.map((one) => ({ value: one.id, label: one.name })),
                }))}
              />
            </Form.Item>
            <Form.Item
              label="Began in"
              {...form.choice(
                "entrySessionId",
                "The students of this entry session are put forward.",
              )}
            >
              <Select options={sessions.map(({ id, name }) => ({ value: id, label: name }))} />
            </Form.Item>
            <RoundFields form={form} />
          </RecordForm>
        )}
      </QueryBoundary>
    </StaffDialog>
  );
};

interface ChangeRoundDialogProps {
  readonly round: FragmentType<ChangeRoundDialog_RoundFragment>;
  readonly onClose: () => void;
  readonly onSaved: () => void;
}

/** Changes the last day, the quota or the council's table. */
export const ChangeRoundDialog = ({ round, ...props }: ChangeRoundDialogProps) => {
  const { data, complete } = useFragment({
    fragment: ChangeRoundDialog_RoundFragmentDoc,
    from: round,
  });
  return complete && <ChangeRoundForm round={data} {...props} />;
};

interface ChangeRoundFormProps extends Omit<ChangeRoundDialogProps, "round"> {
  readonly round: ChangeRoundDialog_RoundFragment;
}

const ChangeRoundForm = ({ round, onClose, onSaved }: ChangeRoundFormProps) => {
  const { toast } = useFeedback();
  const [change] = useSave(ChangeIndexingRoundDocument);
  const latest = useLatest(IndexingRoundFormDocument);
  const form = useRecordForm<RoundValues>({
    initial: versionOf(round),
    check: (values) => problemsOf(values, false),
    save: async (values, revision) => {
      const { changeIndexingRound: answer } = await change({
        ...{ id: round.id, revision, input: inputOf(values) },
      });
      if (answer.__typename === "Refusal") return answer;
      toast("success", answer.message);
      return null;
    },
    reload: async () => {
      const { indexingRound } = await latest({ id: round.id });
      return indexingRound && versionOf(indexingRound);
    },
    onSaved,
  });
  return (
    <StaffDialog title="Change the round" onClose={onClose}>
      <RecordForm form={form} onCancel={onClose}>
        <RoundFields form={form} />
      </RecordForm>
    </StaffDialog>
  );
};

type RoundForm = ReturnType<typeof useRecordForm<RoundValues>>;

const RoundFields = ({ form }: { readonly form: RoundForm }) => (
  <>
    <FieldRow>
      <Form.Item label="Last day" {...form.item("closesOn", "Until when the council takes names.")}>
        <Input type="date" />
      </Form.Item>
      <Form.Item label="Quota" {...form.item("quota", "How many students the council takes.")}>
        <Input inputMode="numeric" />
      </Form.Item>
    </FieldRow>
    <RowsField name="columns" legend="The council's table" noun="column">
      {(index) => (
        <>
          <Form.Item
            name={[index, "heading"]}
            label={`Heading ${index + 1}`}
            style={{ flex: 1, minWidth: 0 }}
          >
            <Input />
          </Form.Item>
          <Form.Item
            name={[index, "value"]}
            label={`Holds ${index + 1}`}
            style={{ flex: 1, minWidth: 0 }}
          >
            <Select showSearch={{ optionFilterProp: "label" }} options={valueChoices} />
          </Form.Item>
        </>
      )}
    </RowsField>
  </>
);
