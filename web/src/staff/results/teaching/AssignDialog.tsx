import { useMutation } from "@apollo/client/react";
import { type FormEvent, useState } from "react";
import { AssignLecturersDocument, type SemesterCoursesQuery } from "../../../gql/staff-results.ts";
import { failureOf } from "../../../lib/failure.ts";
import { Button } from "../../../ui/Button.tsx";
import { Notice } from "../../../ui/Notice.tsx";
import { MultiSelectField } from "../../courses/parts/MultiSelectField.tsx";
import {
  isRefused,
  outcomeOf,
  useConfirmedChange,
} from "../../courses/parts/use-confirmed-change.tsx";
import { kitTexts } from "../../kit/kit-texts.ts";
import { DialogActions, StaffDialog } from "../../kit/StaffDialog.tsx";
import { teachingTexts as texts } from "./texts.ts";

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
  const [picked, setPicked] = useState<readonly string[]>(seen);
  const [refused, setRefused] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [assign] = useMutation(AssignLecturersDocument);
  const { change, question } = useConfirmedChange();
  // An assigned lecturer may be suspended.
  const known = [
    ...lecturers,
    ...course.lecturers.filter(({ id }) => lecturers.every((one) => one.id !== id)),
  ];
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    setRefused(null);
    const input = {
      semesterId,
      courseId: course.courseId,
      lecturerIds: [...picked],
      seenIds: seen,
    };
    change((isConfirmed) => outcomeOf(assign({ variables: { input: { ...input, isConfirmed } } })))
      .then((outcome) => {
        if (!isRefused(outcome)) onDone();
        else setRefused(outcome.fields[0]?.message ?? outcome.message);
      })
      .catch((cause: unknown) => setRefused(failureOf(cause).message))
      .finally(() => setBusy(false));
  };
  return (
    <StaffDialog title={texts.assignTitle(course.code)} onClose={onClose}>
      <form onSubmit={submit} noValidate>
        {refused && <Notice kind="error">{refused}</Notice>}
        <p>{course.title}</p>
        <MultiSelectField
          legend={texts.lecturers}
          label={texts.name}
          choices={known.map(({ id, name }) => ({ value: id, label: name }))}
          picked={picked}
          onChange={setPicked}
        />
        <DialogActions>
          <Button variant="secondary" onClick={onClose}>
            {kitTexts.cancel}
          </Button>
          <Button type="submit" busy={busy}>
            {busy ? kitTexts.saving : texts.save}
          </Button>
        </DialogActions>
      </form>
      {question}
    </StaffDialog>
  );
};
