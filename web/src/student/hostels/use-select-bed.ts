import { useMutation } from "@apollo/client/react";
import { useRef, useState } from "react";
import { SelectBedDocument } from "../../gql/student-hostels.ts";
import { failureOf } from "../../lib/failure.ts";
import { makeRequestKey } from "../../lib/request-key.ts";
import { useOnce } from "../../lib/use-once.ts";
import { useFeedback } from "../../ui/Feedback.tsx";
import { statusFailed } from "./hostel-view.ts";
import type { Bed } from "./room-board.ts";

export type ClaimProblem = { readonly bed: Bed } & (
  | { readonly kind: "taken"; readonly nearest: readonly Bed[] }
  | { readonly kind: "refused"; readonly reason: string }
  /** The response was lost, so the bed may have been claimed. */
  | { readonly kind: "unsure" }
);

interface Outcomes {
  /** Called as soon as the result of a claim is known. */
  readonly onSettled: () => void;
  /** The bed was claimed. `isShown` is false if the response could not return the application. */
  readonly onSelected: (isShown: boolean) => void;
  /** Another student has the bed. `isOtherNear` is false where the answer names no free bed. */
  readonly onLost: (bedId: string, isOtherNear: boolean) => void;
  /** The shown data may be out of date. */
  readonly onOutdated: () => void;
}

/**
 * Claims a bed. Repeated presses send one request, and it never rejects. A claim without a response keeps its
 * idempotency key, so a retry has the same result as the first claim.
 */
export const useSelectBed = ({ onSettled, onSelected, onLost, onOutdated }: Outcomes) => {
  // A part of the response can fail after the bed was claimed. With this policy a lost response rejects nothing, too.
  const [mutate] = useMutation(SelectBedDocument, { errorPolicy: "all" });
  const { toast } = useFeedback();
  const [trouble, setTrouble] = useState<ClaimProblem | null>(null);
  const unanswered = useRef<{ readonly bedId: string; readonly key: string } | null>(null);

  const fail = (message: string, failed: ClaimProblem) => {
    toast("error", `Bed Selection Failed: ${message || "Failed to select bed."}`);
    setTrouble(failed);
  };
  const [select, busy] = useOnce(async (bed: Bed) => {
    const last = unanswered.current;
    const key = last?.bedId === bed.id ? last.key : makeRequestKey();
    unanswered.current = { bedId: bed.id, key };
    const { data, error } = await mutate({ variables: { bedId: bed.id, requestKey: key } });
    setTrouble(null);
    onSettled();
    const failure = error && failureOf(error).message;
    if (!data) {
      fail(failure ?? "", { kind: "unsure", bed });
      onOutdated();
      return;
    }
    unanswered.current = null;
    const answer = data.selectBed;
    if (answer.__typename === "BedSelected") {
      const isShown = Boolean(answer.hostel?.application);
      toast("success", "Bed selected successfully! Fetching application status...");
      if (!isShown) toast("error", statusFailed(failure));
      onSelected(isShown);
    } else if (answer.__typename === "BedTaken") {
      fail(answer.message, { kind: "taken", bed, nearest: answer.nearest });
      onLost(bed.id, answer.nearest.length > 0);
    } else {
      const reason = answer.message || "Failed to select bed.";
      fail(reason, { kind: "refused", bed, reason });
      onOutdated();
    }
  });
  return { select, busy, trouble };
};
