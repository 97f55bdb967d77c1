import { useState } from "react";
import type {
  ApplicantChangeFragment,
  ApplicantFileDetailsFragment,
} from "../../../gql/staff-admissions.ts";
import { failureOf } from "../../../lib/failure.ts";
import type { Refusal } from "../../../lib/refusal.ts";

export type Change = { readonly result: ApplicantChangeFragment } | null | undefined;
export type OnDone = (message: string, applicant: ApplicantFileDetailsFragment | null) => void;

/** Sends a change of an applicant's file. A refusal is returned, and shown in an alert if there is no form for it. */
export const useChange = (onDone: OnDone) => {
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const run = async (
    send: () => Promise<{ readonly data?: Change }>,
  ): Promise<(Refusal & { readonly code: string }) | null> => {
    if (busy) return null;
    setBusy(true);
    setTrouble(null);
    try {
      const result = (await send()).data?.result;
      if (!result) throw new Error("The mutation returned no data.");
      if (result.__typename === "Refusal") {
        setTrouble(result.fields[0]?.message ?? result.message);
        return result;
      }
      onDone(result.message, result.applicant);
    } catch (error) {
      setTrouble(failureOf(error).message);
    } finally {
      setBusy(false);
    }
    return null;
  };
  return { busy, trouble, run };
};
