import { ClockCircleOutlined, WarningOutlined } from "@ant-design/icons";
import { Card, Empty } from "antd";
import { useCallback, useId, useState } from "react";
import type { Hostel_PageFragment } from "../../gql/student-hostels.ts";
import { formatClosing } from "../../lib/dates.ts";
import { usePortal } from "../../portal/PortalProvider.tsx";
import { ClaimProblemNotice, ConfirmBed } from "./Claim.tsx";
import { Countdown } from "./Countdown.tsx";
import styles from "./Hostel.module.css";
import { RoomBoard } from "./RoomBoard.tsx";
import { type Bed, placesIn, roomOfBed } from "./room-board.ts";
import { useBoard, useJitteredCall, usePolling } from "./use-board.ts";
import { useSelectBed } from "./use-select-bed.ts";
import { WaitingList } from "./WaitingList.tsx";

const pollMs = 15_000;
/** The waiting list is polled, because no event reports its changes. */
const waitingPollMs = 60_000;

interface OpenApplicationProps {
  readonly hostel: Hostel_PageFragment;
  /** True if the shown data is old: the last request failed, at least in part. */
  readonly failed: boolean;
  readonly reload: () => void;
  readonly onSelected: (isShown: boolean) => void;
}

export const OpenApplication = (props: OpenApplicationProps) => {
  const { hostel, failed, reload, onSelected } = props;
  const [asked, setAsked] = useState<Bed | null>(null);
  const reloadSoon = useJitteredCall(reload);
  const { board, live, lose } = useBoard(hostel.rooms, reloadSoon);
  const idleMs = hostel.waiting ? waitingPollMs : null;
  // Events cover only beds, so the status of the application may still be unknown.
  const shown = failed && live === "live" ? "reconnecting" : live;
  usePolling(reload, shown === "live" ? idleMs : pollMs);
  const { select, busy, trouble } = useSelectBed({
    onSettled: () => setAsked(null),
    onSelected,
    onLost: (bedId, isOtherNear) => {
      lose(bedId);
      if (!isOtherNear) reload();
      // Events tell a live page what else was taken.
      else if (shown !== "live") reloadSoon();
    },
    onOutdated: reload,
  });

  const choose = useCallback((bed: Bed) => setAsked(bed), []);
  const places = placesIn(board.rooms);
  const offered = hostel.waiting?.offer?.bed.id;
  // A bed of a room that was never shown is as free as the response that named it.
  const isFree = (bedId: string) =>
    bedId === offered || board.free.has(bedId) || roomOfBed(board, bedId) === undefined;
  return (
    <>
      <WaitingList hostel={hostel} isFull={places.beds === 0} onTake={choose} reload={reload} />
      <HostelSummary {...{ hostel, places }} live={shown} onEnd={reloadSoon} />
      {trouble && (
        <ClaimProblemNotice
          key={trouble.bed.id + trouble.kind}
          {...{ trouble, busy, isFree }}
          onChoose={choose}
          onRetry={(bed) => void select(bed)}
        />
      )}
      {places.beds === 0 && (
        <Card>
          <Empty description="No Rooms Available">
            <p>Every bed that you could have is taken at the moment.</p>
          </Empty>
        </Card>
      )}
      {board.rooms.length > 0 && (
        <RoomBoard rooms={board.rooms} selecting={busy} onChoose={choose} />
      )}
      {asked && (
        <ConfirmBed
          bed={asked}
          room={board.rooms.find(({ number }) => number === asked.roomNumber)}
          isTaken={!busy && !isFree(asked.id)}
          busy={busy}
          onConfirm={() => void select(asked)}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
};

const liveWords = {
  live: "Live: beds change here as they are taken and freed.",
  connecting: "Connecting to live updates…",
  reconnecting: "Connection lost. Reconnecting… Updates every 15 seconds",
  unavailable: "Updates every 15 seconds",
} as const;

interface HostelSummaryProps {
  readonly hostel: Hostel_PageFragment;
  readonly places: ReturnType<typeof placesIn>;
  /** How soon the page shows what others take. */
  readonly live: keyof typeof liveWords;
  readonly onEnd: () => void;
}

/** What is free, how long it can be applied for, and how current the page is. */
const HostelSummary = ({ hostel, places, live, onEnd }: HostelSummaryProps) => {
  const { deadline, currentTime } = hostel;
  const titleId = useId();
  const { timeZone } = usePortal();
  return (
    <Card role="region" aria-labelledby={titleId} size="small">
      <h2 id={titleId} className="visually-hidden">
        Time left to apply
      </h2>
      <div className={styles.summary}>
        <dl className={styles.counters}>
          <div>
            <dt>Available Rooms</dt>
            <dd>{places.rooms}</dd>
          </div>
          <div>
            <dt>Available Beds</dt>
            <dd>{places.beds}</dd>
          </div>
        </dl>
        {deadline === null ? (
          // Specification §4: "or there is no deadline".
          <p>
            <strong className={styles.ended}>Deadline Passed</strong>{" "}
            <span className={styles.hint}>
              The college has announced no deadline. Applications are open until it closes them.
            </span>
          </p>
        ) : (
          <>
            <Countdown
              until={deadline}
              collegeNow={currentTime}
              onEnd={onEnd}
              label="Time left to apply"
              ended="Deadline Passed"
            />
            <p>
              Deadline: <time dateTime={deadline}>{formatClosing(deadline, timeZone)}</time>
            </p>
          </>
        )}
        <p role="status" className={styles.live} data-state={live}>
          {live === "reconnecting" ? (
            <WarningOutlined aria-hidden />
          ) : (
            <ClockCircleOutlined aria-hidden />
          )}
          <span>{liveWords[live]}</span>
        </p>
      </div>
    </Card>
  );
};
