import { useState } from "react";
import { FreeBedChoicesDocument, RelocateStudentDocument } from "../../gql/staff-hostels.ts";
import { SelectField } from "../../ui/SelectField.tsx";
import { ConfirmWithReason } from "../kit/ConfirmWithReason.tsx";
import { QueryBoundary } from "../kit/QueryBoundary.tsx";
import { StaffDialog } from "../kit/StaffDialog.tsx";
import { useStaffQuery } from "../kit/use-staff-query.ts";
import type { ApplicationRow } from "./bed-status.ts";
import styles from "./Hostels.module.css";
import { hostelTexts } from "./texts.ts";
import { useSave } from "./use-save.ts";

const texts = hostelTexts.applications;

interface MoveDialogProps {
  readonly application: ApplicationRow;
  readonly onSaved: () => void;
  readonly onClose: () => void;
}

/** Moves a student to another free bed of the same kind. */
export const MoveDialog = ({ application, onSaved, onClose }: MoveDialogProps) => {
  const save = useSave();
  const query = useStaffQuery(FreeBedChoicesDocument, { applicationId: application.id });
  const [bedId, setBedId] = useState("");
  const [missing, setMissing] = useState(false);
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
        setMissing(bedId === "");
        if (bedId === "") return { message: texts.moveMissing, fields: [] };
        const refusal = await save(
          RelocateStudentDocument,
          { applicationId: application.id, bedId, reason },
          (data) => data.relocateStudent,
        );
        // The bed may be taken, so the free beds are loaded again.
        if (refusal) query.reload();
        return refusal;
      }}
      onDone={onSaved}
      onClose={onClose}
    >
      <div className={styles.choice}>
        <SelectField
          label={texts.moveTo}
          value={bedId}
          onChange={(next) => {
            setBedId(next);
            setMissing(false);
          }}
          error={missing ? texts.moveMissing : undefined}
          choices={choices.map(({ id, hostel, room, bed }) => ({
            value: id,
            label: texts.placeOf(hostel, room, bed),
          }))}
        />
      </div>
    </ConfirmWithReason>
  );
};
