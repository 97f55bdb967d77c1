import { ClockCircleOutlined, WarningOutlined } from "@ant-design/icons";
import { Card } from "antd";
import { useId } from "react";
import type { Hostel_PageFragment } from "../../gql/student-hostels.ts";
import { formatClosing } from "../../lib/dates.ts";
import { usePortal } from "../../portal/PortalProvider.tsx";
import { Countdown } from "./Countdown.tsx";
import styles from "./Hostel.module.css";
import { hostelTexts } from "./hostel-texts.ts";

const labels = hostelTexts.countdown;
const counters = hostelTexts.open.counters;

interface HostelSummaryProps extends Pick<Hostel_PageFragment, "deadline" | "currentTime"> {
  readonly rooms: number;
  readonly beds: number;
  /** How soon the page shows what others take. */
  readonly live: keyof typeof hostelTexts.live;
  readonly onEnd: () => void;
}

/** What is free, how long it can be applied for, and how current the page is. */
export const HostelSummary = (props: HostelSummaryProps) => {
  const { rooms, beds, deadline, currentTime, live, onEnd } = props;
  const titleId = useId();
  const { timeZone } = usePortal();
  return (
    <Card role="region" aria-labelledby={titleId} size="small">
      <h2 id={titleId} className="visually-hidden">
        {labels.title}
      </h2>
      <div className={styles.summary}>
        <dl className={styles.counters}>
          <div>
            <dt>{counters.rooms}</dt>
            <dd>{rooms}</dd>
          </div>
          <div>
            <dt>{counters.beds}</dt>
            <dd>{beds}</dd>
          </div>
        </dl>
        {deadline === null ? (
          // Specification §4: "or there is no deadline".
          <p>
            <strong className={styles.passed}>{labels.passed}</strong>{" "}
            <span className={styles.hint}>{labels.none}</span>
          </p>
        ) : (
          <>
            <Countdown
              until={deadline}
              collegeNow={currentTime}
              onEnd={onEnd}
              label={labels.title}
              ended={labels.passed}
            />
            <p>
              {labels.deadline}:{" "}
              <time dateTime={deadline}>{formatClosing(deadline, timeZone)}</time>
            </p>
          </>
        )}
        <p role="status" className={styles.live} data-state={live}>
          {live === "reconnecting" ? (
            <WarningOutlined aria-hidden />
          ) : (
            <ClockCircleOutlined aria-hidden />
          )}
          <span>{hostelTexts.live[live]}</span>
        </p>
      </div>
    </Card>
  );
};
