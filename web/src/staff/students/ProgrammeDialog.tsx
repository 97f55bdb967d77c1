import { Form, Select } from "antd";
import { ProgrammeChoicesDocument } from "../../gql/staff-courses.ts";
import {
  ChangeStudentProgrammeDocument,
  StudentFileDocument,
  type StudentFileQuery_studentRecord,
} from "../../gql/staff-students.ts";
import { useSave } from "../../lib/use-save.ts";
import { useConfirmedForm } from "../courses/parts/use-confirmed-change.tsx";
import { QueryBoundary } from "../kit/QueryBoundary.tsx";
import { ReasonField } from "../kit/ReasonField.tsx";
import { RecordForm } from "../kit/record/RecordForm.tsx";
import { useLatest } from "../kit/record/use-latest.ts";
import { StaffDialog } from "../kit/StaffDialog.tsx";
import { useStaffQuery } from "../kit/use-staff-query.ts";

type StudentFile = StudentFileQuery_studentRecord;

const versionOf = ({ programmeId, entrySessionId, revision }: StudentFile) => ({
  values: { programmeId, entrySessionId: entrySessionId ?? "", reason: "" },
  revision,
});

interface ProgrammeDialogProps {
  readonly studentId: string;
  readonly file: StudentFile;
  readonly onSaved: () => void;
  readonly onClose: () => void;
}

/** Moves a student to another programme, or corrects the session in which the studies began. */
export const ProgrammeDialog = (props: ProgrammeDialogProps) => {
  const query = useStaffQuery(ProgrammeChoicesDocument, {});
  return (
    <StaffDialog title="Change programme" onClose={props.onClose}>
      <QueryBoundary query={query}>
        {({ programmeChoices: { departments, sessions } }) => (
          <ProgrammeForm
            {...props}
            programmes={departments.map(({ name, programmes }) => ({
              label: name,
              options: programmes.map((one) => ({
                value: one.id,
                label: `${one.code} ${one.name}`,
              })),
            }))}
            sessions={sessions.map(({ id, name }) => ({ value: id, label: name }))}
          />
        )}
      </QueryBoundary>
    </StaffDialog>
  );
};

interface Choice {
  readonly value: string;
  readonly label: string;
}

interface ProgrammeFormProps extends ProgrammeDialogProps {
  readonly programmes: readonly { readonly label: string; readonly options: readonly Choice[] }[];
  readonly sessions: readonly Choice[];
}

const ProgrammeForm = (props: ProgrammeFormProps) => {
  const { studentId, file, programmes, sessions, onSaved, onClose } = props;
  const latest = useLatest(StudentFileDocument);
  const [mutate] = useSave(ChangeStudentProgrammeDocument);
  const { form, question } = useConfirmedForm({
    initial: versionOf(file),
    send: ({ entrySessionId, ...values }, revision, isConfirmed) =>
      mutate({
        id: studentId,
        input: { ...values, entrySessionId: entrySessionId || null, revision, isConfirmed },
      }),
    reload: async ({ reason }) => {
      const now = (await latest({ id: studentId })).studentRecord;
      if (now === null) return null;
      const { values, revision } = versionOf(now);
      return { values: { ...values, reason }, revision };
    },
    onSaved,
  });
  return (
    <>
      <RecordForm form={form} onCancel={onClose}>
        <Form.Item label="Programme" {...form.choice("programmeId")}>
          <Select
            showSearch={{ optionFilterProp: "label" }}
            options={programmes.map(({ label, options }) => ({ label, options: [...options] }))}
          />
        </Form.Item>
        <Form.Item
          label="Studies began in"
          {...form.choice(
            "entrySessionId",
            "It decides which of the programme's rules count. Empty where it is not known.",
          )}
        >
          <Select allowClear options={[...sessions]} />
        </Form.Item>
        <ReasonField />
      </RecordForm>
      {question}
    </>
  );
};
