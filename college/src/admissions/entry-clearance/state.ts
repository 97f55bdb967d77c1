import type {
  entryClearanceStates,
  entryPaperStates,
} from "../../../../contract/admissions/entry-clearance.ts";

type State = (typeof entryClearanceStates)[number];

/** How far one paper is. */
export interface PaperFacts {
  readonly state: (typeof entryPaperStates)[number];
  readonly isSighted: boolean;
}

/** How far a clearance is, by its papers. */
export const clearanceState = (papers: readonly PaperFacts[]): State => {
  if (papers.some(({ state }) => state === "sent")) return "sent";
  if (papers.some(({ state }) => state !== "accepted")) return "missing";
  return papers.every(({ isSighted }) => isSighted) ? "cleared" : "originals";
};
