import { Form, Input } from "antd";
import { sessionNameProblem } from "../../../../../rules/courses/academic-calendar.ts";
import { CreateAcademicSessionDocument } from "../../../gql/staff-courses.ts";
import { useSave } from "../../../lib/use-save.ts";
import { RecordForm } from "../../kit/record/RecordForm.tsx";
import { useRecordForm } from "../../kit/record/use-record-form.ts";
import { isRefused, useConfirmedChange } from "../parts/use-confirmed-change.tsx";
import { coursesTexts } from "../texts.ts";

const texts = coursesTexts.calendar;

interface AcademicSessionFormProps {
  /** The initial name: the session after the latest. */
  readonly name: string;
  readonly onSaved: () => void;
  readonly onCancel: () => void;
}

/** The form of a new academic session. */
export const AcademicSessionForm = ({ name, onSaved, onCancel }: AcademicSessionFormProps) => {
  const [mutate] = useSave(CreateAcademicSessionDocument);
  const { change } = useConfirmedChange();
  const form = useRecordForm({
    initial: { values: { name }, revision: 0 },
    check: (values) => ({ name: sessionNameProblem(values.name) }),
    save: async (values) => {
      const outcome = await change(() =>
        mutate({ name: values.name.trim() }).then(({ result }) => result),
      );
      return isRefused(outcome) ? outcome : null;
    },
    onSaved,
  });
  return (
    <RecordForm form={form} onCancel={onCancel}>
      <Form.Item label={texts.session} {...form.item("name", texts.sessionHint)}>
        <Input />
      </Form.Item>
    </RecordForm>
  );
};
