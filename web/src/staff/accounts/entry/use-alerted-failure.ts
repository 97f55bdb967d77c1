import { failureOf } from "../../../lib/failure.ts";
import { texts } from "../../../texts.ts";
import { useFeedback } from "../../../ui/Feedback.tsx";
import type { SignInOutcome } from "./use-staff-sign-in.ts";

/** Runs a sign-in attempt. A failure shows in an alert (specification §8 "Staff login") and resolves to undefined. */
export const useAlertedFailure = () => {
  const { alert } = useFeedback();
  return async (attempt: () => Promise<SignInOutcome>): Promise<SignInOutcome | undefined> => {
    try {
      const outcome = await attempt();
      if (outcome.kind !== "refused") return outcome;
      alert(outcome.message);
    } catch (error) {
      const { code, message } = failureOf(error);
      alert(code === "NETWORK" ? texts.login.network : message);
    }
    return undefined;
  };
};
