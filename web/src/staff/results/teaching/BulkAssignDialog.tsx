import { Button, Form, Select } from "antd";
import { useState } from "react";
import { AssignCoursesDocument } from "../../../gql/staff-results.ts";
import { useSave } from "../../../lib/use-save.ts";
import { required, useFormSubmit } from "../../../ui/use-form-submit.ts";
import { BulkDialog } from "../../kit/bulk/BulkDialog.tsx";
import { kitTexts } from "../../kit/kit-texts.ts";
import { DialogActions, StaffDialog } from "../../kit/StaffDialog.tsx";
import { previewedChange } from "../parts/previewed-change.ts";
import { namedChoices } from "../parts/texts.ts";

const title = "Give courses to a lecturer";

interface BulkAssignDialogProps {
  readonly semesterId: string;
  /** The ids of the courses. */
  readonly ids: readonly string[];
  readonly lecturers: readonly { readonly id: string; readonly name: string }[];
  readonly onDone: (done: string) => void;
  readonly onClose: () => void;
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
  if (change) {
    return (
      <BulkDialog
        title={title}
        action="Give the courses"
        ids={ids}
        {...change}
        onDone={onDone}
        onClose={onClose}
      />
    );
  }
  return (
    <StaffDialog title={title} onClose={onClose}>
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
