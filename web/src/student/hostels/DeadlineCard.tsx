import { useId } from "react";
import { formatClosing } from "../../lib/dates.ts";
import { usePortal } from "../../portal/PortalProvider.tsx";
import { Card } from "../../ui/Card.tsx";
import { Countdown } from "./Countdown.tsx";
import styles from "./Hostel.module.css";
import { hostelTexts } from "./hostel-texts.ts";
import type { Hostel } from "./hostel-types.ts";

const labels = hostelTexts.countdown;

interface DeadlineCardProps extends Pick<Hostel, "deadline" | "currentTime"> {
  readonly onEnd: () => void;
}

/** The application deadline with a countdown. */
export const DeadlineCard = ({ deadline, currentTime, onEnd }: DeadlineCardProps) => {
  const titleId = useId();
  const { timeZone } = usePortal();
  return (
    <Card labelledBy={titleId}>
      <div className={styles.stack}>
        <h2 id={titleId}>{labels.title}</h2>
        {deadline === null ? (
          <div>
            {/* Specification §4: "or there is no deadline". */}
            <p className={styles.passed}>{labels.passed}</p>
            <p className={styles.hint}>{labels.none}</p>
          </div>
        ) : (
          <div className={styles.deadline}>
            <Countdown
              until={deadline}
              collegeNow={currentTime}
              onEnd={onEnd}
              label={labels.title}
              ended={labels.passed}
            />
            <p>
              {labels.deadline}:{" "}
              <strong>
                <time dateTime={deadline}>{formatClosing(deadline, timeZone)}</time>
              </strong>
            </p>
          </div>
        )}
      </div>
    </Card>
  );
};
