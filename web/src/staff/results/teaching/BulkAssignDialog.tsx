import { type FormEvent, useState } from "react";
import { Button } from "../../../ui/Button.tsx";
import { SelectField } from "../../../ui/SelectField.tsx";
import { BulkDialog } from "../../kit/bulk/BulkDialog.tsx";
import { kitTexts } from "../../kit/kit-texts.ts";
import { DialogActions, StaffDialog } from "../../kit/StaffDialog.tsx";
import { teachingTexts as texts } from "./texts.ts";
import { useAssignment } from "./use-assignment.ts";

interface BulkAssignDialogProps {
  readonly semesterId: string;
  /** The ids of the courses. */
  readonly ids: readonly string[];
  readonly lecturers: readonly { readonly id: string; readonly name: string }[];
  readonly onDone: (done: string) => void;
  readonly onClose: () => void;
}

/** Asks for a lecturer, then previews the bulk assignment. */
export const BulkAssignDialog = ({
  semesterId,
  ids,
  lecturers,
  onDone,
  onClose,
}: BulkAssignDialogProps) => {
  const assignmentTo = useAssignment(semesterId);
  const [lecturerId, setLecturerId] = useState("");
  const [error, setError] = useState<string>();
  const [action, setAction] = useState<ReturnType<typeof assignmentTo> | null>(null);
  if (action) {
    return (
      <BulkDialog
        title={texts.bulkTitle}
        action={texts.bulkAction}
        ids={ids}
        preview={action.preview}
        run={action.run}
        onDone={onDone}
        onClose={onClose}
      />
    );
  }
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (lecturerId) setAction(assignmentTo(lecturerId));
    else setError(texts.chooseLecturer);
  };
  return (
    <StaffDialog title={texts.bulkTitle} onClose={onClose}>
      <form onSubmit={submit} noValidate>
        <SelectField
          label={texts.lecturer}
          value={lecturerId}
          choices={lecturers.map(({ id, name }) => ({ value: id, label: name }))}
          error={error}
          onChange={(chosen) => {
            setLecturerId(chosen);
            setError(undefined);
          }}
        />
        <DialogActions>
          <Button variant="secondary" onClick={onClose}>
            {kitTexts.cancel}
          </Button>
          <Button type="submit">{texts.seePreview}</Button>
        </DialogActions>
      </form>
    </StaffDialog>
  );
};
