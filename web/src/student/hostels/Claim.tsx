import { Alert, Button, Card, Flex } from "antd";
import { useEffect, useRef } from "react";
import { Facts } from "../../ui/Facts.tsx";
import { ModalDialog } from "../../ui/ModalDialog.tsx";
import styles from "./Hostel.module.css";
import { type Bed, type BoardRoom, bedIn, floorName } from "./room-board.ts";
import type { ClaimProblem } from "./use-select-bed.ts";

interface ConfirmBedProps {
  readonly bed: Bed;
  readonly room: BoardRoom | undefined;
  readonly isTaken: boolean;
  readonly busy: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Names hall, room and bed before the bed is claimed. */
export const ConfirmBed = (props: ConfirmBedProps) => {
  const { bed, room, isTaken, busy, onConfirm, onClose } = props;
  const floor = room?.floor ?? null;
  const close = () => {
    if (!busy) onClose();
  };
  return (
    <ModalDialog
      title="Claim this bed?"
      onClose={close}
      actions={
        <>
          <Button onClick={close}>Go back</Button>
          {!isTaken && (
            <Button type="primary" aria-disabled={busy || undefined} onClick={onConfirm}>
              {busy ? "Selecting..." : "Claim bed"}
            </Button>
          )}
        </>
      }
    >
      <Facts
        facts={[
          ["Hostel", room?.hostel ?? null],
          ["Floor", floor === null ? null : floorName(floor)],
          ["Room", bed.roomNumber],
          ["Bed", bed.number],
        ]}
      />
      {isTaken ? (
        <Alert
          type="warning"
          showIcon
          role="status"
          title="Another student has just taken this bed. Choose another one."
        />
      ) : (
        <p>You can hold one bed this session. The hostel office decides on your application.</p>
      )}
    </ModalDialog>
  );
};

interface ClaimProblemNoticeProps {
  readonly trouble: ClaimProblem;
  readonly busy: boolean;
  readonly isFree: (bedId: string) => boolean;
  readonly onChoose: (bed: Bed) => void;
  readonly onRetry: (bed: Bed) => void;
}

const titleOf = ({ kind, bed }: ClaimProblem): string => {
  const name = bedIn(bed.number, bed.roomNumber);
  if (kind === "unsure") return `It is not known whether you have ${name}`;
  return kind === "taken" ? `${name} is taken` : `${name} was not claimed`;
};

/** The problem of a claim and what to do next. It takes the focus, because the dialog is closed. */
export const ClaimProblemNotice = (props: ClaimProblemNoticeProps) => {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <Card>
      <Flex vertical align="start" gap="small">
        <h2 ref={title} tabIndex={-1} className={styles.trouble}>
          {titleOf(props.trouble)}
        </h2>
        <NextAction {...props} />
      </Flex>
    </Card>
  );
};

const NextAction = ({ trouble, busy, isFree, onChoose, onRetry }: ClaimProblemNoticeProps) => {
  if (trouble.kind === "refused") return <p>{trouble.reason}</p>;
  if (trouble.kind === "unsure") {
    return (
      <>
        <p>The answer did not arrive. Try again: you cannot get two beds by it.</p>
        <Button
          type="primary"
          aria-disabled={busy || undefined}
          onClick={() => onRetry(trouble.bed)}
        >
          {busy ? "Trying again..." : "Try Again"}
        </Button>
      </>
    );
  }
  if (trouble.nearest.length === 0) return <p>No other bed is free at the moment.</p>;
  return (
    <>
      <p>These free beds are the nearest to it:</p>
      <ul className={styles.nearest}>
        {trouble.nearest.map(({ id, number, roomNumber }) => (
          <li key={id}>
            <Button
              disabled={busy || !isFree(id)}
              onClick={() => onChoose({ id, number, roomNumber })}
            >
              {bedIn(number, roomNumber, !isFree(id))}
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
};
