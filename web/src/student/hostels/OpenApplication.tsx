import { Card, Empty } from "antd";
import { useCallback, useState } from "react";
import type { Hostel_PageFragment } from "../../gql/student-hostels.ts";
import { ClaimProblemNotice } from "./ClaimProblemNotice.tsx";
import { ConfirmBed } from "./ConfirmBed.tsx";
import { HostelSummary } from "./HostelSummary.tsx";
import { hostelTexts } from "./hostel-texts.ts";
import { RoomBoard } from "./RoomBoard.tsx";
import { useJitteredCall, usePolling } from "./reload-timing.ts";
import { type Bed, placesIn, roomOfBed } from "./room-board.ts";
import { useBoard, useLiveBeds } from "./use-board.ts";
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

/** The current rooms of the student's kind, and the claim of a bed. */
export const OpenApplication = (props: OpenApplicationProps) => {
  const { hostel, failed, reload, onSelected } = props;
  const [asked, setAsked] = useState<Bed | null>(null);
  const reloadSoon = useJitteredCall(reload);
  const { board, hear, lose, disconnect } = useBoard(hostel.rooms, reloadSoon);
  const live = useLiveBeds({
    onEvent: (event) => {
      hear(event);
      if (!event.isApplicationOpen) reloadSoon();
    },
    onLost: disconnect,
  });
  const idleMs = hostel.waiting ? waitingPollMs : null;
  // Events cover only beds, so the status of the application may still be unknown.
  const shown = failed && live === "live" ? "reconnecting" : live;
  usePolling(reload, shown === "live" ? idleMs : pollMs);
  const { select, busy, trouble } = useSelectBed({
    onSettled: () => setAsked(null),
    onSelected,
    onLost: lose,
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
      <HostelSummary
        rooms={places.rooms}
        beds={places.beds}
        deadline={hostel.deadline}
        currentTime={hostel.currentTime}
        live={shown}
        onEnd={reloadSoon}
      />
      {trouble && (
        <ClaimProblemNotice
          key={trouble.bed.id + trouble.kind}
          trouble={trouble}
          busy={busy}
          isFree={isFree}
          onChoose={choose}
          onRetry={(bed) => void select(bed)}
        />
      )}
      {places.beds === 0 && (
        <Card>
          <Empty description={hostelTexts.rooms.none}>
            <p>{hostelTexts.rooms.noneHint}</p>
          </Empty>
        </Card>
      )}
      {board.rooms.length > 0 && (
        <RoomBoard rooms={board.rooms} selecting={busy} onChoose={choose} />
      )}
      <ConfirmBed
        bed={asked}
        room={board.rooms.find(({ number }) => number === asked?.roomNumber)}
        isTaken={asked !== null && !busy && !isFree(asked.id)}
        busy={busy}
        onConfirm={() => asked && void select(asked)}
        onClose={() => setAsked(null)}
      />
    </>
  );
};
