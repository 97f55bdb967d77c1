import { Checkbox, Form, Input } from "antd";
import { programmeProblems } from "../../../../../rules/courses/programme.ts";
import {
  ProgrammeDocument,
  type ProgrammeQuery_programmeRecord,
  SaveProgrammeDocument,
} from "../../../gql/staff-courses.ts";
import { useSave } from "../../../lib/use-save.ts";
import { FieldRow, RecordForm } from "../../kit/record/RecordForm.tsx";
import { useLatest } from "../../kit/record/use-latest.ts";
import { useConfirmedForm } from "../parts/use-confirmed-change.tsx";

const versionOf = (record: ProgrammeQuery_programmeRecord | null) => ({
  values: {
    code: record?.code ?? "",
    name: record?.name ?? "",
    award: record?.award ?? "",
    years: record ? String(record.years) : "",
    council: record?.council ?? "",
    isOpen: record?.isOpen ?? true,
    hasOwnPapers: record !== null && record.entryPapers !== null,
    entryPapers: (record?.entryPapers ?? record?.usualPapers ?? []).join("\n"),
  },
  revision: record?.revision ?? 0,
});

type Values = ReturnType<typeof versionOf>["values"];

const yearsOf = ({ years }: Values): number =>
  years.trim() === "" ? Number.NaN : Number(years.trim());

/** A paper a line; null where the usual ones are asked for. */
const papersOf = ({ hasOwnPapers, entryPapers }: Values): string[] | null =>
  hasOwnPapers ? entryPapers.split("\n").filter((line) => line.trim() !== "") : null;

const inputOf = ({ hasOwnPapers: _hasOwnPapers, ...values }: Values) => values;

interface ProgrammeFormProps {
  readonly departmentId: string;
  /** Null for a new one. */
  readonly record: ProgrammeQuery_programmeRecord | null;
  readonly onSaved: (id: string | null) => void;
  readonly onCancel: () => void;
}

export const ProgrammeForm = (props: ProgrammeFormProps) => {
  const { departmentId, record, onSaved, onCancel } = props;
  const latest = useLatest(ProgrammeDocument);
  const [mutate] = useSave(SaveProgrammeDocument);
  const { form, question } = useConfirmedForm({
    initial: versionOf(record),
    check: (values) =>
      programmeProblems({
        ...values,
        years: yearsOf(values),
        entryPapers: papersOf(values),
      }),
    send: (values, revision, isConfirmed) => {
      const input = {
        ...inputOf(values),
        years: yearsOf(values),
        entryPapers: papersOf(values),
        isConfirmed,
        ...(record && { revision }),
      };
      return mutate({ id: record?.id ?? null, departmentId, input });
    },
    reload: async () => record && versionOf((await latest({ id: record.id })).programmeRecord),
    onSaved,
  });
  const hasOwnPapers = Form.useWatch("hasOwnPapers", form.instance);
  return (
    <>
      <RecordForm form={form} onCancel={onCancel}>
        <Form.Item label="Name" {...form.item("name")}>
          <Input />
        </Form.Item>
        <FieldRow>
          <Form.Item label="Code" {...form.item("code", "Such as CHEW.")}>
            <Input />
          </Form.Item>
          <Form.Item label="Years" {...form.item("years", "One level each.")}>
            <Input inputMode="numeric" />
          </Form.Item>
        </FieldRow>
        <Form.Item
          label="Award (optional)"
          {...form.item("award", "As papers have it, such as Diploma in Community Health.")}
        >
          <Input />
        </Form.Item>
        <Form.Item
          label="Council (optional)"
          {...form.item("council", "The professional council that regulates it.")}
        >
          <Input />
        </Form.Item>
        <Form.Item {...form.tick("isOpen")}>
          <Checkbox>Applicants can choose it</Checkbox>
        </Form.Item>
        <Form.Item {...form.tick("hasOwnPapers")}>
          <Checkbox>Other papers than usual are asked for after acceptance</Checkbox>
        </Form.Item>
        {hasOwnPapers && (
          <Form.Item
            label="Papers"
            {...form.item("entryPapers", "One a line. None: no clearance.")}
          >
            <Input.TextArea rows={5} />
          </Form.Item>
        )}
      </RecordForm>
      {question}
    </>
  );
};
