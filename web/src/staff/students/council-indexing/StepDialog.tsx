import type { Unmasked } from "@apollo/client";
import {
  CheckCertificatesDocument,
  HoldBackStudentsDocument,
  type IndexingOutcomeFragment,
} from "../../../gql/staff-students.ts";
import { useSave } from "../../../lib/use-save.ts";
import { ConfirmStep } from "../../kit/ConfirmStep.tsx";
import type { LeftOut } from "../../kit/LeftOutAlert.tsx";
import { ReasonField } from "../../kit/ReasonField.tsx";
import { countOf } from "../../results/parts/texts.ts";
import type { StudentStep } from "./RoundStudents.tsx";

interface StepDialogProps {
  readonly roundId: string;
  readonly step: StudentStep;
  /** Whom it is done to, with the names that were seen. */
  readonly students: readonly { readonly id: string; readonly name: string }[];
  readonly onDone: (outcome: LeftOut) => void;
  readonly onClose: () => void;
}

const words: Readonly<
  Record<StudentStep, { readonly title: string; readonly action: string; readonly lead: string }>
> = {
  check: {
    title: "The names agree with the certificates?",
    action: "They agree",
    lead: "The portal keeps the names as you saw them. Who gets another name has to be compared again.",
  },
  hold: {
    title: "Hold back from the council",
    action: "Hold back",
    lead: "They are left out of the council's files until they are put forward again.",
  },
  release: {
    title: "Put forward again",
    action: "Put forward",
    lead: "They are in the council's files once nothing is missing.",
  },
};

/** Asks before something is done to students of a round. */
export const StepDialog = ({ roundId, step, students, onDone, onClose }: StepDialogProps) => {
  const [check] = useSave(CheckCertificatesDocument);
  const [hold] = useSave(HoldBackStudentsDocument);
  const { title, action, lead } = words[step];
  const send = async (reason: string): Promise<Unmasked<IndexingOutcomeFragment>> => {
    if (step === "check") return (await check({ roundId, students: [...students] })).result;
    const ids = students.map(({ id }) => id);
    return (await hold({ roundId, ids, isHeld: step === "hold", reason })).result;
  };
  return (
    <ConfirmStep<{ reason?: string }>
      title={title}
      action={action}
      onClose={onClose}
      onConfirm={async ({ reason = "" }) => {
        const answer = await send(reason);
        if (answer.__typename === "Refusal") return answer;
        onDone(answer);
        return null;
      }}
    >
      <p>
        {countOf(students.length, "student")}. {lead}
      </p>
      {step !== "check" && <ReasonField />}
    </ConfirmStep>
  );
};
