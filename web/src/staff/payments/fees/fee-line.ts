import type {
  FeeFrequency,
  FeeLineInput,
  FeeOfficeQuery_feeOffice_lines,
  FeeResidency,
  FeeStage,
  PlaceOfPayment,
} from "../../../gql/staff-payments.ts";
import { amountProblem } from "../amount.ts";

export const stages: Readonly<Record<FeeStage, string>> = {
  FIRST_YEAR: "Level 100",
  RETURNING: "Other levels",
};

export const places: Readonly<Record<PlaceOfPayment, string>> = {
  BURSARY: "At the bursary",
  EXTERNAL: "Outside the portal",
  PORTAL: "In the portal",
};

export const frequencies: Readonly<Record<FeeFrequency, string>> = {
  ONCE: "Once",
  PER_SESSION: "Every session",
};

export const residencies: Readonly<Record<FeeResidency, string>> = {
  INDIGENE: "Indigenes",
  NON_INDIGENE: "Non-indigenes",
};

export const everyDepartment = "Every department";

/** A fee as form values. */
export interface FeeValues
  extends Pick<
      FeeOfficeQuery_feeOffice_lines,
      "stage" | "section" | "paidAt" | "code" | "label" | "frequency"
    >,
    Readonly<Record<"amount" | "department" | "position", string>> {
  readonly residency: FeeResidency | "";
}

/** A fee's values, or those of a new one. */
export const valuesOf = (line: FeeOfficeQuery_feeOffice_lines | null): FeeValues => ({
  stage: line?.stage ?? "FIRST_YEAR",
  section: line?.section ?? "C",
  paidAt: line?.paidAt ?? "PORTAL",
  code: line?.code ?? "",
  label: line?.label ?? "",
  amount: String(line?.amount ?? ""),
  frequency: line?.frequency ?? "PER_SESSION",
  residency: line?.residency ?? "",
  department: line?.department ?? "",
  position: String(line?.position ?? 50),
});

/** Converts valid form values to the schema's input. */
export const inputOf = (values: FeeValues): FeeLineInput => ({
  ...values,
  code: values.code.trim(),
  label: values.label.trim(),
  amount: Number(values.amount.trim()),
  residency: values.residency || null,
  department: values.department.trim() || null,
  position: Number(values.position),
});

/** Validates a fee on the client. */
export const feeProblems = ({ code, label, amount, position }: FeeValues) => ({
  ...(!/^[a-z][a-z0-9_]*$/.test(code.trim()) && {
    code: "Use small letters, digits and underscores, a letter first: lab_fee.",
  }),
  ...(label.trim() === "" && { label: "This is needed." }),
  ...(amountProblem(amount) && { amount: amountProblem(amount) }),
  ...(!/^[1-9]\d{0,2}$/.test(position.trim()) && {
    position: "Enter a whole number from 1 to 999.",
  }),
});

/** The group that pays a fee, as text. */
export const payerText = ({ department, residency }: FeeOfficeQuery_feeOffice_lines): string =>
  [department ?? everyDepartment, residency && residencies[residency]].filter(Boolean).join(", ");
