import {
  type ClearanceUnit,
  type clearanceStates,
  clearanceUnits,
} from "../../../../contract/students/leaving-clearance.ts";
import type { StudentStanding } from "../standing.ts";
import { clearanceTexts } from "./texts.ts";

export type ClearanceState = (typeof clearanceStates)[number];

/** What decides whether a student may have a statement of result. */
export interface LeavingFacts {
  readonly standing: StudentStanding;
  /** Offices without an entry have not decided. */
  readonly states: ReadonlyMap<ClearanceUnit, ClearanceState>;
  readonly isOwing: boolean;
}

/** Whether a student leaves, so that the offices sign them off. */
export const isLeaving = (standing: StudentStanding): standing is "graduated" | "withdrawn" =>
  standing === "graduated" || standing === "withdrawn";

/**
 * Why there is no statement of result; null where there is nothing in its way. What is owed counts by today's ledger: a charge that
 * came after the bursary had signed stands in the way, too.
 */
export const statementObstacle = ({ standing, states, isOwing }: LeavingFacts): string | null => {
  if (standing !== "graduated") return clearanceTexts.notGraduated;
  const unitsIn = (state: ClearanceState) =>
    clearanceUnits.filter((unit) => (states.get(unit) ?? "waiting") === state);
  const [held, waiting] = [unitsIn("held"), unitsIn("waiting")];
  if (held.length > 0) return clearanceTexts.held(held);
  if (waiting.length > 0) return clearanceTexts.waiting(waiting);
  return isOwing ? clearanceTexts.owing : null;
};
