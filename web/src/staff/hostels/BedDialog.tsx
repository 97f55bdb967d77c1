import { Alert, Button } from "antd";
import { useState } from "react";
import { Link } from "react-router-dom";
import {
  ChangeBedUseDocument,
  type HostelBedFragment,
  type HostelRoomFragment,
  RemoveHostelBedDocument,
} from "../../gql/staff-hostels.ts";
import { failureOf } from "../../lib/failure.ts";
import { StatusTag } from "../../ui/StatusTag.tsx";
import { ConfirmWithReason } from "../kit/ConfirmWithReason.tsx";
import { FactGrid } from "../kit/FactGrid.tsx";
import { DialogActions, StaffDialog } from "../kit/StaffDialog.tsx";
import { useChange } from "../kit/use-change.ts";
import { useStaffPath } from "../shell/role-context.ts";
import { bedKinds } from "./bed-status.ts";
import styles from "./Hostels.module.css";
import { hostelTexts } from "./texts.ts";

const texts = hostelTexts.bed;

interface BedDialogProps {
  readonly room: HostelRoomFragment;
  readonly bed: HostelBedFragment;
  readonly onSaved: () => void;
  readonly onClose: () => void;
}

/** The state of a bed with the office's actions. */
export const BedDialog = ({ room, bed, onSaved, onClose }: BedDialogProps) => {
  const to = useStaffPath();
  const changeBedUse = useChange(ChangeBedUseDocument, (data) => data.changeBedUse);
  const removeHostelBed = useChange(RemoveHostelBedDocument, (data) => data.removeHostelBed);
  const [asking, setAsking] = useState(false);
  const [failureMessage, setFailureMessage] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const isOut = bed.state === "OUT_OF_USE";
  const isNobodys = isOut || bed.state === "FREE";
  const isHeld = bed.state === "PENDING" || bed.state === "APPROVED";
  if (asking) {
    return (
      <ConfirmWithReason
        title={texts.title(bed.number, room.number)}
        action={isOut ? texts.bringBack : texts.takeOut}
        onConfirm={(reason) => changeBedUse({ id: bed.id, isUsable: isOut, reason })}
        onDone={onSaved}
        onClose={onClose}
      >
        <p>{isOut ? texts.bringBackHint : texts.takeOutHint}</p>
      </ConfirmWithReason>
    );
  }
  const remove = () => {
    setBusy(true);
    setFailureMessage(null);
    removeHostelBed({ id: bed.id })
      .then((refusal) => (refusal ? setFailureMessage(refusal.message) : onSaved()))
      .catch((error: unknown) => setFailureMessage(failureOf(error).message))
      .finally(() => setBusy(false));
  };
  const { student } = bed;
  return (
    <StaffDialog title={texts.title(bed.number, room.number)} onClose={onClose}>
      {failureMessage && <Alert type="error" showIcon title={failureMessage} />}
      <FactGrid
        facts={[
          [
            texts.state,
            <StatusTag key="state" kind={bedKinds[bed.state]}>
              {texts.states[bed.state]}
            </StatusTag>,
          ],
          ...(student
            ? [
                [
                  texts.student,
                  <Link key="student" to={to(`students/${student.id}`)}>
                    {`${student.name} (${student.matricNumber})`}
                  </Link>,
                ] as const,
              ]
            : []),
          ...(bed.reason ? [[texts.reason, bed.reason] as const] : []),
        ]}
      />
      {isHeld && student && (
        <p className={styles.hint}>
          {texts.held}{" "}
          <Link to={to(`hostels/applications?search=${encodeURIComponent(student.matricNumber)}`)}>
            {texts.toApplication}
          </Link>
        </p>
      )}
      <DialogActions>
        {isNobodys && (
          <Button loading={busy} onClick={remove}>
            {texts.remove}
          </Button>
        )}
        {!isHeld && (
          <Button type="primary" onClick={() => setAsking(true)}>
            {isOut ? texts.bringBack : texts.takeOut}
          </Button>
        )}
      </DialogActions>
    </StaffDialog>
  );
};
