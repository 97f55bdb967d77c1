import { useId } from "react";
import { formatClosing } from "../../lib/dates.ts";
import { usePortal } from "../../portal/PortalProvider.tsx";
import { Card } from "../../ui/Card.tsx";
import { Countdown } from "./Countdown.tsx";
import styles from "./Hostel.module.css";
import { hostelTexts } from "./hostel-texts.ts";
import type { Hostel } from "./hostel-types.ts";

const words = hostelTexts.countdown;

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
        <h2 id={titleId}>{words.title}</h2>
        {deadline === null ? (
          <div>
            {/* Specification §4: "or there is no deadline". */}
            <p className={styles.passed}>{words.passed}</p>
            <p className={styles.hint}>{words.none}</p>
          </div>
        ) : (
          <div className={styles.deadline}>
            <Countdown
              until={deadline}
              collegeNow={currentTime}
              onEnd={onEnd}
              label={words.title}
              ended={words.passed}
            />
            <p>
              {words.deadline}:{" "}
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
