import { useMutation } from "@apollo/client/react";
import { BarStudentDocument } from "../../../gql/staff-results.ts";
import { ConfirmWithReason } from "../../kit/ConfirmWithReason.tsx";
import type { Examinee } from "./ExamineeRow.tsx";
import { attendanceTexts as texts } from "./texts.ts";

export type Standing = Pick<Examinee, "barredReason" | "obstacle">;

interface BarDialogProps {
  readonly semesterId: string;
  readonly courseId: string;
  readonly one: Examinee;
  readonly onDone: (now: Standing) => void;
  readonly onClose: () => void;
}

/** Bars a student from the examination with a reason, or lifts the bar. */
export const BarDialog = ({ semesterId, courseId, one, onDone, onClose }: BarDialogProps) => {
  const [send] = useMutation(BarStudentDocument);
  const isBarred = one.barredReason !== null;
  const confirm = async (reason: string) => {
    const { data } = await send({
      variables: {
        input: {
          semesterId,
          courseId,
          studentId: one.id,
          isBarred: !isBarred,
          reason,
          seen: one.barredReason,
        },
      },
    });
    if (!data) throw new Error("The mutation returned no data.");
    const answer = data.barStudent;
    if (answer.__typename === "Refusal") return answer;
    onDone(answer);
    return null;
  };
  return (
    <ConfirmWithReason
      title={isBarred ? texts.unbarTitle : texts.barTitle}
      action={isBarred ? texts.unbar : texts.bar}
      onConfirm={confirm}
      onDone={onClose}
      onClose={onClose}
    >
      <p>
        {one.name}, {one.matricNumber}
      </p>
      {!isBarred && <p>{texts.barHint}</p>}
    </ConfirmWithReason>
  );
};
