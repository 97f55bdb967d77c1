import { Button, Form, Select } from "antd";
import { useState } from "react";
import {
  AssignCoursesDocument,
  AssignLecturersDocument,
  type SemesterCoursesQuery_teachingChoices,
} from "../../../gql/staff-results.ts";
import { useSave } from "../../../lib/use-save.ts";
import { required, useFormSubmit } from "../../../ui/use-form-submit.ts";
import { useConfirmedForm } from "../../courses/parts/use-confirmed-change.tsx";
import { BulkDialog } from "../../kit/bulk/BulkDialog.tsx";
import { kitTexts } from "../../kit/kit-texts.ts";
import { RecordForm } from "../../kit/record/RecordForm.tsx";
import { DialogActions, StaffDialog } from "../../kit/StaffDialog.tsx";
import { previewedChange } from "../parts/previewed-change.ts";
import { namedChoices } from "../parts/texts.ts";

interface DialogProps {
  readonly semesterId: string;
  readonly lecturers: SemesterCoursesQuery_teachingChoices["lecturers"];
  /** Called with the success message. */
  readonly onDone: (done: string) => void;
  readonly onClose: () => void;
}

interface AssignDialogProps extends DialogProps {
  readonly course: Pick<SemesterCoursesQuery_teachingChoices, "lecturers"> & {
    readonly courseId: string;
    readonly code: string;
    readonly title: string;
  };
}

/** Assigns the lecturers of one course. Removing a lecturer who has entered marks must be confirmed. */
export const AssignDialog = (props: AssignDialogProps) => {
  const { semesterId, course, lecturers, onDone, onClose } = props;
  const seenIds = course.lecturers.map(({ id }) => id);
  const [assign] = useSave(AssignLecturersDocument);
  // An assigned lecturer may be suspended.
  const former = course.lecturers.filter(({ id }) => lecturers.every((one) => one.id !== id));
  const { form, question } = useConfirmedForm({
    initial: { values: { lecturerIds: seenIds }, revision: 0 },
    send: ({ lecturerIds }, _revision, isConfirmed) =>
      assign({
        input: { semesterId, courseId: course.courseId, lecturerIds, seenIds, isConfirmed },
      }),
    onSaved: () => onDone(`The lecturers of ${course.code} are saved.`),
  });
  return (
    <StaffDialog title={`Lecturers of ${course.code}`} onClose={onClose}>
      <RecordForm form={form} onCancel={onClose}>
        <p>{course.title}</p>
        <Form.Item label="Lecturers" {...form.item("lecturerIds")}>
          <Select
            mode="multiple"
            showSearch={{ optionFilterProp: "label" }}
            options={namedChoices([...lecturers, ...former])}
          />
        </Form.Item>
      </RecordForm>
      {question}
    </StaffDialog>
  );
};

interface BulkAssignDialogProps extends DialogProps {
  /** The ids of the courses. */
  readonly ids: readonly string[];
}

/** Asks for a lecturer, then previews the bulk assignment. */
export const BulkAssignDialog = (props: BulkAssignDialogProps) => {
  const { semesterId, ids, lecturers, onDone, onClose } = props;
  const [assign] = useSave(AssignCoursesDocument);
  const [change, setChange] = useState<ReturnType<typeof previewedChange> | null>(null);
  const { props: form } = useFormSubmit<{ lecturerId: string }>({
    submit: async ({ lecturerId }) => {
      setChange(
        previewedChange(async (run) => {
          const answer = await assign({ input: { semesterId, lecturerId, ...run } });
          return answer.assignCourses;
        }),
      );
      return null;
    },
  });
  const dialog = { title: "Give courses to a lecturer", onClose };
  if (change) {
    return <BulkDialog {...dialog} {...change} {...{ ids, onDone }} action="Give the courses" />;
  }
  return (
    <StaffDialog {...dialog}>
      <Form {...form}>
        <Form.Item name="lecturerId" label="Lecturer" rules={[required("Choose a lecturer.")]}>
          <Select showSearch={{ optionFilterProp: "label" }} options={namedChoices(lecturers)} />
        </Form.Item>
        <DialogActions>
          <Button onClick={onClose}>{kitTexts.cancel}</Button>
          <Button type="primary" htmlType="submit">
            See what would happen
          </Button>
        </DialogActions>
      </Form>
    </StaffDialog>
  );
};
