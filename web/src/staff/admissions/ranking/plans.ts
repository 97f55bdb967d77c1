import type { DepartmentPlanInput, RoundQuery } from "../../../gql/staff.ts";

export type Department = RoundQuery["admissionRound"]["departments"][number];

/** How a department's places are to be given, as it is typed. */
export interface Plan {
  readonly isIncluded: boolean;
  readonly cutOff: string;
  /** Empty: as many as the quota leaves. */
  readonly admit: string;
  /** Empty: everybody else above the cut-off. */
  readonly wait: string;
}

export const emptyPlan: Plan = { isIncluded: true, cutOff: "40", admit: "", wait: "" };

const numberOf = (text: string, most: number): number | undefined =>
  /^\d{1,4}$/.test(text.trim()) && Number(text) <= most ? Number(text) : undefined;

/** A plan as it is sent; undefined where something of it is no number that can be meant. */
export const planInput = (code: string, plan: Plan): DepartmentPlanInput | undefined => {
  const cutOff = numberOf(plan.cutOff, 100);
  const [admit, waitingList] = [plan.admit, plan.wait].map((text) =>
    text.trim() === "" ? null : numberOf(text, 5_000),
  );
  if (cutOff === undefined || admit === undefined || waitingList === undefined) return undefined;
  return { departmentCode: code, cutOff, admit, waitingList };
};
