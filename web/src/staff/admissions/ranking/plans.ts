import type { DepartmentPlanInput } from "../../../gql/staff-admissions.ts";

/** A department's plan as form values. */
export interface Plan {
  readonly isIncluded: boolean;
  readonly cutOff: string;
  /** Empty: as many as the quota allows. */
  readonly admit: string;
  /** Empty: everybody else above the cut-off. */
  readonly wait: string;
}

export const emptyPlan: Plan = { isIncluded: true, cutOff: "40", admit: "", wait: "" };

const numberOf = (text: string, most: number): number | undefined =>
  /^\d{1,4}$/.test(text.trim()) && Number(text) <= most ? Number(text) : undefined;

/** Converts a plan to the mutation's input; undefined if a number is invalid. */
export const planInput = (code: string, plan: Plan): DepartmentPlanInput | undefined => {
  const cutOff = numberOf(plan.cutOff, 100);
  const [admit, waitingList] = [plan.admit, plan.wait].map((text) =>
    text.trim() === "" ? null : numberOf(text, 5_000),
  );
  if (cutOff === undefined || admit === undefined || waitingList === undefined) return undefined;
  return { departmentCode: code, cutOff, admit, waitingList };
};
