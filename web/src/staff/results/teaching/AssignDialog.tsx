import { Alert, Button, Form, Select } from "antd";
import { AssignLecturersDocument, type SemesterCoursesQuery } from "../../../gql/staff-results.ts";
import { useSave } from "../../../lib/use-save.ts";
import { useFormSubmit } from "../../../ui/use-form-submit.ts";
import { isRefused, useConfirmedChange } from "../../courses/parts/use-confirmed-change.tsx";
import { kitTexts } from "../../kit/kit-texts.ts";
import { DialogActions, StaffDialog } from "../../kit/StaffDialog.tsx";

interface AssignDialogProps {
  readonly semesterId: string;
  readonly course: SemesterCoursesQuery["semesterCourses"]["rows"][number];
  readonly lecturers: readonly { readonly id: string; readonly name: string }[];
  readonly onDone: () => void;
  /** Called also after a conflict, to show the current lecturers. */
  readonly onClose: () => void;
}

/** Assigns the lecturers of one course. Removing a lecturer who has entered marks must be confirmed. */
export const AssignDialog = ({
  semesterId,
  course,
  lecturers,
  onDone,
  onClose,
}: AssignDialogProps) => {
  const seen = course.lecturers.map(({ id }) => id);
  const [assign] = useSave(AssignLecturersDocument);
  const { change, question } = useConfirmedChange();
  // An assigned lecturer may be suspended.
  const known = [
    ...lecturers,
    ...course.lecturers.filter(({ id }) => lecturers.every((one) => one.id !== id)),
  ];
  const { props, banner, busy } = useFormSubmit<{ lecturerIds: string[] }>({
    submit: async ({ lecturerIds }) => {
      const input = { semesterId, courseId: course.courseId, lecturerIds, seenIds: seen };
      const outcome = await change((isConfirmed) =>
        assign({ input: { ...input, isConfirmed } }).then(({ result }) => result),
      );
      if (isRefused(outcome)) return outcome;
      onDone();
      return null;
    },
  });
  return (
    <StaffDialog title={`Lecturers of ${course.code}`} onClose={onClose}>
      <Form {...props} initialValues={{ lecturerIds: seen }}>
        {banner && <Alert type="error" showIcon title={banner} />}
        <p>{course.title}</p>
        <Form.Item name="lecturerIds" label="Lecturers">
          <Select
            mode="multiple"
            showSearch={{ optionFilterProp: "label" }}
            options={known.map(({ id, name }) => ({ value: id, label: name }))}
          />
        </Form.Item>
        <DialogActions>
          <Button onClick={onClose}>{kitTexts.cancel}</Button>
          <Button type="primary" htmlType="submit" loading={busy}>
            Save
          </Button>
        </DialogActions>
      </Form>
      {question}
    </StaffDialog>
  );
};
