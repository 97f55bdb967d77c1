import type { FeeLineFragment, FeeLineInput } from "../../../gql/staff-payments.ts";
import { feeTexts } from "./texts.ts";

/** A fee as form values. */
export interface FeeValues extends Readonly<Record<string, string>> {
  readonly stage: string;
  readonly section: string;
  readonly paidAt: string;
  readonly code: string;
  readonly label: string;
  readonly amount: string;
  readonly frequency: string;
  readonly residency: string;
  readonly department: string;
  readonly position: string;
}

export const newFee: FeeValues = {
  stage: "FIRST_YEAR",
  section: "C",
  paidAt: "PORTAL",
  code: "",
  label: "",
  amount: "",
  frequency: "PER_SESSION",
  residency: "",
  department: "",
  position: "50",
};

export const valuesOf = (line: FeeLineFragment): FeeValues => ({
  stage: line.stage,
  section: line.section,
  paidAt: line.paidAt,
  code: line.code,
  label: line.label,
  amount: String(line.amount),
  frequency: line.frequency,
  residency: line.residency ?? "",
  department: line.department ?? "",
  position: String(line.position),
});

const one = <const Value extends string>(values: readonly Value[], text: string): Value =>
  values.find((value) => value === text) ?? (values[0] as Value);

/** Converts valid form values to the schema's input. */
export const inputOf = (values: FeeValues): FeeLineInput => ({
  stage: one(["FIRST_YEAR", "RETURNING"], values.stage),
  section: values.section,
  paidAt: one(["PORTAL", "BURSARY", "EXTERNAL"], values.paidAt),
  code: values.code.trim(),
  label: values.label.trim(),
  amount: Number(values.amount.trim()),
  frequency: one(["ONCE", "PER_SESSION"], values.frequency),
  residency: values.residency === "" ? null : one(["INDIGENE", "NON_INDIGENE"], values.residency),
  department: values.department.trim() || null,
  position: Number(values.position),
});

/** Validates a fee on the client. */
export const feeProblems = ({ code, label, amount, position }: FeeValues) => ({
  ...(!/^[a-z][a-z0-9_]*$/.test(code.trim()) && { code: feeTexts.codeProblem }),
  ...(label.trim() === "" && { label: feeTexts.missing }),
  ...(!/^\d{1,8}(\.\d{1,2})?$/.test(amount.trim()) && { amount: feeTexts.amountProblem }),
  ...(!/^[1-9]\d{0,2}$/.test(position.trim()) && { position: feeTexts.positionProblem }),
});

/** The group that pays a fee, as text. */
export const payerText = ({ department, residency }: FeeLineFragment): string =>
  [
    department ?? feeTexts.allDepartments,
    residency === null ? null : feeTexts.residencies[residency],
  ]
    .filter(Boolean)
    .join(", ");
