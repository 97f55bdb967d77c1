import { Form, Input, Select } from "antd";
import {
  type ClearanceState,
  type ClearanceUnit,
  DecideLeavingClearanceDocument,
} from "../../../gql/staff-students.ts";
import { useSave } from "../../../lib/use-save.ts";
import { clearanceUnits } from "../../../ui/clearance.ts";
import { ConfirmStep } from "../../kit/ConfirmStep.tsx";
import { formatCount } from "../../kit/format-count.ts";
import type { LeftOut } from "../../kit/LeftOutAlert.tsx";

interface DecideDialogProps {
  readonly state: ClearanceState;
  /** The offices to choose from; one alone is not asked for. */
  readonly units: readonly ClearanceUnit[];
  /** Whom to decide on, with the revision of the office's decision that was seen. */
  readonly studentsOf: (
    unit: ClearanceUnit,
  ) => readonly { readonly id: string; readonly revision: number }[];
  readonly count: number;
  readonly onDone: (outcome: LeftOut) => void;
  readonly onClose: () => void;
}

interface Values {
  readonly unit?: ClearanceUnit;
  readonly note?: string;
}

const words = {
  CLEARED: {
    title: "Sign off",
    note: null,
    lead: "Nothing is owed to the office, and everything was brought back.",
  },
  HELD: {
    title: "Hold",
    note: "What is owed or to be brought back",
    lead: "The student reads this until the office signs off.",
  },
  WAITING: {
    title: "Take the decision back",
    note: "Reason",
    lead: "The office has not decided then. The audit log keeps the reason.",
  },
} as const;

const required = { required: true, message: "Choose the office." };

/** Asks what an office decides on students who leave, and sends it. */
export const DecideDialog = ({
  state,
  units,
  studentsOf,
  count,
  onDone,
  onClose,
}: DecideDialogProps) => {
  const [decide] = useSave(DecideLeavingClearanceDocument);
  const { title, note, lead } = words[state];
  const [only] = units;
  return (
    <ConfirmStep<Values>
      title={title}
      action={title}
      onClose={onClose}
      onConfirm={async ({ unit = only, note: typed }) => {
        if (unit === undefined) return null;
        const { decideLeavingClearance: answer } = await decide({
          input: { unit, state, students: [...studentsOf(unit)], note: typed },
        });
        if (answer.__typename === "Refusal") return answer;
        onDone(answer);
        return null;
      }}
    >
      <p>
        {units.length === 1 && only ? `${clearanceUnits[only]}, ` : ""}
        {count === 1 ? "1 student. " : `${formatCount(count)} students. `}
        {lead}
      </p>
      {units.length > 1 && (
        <Form.Item name="unit" label="Office" rules={[required]}>
          <Select options={units.map((unit) => ({ value: unit, label: clearanceUnits[unit] }))} />
        </Form.Item>
      )}
      {note !== null && (
        <Form.Item name="note" label={note}>
          <Input.TextArea rows={3} maxLength={500} />
        </Form.Item>
      )}
    </ConfirmStep>
  );
};
