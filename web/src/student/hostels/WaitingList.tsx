import type { ErrorLike, FragmentType } from "@apollo/client";
import { useFragment, useMutation } from "@apollo/client/react";
import { Button, Card, Flex, Typography } from "antd";
import { useEffect, useId, useRef, useState } from "react";
import {
  JoinHostelWaitingListDocument,
  LeaveHostelWaitingListDocument,
  type WaitingList_HostelFragment,
  WaitingList_HostelFragmentDoc,
} from "../../gql/student-hostels.ts";
import { formatMoment } from "../../lib/dates.ts";
import { failureOf } from "../../lib/failure.ts";
import { useOnce } from "../../lib/use-once.ts";
import { usePortal } from "../../portal/PortalProvider.tsx";
import { useFeedback } from "../../ui/Feedback.tsx";
import { ModalDialog } from "../../ui/ModalDialog.tsx";
import { Countdown } from "./Countdown.tsx";
import { statusFailed } from "./hostel-view.ts";
import { type Bed, bedIn } from "./room-board.ts";

interface WaitingListProps {
  readonly hostel: FragmentType<WaitingList_HostelFragment>;
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
  const { data, complete } = useFragment({ fragment: WaitingList_HostelFragmentDoc, from: hostel });
  if (!complete) return null;
  const { waiting, canWait, currentTime } = data;
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
          {offer ? "A bed is held for you" : "Waiting list"}
        </h2>
        {!waiting && (
          <>
            <p>
              All beds are taken. Join the waiting list: when a bed is free, it is held for you and
              we write to you.
            </p>
            <Button
              type="primary"
              aria-disabled={busy || undefined}
              onClick={() => void change(join())}
            >
              {busy ? "Joining..." : "Join the waiting list"}
            </Button>
          </>
        )}
        {waiting && !offer && (
          <>
            <Typography.Text strong>
              {waiting.position === null
                ? "You are on the waiting list."
                : `You are number ${waiting.position} on the waiting list.`}
            </Typography.Text>
            <Typography.Text type="secondary">
              {`Since ${formatMoment(waiting.joinedAt, timeZone)}. When a bed is free, it is held for you and we write to you.`}
            </Typography.Text>
          </>
        )}
        {offer && (
          <>
            <Typography.Text strong>
              {bedIn(offer.bed.number, offer.bed.roomNumber)}
            </Typography.Text>
            <Countdown
              until={offer.expiresAt}
              collegeNow={currentTime}
              onEnd={reload}
              label="Time left to take it"
              ended="The offer has ended."
            />
            <p>
              Held until:{" "}
              <strong>
                <time dateTime={offer.expiresAt}>{formatMoment(offer.expiresAt, timeZone)}</time>
              </strong>
            </p>
            <Button type="primary" onClick={() => onTake(offer.bed)}>
              Take this bed
            </Button>
          </>
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

interface Answer {
  readonly change: { readonly message: string; readonly hostel?: object | null } | undefined;
  readonly error: ErrorLike | undefined;
}

/** Joins and leaves the waiting list. Both are idempotent and never reject. `onOutdated`: the page must be reloaded. */
const useWaitingList = (onOutdated: () => void) => {
  // A part of the response can fail after the list was changed. With this policy a lost response rejects nothing, too.
  const [sendJoin] = useMutation(JoinHostelWaitingListDocument, { errorPolicy: "all" });
  const [sendLeave] = useMutation(LeaveHostelWaitingListDocument, { errorPolicy: "all" });
  const { toast } = useFeedback();
  const [make, busy] = useOnce(async (send: () => Promise<Answer>) => {
    const { change, error } = await send();
    const failure = error && failureOf(error).message;
    // A refusal has no hostel.
    if (change?.hostel !== undefined) {
      toast("success", change.message);
      if (change.hostel) return;
      toast("error", statusFailed(failure));
    } else {
      const reason = change?.message ?? failure;
      toast("error", reason ?? "The waiting list could not be changed. Please try again.");
    }
    onOutdated();
  });
  return {
    join: () =>
      make(() =>
        sendJoin().then(({ data, error }) => ({ change: data?.joinHostelWaitingList, error })),
      ),
    leave: () =>
      make(() =>
        sendLeave().then(({ data, error }) => ({ change: data?.leaveHostelWaitingList, error })),
      ),
    busy,
  };
};

interface LeaveWaitingListProps {
  /** A bed is held. It is given up together with the place. */
  readonly isOffered: boolean;
  readonly busy: boolean;
  readonly onLeave: () => Promise<void>;
}

const LeaveWaitingList = ({ isOffered, busy, onLeave }: LeaveWaitingListProps) => {
  const [asking, setAsking] = useState(false);
  const close = () => {
    if (!busy) setAsking(false);
  };
  const leave = async () => {
    await onLeave();
    setAsking(false);
  };
  const confirmLabel = isOffered ? "Turn it down" : "Leave the waiting list";
  return (
    <>
      <Button onClick={() => setAsking(true)}>{confirmLabel}</Button>
      {asking && (
        <ModalDialog
          title={isOffered ? "Turn this bed down?" : "Leave the waiting list?"}
          onClose={close}
          actions={
            <>
              <Button onClick={close}>{isOffered ? "Keep the bed" : "Stay on the list"}</Button>
              <Button type="primary" aria-disabled={busy || undefined} onClick={() => void leave()}>
                {busy ? "Leaving..." : confirmLabel}
              </Button>
            </>
          }
        >
          {isOffered
            ? "The bed goes to the next student, and you leave the waiting list."
            : "You lose your place. If you join again, you are last."}
        </ModalDialog>
      )}
    </>
  );
};
