import { Form, Select } from "antd";
import { useState } from "react";
import {
  FreeBedChoicesDocument,
  type HostelApplicationRowFragment,
  RelocateStudentDocument,
} from "../../gql/staff-hostels.ts";
import { required } from "../../ui/use-form-submit.ts";
import { ConfirmWithReason } from "../kit/ConfirmWithReason.tsx";
import { QueryBoundary } from "../kit/QueryBoundary.tsx";
import { StaffDialog } from "../kit/StaffDialog.tsx";
import { useChange } from "../kit/use-change.ts";
import { useStaffQuery } from "../kit/use-staff-query.ts";
import { hostelTexts } from "./texts.ts";

const texts = hostelTexts.applications;

interface MoveDialogProps {
  readonly application: HostelApplicationRowFragment;
  readonly onSaved: () => void;
  readonly onClose: () => void;
}

/** Moves a student to another free bed of the same kind. */
export const MoveDialog = ({ application, onSaved, onClose }: MoveDialogProps) => {
  const relocateStudent = useChange(RelocateStudentDocument, (data) => data.relocateStudent);
  const query = useStaffQuery(FreeBedChoicesDocument, { applicationId: application.id });
  const [bedId, setBedId] = useState("");
  const title = texts.moveTitle(application.name);
  const choices = query.data?.freeBedChoices ?? [];
  if (choices.length === 0) {
    return (
      <StaffDialog title={title} onClose={onClose}>
        <QueryBoundary query={query}>{() => <p>{texts.noneFree}</p>}</QueryBoundary>
      </StaffDialog>
    );
  }
  return (
    <ConfirmWithReason
      title={title}
      action={texts.move}
      onConfirm={async (reason) => {
        const refusal = await relocateStudent({ applicationId: application.id, bedId, reason });
        // The bed may be taken, so the free beds are loaded again.
        if (refusal) query.reload();
        return refusal;
      }}
      onDone={onSaved}
      onClose={onClose}
    >
      <Form.Item name="bedId" label={texts.moveTo} rules={[required(texts.moveMissing)]}>
        <Select
          showSearch={{ optionFilterProp: "label" }}
          onChange={setBedId}
          options={choices.map(({ id, hostel, room, bed }) => ({
            value: id,
            label: texts.placeOf(hostel, room, bed),
          }))}
        />
      </Form.Item>
    </ConfirmWithReason>
  );
};
