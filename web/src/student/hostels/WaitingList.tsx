import { Button, Card, Flex, Modal } from "antd";
import { useEffect, useId, useRef, useState } from "react";
import type {
  Hostel_PageFragment,
  HostelWaiting_WaitingFragment,
} from "../../gql/student-hostels.ts";
import { formatMoment } from "../../lib/dates.ts";
import { usePortal } from "../../portal/PortalProvider.tsx";
import { Countdown } from "./Countdown.tsx";
import styles from "./Hostel.module.css";
import { hostelTexts } from "./hostel-texts.ts";
import type { Bed } from "./room-board.ts";
import { useWaitingList } from "./use-waiting-list.ts";

const labels = hostelTexts.waiting;

interface WaitingListProps {
  readonly hostel: Hostel_PageFragment;
  /** True if nothing is free now, even if something was when the page was loaded. */
  readonly isFull: boolean;
  readonly onTake: (bed: Bed) => void;
  readonly reload: () => void;
}

/** Joining, leaving and the offer of the waiting list. Renders nothing if there is no list. */
export const WaitingList = ({ hostel, isFull, onTake, reload }: WaitingListProps) => {
  const titleId = useId();
  const { timeZone } = usePortal();
  const { join, leave, busy } = useWaitingList(reload);
  const title = useRef<HTMLHeadingElement>(null);
  const [changes, setChanges] = useState(0);
  // The pressed button is gone.
  useEffect(() => {
    if (changes > 0) title.current?.focus();
  }, [changes]);
  const { waiting, canWait, currentTime } = hostel;
  if (!waiting && !(canWait && isFull)) return null;
  const change = async (made: Promise<void>) => {
    await made;
    setChanges((count) => count + 1);
  };
  const offer = waiting?.offer ?? null;
  return (
    <Card role="region" aria-labelledby={titleId} size="small">
      <Flex vertical align="start" gap="small">
        <h2 id={titleId} ref={title} tabIndex={-1}>
          {offer ? labels.offerTitle : labels.title}
        </h2>
        {!waiting && (
          <>
            <p>{labels.offerText}</p>
            <Button
              type="primary"
              aria-disabled={busy || undefined}
              onClick={() => void change(join())}
            >
              {busy ? labels.joining : labels.join}
            </Button>
          </>
        )}
        {waiting && !offer && (
          <>
            <p className={styles.statusText}>
              {waiting.position === null ? labels.on : labels.position(waiting.position)}
            </p>
            <p className={styles.hint}>{labels.since(formatMoment(waiting.joinedAt, timeZone))}</p>
          </>
        )}
        {offer && (
          <HeldBed offer={offer} currentTime={currentTime} onTake={onTake} onEnd={reload} />
        )}
        {waiting && (
          <LeaveWaitingList
            isOffered={offer !== null}
            busy={busy}
            onLeave={() => change(leave())}
          />
        )}
      </Flex>
    </Card>
  );
};

interface HeldBedProps {
  readonly offer: NonNullable<HostelWaiting_WaitingFragment["offer"]>;
  readonly currentTime: string | null;
  readonly onTake: (bed: Bed) => void;
  readonly onEnd: () => void;
}

/** The bed that is held for a student from the waiting list, and until when. */
const HeldBed = ({ offer: { bed, expiresAt }, currentTime, onTake, onEnd }: HeldBedProps) => {
  const { timeZone } = usePortal();
  return (
    <>
      <p className={styles.statusText}>{hostelTexts.bedIn(bed.number, bed.roomNumber)}</p>
      <Countdown
        until={expiresAt}
        collegeNow={currentTime}
        onEnd={onEnd}
        label={labels.timeLeft}
        ended={labels.offerEnded}
      />
      <p>
        {labels.heldUntil}:{" "}
        <strong>
          <time dateTime={expiresAt}>{formatMoment(expiresAt, timeZone)}</time>
        </strong>
      </p>
      <Button type="primary" onClick={() => onTake(bed)}>
        {labels.take}
      </Button>
    </>
  );
};

interface LeaveWaitingListProps {
  /** A bed is held. It is given up together with the place. */
  readonly isOffered: boolean;
  readonly busy: boolean;
  readonly onLeave: () => Promise<void>;
}

/** Leaves the waiting list after a confirmation dialog. */
const LeaveWaitingList = ({ isOffered, busy, onLeave }: LeaveWaitingListProps) => {
  const [asking, setAsking] = useState(false);
  const close = () => {
    if (!busy) setAsking(false);
  };
  const leave = async () => {
    await onLeave();
    setAsking(false);
  };
  const confirmLabel = isOffered ? labels.decline : labels.leave;
  return (
    <>
      <Button onClick={() => setAsking(true)}>{confirmLabel}</Button>
      <Modal
        open={asking}
        title={isOffered ? labels.declineTitle : labels.leaveTitle}
        destroyOnHidden
        mask={{ closable: false }}
        onCancel={close}
        footer={
          <>
            <Button onClick={close}>{isOffered ? labels.keep : labels.stay}</Button>
            <Button type="primary" aria-disabled={busy || undefined} onClick={() => void leave()}>
              {busy ? labels.leaving : confirmLabel}
            </Button>
          </>
        }
      >
        {isOffered ? labels.declineText : labels.leaveText}
      </Modal>
    </>
  );
};
