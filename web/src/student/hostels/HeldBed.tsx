import { formatMoment } from "../../lib/dates.ts";
import { usePortal } from "../../portal/PortalProvider.tsx";
import { Button } from "../../ui/Button.tsx";
import { Countdown } from "./Countdown.tsx";
import styles from "./Hostel.module.css";
import { hostelTexts } from "./hostel-texts.ts";
import type { Bed, Waiting } from "./hostel-types.ts";

const labels = hostelTexts.waiting;

interface HeldBedProps {
  readonly offer: NonNullable<Waiting["offer"]>;
  readonly currentTime: string | null;
  readonly onTake: (bed: Bed) => void;
  readonly onEnd: () => void;
}

/** The bed that is held for a student from the waiting list, and until when. */
export const HeldBed = ({
  offer: { bed, expiresAt },
  currentTime,
  onTake,
  onEnd,
}: HeldBedProps) => {
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
      <Button onClick={() => onTake(bed)}>{labels.take}</Button>
    </>
  );
};
