import type { EndpointVerdict, VerdictKind } from "./verdict.ts";

const labels: Readonly<Record<VerdictKind, string>> = {
  complies: "ok",
  missing: "MISSING",
  differs: "DIFFERS",
};

/** The check's outcome as a table in plain text, one endpoint a line, and a line that sums it up. */
export const reportText = (verdicts: readonly EndpointVerdict[]): string => {
  const calls = verdicts.map(({ endpoint: { method, path } }) => `${method.padEnd(6)} ${path}`);
  const width = Math.max(...calls.map(({ length }) => length));
  const lines = verdicts.map(({ kind, notes }, index) =>
    `${labels[kind].padEnd(8)} ${(calls[index] ?? "").padEnd(width)}  ${notes.join("; ")}`.trimEnd(),
  );
  return [...lines, "", summaryOf(verdicts), ""].join("\n");
};

const summaryOf = (verdicts: readonly EndpointVerdict[]): string => {
  const count = (kind: VerdictKind) => verdicts.filter((one) => one.kind === kind).length;
  return `${count("complies")} of ${verdicts.length} specified endpoints comply, ${count("missing")} are missing, ${count("differs")} differ.`;
};
