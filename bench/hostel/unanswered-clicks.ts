import { inWords } from "../harness/figures.ts";
import type { AppliedEnd } from "./read-end.ts";
import type { Rush } from "./rush.ts";

/** How often a click got no answer, and the outcomes of its retries. */
export const unansweredClicks = (
  { clicks, startedAt }: Pick<Rush, "clicks" | "startedAt">,
  { applications }: Pick<AppliedEnd, "applications">,
): string => {
  const tries = clicks.filter(({ outcome }) => outcome === "unknown");
  const keys = new Set(tries.map(({ requestKey }) => requestKey));
  const heldSince = new Map(
    clicks
      .filter(({ outcome }) => outcome === "held")
      .map(({ requestKey, sentAt }) => [requestKey, startedAt + sentAt]),
  );
  const held = applications.filter(({ requestKey }) => keys.has(requestKey ?? ""));
  const made = held.filter(
    ({ requestKey, appliedAt }) => appliedAt.getTime() < (heldSince.get(requestKey ?? "") ?? 0),
  );
  return (
    `${inWords(tries.length)} tries of ${inWords(keys.size)} clicks without an answer: in the end ` +
    `${held.length} hold the bed (${made.length} had it before they asked again), ${keys.size - held.length} were refused it`
  );
};
