import type {
  InstalmentState,
  PaymentPlansQuery_paymentPlans_plans,
  PlanUnlock,
} from "../../../gql/staff-payments.ts";
import { type StatusKind, StatusTag } from "../../../ui/StatusTag.tsx";

export const instalmentStates: Readonly<Record<InstalmentState, string>> = {
  PAID: "All paid",
  DUE: "In time",
  OVERDUE: "Overdue",
};

const kinds: Readonly<Record<InstalmentState, StatusKind>> = {
  PAID: "good",
  DUE: "waiting",
  OVERDUE: "bad",
};

export const instalmentTag = (state: InstalmentState) => (
  <StatusTag kind={kinds[state]}>{instalmentStates[state]}</StatusTag>
);

export const unlockNames: Readonly<Record<PlanUnlock, string>> = {
  REGISTRATION: "Course registration",
  HOSTEL: "Hostel application",
  EXAMINATION: "Examinations",
};

interface Scope {
  readonly department: string | null;
  readonly level: number | null;
  /** Its short name. */
  readonly sponsor: string | null;
}

/** Whom a plan is for: `Nursing, level 200`, `Students of NELFUND, level 100`. */
export const planName = ({ department, level, sponsor }: Scope): string => {
  const parts = [
    sponsor && `students of ${sponsor}`,
    department,
    level === null ? null : `level ${level}`,
  ];
  const [first = "every student", ...rest] = parts.filter((part) => part !== null);
  return [first.charAt(0).toUpperCase() + first.slice(1), ...rest].join(", ");
};

/** The name of a plan that is read whole. */
export const nameOfPlan = ({
  department,
  level,
  sponsor,
}: PaymentPlansQuery_paymentPlans_plans): string =>
  planName({ department: department?.name ?? null, level, sponsor: sponsor?.shortName ?? null });

/** Sponsors as options of a choice. */
export const sponsorChoices = (
  sponsors: readonly { readonly id: string; readonly shortName: string }[] | undefined,
) => (sponsors ?? []).map(({ id, shortName }) => ({ value: id, label: shortName }));
