import { useMutation } from "@apollo/client/react";
import { useRef, useState } from "react";
import { SelectBedDocument, type SelectBedMutation } from "../../gql/student-hostels.ts";
import { failureOf } from "../../lib/failure.ts";
import { useFeedback } from "../../ui/Feedback.tsx";
import { hostelTexts } from "./hostel-texts.ts";
import type { Bed } from "./room-board.ts";

const labels = hostelTexts.choose;

type Answer = SelectBedMutation["selectBed"];

/** An idempotency key: 32 hexadecimal digits. `crypto.randomUUID` is missing without HTTPS. */
const requestKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");

/** Why a claim got no bed, as shown on the page. */
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
  /** Another student has the bed. */
  readonly onLost: (bedId: string) => void;
  /** The shown data may be out of date. */
  readonly onOutdated: () => void;
}

type Outcome =
  | { readonly answer: Answer; readonly error?: unknown }
  | { readonly answer?: undefined; readonly error: unknown };

/**
 * Claims a bed. Repeated presses send one request, and it never rejects. A claim without a response keeps its
 * idempotency key, so a retry has the same result as the first claim.
 */
export const useSelectBed = ({ onSettled, onSelected, onLost, onOutdated }: Outcomes) => {
  // A part of the response can fail after the bed was claimed.
  const [mutate] = useMutation(SelectBedDocument, { errorPolicy: "all" });
  const { toast } = useFeedback();
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<ClaimProblem | null>(null);
  const isUnderWay = useRef(false);
  const unanswered = useRef<{ readonly bedId: string; readonly key: string } | null>(null);

  const send = async (bed: Bed): Promise<Outcome> => {
    const last = unanswered.current;
    const key = last?.bedId === bed.id ? last.key : requestKey();
    unanswered.current = { bedId: bed.id, key };
    try {
      const { data, error } = await mutate({ variables: { bedId: bed.id, requestKey: key } });
      if (!data) return { error };
      unanswered.current = null;
      return { answer: data.selectBed, error };
    } catch (error) {
      return { error };
    }
  };
  const fail = (reason: string, failed: ClaimProblem) => {
    toast("error", labels.failed(reason || labels.fallback));
    setTrouble(failed);
    if (failed.kind === "taken") onLost(failed.bed.id);
  };
  const settle = (bed: Bed, { answer, error }: Outcome) => {
    if (!answer) {
      fail(error ? failureOf(error).message : "", { kind: "unsure", bed });
      return onOutdated();
    }
    switch (answer.__typename) {
      case "BedSelected": {
        const isShown = Boolean(answer.hostel?.application);
        toast("success", labels.selected);
        if (!isShown) {
          const reason = error ? failureOf(error).message : hostelTexts.error.incomplete;
          toast("error", hostelTexts.error.status(reason));
        }
        return onSelected(isShown);
      }
      case "BedTaken":
        fail(answer.message, { kind: "taken", bed, nearest: answer.nearest });
        return answer.hostel ? undefined : onOutdated();
      case "Refusal":
        fail(answer.message, { kind: "refused", bed, reason: answer.message || labels.fallback });
        return onOutdated();
    }
  };
  const select = async (bed: Bed): Promise<void> => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setBusy(true);
    const outcome = await send(bed);
    isUnderWay.current = false;
    setBusy(false);
    setTrouble(null);
    onSettled();
    settle(bed, outcome);
  };
  return { select, busy, trouble };
};
