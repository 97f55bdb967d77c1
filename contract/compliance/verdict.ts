import type { Endpoint } from "../endpoint.ts";

/**
 * `complies`: as far as it could be tried. `missing`: the service does not have it. `differs`: it is there and
 * answers otherwise than the contract says.
 */
export type VerdictKind = "complies" | "missing" | "differs";

export interface Verdict {
  readonly kind: VerdictKind;
  /** What was found, in short sentences; for `complies`, what could not be tried. */
  readonly notes: readonly string[];
}

export interface EndpointVerdict extends Verdict {
  readonly endpoint: Endpoint;
}

export const complies = (...notes: readonly string[]): Verdict => ({ kind: "complies", notes });
export const missing = (...notes: readonly string[]): Verdict => ({ kind: "missing", notes });
export const differs = (...notes: readonly string[]): Verdict => ({ kind: "differs", notes });

/** The worst of several, with the notes of all that are as bad. */
export const together = (verdicts: readonly Verdict[]): Verdict => {
  const kind =
    (["missing", "differs"] as const).find((bad) => verdicts.some((one) => one.kind === bad)) ??
    "complies";
  return { kind, notes: verdicts.filter((one) => one.kind === kind).flatMap(({ notes }) => notes) };
};
