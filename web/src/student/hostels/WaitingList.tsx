import { useEffect, useId, useRef, useState } from "react";
import { formatMoment } from "../../lib/dates.ts";
import { usePortal } from "../../portal/PortalProvider.tsx";
import { Button } from "../../ui/Button.tsx";
import { Card } from "../../ui/Card.tsx";
import { HeldBed } from "./HeldBed.tsx";
import styles from "./Hostel.module.css";
import { hostelTexts } from "./hostel-texts.ts";
import type { Bed, Hostel } from "./hostel-types.ts";
import { LeaveWaitingList } from "./LeaveWaitingList.tsx";
import { useWaitingList } from "./use-waiting-list.ts";

const labels = hostelTexts.waiting;

interface WaitingListProps {
  readonly hostel: Hostel;
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
    <Card labelledBy={titleId}>
      <div className={styles.stack}>
        <h2 id={titleId} ref={title} tabIndex={-1}>
          {offer ? labels.offerTitle : labels.title}
        </h2>
        {!waiting && (
          <>
            <p>{labels.offerText}</p>
            <Button busy={busy} onClick={() => void change(join())}>
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
      </div>
    </Card>
  );
};
