import { useMutation } from "@apollo/client/react";
import { useRef, useState } from "react";
import {
  JoinHostelWaitingListDocument,
  type JoinHostelWaitingListMutation,
  LeaveHostelWaitingListDocument,
} from "../../gql/student-hostels.ts";
import { failureOf } from "../../lib/failure.ts";
import { useFeedback } from "../../ui/Feedback.tsx";
import { hostelTexts } from "./hostel-texts.ts";

type Change = JoinHostelWaitingListMutation["joinHostelWaitingList"];

interface Result {
  readonly change: Change | undefined;
  readonly error?: unknown;
}

/** Joins and leaves the waiting list. Both are idempotent and never reject. `onOutdated`: the page must be reloaded. */
export const useWaitingList = (onOutdated: () => void) => {
  // A part of the response can fail after the list was changed.
  const [sendJoin] = useMutation(JoinHostelWaitingListDocument, { errorPolicy: "all" });
  const [sendLeave] = useMutation(LeaveHostelWaitingListDocument, { errorPolicy: "all" });
  const { toast } = useFeedback();
  const [busy, setBusy] = useState(false);
  const isUnderWay = useRef(false);

  const handleResult = ({ change, error }: Result) => {
    if (change?.__typename === "HostelChanged") {
      toast("success", change.message);
      if (change.hostel) return;
      const reason = error ? failureOf(error).message : hostelTexts.error.incomplete;
      toast("error", hostelTexts.error.status(reason));
    } else if (change) {
      toast("error", change.message);
    } else {
      toast("error", error ? failureOf(error).message : hostelTexts.waiting.failed);
    }
    onOutdated();
  };
  const make = async (send: () => Promise<Result>): Promise<void> => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setBusy(true);
    handleResult(await send().catch((error: unknown) => ({ change: undefined, error })));
    isUnderWay.current = false;
    setBusy(false);
  };
  return {
    join: () =>
      make(async () => {
        const { data, error } = await sendJoin();
        return { change: data?.joinHostelWaitingList, error };
      }),
    leave: () =>
      make(async () => {
        const { data, error } = await sendLeave();
        return { change: data?.leaveHostelWaitingList, error };
      }),
    busy,
  };
};
