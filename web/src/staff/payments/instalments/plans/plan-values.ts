import type { PlanUnlock as Unlock } from "../../../../../../rules/payments/instalments.ts";
import { planProblems } from "../../../../../../rules/payments/plan-form.ts";
import type {
  PaymentPlanInput,
  PaymentPlansQuery_paymentPlans_plans,
  PlanUnlock,
} from "../../../../gql/staff-payments.ts";

/** A plan as form values. */
export interface PlanValues {
  /** Empty for every department. */
  readonly department: string;
  /** Empty for every level. */
  readonly level: string;
  /** Empty for those with a sponsor and without. */
  readonly sponsor: string;
  readonly shares: readonly ShareValues[];
}

interface ShareValues {
  readonly percent: string;
  readonly dueDate: string;
  readonly unlocks: readonly PlanUnlock[];
}

const names: Readonly<Record<PlanUnlock, Unlock>> = {
  REGISTRATION: "registration",
  HOSTEL: "hostel",
  EXAMINATION: "examination",
};

export const noShare: ShareValues = { percent: "", dueDate: "", unlocks: [] };

const twoShares: PlanValues["shares"] = [
  { percent: "60", dueDate: "", unlocks: ["REGISTRATION"] },
  { percent: "40", dueDate: "", unlocks: ["HOSTEL", "EXAMINATION"] },
];

/** A plan's values, or those of a new one. */
export const valuesOf = (plan: PaymentPlansQuery_paymentPlans_plans | null): PlanValues => ({
  department: plan?.department?.id ?? "",
  level: String(plan?.level ?? ""),
  sponsor: plan?.sponsor?.id ?? "",
  shares:
    plan?.shares.map(({ percent, dueDate, unlocks }) => ({
      percent: String(percent),
      dueDate,
      unlocks,
    })) ?? twoShares,
});

/** Converts form values to the schema's input. What is not a number stays none, for the college to refuse. */
export const inputOf = (session: string, { department, level, sponsor, shares }: PlanValues) =>
  ({
    session,
    department: department || null,
    level: level === "" ? null : Number(level),
    sponsor: sponsor || null,
    shares: shares.map(({ percent, dueDate, unlocks }) => ({
      percent: percent.trim() === "" ? Number.NaN : Number(percent),
      dueDate,
      unlocks: [...unlocks],
    })),
  }) satisfies PaymentPlanInput;

/** Validates a plan on the client. */
export const problemsOf = (values: PlanValues) =>
  planProblems(
    inputOf("", values).shares.map((share) => ({
      ...share,
      unlocks: share.unlocks.map((unlock) => names[unlock]),
    })),
  );
