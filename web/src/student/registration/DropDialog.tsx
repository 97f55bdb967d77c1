import { useMutation } from "@apollo/client/react";
import { Alert, Button } from "antd";
import { useState } from "react";
import { DropCourseDocument } from "../../gql/student-registration.ts";
import { failureOf } from "../../lib/failure.ts";
import { ModalDialog } from "../../ui/ModalDialog.tsx";
import type { Courses } from "./semester-offer.ts";

interface DropDialogProps {
  readonly registered: Courses["registered"][number];
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** Gets the college's message, and whether the response contained the updated registration. */
  readonly onDropped: (message: string, isShown: boolean) => void;
  readonly reload: () => void;
}

/** Drops a course after a confirmation. Dropping is idempotent, so it can be repeated after a lost response. */
export const DropDialog = (props: DropDialogProps) => {
  const { registered, isOpen, onClose, onDropped, reload } = props;
  const { id, course } = registered;
  const [problem, setProblem] = useState<string | null>(null);
  // A part of the response can fail after the course was dropped.
  const [drop, { loading: busy }] = useMutation(DropCourseDocument, { errorPolicy: "all" });
  const close = () => {
    if (busy) return;
    onClose();
    // A refusal means outdated data. An earlier reload would close the dialog before the reason is read.
    if (problem !== null) reload();
  };
  const confirm = async () => {
    if (busy) return;
    setProblem(null);
    try {
      const { data, error } = await drop({ variables: { registrationId: id } });
      const answer = data?.dropCourse;
      if (answer?.__typename === "CoursesRegistered") {
        onDropped(answer.message, answer.registration !== null);
      } else if (answer) setProblem(answer.message);
      else {
        setProblem(
          error ? failureOf(error).message : "The course could not be dropped. Please try again.",
        );
      }
    } catch (error) {
      setProblem(failureOf(error).message);
    }
  };
  return (
    <ModalDialog
      title={`Drop ${course.code}?`}
      onClose={close}
      actions={
        <>
          <Button onClick={close}>Keep course</Button>
          <Button type="primary" aria-disabled={busy || undefined} onClick={() => void confirm()}>
            {busy ? "Dropping..." : "Drop course"}
          </Button>
        </>
      }
    >
      <p>
        {`${course.title} leaves your registration. `}
        {isOpen
          ? "You can register it again while registration is open."
          : "Registration is closed: you cannot register it again."}
      </p>
      {problem !== null && (
        <Alert type="error" showIcon title="The course was not dropped" description={problem} />
      )}
    </ModalDialog>
  );
};
